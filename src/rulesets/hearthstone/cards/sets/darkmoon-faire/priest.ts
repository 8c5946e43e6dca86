import type { Condition, Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { RANDOM_MINION_IN_DECK, randomDefender } from '../../selectors.js';

const TARGET_LIVES: Condition = { entity: 'TARGET', is: 'SURVIVES' };

/** The target attacks until it dies, 30 times at most; without damage that would never end. */
const HYSTERIA: readonly Effect[] = [
  {
    repeat: 30,
    do: [
      {
        if: TARGET_LIVES,
        then: [{ forceAttack: 'TARGET', on: randomDefender('ALL_MINIONS', 'TARGET') }],
      },
    ],
  },
];

/** DARKMOON_FAIRE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_056', "G'huun the Blood God", {
    battlecry: [
      { draw: 2, save: 'drawn' },
      { enchant: 'DMF_056e', on: { saved: 'drawn' } },
    ],
  }),
  card('DMF_056e', 'Blood of Gods', { enchantment: { grants: ['COSTS_HEALTH'] } }),
  card('DMF_054', 'Insight', {
    text: [{ drawThese: RANDOM_MINION_IN_DECK }],
    corrupt: 'DMF_054t',
  }),
  card('DMF_054t', 'Insight', {
    text: [
      { drawThese: RANDOM_MINION_IN_DECK, save: 'drawn' },
      { enchant: 'DMF_054e', on: { saved: 'drawn' } },
    ],
  }),
  card('DMF_054e', 'Insightful', { enchantment: { cost: -2 } }),
  card('DMF_120', 'Nazmani Bloodweaver', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ enchant: 'DMF_120e2', on: { random: 'FRIENDLY_HAND' } }],
      },
    ],
  }),
  card('DMF_120e2', 'Bloodweaving', { enchantment: { cost: -1 } }),
  card('DMF_184', 'Fairground Fool', { corrupt: 'DMF_184t' }),
  card('DMF_184t', 'Fairground Fool'),
  card('DMF_186', 'Auspicious Spirits', {
    text: [{ summon: { pool: { type: 'MINION', cost: 4 } } }],
    corrupt: 'DMF_186a',
  }),
  card('DMF_186a', 'Auspicious Spirits', {
    text: [{ summon: { pool: { type: 'MINION', cost: 7 } } }],
  }),
  card('DMF_187', 'Palm Reading', {
    text: [
      { discover: { pool: { type: 'SPELL' } }, then: [] },
      { enchant: 'DMF_187e', on: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
    ],
  }),
  card('DMF_187e', 'Palm Reading', { enchantment: { cost: -1 } }),
  card('DMF_055', "Idol of Y'Shaarj", {
    text: [{ summon: { cardOf: RANDOM_MINION_IN_DECK }, with: 'DMF_055e' }],
  }),
  card('DMF_055e', 'Idolized', {
    enchantment: { attack: { set: 10 }, health: { set: 10 } },
  }),
  card('DMF_121', 'Fortune Teller', {
    battlecry: [
      {
        enchant: 'DMF_121e2',
        on: 'SELF',
        num1: { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
      },
    ],
  }),
  card('DMF_121e2', 'Spelltacular!', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('DMF_053', "Blood of G'huun", {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: { cardOf: RANDOM_MINION_IN_DECK }, with: 'DMF_053e' }],
      },
    ],
  }),
  card('DMF_053e', "Blood of G'huun", {
    enchantment: { attack: { set: 5 }, health: { set: 5 } },
  }),
  card('DMF_116', 'The Nameless One', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      { becomeCopyOf: 'TARGET' },
      { enchant: 'DMF_116e', on: 'SELF' },
      { silence: 'TARGET' },
    ],
  }),
  card('DMF_116e', 'Nameless', {
    enchantment: { attack: { set: 4 }, health: { set: 4 } },
  }),
  card('YOP_009', 'Rally!', {
    rules: { text: ['HS-DEC3', 'HS-DEC4'] },
    text: [1, 2, 3].map((cost) => ({
      resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION', cost } },
      count: 1,
    })),
  }),
  card('YOP_006', 'Hysteria', {
    rules: { text: ['HS-INF-attacks-till-death'] },
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    text: HYSTERIA,
    was: [
      {
        before: '19.4.1',
        requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
        text: HYSTERIA,
      },
    ],
  }),
  card('YOP_007', 'Dark Inquisitor Xanesh', {
    battlecry: [
      {
        enchant: 'YOP_007e',
        on: {
          of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] },
          where: { any: ['CAN_BE_CORRUPTED', 'CORRUPTED'] },
        },
      },
    ],
    was: [
      {
        before: '20.2.2',
        battlecry: [
          {
            enchant: 'YOP_007e',
            on: {
              of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] },
              where: 'CAN_BE_CORRUPTED',
            },
          },
        ],
      },
    ],
  }),
  card('YOP_007e', 'Dark Inquisition', { enchantment: { cost: -2 } }),
  card('YOP_008', 'Lightsteed', {
    triggers: [
      {
        on: 'HEALING',
        subject: 'MINION',
        source: 'FRIENDLY',
        do: [{ enchant: 'YOP_008e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('YOP_008e', 'Lightsteed', { enchantment: { health: 2 } }),
];
