import { Tag, Zone } from '../vocabulary/index.js';
import { cardOf, controllerOf, get, type HsRun, set } from './access.js';
import type { State } from './state.js';

/** Whether a card is at the left or right end of its player's hand, or was so as it was played (ZH-5.1-outcast). */
export function isOutcast(s: State, card: number): boolean {
  if (card === 0) return false;
  return get(s, card, Tag.ZONE) === Zone.HAND ? isAtEnd(s, card) : get(s, card, Tag.OUTCAST) !== 0;
}

function isAtEnd(s: State, card: number): boolean {
  const hand = s.hand[controllerOf(s, card)];
  return hand[0] === card || hand.at(-1) === card;
}

/** A card that wants to know from where in the hand it is played notes it. */
export function noteOutcast(run: HsRun, card: number): void {
  if (cardOf(run.state, card).looksAtHand && isAtEnd(run.state, card))
    set(run, card, Tag.OUTCAST, 1);
}
