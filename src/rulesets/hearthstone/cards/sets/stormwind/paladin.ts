import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import {
  MINIONS_IN_HAND,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_HAND,
  SPELLS_PLAYED_THIS_GAME,
} from '../../selectors.js';
import { mount } from '../../templates/mounts.js';
import { tool } from '../../templates/profession-tools.js';
import { questline, rewardMinion, wasPlayedFor } from '../../templates/questline.js';
import { UPGRADE_HERO_POWER } from '../../templates/upgraded-powers.js';

/** Different cards that are played for 1 mana, in every part anew. */
const COUNTS_CARDS: readonly Trigger[] = [
  {
    on: 'ON_PLAY',
    whose: 'YOURS',
    when: {
      all: [
        wasPlayedFor(1),
        { not: { exists: { of: 'NOTED', where: { sameCardAs: 'EVENT_SUBJECT' } } } },
      ],
    },
    rules: ['ZH-5.3-questlines'],
    do: [{ note: 'EVENT_SUBJECT' }, { questProgress: 1 }],
  },
];

/** A friendly minion has lost its Divine Shield. */
const SHIELD_LOST = {
  on: 'DIVINE_SHIELD_LOST',
  whose: 'YOURS',
  subject: 'MINION',
} as const;

/** STORMWIND set, paladin. */
export const CARDS: readonly CardEntry[] = [
  ...questline('PALADIN', [
    {
      id: 'SW_313',
      name: 'Rise to the Occasion',
      progress: 3,
      reward: [{ equip: 'CS2_091' }],
      triggers: COUNTS_CARDS,
    },
    {
      id: 'SW_313t',
      name: 'Pave the Way',
      progress: 3,
      reward: UPGRADE_HERO_POWER,
      triggers: COUNTS_CARDS,
    },
    {
      id: 'SW_313t2',
      name: 'Avenge the Fallen',
      progress: 3,
      reward: 'SW_313t4',
      triggers: COUNTS_CARDS,
    },
  ]),
  rewardMinion({
    id: 'SW_313t4',
    name: 'Lightborn Cariel',
    class: 'PALADIN',
    battlecry: [{ enchant: 'SW_313t4e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_313t4e',
    name: "Light's Strength",
    type: 'ENCHANTMENT',
    enchantment: { attack: 2, health: 2, everyCard: 'CS2_101t' },
  }),
  card('SW_046', 'City Tax', { text: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  card('DED_502', 'Righteous Defense', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { save: 'attack', value: { minus: [{ tag: 'ATTACK', of: 'TARGET' }, 1] } },
      { save: 'health', value: { minus: [{ tag: 'HEALTH_LEFT', of: 'TARGET' }, 1] } },
      { enchant: 'DED_502e', on: 'TARGET' },
      {
        enchant: 'DED_502e2',
        on: RANDOM_MINION_IN_HAND,
        num1: { saved: 'attack' },
        num2: { saved: 'health' },
      },
    ],
  }),
  ownEnchantment('DED_502e', 'Righteous Defense', { attack: { set: 1 }, health: { set: 1 } }),
  ownEnchantment('DED_502e2', 'Righteous Defense', { attack: 'NUM_1', health: 'NUM_2' }),
  card('SW_047', 'Highlord Fordragon', {
    triggers: [{ ...SHIELD_LOST, do: [{ enchant: 'SW_047e', on: RANDOM_MINION_IN_HAND }] }],
  }),
  ownEnchantment('SW_047e', 'Highlord Fordragon', { attack: 5, health: 5 }),
  card('SW_048', 'Prismatic Jewel Kit', {
    triggers: tool(SHIELD_LOST, { enchant: 'SW_048e', on: MINIONS_IN_HAND }),
  }),
  ownEnchantment('SW_048e', 'Prismatic Jewel Kit', { attack: 1, health: 1 }),
  card('SW_049', 'Blessed Goods', {
    text: [
      {
        discover: {
          oneOfEach: [
            { pool: { secret: true } },
            { pool: { type: 'WEAPON' } },
            { pool: { type: 'MINION', keyword: 'DIVINE_SHIELD' } },
          ],
        },
        then: [],
      },
    ],
  }),
  card('SW_305', 'First Blade of Wrynn', {
    battlecry: [
      {
        if: { entity: 'SELF', is: { tag: 'ATTACK', atLeast: 4 } },
        then: [{ set: { RUSH: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('SW_315', 'Alliance Bannerman', {
    battlecry: [{ drawThese: RANDOM_MINION_IN_DECK }, { enchant: 'SW_315e', on: MINIONS_IN_HAND }],
  }),
  ownEnchantment('SW_315e', 'Alliance Bannerman', { attack: 1, health: 1 }),
  ...mount({
    id: 'SW_316',
    name: 'Noble Mount',
    gives: { attack: 1, health: 1, grants: ['DIVINE_SHIELD'] },
    mount: {
      name: "Cariel's Warhorse",
      class: 'PALADIN',
      race: 'BEAST',
      cost: 1,
      attack: 1,
      health: 1,
      keywords: ['DIVINE_SHIELD'],
    },
  }),
  card('SW_317', 'Catacomb Guard', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: 'TARGET' }],
  }),
  card('DED_500', 'Wealth Redistributor', {
    battlecry: [
      { save: 'high', entities: { random: { highest: 'ATTACK', among: 'ALL_MINIONS' } } },
      {
        save: 'low',
        entities: {
          random: {
            lowest: 'ATTACK',
            among: { of: 'ALL_MINIONS', except: { saved: 'high' } },
          },
        },
      },
      {
        if: { exists: { saved: 'low' } },
        then: [
          { save: 'more', value: { tag: 'ATTACK', of: { saved: 'high' } } },
          { save: 'less', value: { tag: 'ATTACK', of: { saved: 'low' } } },
          { enchant: 'DED_500e', on: { saved: 'high' }, num1: { saved: 'less' } },
          { enchant: 'DED_500e', on: { saved: 'low' }, num1: { saved: 'more' } },
        ],
      },
    ],
  }),
  ownEnchantment('DED_500e', 'Redistributed', { attack: { set: 'NUM_1' } }),
  card('DED_501', 'Sunwing Squawker', {
    battlecry: [
      {
        cast: {
          cardOf: {
            last: {
              of: SPELLS_PLAYED_THIS_GAME,
              where: { tag: 'PLAYED_ON_OWN_MINION', atLeast: 1 },
            },
          },
        },
        on: 'SELF',
      },
    ],
  }),
  card('SW_314', "Lightbringer's Hammer", { tags: { CANNOT_ATTACK_HEROES: 1 } }),
];
