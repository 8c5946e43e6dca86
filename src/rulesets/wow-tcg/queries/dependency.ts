import type { ActiveModifier, View } from './view.js';

/** Whether a modifier changes what others could apply to. Numbers and prohibitions do not. */
function isStructural({ modifier }: ActiveModifier): boolean {
  const { losePowers, power, tags, keywords } = modifier;
  return [losePowers, power, tags, keywords].some((change) => change !== undefined);
}

/**
 * Continuous modifiers in the order in which they apply: by timestamp, but each that depends on others after the
 * latest of them (WOW-718.1, WOW-719.2). A depends on B if B's presence changes which cards A could apply to
 * (WOW-719.1). In a loop the earliest comes first (WOW-719.3).
 */
export function inDependencyOrder<V extends View>(
  all: readonly ActiveModifier[],
  base: V,
  affected: (one: ActiveModifier, view: View) => readonly number[],
  applied: (one: ActiveModifier, base: V) => V,
): ActiveModifier[] {
  const sorted = [...all].sort((a, b) => a.timestamp - b.timestamp || a.key - b.key);
  const structural = sorted.filter(isStructural);
  if (structural.length === 0) return sorted;
  const tried = structural.map((one) => applied(one, base));
  const needs = new Map<ActiveModifier, ActiveModifier[]>();
  for (const one of sorted) {
    const before = affected(one, base).join();
    const on = structural.filter((_, i) => affected(one, tried[i]!).join() !== before);
    needs.set(
      one,
      on.filter((other) => other !== one),
    );
  }
  const placed: ActiveModifier[] = [];
  const waiting = [...sorted];
  while (waiting.length > 0) {
    const isFree = (one: ActiveModifier): boolean =>
      needs.get(one)!.every((other) => placed.includes(other));
    // in a loop nobody is free: the earliest goes first
    const at = Math.max(0, waiting.findIndex(isFree));
    placed.push(...waiting.splice(at, 1));
  }
  return placed;
}
