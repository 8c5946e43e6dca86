import { Col } from '../vocabulary/index.js';
import { get } from './access.js';
import { GAME, type State } from './state.js';

/** How a game stands, by the number in RESULT. */
export const RESULTS = ['none', 'player 1 wins', 'player 2 wins', 'both players win'] as const;

/** The result when both players win. */
export const BOTH = 3;

/** How a game stands, in words. */
export function resultOf(s: State): string {
  return RESULTS[get(s, GAME, Col.RESULT)]!;
}
