import { type CardEntry, card } from '../../entry.js';
import {
  againWhileMinionsDie,
  HERO_TOOK_DAMAGE_THIS_TURN,
  MINIONS_IN_HAND,
  OTHER_MINIONS,
  RANDOM_FRIENDLY_MINION,
} from '../../selectors.js';

/** GILNEAS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_693', 'Blood Witch', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ damage: 1, to: 'FRIENDLY_HERO' }] }],
  }),
  card('GIL_825', 'Lord Godfrey', {
    rules: { battlecry: ['ZH-3.3-inner-condition', 'ZH-A.1-forced-death-list'] },
    battlecry: againWhileMinionsDie({ damage: 2, to: OTHER_MINIONS }),
  }),
  card('GIL_665', 'Curse of Weakness', { text: [{ enchant: 'GIL_665e', on: 'ENEMY_MINIONS' }] }),
  card('GIL_665e', 'Curse of Weakness', {
    enchantment: { attack: -2, lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
  card('GIL_618', 'Glinda Crowskin', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: MINIONS_IN_HAND,
        enchantment: 'GIL_618e',
        rules: ['ZH-5.1-echo'],
      },
    ],
  }),
  card('GIL_618e', "Glinda's Call", { enchantment: { grants: ['ECHO'] } }),
  card('GIL_543', 'Dark Possession', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [
      { damage: 2, to: 'TARGET' },
      { discover: { pool: { type: 'MINION', race: 'DEMON' } }, then: [] },
    ],
  }),
  card('GIL_191', 'Fiendish Circle', { text: [{ summon: 'GIL_191t', count: 4 }] }),
  card('GIL_515', 'Ratcatcher', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { destroy: 'TARGET' },
          {
            enchant: 'GIL_515e',
            on: 'SELF',
            num1: { tag: 'ATTACK', of: 'TARGET' },
            num2: { tag: 'HEALTH_LEFT', of: 'TARGET' },
          },
        ],
      },
    ],
  }),
  card('GIL_515e', 'Engorged', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('GIL_608', 'Witchwood Imp', {
    deathrattle: [{ enchant: 'GIL_608e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('GIL_608e', 'Infusion', { enchantment: { health: 2 } }),
  card('GIL_508', 'Duskbat', {
    battlecry: [
      {
        if: HERO_TOOK_DAMAGE_THIS_TURN,
        then: [{ summon: 'GIL_508t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('GIL_565', 'Deathweb Spider', {
    battlecry: [{ if: HERO_TOOK_DAMAGE_THIS_TURN, then: [{ set: { LIFESTEAL: 1 }, on: 'SELF' }] }],
  }),
];
