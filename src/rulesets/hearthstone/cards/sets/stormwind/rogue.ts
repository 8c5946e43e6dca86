import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';

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
];
