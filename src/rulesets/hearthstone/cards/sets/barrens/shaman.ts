import type { Condition, Effect } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import {
  FRIENDLY_MURLOCS,
  OTHER_FRIENDLY_MURLOCS,
  PLAYED_ELEMENTAL_LAST_TURN,
  RANDOM_SPELL_IN_DECK,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { type RankOfSpell, rankedSpell } from '../../templates/ranked-spells.js';

const STRIKE_AT_RANDOM: readonly Effect[] = [
  { save: 'hit', entities: { random: SURVIVING_ENEMY_MINIONS } },
  { damage: 3, to: { saved: 'hit' } },
  { forceDeathPhase: true },
];

/** The minion died, and there is another one. */
const STRIKES_AGAIN: Condition = {
  all: [{ entity: { saved: 'hit' }, is: 'KILLED' }, { exists: SURVIVING_ENEMY_MINIONS }],
};

/** So much damage to a minion and to a neighbour at random. */
function chainLightning(amount: number): RankOfSpell {
  return {
    text: [{ damage: amount, to: { union: ['TARGET', { random: { adjacentTo: 'TARGET' } }] } }],
  };
}

/** BARRENS set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('WC_020', 'Perpetual Flame', {
    rules: { text: ['ZH-2.3-use-vs-cast', 'ZH-A.1-forced-death-list'] },
    text: [
      ...STRIKE_AT_RANDOM,
      {
        if: STRIKES_AGAIN,
        then: [
          {
            repeatUntil: { not: STRIKES_AGAIN },
            do: [{ overload: 1 }, ...STRIKE_AT_RANDOM],
          },
        ],
      },
    ],
  }),
  card('BAR_041', 'Nofin Can Stop Us', {
    text: [
      { enchant: 'BAR_041e', on: 'FRIENDLY_MINIONS' },
      { enchant: 'BAR_041e', on: FRIENDLY_MURLOCS },
    ],
  }),
  ownEnchantment('BAR_041e', 'Nofin Can Stop Us', { attack: 1, health: 1 }),
  card('BAR_043', "Tinyfin's Caravan", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'MURLOC' } } } }],
      },
    ],
  }),
  card('BAR_045', 'Arid Stormer', {
    battlecry: [
      { if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ set: { RUSH: 1, WINDFURY: 1 }, on: 'SELF' }] },
    ],
  }),
  card('BAR_750', 'Earth Revenant', { battlecry: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  card('BAR_860', 'Firemancer Flurgl', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'MURLOC' },
        rules: ['ZH-2.2-left-before-completion'],
        do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('WC_005', 'Primal Dungeoneer', {
    battlecry: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      {
        if: { entity: { saved: 'drawn' }, is: { school: 'NATURE' } },
        then: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'ELEMENTAL' } } } }],
      },
    ],
  }),
  card('WC_042', 'Wailing Vapor', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'ELEMENTAL' },
        do: [{ enchant: 'WC_042e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('WC_042e', 'Wailing Vapor', { attack: 1 }),
  card('BAR_848', 'Lilypad Lurker', {
    requires: {
      REQ_TARGET_IF_AVAILABE_AND_ELEMENTAL_PLAYED_LAST_TURN: 0,
      REQ_MINION_TARGET: 0,
      REQ_ENEMY_TARGET: 0,
    },
    battlecry: [
      { if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ transform: 'TARGET', into: 'hexfrog' }] },
    ],
  }),
  card('BAR_040', 'South Coast Chieftain', {
    aimedIf: { exists: OTHER_FRIENDLY_MURLOCS },
    battlecry: [
      {
        if: { exists: OTHER_FRIENDLY_MURLOCS },
        then: [{ damage: 2, to: 'TARGET' }],
      },
    ],
  }),
  ...rankedSpell({
    id: 'BAR_044',
    name: 'Chain Lightning',
    shared: {
      set: 'THE_BARRENS',
      class: 'SHAMAN',
      cost: 2,
      school: 'NATURE',
      requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    },
    ranks: [chainLightning(2), chainLightning(3), chainLightning(4)],
  }),
  card('BAR_751', 'Spawnpool Forager', { deathrattle: [{ summon: 'BAR_751t' }] }),
  ownMinion({
    id: 'BAR_751t',
    name: 'Diremuck Tinyfin',
    class: 'SHAMAN',
    set: 'THE_BARRENS',
    race: 'MURLOC',
    cost: 1,
    attack: 1,
    health: 1,
  }),

  card('BAR_048', "Bru'kan", {
    auras: [{ update: 'OTHER', tag: 'SPELLPOWER_NATURE', amount: 3, on: 'FRIENDLY_PLAYER' }],
  }),
];
