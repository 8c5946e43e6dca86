import type { Condition, Effect, Value } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { costsLess } from '../../templates/auras.js';
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
];
