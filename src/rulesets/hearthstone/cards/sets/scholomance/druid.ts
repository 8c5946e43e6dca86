import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';

/** SCHOLOMANCE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_614', 'Forest Warden Omu', {
    spellburst: [{ gainMana: { tag: 'RESOURCES_USED', of: 'FRIENDLY_PLAYER' }, kind: 'REFRESH' }],
  }),
  card('SCH_427', 'Lightning Bloom', {
    text: [{ gainMana: 2, kind: 'REFRESH' }],
    was: [{ before: '23.4.3', text: [{ gainMana: 2, kind: 'TEMPORARY' }] }],
  }),
  card('SCH_333', 'Nature Studies', {
    text: [
      { discover: { pool: { type: 'SPELL' } }, then: [] },
      { enchant: 'SCH_333e', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('SCH_333e', 'Nature Studies', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'SCH_333e2',
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
  card('SCH_333e2', 'Studying Nature', { enchantment: { cost: -1 } }),
  card('SCH_182', 'Speaker Gidra', {
    spellburst: [{ enchant: 'SCH_182e', on: 'SELF', num1: { tag: 'COST', of: 'EVENT_SUBJECT' } }],
  }),
  card('SCH_182e', 'Outspoken', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('SCH_242', 'Gibberling', { spellburst: [{ summon: 'SCH_242' }] }),
  card('SCH_244', "Teacher's Pet", {
    deathrattle: [{ summon: { pool: { type: 'MINION', race: 'BEAST', cost: 3 } } }],
  }),
  card('SCH_606', 'Partner Assignment', {
    text: [
      { giveCard: { pool: { type: 'MINION', race: 'BEAST', cost: 2 } } },
      { giveCard: { pool: { type: 'MINION', race: 'BEAST', cost: 3 } } },
    ],
  }),
  card('SCH_607', "Shan'do Wildclaw", {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 20,
    },
    chooseOne: ['SCH_607b', 'SCH_607a'],
  }),
  card('SCH_607a', 'Transfiguration', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 20,
    },
    text: [{ becomeCopyOf: 'TARGET' }],
  }),
  card('SCH_607b', 'Rile the Herd', {
    text: [{ enchant: 'SCH_607e', on: { of: MINIONS_IN_DECK, where: { race: 'BEAST' } } }],
  }),
  card('SCH_609', 'Survival of the Fittest', {
    text: [
      {
        enchant: 'SCH_609e',
        on: { union: [MINIONS_IN_HAND, MINIONS_IN_DECK, 'FRIENDLY_MINIONS'] },
      },
    ],
  }),
  card('SCH_609e', 'Survival of the Fittest', { enchantment: { attack: 4, health: 4 } }),
  card('SCH_610', 'Guardian Animals', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      {
        repeat: 2,
        do: [
          {
            putIntoPlay: {
              random: {
                of: MINIONS_IN_DECK,
                where: { all: [{ race: 'BEAST' }, { tag: 'COST', atMost: 5 }] },
              },
            },
            save: 'beast',
          },
          { set: { RUSH: 1 }, on: { saved: 'beast' } },
        ],
      },
    ],
  }),
  card('SCH_616', 'Twilight Runner', {
    triggers: [{ on: 'ATTACK', source: 'IS_SELF', do: [{ draw: 2 }] }],
  }),
  card('SCH_617', 'Adorable Infestation', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'SCH_617e', on: 'TARGET' }, { summon: 'SCH_617t' }, { giveCard: 'SCH_617t' }],
  }),
  card('SCH_617e', 'Adorable', { enchantment: { attack: 1, health: 1 } }),
];
