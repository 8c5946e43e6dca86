import type { Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { OTHER_MINIONS, RANDOM_SPELL_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { mount } from '../../templates/mounts.js';
import { toolAfter } from '../../templates/profession-tools.js';
import { questline, rewardMinion } from '../../templates/questline.js';
import { afterThisIsTraded, COUNTS_TRADES, TIMES_TRADED } from '../../templates/tradeable.js';

/** Damage that your hero takes in your turns. */
const COUNTS_DAMAGE: readonly Trigger[] = [
  {
    on: 'DAMAGE',
    subject: YOUR_HERO,
    when: 'YOUR_TURN',
    rules: ['ZH-5.3-questlines'],
    do: [{ questProgress: 'EVENT_AMOUNT' }],
  },
];

const DRAIN: readonly Effect[] = [{ damage: 3, to: 'ENEMY_HERO' }];

/** It draws a spell, whose Cost is the damage that the own hero takes. */
const BREAK_THE_HULL: readonly Effect[] = [
  { drawThese: RANDOM_SPELL_IN_DECK, save: 'spell' },
  { damage: { tag: 'COST', of: { saved: 'spell' } }, to: 'FRIENDLY_HERO' },
];

/** Damage to the target; so much Health for the own hero if it is killed. */
function touch(health: number): readonly Effect[] {
  return [
    { damage: 2, to: 'TARGET' },
    {
      if: { entity: 'TARGET', is: 'KILLED' },
      then: [{ heal: health, to: 'FRIENDLY_HERO' }],
    },
  ];
}

/** STORMWIND set, warlock. */
export const CARDS: readonly CardEntry[] = [
  ...questline('WARLOCK', [
    {
      id: 'SW_091',
      name: 'The Demon Seed',
      progress: 8,
      was: { before: '21.3', progress: 6 },
      reward: DRAIN,
      triggers: COUNTS_DAMAGE,
    },
    {
      id: 'SW_091t',
      name: 'Establish the Link',
      progress: 8,
      was: { before: '21.3', progress: 7 },
      keywords: ['LIFESTEAL'],
      reward: DRAIN,
      triggers: COUNTS_DAMAGE,
    },
    {
      id: 'SW_091t3',
      name: 'Complete the Ritual',
      progress: 8,
      reward: 'SW_091t4',
      triggers: COUNTS_DAMAGE,
    },
  ]),
  rewardMinion({
    id: 'SW_091t4',
    name: 'Blightborn Tamsin',
    class: 'WARLOCK',
    battlecry: [{ enchant: 'SW_091t4e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_091t4e',
    name: 'Blight',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: YOUR_HERO,
        when: { all: ['YOUR_TURN', { value: 'EVENT_AMOUNT', atLeast: 1 }] },
        nested: 'LOST',
        rules: ['ZH-5.4-self-trigger-guard'],
        do: [
          { save: 'amount', value: 'EVENT_AMOUNT' },
          { preventDamage: true },
          { damage: { saved: 'amount' }, to: 'ENEMY_HERO' },
        ],
      },
    ],
  }),
  card('SW_086', 'Shady Bartender', {
    battlecry: [{ enchant: 'SW_086e', on: { of: 'FRIENDLY_MINIONS', where: { race: 'DEMON' } } }],
  }),
  ownEnchantment('SW_086e', 'Well Served', { attack: 2, health: 2 }),
  card('DED_505', 'Hullbreaker', { battlecry: BREAK_THE_HULL, deathrattle: BREAK_THE_HULL }),
  card('SW_003', 'Runed Mithril Rod', {
    triggers: toolAfter(
      4,
      { on: 'DRAW', whose: 'YOURS' },
      { enchant: 'SW_003e', on: 'FRIENDLY_HAND' },
    ),
  }),
  ownEnchantment('SW_003e', 'Runed Mithril Rod', { cost: -1 }),
  card('SW_084', 'Bloodbound Imp', {
    triggers: [{ on: 'ATTACK', source: 'IS_SELF', do: [{ damage: 2, to: 'FRIENDLY_HERO' }] }],
  }),
  card('SW_088', 'Demonic Assault', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      { summon: 'CS2_065', count: 2 },
    ],
  }),
  card('SW_089', 'Entitled Customer', {
    battlecry: [{ damage: { count: 'FRIENDLY_HAND' }, to: OTHER_MINIONS }],
  }),
  card('SW_090', 'Touch of the Nathrezim', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: touch(3),
    was: [{ before: '22.0.2', text: touch(4) }],
  }),
  card('SW_092', 'Anetheron', { auras: [costsIf(1, { not: 'HAND_NOT_FULL' })] }),
  card('DED_504', 'Wicked Shipment', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'DED_504t', count: { plus: [2, { times: [2, TIMES_TRADED] }] } }],
    triggers: afterThisIsTraded(COUNTS_TRADES),
  }),
  ownMinion({
    id: 'DED_504t',
    name: 'Ship Imp',
    class: 'WARLOCK',
    set: 'STORMWIND',
    race: 'DEMON',
    cost: 1,
    attack: 1,
    health: 1,
  }),
  card('DED_503', 'Shadowblade Slinger', {
    requires: {
      REQ_TARGET_IF_AVAILABLE_AND_HERO_TOOK_DAMAGE_THIS_TURN: 0,
      REQ_MINION_TARGET: 0,
      REQ_ENEMY_TARGET: 0,
    },
    battlecry: [
      { damage: { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'FRIENDLY_PLAYER' }, to: 'TARGET' },
    ],
  }),
  card('SW_085', 'Dark Alley Pact', {
    text: [{ summon: 'SW_085t', with: 'SW_085te', num1: { count: 'FRIENDLY_HAND' } }],
  }),
  ownMinion({
    id: 'SW_085t',
    name: 'Fiend',
    class: 'WARLOCK',
    set: 'STORMWIND',
    race: 'DEMON',
    cost: 4,
    attack: 1,
    health: 1,
  }),
  /** Its id is ours: what the Fiend has instead of what is printed on it. */
  ownEnchantment('SW_085te', 'Dark Alley Pact', {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_1' },
  }),
  ...mount({
    id: 'SW_087',
    name: 'Dreaded Mount',
    gives: { attack: 1, health: 1 },
    mount: {
      name: "Tamsin's Dreadsteed",
      class: 'WARLOCK',
      race: 'DEMON',
      cost: 4,
      attack: 1,
      health: 1,
      deathrattle: [{ enchant: 'SW_087e2', on: 'FRIENDLY_PLAYER' }],
    },
  }),
  ownCard({
    id: 'SW_087e2',
    name: "Tamsin's Dreadsteed",
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [{ on: 'END_OF_TURN', do: [{ summon: 'SW_087t' }, { detach: 'SELF' }] }],
  }),
];
