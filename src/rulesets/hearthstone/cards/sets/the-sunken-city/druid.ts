import { DREDGED } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  DREDGE,
  HAS_UNSPENT_MANA,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  OTHER_FRIENDLY_MINIONS,
  UNSPENT_MANA,
} from '../../selectors.js';
import { brings } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

/** THE_SUNKEN_CITY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('TID_000', 'Spirit of the Tides', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        when: HAS_UNSPENT_MANA,
        do: [{ enchant: 'TID_000e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TID_000e', 'Endless Sea', { attack: 1, health: 2 }),
  card('TID_002', 'Herald of Nature', {
    triggers: countsSpells({ school: 'NATURE' }),
    battlecry: [{ if: counted(), then: [{ enchant: 'TID_002e', on: OTHER_FRIENDLY_MINIONS }] }],
  }),
  ownEnchantment('TID_002e', "Nature's Bounty", { attack: 1, health: 2 }),
  card('TSC_651', 'Seaweed Strike', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    triggers: COUNTS_NAGA,
    text: [
      { damage: 4, to: 'TARGET' },
      { if: counted(), then: [{ enchant: 'TSC_651e', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  ownEnchantment('TSC_651e', 'Explosive', { attack: 4, lasts: 'THIS_TURN' }),
  card('TSC_652', 'Green-Thumb Gardener', {
    battlecry: [
      {
        save: 'dearest',
        entities: {
          first: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
        },
      },
      { gainMana: { tag: 'COST', of: { saved: 'dearest' } }, kind: 'REFRESH' },
    ],
  }),

  card('TID_001', 'Moonbeam', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    text: [{ repeat: 2, do: [{ damage: 1, to: 'TARGET' }] }],
  }),
  card('TSC_026', 'Colaque', {
    colossal: brings('TSC_026t'),
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'TSC_026e',
        if: { controlsAll: ['TSC_026t'] },
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_026e', 'Colaque', { grants: ['IMMUNE'] }),
  ownMinion({
    id: 'TSC_026t',
    name: "Colaque's Shell",
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 5,
    attack: 0,
    health: 8,
    keywords: ['TAUNT'],
    deathrattle: [{ gainArmor: 8 }],
  }),
  card('TSC_650', 'Flipper Friends', { chooseOne: ['TSC_650a', 'TSC_650d'] }),
  ownCard({
    id: 'TSC_650a',
    name: 'Order the Orca',
    type: 'SPELL',
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    school: 'NATURE',
    cost: 5,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'TSC_650t' }],
  }),
  ownCard({
    id: 'TSC_650d',
    name: 'Romp of Otters',
    type: 'SPELL',
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    school: 'NATURE',
    cost: 5,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'TSC_650t4', count: 6 }],
  }),
  ownMinion({
    id: 'TSC_650t',
    name: 'Orca',
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 6,
    attack: 6,
    health: 6,
    keywords: ['TAUNT'],
  }),
  ownMinion({
    id: 'TSC_650t4',
    name: 'Otter',
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['RUSH'],
  }),
  card('TSC_654', 'Aquatic Form', {
    text: [
      ...DREDGE,
      {
        if: {
          all: [
            { exists: DREDGED },
            { value: UNSPENT_MANA, atLeast: { tag: 'COST', of: DREDGED } },
          ],
        },
        then: [{ drawThese: DREDGED }],
      },
    ],
  }),
  card('TSC_656', 'Miracle Growth', {
    text: [{ draw: 3 }, { summon: 'TSC_656t', with: 'TSC_656e', num1: { count: 'FRIENDLY_HAND' } }],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_656e', 'Miracle Growth', {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_1' },
  }),
  ownMinion({
    id: 'TSC_656t',
    name: 'Kelp Creeper',
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['TAUNT'],
  }),
  card('TSC_657', 'Dozing Kelpkeeper', { dormant: 'TSC_657e' }),
  ownCard({
    id: 'TSC_657e',
    name: 'Aquatic Slumber',
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        rules: ['ZH-4.6-dormant', 'ZH-4.11-effective-cost'],
        do: [
          { questProgress: { tag: 'PLAYED_COST', of: 'EVENT_SUBJECT' } },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 5 } },
            then: [{ awaken: 'HOST' }],
          },
        ],
      },
    ],
  }),
  card('TSC_658', 'Hedra the Heretic', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        zone: 'HAND',
        do: [{ enchant: 'TSC_658e', on: 'SELF', num1: { tag: 'COST', of: 'EVENT_SUBJECT' } }],
      },
    ],
    battlecry: [
      {
        forEach: { of: { enchantmentsOn: 'SELF' }, where: { card: 'TSC_658e' } },
        do: [
          {
            summon: {
              pool: {
                type: 'MINION',
                costOf: { tag: 'TAG_SCRIPT_DATA_NUM_1', of: 'IT' },
                nearest: 'ANY',
              },
            },
          },
        ],
      },
    ],
  }),
  /** Its id is ours: the Cost of a spell that was cast while Hedra was in hand. */
  ownCard({ id: 'TSC_658e', name: 'Hedra the Heretic', type: 'ENCHANTMENT', enchantment: {} }),
  card('TSC_927', 'Azsharan Gardens', {
    text: [{ enchant: 'TSC_927e', on: MINIONS_IN_HAND }, sinks('TSC_927t')],
  }),
  ownEnchantment('TSC_927e', 'Watered', { attack: 1, health: 1 }),
  ownCard({
    id: 'TSC_927t',
    name: 'Sunken Gardens',
    type: 'SPELL',
    class: 'DRUID',
    set: 'THE_SUNKEN_CITY',
    cost: 1,
    text: [
      {
        enchant: 'TSC_927e',
        on: { union: [MINIONS_IN_HAND, MINIONS_IN_DECK, 'FRIENDLY_MINIONS'] },
      },
    ],
  }),

  card('TSC_653', 'Bottomfeeder', {
    deathrattle: [
      { putIntoDeck: { newCard: 'TSC_653' }, at: 'BOTTOM', save: 'next' },
      {
        set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 2] } },
        on: { saved: 'next' },
      },
      {
        enchant: 'TSC_653e',
        on: { saved: 'next' },
        num1: { tag: 'QUEST_PROGRESS', of: { saved: 'next' } },
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_653e', 'Bottomfeeder', { attack: 'NUM_1', health: 'NUM_1' }),
];
