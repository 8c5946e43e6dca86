import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import {
  FREEZES_WHAT_IT_DAMAGES,
  RANDOM_SPELL_IN_DECK,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { afterYouCast } from '../../templates/after-playing.js';
import { costsLess } from '../../templates/auras.js';
import { type RankOfSpell, rankedSpell } from '../../templates/ranked-spells.js';

/** So many enemy minions at random are frozen. */
function flurry(count: number): RankOfSpell {
  return { text: [{ freeze: { random: SURVIVING_ENEMY_MINIONS, count } }] };
}

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
  ...rankedSpell({
    id: 'BAR_305',
    name: 'Flurry',
    shared: {
      set: 'THE_BARRENS',
      class: 'MAGE',
      cost: 0,
      school: 'FROST',
      requires: { REQ_MINIMUM_ENEMY_MINIONS: 1 },
    },
    ranks: [flurry(1), flurry(2), flurry(3)],
  }),
  card('BAR_545', 'Arcane Luminary', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { not: 'STARTED_IN_YOUR_DECK' } },
        enchantment: 'BAR_545e',
      },
    ],
  }),
  ownEnchantment('BAR_545e', 'Arcane Luminary', { cost: { add: -2, notBelow: 1 } }),
  card('BAR_888', 'Rimetongue', {
    triggers: afterYouCast('FROST', { summon: 'BAR_888t' }),
  }),
  ownMinion({
    id: 'BAR_888t',
    name: 'Frosted Elemental',
    class: 'MAGE',
    set: 'THE_BARRENS',
    race: 'ELEMENTAL',
    cost: 1,
    attack: 1,
    health: 1,

    triggers: [FREEZES_WHAT_IT_DAMAGES],
  }),

  card('WC_805', 'Frostweave Dungeoneer', {
    battlecry: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      {
        if: { entity: { saved: 'drawn' }, is: { school: 'FROST' } },
        then: [{ summon: 'BAR_888t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('BAR_546', 'Wildfire', { text: [{ enchant: 'BAR_546e', on: 'FRIENDLY_PLAYER' }] }),
  ownEnchantment('BAR_546e', 'Wildfire', { heroPowerDamage: 1 }),
  card('BAR_544', 'Reckless Apprentice', {
    battlecry: [
      {
        forEach: 'ENEMY_CHARACTERS',
        do: [{ resolveTextOf: 'FRIENDLY_HERO_POWER', aimedAt: 'IT' }],
      },
    ],
  }),
];
