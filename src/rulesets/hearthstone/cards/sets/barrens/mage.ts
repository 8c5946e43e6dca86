import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';

/** BARRENS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_541', 'Runed Orb', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 2, to: 'TARGET' },
      { discover: { pool: { type: 'SPELL' } }, then: [] },
    ],
  }),
  card('BAR_542', 'Refreshing Spring Water', {
    text: [
      { draw: 2, save: 'drawn' },
      {
        repeat: { count: { of: { saved: 'drawn' }, where: 'SPELL' } },
        do: [{ gainMana: 2, kind: 'REFRESH' }],
      },
    ],
  }),
  card('BAR_547', 'Mordresh Fire Eye', {
    battlecry: [
      {
        if: { value: { tag: 'HERO_POWER_DAMAGE_THIS_GAME', of: 'FRIENDLY_PLAYER' }, atLeast: 10 },
        then: [{ damage: 10, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('BAR_748', 'Varden Dawngrasp', {
    battlecry: [
      { save: 'cold', entities: { of: 'ENEMY_MINIONS', where: { has: 'FROZEN' } } },
      { freeze: { of: 'ENEMY_MINIONS', except: { saved: 'cold' } } },
      { damage: 4, to: { saved: 'cold' } },
    ],
  }),
  card('WC_041', 'Shattering Blast', {
    text: [{ destroy: { of: 'ALL_MINIONS', where: { has: 'FROZEN' } } }],
  }),
  card('WC_806', 'Floecaster', {
    auras: [
      costsLess({
        times: [2, { count: { of: 'ENEMY_CHARACTERS', where: { has: 'FROZEN' } } }],
      }),
    ],
  }),
  card('BAR_812', 'Oasis Ally', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'CS2_033' }],
      },
    ],
  }),
];
