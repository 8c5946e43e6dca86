import type { GameEvent } from '../vocabulary/index.js';

export interface Scope {
  readonly self: number;
  /** The row whose card and level the numbers are taken from. */
  readonly bearer: number;
  readonly player: number;
  readonly target: number;
  readonly chosen: number;
  readonly event: GameEvent | null;
}
