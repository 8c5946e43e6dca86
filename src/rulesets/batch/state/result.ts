import { Col } from '../vocabulary/index.js';
import { get } from './access.js';
import { GAME, type State } from './state.js';

export const RESULTS = ['none', 'player 1 wins', 'player 2 wins', 'both players win'] as const;

export const BOTH = 3;

export function resultOf(s: State): string {
  return RESULTS[get(s, GAME, Col.RESULT)]!;
}
