import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { mount } from '../../templates/mounts.js';
import { ifPlayedThisTurn } from '../../templates/played-this-turn.js';
import { questline, rewardMinion } from '../../templates/questline.js';

/** Attack that the hero gains. */
const COUNTS_ATTACK: readonly Trigger[] = [
  {
    on: 'ATTACK_GAINED',
    whose: 'YOURS',
    rules: ['ZH-5.3-questlines'],
    do: [{ questProgress: 'EVENT_AMOUNT' }],
  },
];

/** STORMWIND set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('SW_436', 'Wickerclaw', {
    triggers: [{ on: 'ATTACK_GAINED', whose: 'YOURS', do: [{ enchant: 'SW_436e', on: 'SELF' }] }],
  }),
  ownEnchantment('SW_436e', 'Wickerclaw', { attack: 2 }),
  ...questline('DRUID', [
    {
      id: 'SW_428',
      name: 'Lost in the Park',
      progress: 4,
      reward: [{ gainArmor: 5 }],
      triggers: COUNTS_ATTACK,
    },
    {
      id: 'SW_428t',
      name: 'Defend the Squirrels',
      progress: 5,
      reward: [{ gainArmor: 5 }, { draw: 1 }],
      triggers: COUNTS_ATTACK,
    },
    {
      id: 'SW_428t2',
      name: 'Feral Friendsy',
      progress: 6,
      reward: 'SW_428t4',
      triggers: COUNTS_ATTACK,
    },
  ]),
  rewardMinion({
    id: 'SW_428t4',
    name: 'Guff the Tough',
    class: 'DRUID',
    race: 'BEAST',
    attack: 8,
    health: 8,
    keywords: ['TAUNT'],
    battlecry: [{ enchant: 'SW_428t4e', on: 'FRIENDLY_HERO' }, { gainArmor: 8 }],
  }),
  ownEnchantment('SW_428t4e', 'Guff the Tough', { attack: 8, lasts: 'THIS_TURN' }),
  card('SW_447', 'Sheldras Moontree', {
    battlecry: [{ enchant: 'SW_447e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_447e',
    name: 'Moonlit',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'SPELL',
        rules: ['ZH-5.1-cast-when-drawn'],
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] },
            },
            on: 'SELF',
          },
          {
            if: { value: { tag: 'QUEST_PROGRESS', of: 'SELF' }, exactly: 3 },
            then: [{ detach: 'SELF' }],
          },
          { cast: { cardOf: 'EVENT_SUBJECT' }, taking: 'EVENT_SUBJECT' },
          { draw: 1 },
        ],
      },
    ],
  }),
  card('SW_429', 'Best in Shell', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'SW_429t', count: 2 }],
  }),
  ownCard({
    id: 'SW_429t',
    name: 'Goldshell Turtle',
    type: 'MINION',
    class: 'DRUID',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 4,
    attack: 2,
    health: 7,
    keywords: ['TAUNT'],
  }),
  card('DED_001', 'Druid of the Reef', {
    chooseOne: ['DED_001a', 'DED_001b'],
    bothOptions: [{ transform: 'SELF', into: 'DED_001c' }],
  }),
  ownMinion({
    id: 'DED_001a',
    name: 'Shark Form',
    class: 'DRUID',
    set: 'STORMWIND',
    battlecry: [{ transform: 'SELF', into: 'DED_001at' }],
  }),
  ownMinion({
    id: 'DED_001b',
    name: 'Sea Turtle Form',
    class: 'DRUID',
    set: 'STORMWIND',
    battlecry: [{ transform: 'SELF', into: 'DED_001bt' }],
  }),
  ownMinion({
    id: 'DED_001at',
    name: 'Druid of the Reef',
    class: 'DRUID',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 1,
    attack: 3,
    health: 1,
    keywords: ['RUSH'],
  }),
  ownMinion({
    id: 'DED_001bt',
    name: 'Druid of the Reef',
    class: 'DRUID',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 3,
    keywords: ['TAUNT'],
  }),
  ownMinion({
    id: 'DED_001c',
    name: 'Druid of the Reef',
    class: 'DRUID',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 1,
    attack: 3,
    health: 3,
    keywords: ['RUSH', 'TAUNT'],
  }),

  card('SW_419', 'Oracle of Elune', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { tag: 'COST', atMost: 2 }] },
        rules: ['ZH-2.2-left-before-completion'],
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('SW_422', 'Sow the Soil', { chooseOne: ['SW_422b', 'SW_422a'] }),
  ownCard({
    id: 'SW_422a',
    name: 'New Growth',
    type: 'SPELL',
    class: 'DRUID',
    set: 'STORMWIND',
    school: 'NATURE',
    cost: 1,
    text: [{ summon: 'SW_422t' }],
  }),
  ownCard({
    id: 'SW_422b',
    name: 'Fertilizer',
    type: 'SPELL',
    class: 'DRUID',
    set: 'STORMWIND',
    school: 'NATURE',
    cost: 1,
    text: [{ enchant: 'SW_422e', on: 'FRIENDLY_MINIONS' }],
  }),
  ownEnchantment('SW_422e', 'Sow the Soil', { attack: 1 }),
  ownMinion({
    id: 'SW_422t',
    name: 'Treant',
    class: 'DRUID',
    set: 'STORMWIND',

    cost: 2,
    attack: 2,
    health: 2,
  }),

  card('SW_431', 'Park Panther', {
    triggers: [
      { on: 'ATTACK', source: 'IS_SELF', do: [{ enchant: 'SW_431e', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  ownEnchantment('SW_431e', 'Park Panther', { attack: 3, lasts: 'THIS_TURN' }),
  ...mount({
    id: 'SW_432',
    name: 'Kodo Mount',
    gives: { attack: 4, health: 2, grants: ['RUSH'] },
    mount: {
      name: "Guff's Kodo",
      class: 'DRUID',
      race: 'BEAST',
      cost: 3,
      attack: 4,
      health: 2,
      keywords: ['RUSH'],
    },
  }),
  card('SW_437', 'Composting', { text: [{ enchant: 'SW_437e', on: 'FRIENDLY_MINIONS' }] }),
  ownCard({
    id: 'SW_437e',
    name: 'Composting',
    type: 'ENCHANTMENT',
    deathrattle: [{ draw: 1 }],
  }),
  card('SW_439', 'Vibrant Squirrel', {
    deathrattle: [{ repeat: 4, do: [{ shuffleIntoDeck: { newCard: 'SW_439t' } }] }],
  }),
  ownCard({
    id: 'SW_439t',
    name: 'Acorn',
    type: 'SPELL',
    class: 'DRUID',
    set: 'STORMWIND',
    cost: 1,
    castWhenDrawn: [{ summon: 'SW_439t2' }],
  }),
  ownMinion({
    id: 'SW_439t2',
    name: 'Satisfied Squirrel',
    class: 'DRUID',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 1,
    attack: 2,
    health: 1,
  }),
  card('DED_002', 'Moonlit Guidance', {
    text: [
      {
        discover: { cardsOf: 'FRIENDLY_DECK' },
        save: 'copy',
        then: [
          {
            enchant: 'DED_002e',
            on: { saved: 'copy' },
            remembers: {
              random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'copy' } } },
            },
          },
        ],
      },
    ],
  }),
  ifPlayedThisTurn('DED_002e', 'Path of the Moon', {
    drawThese: { of: 'REMEMBERED', where: { among: 'FRIENDLY_DECK' } },
  }),
  card('DED_003', 'Jerry Rig Carpenter', {
    battlecry: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', 'HAS_CHOOSE_ONE'] } },
        },
        save: 'drawn',
      },
      { setAside: { saved: 'drawn' } },
      { giveOptions: { saved: 'drawn' } },
    ],
  }),
];
