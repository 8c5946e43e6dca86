import type { Condition, Effect, Value } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { RANDOM_ENEMY_MINION, TRIGGERED_DEATHRATTLES } from '../../selectors.js';
import { afterYouPlay } from '../../templates/after-playing.js';
import { costsLess } from '../../templates/auras.js';
import { ifPlayedThisTurn } from '../../templates/played-this-turn.js';
import { questline, rewardMinion } from '../../templates/questline.js';
import { startOfGame } from '../../templates/start-of-game.js';
import { afterThisIsTraded } from '../../templates/tradeable.js';

/** The cards whose names begin with SI:7. */
const SI_7_CARDS = [
  'EX1_134',
  'EX1_186',
  'ONY_030',
  'SW_411',
  'SW_412',
  'SW_413',
  'SW_417',
  'SW_418',
];

const IS_SI_7: Condition = { any: SI_7_CARDS.map((id) => ({ card: id })) };

/** How many of them you have played this game. */
const SI_7_PLAYED: Value = {
  count: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: IS_SI_7 },
};

/** It hits the enemy hero; so many Bleeds go into the deck. */
function garrote(bleeds: number): readonly Effect[] {
  return [
    { damage: 2, to: 'ENEMY_HERO' },
    { repeat: bleeds, do: [{ shuffleIntoDeck: { newCard: 'SW_311t' } }] },
  ];
}

/** It gains so much Attack and Health. */
function strengthenedBy(amount: Value): readonly Effect[] {
  return [{ enchant: 'SW_411e', on: 'SELF', num1: amount, num2: amount }];
}

/** The heroes of the other classes with whom a game begins. */
const OTHER_HEROES = ['01', '02', '04', '05', '06', '07', '08', '09', '10'].map(
  (number) => `HERO_${number}`,
);

/** The Spy Gizmos. */
const SPY_GIZMOS = ['SW_052t4', 'SW_052t5', 'SW_052t6', 'SW_052t7', 'SW_052t8_t'];

const PLAYS_SI_7 = afterYouPlay(IS_SI_7, { questProgress: 1 }).map((trigger) => ({
  ...trigger,
  rules: ['ZH-5.3-questlines'],
}));

const ADD_SPY_GIZMO: readonly Effect[] = [{ giveCard: { oneOf: SPY_GIZMOS } }];

/** STORMWIND set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('SW_411', 'SI:7 Informant', {
    battlecry: strengthenedBy({ minus: [SI_7_PLAYED, 1] }),
    was: [{ before: '22.4.3', battlecry: strengthenedBy(SI_7_PLAYED) }],
  }),
  ownEnchantment('SW_411e', 'SI:7 Informant', { attack: 'NUM_1', health: 'NUM_2' }),
  card('SW_405', 'Sketchy Information', {
    text: [
      {
        drawThese: {
          random: {
            of: 'FRIENDLY_DECK',
            where: { all: ['HAS_DEATHRATTLE', { tag: 'COST', atMost: 4 }] },
          },
        },
        save: 'drawn',
      },
      { resolveDeathrattleOf: { saved: 'drawn' } },
    ],
  }),
  card('SW_412', 'SI:7 Extortion', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_UNDAMAGED_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
  }),
  card('SW_311', 'Garrote', { text: garrote(2), was: [{ before: '21.8', text: garrote(3) }] }),
  ownCard({
    id: 'SW_311t',
    name: 'Bleed',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'STORMWIND',
    cost: 1,
    castWhenDrawn: [{ damage: 2, to: 'ENEMY_HERO' }],
  }),
  card('SW_413', 'SI:7 Operative', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'MINION',
        do: [{ set: { STEALTH: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('SW_434', 'Loan Shark', {
    battlecry: [{ giveCard: 'GAME_005', who: 'OPPONENT' }],
    deathrattle: [{ giveCard: 'GAME_005', count: 2 }],
  }),
  card('DED_004', 'Blackwater Cutlass', {
    triggers: afterThisIsTraded({
      enchant: 'DED_004e',
      on: { random: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
    }),
  }),
  ownEnchantment('DED_004e', 'Blackwater Cutlass', { cost: -1 }),
  card('SW_417', 'SI:7 Assassin', {
    requires: { REQ_TARGET_FOR_COMBO: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    auras: [costsLess(SI_7_PLAYED)],
    combo: [{ destroy: 'TARGET' }],
  }),
  card('DED_005', 'Parrrley', {
    text: [
      {
        if: { exists: 'ENEMY_DECK' },
        then: [
          { takeIntoHand: { random: 'ENEMY_DECK' } },
          { shuffleIntoDeck: 'SELF', who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('DED_510', 'Edwin, Defias Kingpin', {
    battlecry: [
      { draw: 1, save: 'drawn' },
      { enchant: 'DED_510e', on: { saved: 'drawn' }, remembers: 'SELF' },
    ],
  }),
  ifPlayedThisTurn(
    'DED_510e',
    'Defias Supplies',
    { enchant: 'DED_510e2', on: { of: 'REMEMBERED', where: 'ON_BOARD' } },
    { draw: 1, save: 'drawn' },
    { enchant: 'DED_510e', on: { saved: 'drawn' }, remembers: 'REMEMBERED' },
  ),
  ownEnchantment('DED_510e2', 'King of the Brotherhood', { attack: 2, health: 2 }),
  ...questline('ROGUE', [
    {
      id: 'SW_052',
      name: 'Find the Imposter',
      progress: 2,
      reward: ADD_SPY_GIZMO,
      triggers: PLAYS_SI_7,
    },
    {
      id: 'SW_052t',
      name: 'Learn the Truth',
      progress: 2,
      reward: ADD_SPY_GIZMO,
      triggers: PLAYS_SI_7,
    },
    {
      id: 'SW_052t2',
      name: 'Marked a Traitor',
      progress: 2,
      reward: 'SW_052t3',
      triggers: PLAYS_SI_7,
    },
  ]),
  rewardMinion({
    id: 'SW_052t3',
    name: 'Spymaster Scabbs',
    class: 'ROGUE',
    battlecry: SPY_GIZMOS.map((id) => ({ giveCard: id })),
  }),
  ownCard({
    id: 'SW_052t4',
    name: 'Fizzflash Distractor',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'STORMWIND',
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    text: [
      { returnToHand: 'TARGET', save: 'returned' },
      { enchant: 'SW_052t4e', on: { saved: 'returned' } },
    ],
  }),
  ownEnchantment('SW_052t4e', 'Distracted', {
    grants: ['LITERALLY_UNPLAYABLE'],
    lasts: 'OPPONENTS_NEXT_TURN',
  }),
  ownMinion({
    id: 'SW_052t5',
    name: 'Spy-o-matic',
    class: 'ROGUE',
    set: 'STORMWIND',
    race: 'MECHANICAL',
    cost: 1,
    attack: 3,
    health: 2,
    battlecry: [
      {
        discover: { cardsOf: 'ENEMY_DECK' },
        in: 'SETASIDE',
        save: 'taken',
        then: [
          {
            putIntoDeck: {
              random: { of: 'ENEMY_DECK', where: { sameCardAs: { saved: 'taken' } } },
            },
            at: 'TOP',
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'SW_052t6',
    name: 'Noggen-Fog Generator',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'STORMWIND',
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'SW_052t6e', on: 'TARGET' }],
  }),
  ownEnchantment('SW_052t6e', 'Noggen-Fog', { attack: 2, grants: ['STEALTH'] }),
  ownCard({
    id: 'SW_052t7',
    name: 'Hidden Gyroblade',
    type: 'WEAPON',
    class: 'ROGUE',
    set: 'STORMWIND',
    cost: 1,
    attack: 3,
    durability: 2,
    deathrattle: [{ damage: 'OWN_ATTACK', to: RANDOM_ENEMY_MINION }],
  }),
  ownMinion({
    id: 'SW_052t8_t',
    name: 'Undercover Mole',
    class: 'ROGUE',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 1,
    attack: 2,
    health: 3,
    keywords: ['STEALTH'],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        do: [{ giveCard: { pool: { classOf: 'ENEMY_HERO' } } }],
      },
    ],
  }),
  card('SW_310', 'Counterfeit Blade', {
    battlecry: [{ enchant: 'SW_310e', on: 'SELF', remembers: { random: TRIGGERED_DEATHRATTLES } }],
  }),
  ownCard({
    id: 'SW_310e',
    name: 'Counterfeit Blade',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
  card('SW_050', 'Maestra of the Masquerade', {
    triggers: startOfGame(
      [
        { replaceHero: { oneOf: OTHER_HEROES }, asPlayed: true },
        { enchant: 'SW_050e', on: 'FRIENDLY_PLAYER' },
      ],
      { not: { entity: 'FRIENDLY_PLAYER', is: { carries: 'SW_050e' } } },
    ),
  }),
  ownCard({
    id: 'SW_050e',
    name: 'Disguise',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { class: 'ROGUE' },
        do: [{ replaceHero: 'HERO_03', asPlayed: true }, { detach: 'SELF' }],
      },
    ],
  }),
];
