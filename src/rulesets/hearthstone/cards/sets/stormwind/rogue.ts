import type { Effect } from '../../../language/words.js';
import { costsLess } from '../../auras.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { afterThisIsTraded } from '../../tradeable.js';

/** The cards whose names begin with SI:7. */
const SI_7 = ['EX1_134', 'EX1_186', 'ONY_030', 'SW_411', 'SW_412', 'SW_413', 'SW_417', 'SW_418'];

/** It hits the enemy hero; so many Bleeds go into the deck. */
function garrote(bleeds: number): readonly Effect[] {
  return [
    { damage: 2, to: 'ENEMY_HERO' },
    { repeat: bleeds, do: [{ shuffleIntoDeck: { newCard: 'SW_311t' } }] },
  ];
}

/** STORMWIND set, rogue. */
export const CARDS: readonly CardEntry[] = [
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
    auras: [
      costsLess({
        count: {
          of: { played: 'THIS_GAME', side: 'FRIENDLY' },
          where: { any: SI_7.map((id) => ({ card: id })) },
        },
      }),
    ],
    combo: [{ destroy: 'TARGET' }],
  }),
];
