import type { GameEvent } from '../vocabulary/index.js';
import type { State } from './state.js';

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
  /** Result of the previous effect. */
  result: number;
}

/** A compiled selector: the entities, in order. The list must not be changed by the caller. */
export type Selection = (s: State, scope: Scope) => readonly number[];

/** A compiled condition. */
export type ConditionTest = (s: State, scope: Scope) => boolean;

/** A compiled value: a 32-bit integer. */
export type Measure = (s: State, scope: Scope) => number;

/** A scope outside of any effect, as triggers and auras use it. */
export function scopeOf(
  source: number,
  player: number,
  event: GameEvent | null,
  it: number,
): Scope {
  return { source, player, target: 0, event, it, saved: null, result: 0 };
}

/** A condition that is told what IT is. */
export function lookingAt(test: ConditionTest): (s: State, scope: Scope, it: number) => boolean {
  return (s, scope, it) => {
    const outer = scope.it;
    scope.it = it;
    const holds = test(s, scope);
    scope.it = outer;
    return holds;
  };
}
