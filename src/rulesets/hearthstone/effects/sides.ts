import type { Side } from '../language/players.js';
import { opponentOf } from '../vocabulary/index.js';

/** The player of a side, seen from a player; 0: both. */
export function playerOf(side: Side, player: number): number {
  if (side === 'ALL') return 0;
  return side === 'FRIENDLY' ? player : opponentOf(player);
}
