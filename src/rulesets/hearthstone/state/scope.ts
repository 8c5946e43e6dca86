import type { GameEvent } from '../vocabulary/index.js';

/** What conditions, selectors and values can see: whose effect it is, its target, the event it answers. */
export interface Scope {
  /** The entity whose effect this is (SELF). */
  readonly source: number;
  /** The player whose effect this is (YOU). */
  readonly player: number;
  target: number;
  readonly event: GameEvent | null;
  /** The entity that is being looked at (IT). */
  it: number;
  /** What `save` stored, by name; entities as lists. */
  saved: Record<string, number | number[]> | null;
  result: number;
}

/** A scope outside of any effect, as triggers and auras use it. */
export function scopeOf(
  source: number,
  player: number,
  event: GameEvent | null,
  it: number,
): Scope {
  return { source, player, target: 0, event, it, saved: null, result: 0 };
}
