import type { Condition, Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { OTHER_MINIONS, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** IT becomes a random minion that costs 1 more. */
const ONE_MORE: Effect = {
  transform: 'IT',
  into: { pool: { type: 'MINION', costOf: 'IT', plus: 1, nearest: 'OR_ITSELF' } },
};

const CAST_A_SPELL_LAST_TURN: Condition = {
  exists: { of: { played: 'LAST_TURN', side: 'FRIENDLY' }, where: 'SPELL' },
};

/** BLACK_TEMPLE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('BT_100', 'Serpentshrine Portal', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }, { summon: { pool: { type: 'MINION', cost: 3 } } }],
  }),
  card('BT_101', 'Vivid Spores', { text: [{ enchant: 'BT_101e', on: 'FRIENDLY_MINIONS' }] }),
  card('BT_102', 'Boggspine Knuckles', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        rules: ['ZH-5.2-evolve'],
        do: [{ forEach: 'FRIENDLY_MINIONS', do: [ONE_MORE] }],
      },
    ],
  }),
  card('BT_106', 'Bogstrok Clacker', {
    rules: { battlecry: ['ZH-5.2-evolve'] },
    battlecry: [{ forEach: { adjacentTo: 'SELF' }, do: [ONE_MORE] }],
  }),
  card('BT_109', 'Lady Vashj', { deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_109t' } }] }),
  card('BT_109t', 'Vashj Prime', {
    battlecry: [
      {
        save: 'spells',
        entities: { random: { of: 'FRIENDLY_DECK', where: 'SPELL' }, count: 3 },
      },
      { drawThese: { saved: 'spells' } },
      { enchant: 'BT_109te', on: { of: { saved: 'spells' }, where: 'IN_HAND' } },
    ],
  }),
  card('BT_109te', 'Vashj Prime', { enchantment: { cost: -3 } }),
  card('BT_110', 'Torrent', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 8, to: 'TARGET' }],
    auras: [costsLess({ if: CAST_A_SPELL_LAST_TURN, then: 3, else: 0 })],
  }),
  card('BT_113', 'Totemic Reflection', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'BT_113e', on: 'TARGET' },
      {
        if: { entity: 'TARGET', is: { race: 'TOTEM' } },
        then: [{ summonCopyOf: 'TARGET' }],
      },
    ],
  }),
  card('BT_114', 'Shattered Rumbler', {
    battlecry: [{ if: CAST_A_SPELL_LAST_TURN, then: [{ damage: 2, to: OTHER_MINIONS }] }],
  }),
  card('BT_115', 'Marshspawn', {
    battlecry: [
      {
        if: CAST_A_SPELL_LAST_TURN,
        then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
      },
    ],
  }),
  card('BT_230', 'The Lurker Below', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [
      { save: 'hit', entities: 'TARGET' },
      {
        repeatUntil: { not: { exists: { saved: 'hit' } } },
        do: [
          { damage: 3, to: { saved: 'hit' } },
          {
            save: 'hit',
            entities: {
              random: {
                of: { adjacentTo: { of: { saved: 'hit' }, where: 'KILLED' } },
                where: 'SURVIVES',
              },
            },
          },
        ],
      },
    ],
  }),
];
