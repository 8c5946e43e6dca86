import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  CONTROLS_A_QUEST,
  DISCOVER_FROM_DECK,
  FRIENDLY_PIRATES,
  MINIONS_IN_DECK,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_OTHER_CHARACTER,
  SPELLS_PLAYED_THIS_GAME,
  SURVIVING_ENEMY_MINIONS,
  YOUR_CARDS_ANYWHERE,
  YOUR_HERO,
} from '../../selectors.js';
import { cannotAttackIf, costsLess } from '../../templates/auras.js';
import { COUNTED_CARD } from '../../templates/questline.js';
import { TRADEABLE, TRADED_CARD } from '../../templates/tradeable.js';

const SCHOOLS = ['ARCANE', 'FEL', 'FIRE', 'FROST', 'HOLY', 'NATURE', 'SHADOW'] as const;

/** STORMWIND set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DED_525', "Goliath, Sneed's Masterpiece", {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: [
      {
        repeat: 5,
        do: [
          { choose: SURVIVING_ENEMY_MINIONS, save: 'aim' },
          { damage: 2, to: { saved: 'aim' } },
          { forceDeathPhase: true },
        ],
      },
    ],
  }),
  card('SW_055', 'Impatient Shopkeep', { override: TRADEABLE }),
  card('SW_066', 'Royal Librarian', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ silence: 'TARGET' }],
  }),
  card('SW_072', 'Rustrot Viper', { battlecry: [{ destroy: 'ENEMY_WEAPON' }] }),
  card('SW_307', 'Traveling Merchant', {
    battlecry: [
      {
        enchant: 'SW_307e',
        on: 'SELF',
        num1: { count: OTHER_FRIENDLY_MINIONS },
        num2: { count: OTHER_FRIENDLY_MINIONS },
      },
    ],
  }),
  ownEnchantment('SW_307e', 'Goods for Sale', { attack: 'NUM_1', health: 'NUM_2' }),
  COUNTED_CARD,
  card('DED_006', 'Mr. Smite', {
    auras: [{ update: 'HEALTH_ATTACK', to: FRIENDLY_PIRATES, enchantment: 'DED_006e' }],
  }),
  ownEnchantment('DED_006e', 'Mr. Smite', { grants: ['CHARGE'] }),
  card('DED_521', 'Maddest Bomber', {
    battlecry: [{ repeat: 12, do: [{ damage: 1, to: RANDOM_OTHER_CHARACTER }] }],
  }),
  card('DED_523', 'Golakka Glutton', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_TARGET_WITH_RACE: 20 },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ destroy: 'TARGET' }, { enchant: 'DED_523e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('DED_523e', 'Golakka Glutton', { attack: 1, health: 1 }),
  card('DED_524', 'Multicaster', {
    battlecry: [
      {
        draw: {
          plus: SCHOOLS.map((school) => ({
            if: { exists: { of: SPELLS_PLAYED_THIS_GAME, where: { school } } },
            then: 1,
            else: 0,
          })),
        },
      },
    ],
  }),
  card('SW_006', 'Stubborn Suspect', {
    deathrattle: [{ summon: { pool: { type: 'MINION', cost: 3 } } }],
  }),
  card('SW_036', 'Two-Faced Investor', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'one', entities: { random: 'FRIENDLY_HAND' } },
          {
            if: { exists: { saved: 'one' } },
            then: [
              { save: 'lot', value: { randomFrom: [1, 2] } },
              {
                if: { value: { saved: 'lot' }, exactly: 1 },
                then: [{ enchant: 'SW_036e', on: { saved: 'one' } }],
                else: [{ enchant: 'SW_036e2', on: { saved: 'one' } }],
              },
            ],
          },
        ],
      },
    ],
  }),
  ownEnchantment('SW_036e', 'Two-Faced Investor', { cost: -1 }),
  ownEnchantment('SW_036e2', 'Two-Faced Investor', { cost: 1 }),
  card('SW_054', 'Stormwind Guard', {
    battlecry: [{ enchant: 'SW_054e', on: { adjacentTo: 'SELF' } }],
  }),
  ownEnchantment('SW_054e', 'Stormwind Guard', { attack: 1, health: 1 }),
  card('SW_056', 'Spice Bread Baker', {
    battlecry: [{ heal: { count: 'FRIENDLY_HAND' }, to: 'FRIENDLY_HERO' }],
  }),
  card('SW_057', 'Package Runner', {
    auras: [cannotAttackIf({ value: { count: 'FRIENDLY_HAND' }, atMost: 7 })],
  }),
  card('SW_059', 'Deeprun Engineer', {
    battlecry: [
      {
        discover: { pool: { type: 'MINION', race: 'MECHANICAL' } },
        save: 'taken',
        then: [{ enchant: 'SW_059e', on: { saved: 'taken' } }],
      },
    ],
  }),
  ownEnchantment('SW_059e', 'Deeprun Engineer', { cost: -1 }),
  card('SW_060', 'Florist', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            enchant: 'SW_060e',
            on: { random: { of: 'FRIENDLY_HAND', where: { school: 'NATURE' } } },
          },
        ],
      },
    ],
  }),
  ownEnchantment('SW_060e', 'Florist', { cost: -1 }),
  card('SW_062', 'Goldshire Gnoll', {
    auras: [costsLess({ count: { of: 'FRIENDLY_HAND', except: 'SELF' } })],
  }),
  card('SW_063', 'Battleground Battlemaster', {
    auras: [{ update: 'HEALTH_ATTACK', to: { adjacentTo: 'SELF' }, enchantment: 'SW_063e' }],
  }),
  ownEnchantment('SW_063e', 'Battleground Battlemaster', { grants: ['WINDFURY'] }),
  card('SW_065', 'Pandaren Importer', {
    battlecry: [
      {
        discover: {
          pool: {
            type: 'SPELL',
            except: { of: YOUR_CARDS_ANYWHERE, where: 'STARTED_IN_YOUR_DECK' },
          },
        },
        then: [],
      },
    ],
  }),
  card('SW_067', 'Stockades Guard', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [{ set: { TAUNT: 1 }, on: 'TARGET' }],
  }),
  card('SW_068', "Mo'arg Forgefiend", { deathrattle: [{ gainArmor: 8 }] }),
  card('SW_070', 'Mailbox Dancer', {
    battlecry: [{ giveCard: 'GAME_005' }],
    deathrattle: [{ giveCard: 'GAME_005', who: 'OPPONENT' }],
  }),
  card('SW_071', "Lion's Guard", {
    battlecry: [
      {
        if: { value: { tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' }, atMost: 15 },
        then: [{ enchant: 'SW_071e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('SW_071e', "Lion's Guard", { attack: 2, health: 4, grants: ['TAUNT'] }),
  card('SW_073', 'Cheesemonger', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: 'SPELL',
        do: [{ giveCard: { pool: { type: 'SPELL', costOf: 'EVENT_SUBJECT' } } }],
      },
    ],
  }),
  card('SW_074', 'Nobleman', {
    rules: { battlecry: ['ZH-4.8-copy-enchantments'] },
    battlecry: [{ giveCopiesOf: { random: 'FRIENDLY_HAND' } }],
  }),
  card('SW_076', 'City Architect', {
    battlecry: [{ summon: 'SW_076t', count: 2, at: 'ALTERNATING' }],
  }),
  ownMinion({
    id: 'SW_076t',
    name: 'Castle Wall',

    set: 'STORMWIND',

    cost: 2,
    attack: 0,
    health: 5,
    keywords: ['TAUNT'],
  }),

  card('SW_078', 'Lady Prestor', {
    battlecry: [
      {
        forEach: MINIONS_IN_DECK,
        do: [
          { save: 'attack', value: { tag: 'ATTACK', of: 'IT' } },
          { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'IT' } },
          { save: 'cost', value: { tag: 'COST', of: 'IT' } },
          {
            transform: 'IT',
            into: { pool: { type: 'MINION', race: 'DRAGON' } },
            save: 'dragon',
          },
          {
            enchant: 'SW_078e',
            on: { saved: 'dragon' },
            num1: { saved: 'attack' },
            num2: { saved: 'health' },
          },
          { enchant: 'SW_078e2', on: { saved: 'dragon' }, num1: { saved: 'cost' } },
        ],
      },
    ],
  }),
  ownEnchantment('SW_078e', 'Lady Prestor', {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_2' },
  }),
  ownEnchantment('SW_078e2', 'Lady Prestor', { cost: { set: 'NUM_1' } }),
  card('SW_080', 'Cornelius Roame', {
    triggers: (['START_OF_TURN', 'END_OF_TURN'] as const).map((on) => ({ on, do: [{ draw: 1 }] })),
  }),
  card('SW_081', 'Varian, King of Stormwind', {
    battlecry: (['RUSH', 'TAUNT', 'DIVINE_SHIELD'] as const).flatMap((keyword) => [
      {
        drawThese: { random: { of: MINIONS_IN_DECK, where: { has: keyword } } },
        save: keyword,
      },
      {
        if: { exists: { saved: keyword } },
        then: [{ set: { [keyword]: 1 }, on: 'SELF' }],
      },
    ]),
  }),
  card('SW_306', 'Encumbered Pack Mule', {
    keywords: ['TAUNT'],
    whenDrawn: [{ giveCard: 'SW_306' }],
  }),
  card('SW_319', 'Peasant', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ draw: 1 }] }],
  }),
  card('SW_400', 'Entrapped Sorceress', {
    battlecry: [
      { if: CONTROLS_A_QUEST, then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }] },
    ],
  }),
  card('SW_418', 'SI:7 Skulker', {
    battlecry: [{ enchant: 'SW_418e2', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_418e2',
    name: 'SI:7 Skulker',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        do: [{ detach: 'SELF' }, { enchant: 'SW_418e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('SW_418e', 'SI:7 Skulker', { cost: -1 }),
  TRADED_CARD,
  card('SW_045', 'Auctioneer Jaxon', {
    auras: [{ update: 'OTHER', tag: 'TRADES_DRAW_NOTHING', on: 'FRIENDLY_PLAYER' }],
    triggers: [{ on: 'TRADED', whose: 'YOURS', stage: 'EARLY', do: DISCOVER_FROM_DECK }],
  }),
  card('SW_064', 'Northshire Farmer', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 20,
    },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          {
            repeat: 3,
            do: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } }, with: 'SW_064e' }],
          },
        ],
      },
    ],
  }),
  ownEnchantment('SW_064e', 'Raised in a Barn', { attack: { set: 3 }, health: { set: 3 } }),
  card('SW_069', 'Enthusiastic Banker', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'stored', entities: { random: 'FRIENDLY_DECK' } },
          { setAside: { saved: 'stored' } },
          { enchant: 'SW_069e', on: 'SELF', remembers: { saved: 'stored' } },
        ],
      },
    ],
    // each deposit gives back its own card
    deathrattle: [],
  }),
  ownCard({
    id: 'SW_069e',
    name: 'Safety Deposit',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ takeIntoHand: 'REMEMBERED' }],
  }),
  card('SW_075', 'Elwynn Boar', {
    deathrattle: [
      {
        if: {
          value: {
            deaths: { died: 'THIS_GAME', side: 'FRIENDLY', like: { named: 'Elwynn Boar' } },
          },
          atLeast: 7,
        },
        then: [{ equip: 'SW_075t' }],
      },
    ],
  }),
  ownCard({
    id: 'SW_075t',
    name: 'Sword of a Thousand Truths',
    type: 'WEAPON',
    set: 'STORMWIND',
    rarity: 'LEGENDARY',
    cost: 10,
    attack: 15,
    durability: 3,
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ set: { RESOURCES: 0 }, on: 'ENEMY_PLAYER' }],
      },
    ],
  }),
];
