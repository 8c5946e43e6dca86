import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { MINIONS_IN_HAND, YOUR_HERO } from '../../selectors.js';
import { afterYouPlay } from '../../templates/after-playing.js';
import { questline, rewardMinion } from '../../templates/questline.js';

const COUNTS_OVERLOAD: readonly Trigger[] = (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
  on,
  whose: 'YOURS',
  subject: 'HAS_OVERLOAD',
  rules: ['ZH-5.3-questlines'],
  do: [{ questProgress: 1 }],
}));

/** STORMWIND set, shaman. */
export const CARDS: readonly CardEntry[] = [
  ...questline('SHAMAN', [
    {
      id: 'SW_031',
      name: 'Command the Elements',
      progress: 3,
      reward: [{ unlockOverload: 'YOU' }],
      triggers: COUNTS_OVERLOAD,
    },
    {
      id: 'SW_031t',
      name: 'Stir the Stones',
      progress: 3,
      reward: [{ summon: 'SW_031t8' }],
      triggers: COUNTS_OVERLOAD,
    },
    {
      id: 'SW_031t2',
      name: 'Tame the Flames',
      progress: 3,
      reward: 'SW_031t7',
      triggers: COUNTS_OVERLOAD,
    },
  ]),
  rewardMinion({
    id: 'SW_031t7',
    name: "Stormcaller Bru'kan",
    class: 'SHAMAN',
    battlecry: [{ enchant: 'SW_031t7e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_031t7e',
    name: 'Stormcaller',
    type: 'ENCHANTMENT',
    enchantment: { spellsResolveTwice: true },
  }),
  ownCard({
    id: 'SW_031t8',
    name: 'Living Earth',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'STORMWIND',
    race: 'ELEMENTAL',
    cost: 3,
    attack: 3,
    health: 3,
    keywords: ['TAUNT'],
  }),
  card('DED_522', 'Cookie the Cook', { deathrattle: [{ equip: 'DED_522t' }] }),
  ownCard({
    id: 'DED_522t',
    name: "Cookie's Stirring Rod",
    type: 'WEAPON',
    class: 'SHAMAN',
    set: 'STORMWIND',
    cost: 3,
    attack: 2,
    durability: 3,
    keywords: ['LIFESTEAL'],
  }),
  card('SW_025', 'Auctionhouse Gavel', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [
          {
            enchant: 'SW_025e',
            on: { random: { of: MINIONS_IN_HAND, where: 'HAS_BATTLECRY' } },
          },
        ],
      },
    ],
  }),
  ownEnchantment('SW_025e', 'Auctionhouse Gavel', { cost: -1 }),
  card('SW_026', 'Spirit Alpha', {
    triggers: afterYouPlay('HAS_OVERLOAD', { summon: 'EX1_tk11' }),
  }),
  card('SW_032', 'Granite Forgeborn', {
    battlecry: [
      {
        enchant: 'SW_032e',
        on: {
          of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] },
          where: { race: 'ELEMENTAL' },
        },
      },
    ],
  }),
  ownEnchantment('SW_032e', 'Granite Forgeborn', { cost: -1 }),
  card('SW_033', 'Canal Slogger', { keywords: ['RUSH', 'LIFESTEAL'], overload: 1 }),
  card('SW_034', 'Tiny Toys', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ repeat: 4, do: [{ summon: { pool: { type: 'MINION', cost: 5 } }, with: 'SW_034e' }] }],
  }),
  ownEnchantment('SW_034e', 'Tiny Toys', { attack: { set: 2 }, health: { set: 2 } }),
  card('SW_095', 'Investment Opportunity', {
    text: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'HAS_OVERLOAD' } } }],
  }),
  card('DED_509', 'Brilliant Macaw', {
    rules: { battlecry: ['HS-INF-repeats'] },
    battlecry: [
      {
        resolveBattlecryOf: {
          last: {
            of: { played: 'THIS_GAME', side: 'FRIENDLY' },
            where: { all: ['HAS_BATTLECRY', { not: { card: 'DED_509' } }] },
          },
        },
      },
    ],
  }),
  card('SW_115', 'Bolner Hammerbeak', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', 'HAS_BATTLECRY'] },
        do: [
          {
            resolveBattlecryOf: {
              first: { of: { played: 'THIS_TURN', side: 'FRIENDLY' }, where: 'HAS_BATTLECRY' },
            },
          },
        ],
      },
    ],
  }),
  card('DED_511', 'Suckerhook', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            forEach: 'FRIENDLY_WEAPON',
            do: [
              {
                transform: 'IT',
                into: { pool: { type: 'WEAPON', costOf: 'IT', plus: 1, nearest: 'ANY' } },
              },
            ],
          },
        ],
      },
    ],
  }),
  card('SW_035', 'Charged Call', {
    text: [
      {
        discover: {
          pool: {
            type: 'MINION',
            costOf: {
              count: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: 'HAS_OVERLOAD' },
            },
            plus: 1,
            nearest: 'ANY',
          },
        },
        in: 'SETASIDE',
        save: 'taken',
        then: [{ summon: { cardOf: { saved: 'taken' } } }],
      },
    ],
  }),
  card('SW_114', 'Overdraft', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      {
        save: 'overload',
        value: {
          plus: [
            { tag: 'OVERLOAD_LOCKED', of: 'FRIENDLY_PLAYER' },
            { tag: 'OVERLOAD_OWED', of: 'FRIENDLY_PLAYER' },
          ],
        },
      },
      { unlockOverload: 'YOU' },
      { damage: { saved: 'overload' }, to: 'TARGET' },
    ],
  }),
];
