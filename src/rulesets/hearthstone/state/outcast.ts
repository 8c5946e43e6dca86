import { Tag, Zone } from '../vocabulary/index.js';
import { cardOf, controllerOf, get, type HsRun, set } from './access.js';
import type { State } from './state.js';

const LEFT_END = 1;
const RIGHT_END = 2;

/** Whether a card is at the left or right end of its player's hand, or was so as it was played (ZH-5.1-outcast). */
export function isOutcast(s: State, card: number): boolean {
  return card !== 0 && endOf(s, card) !== 0;
}

/** Whether a card is at the right end of its player's hand, or was so as it was played. */
export function isRightmost(s: State, card: number): boolean {
  return card !== 0 && endOf(s, card) === RIGHT_END;
}

/** The only card of a hand is at its right end. */
function endOf(s: State, card: number): number {
  if (get(s, card, Tag.ZONE) !== Zone.HAND) return get(s, card, Tag.OUTCAST);
  const hand = s.hand[controllerOf(s, card)];
  return hand.at(-1) === card ? RIGHT_END : hand[0] === card ? LEFT_END : 0;
}

/** From where in the hand a card is played is noted where the card, or a minion of its player, wants to know. */
export function noteOutcast(run: HsRun, card: number): void {
  const s = run.state;
  const end = endOf(s, card);
  if (end !== 0 && isWatched(s, card)) set(run, card, Tag.OUTCAST, end);
}

function isWatched(s: State, card: number): boolean {
  if (cardOf(s, card).looksAtHand) return true;
  const board = s.board[controllerOf(s, card)];
  for (let i = 0; i < board.length; i++) if (cardOf(s, board[i]!).looksAtHand) return true;
  return false;
}
