import type { ActiveModifier, View } from './view.js';

/** Whether a modifier changes what others could apply to. Numbers and prohibitions do not. */
function isStructural({ modifier }: ActiveModifier): boolean {
  const { losePowers, power, tags, keywords } = modifier;
  return [losePowers, power, tags, keywords].some((change) => change !== undefined);
}

/** Modifiers that apply together: one, or a loop; and the rules that say when. */
export interface Group {
  readonly modifiers: readonly ActiveModifier[];
  readonly rules: readonly string[];
}

/**
 * Continuous modifiers in the order in which they apply: by timestamp, but each that depends on others after the
 * latest of them (WOW-718.1, WOW-719.2). A depends on B if B's presence changes which cards A could apply to
 * (WOW-719.1). Those that all depend on each other, a loop, stand together in timestamp order (WOW-719.3).
 */
export function inDependencyOrder<V extends View>(
  all: readonly ActiveModifier[],
  base: V,
  affected: (one: ActiveModifier, view: View) => readonly number[],
  applied: (one: ActiveModifier, base: V) => V,
): Group[] {
  const sorted = [...all].sort((a, b) => a.timestamp - b.timestamp || a.key - b.key);
  const structural = sorted.filter(isStructural);
  if (structural.length === 0) return sorted.map((one) => ({ modifiers: [one], rules: [] }));
  const tried = structural.map((one) => applied(one, base));
  const needs = new Map<ActiveModifier, readonly ActiveModifier[]>();
  for (const one of sorted) {
    const before = affected(one, base).join();
    const on = structural.filter((_, i) => affected(one, tried[i]!).join() !== before);
    needs.set(
      one,
      on.filter((other) => other !== one),
    );
  }
  return inGroups(sorted, needs);
}

type Needs = ReadonlyMap<ActiveModifier, readonly ActiveModifier[]>;

function inGroups(sorted: readonly ActiveModifier[], needs: Needs): Group[] {
  const groups: Group[] = [];
  let waiting = sorted;
  while (waiting.length > 0) {
    const modifiers = nextGroup(waiting, needs);
    const isDependent = needs.get(modifiers[0]!)!.length > 0;
    const rules =
      modifiers.length > 1 ? ['WOW-719.3'] : isDependent ? ['WOW-719.1', 'WOW-719.2'] : [];
    groups.push({ modifiers, rules });
    waiting = waiting.filter((one) => !modifiers.includes(one));
  }
  return groups;
}

/** The earliest modifier that depends on none that waits, or the earliest loop of which that is true. */
function nextGroup(waiting: readonly ActiveModifier[], needs: Needs): ActiveModifier[] {
  for (const one of waiting) {
    const reached = reachedFrom(one, waiting, needs);
    // whatever it leads to leads back to it
    if ([...reached].every((other) => reachedFrom(other, waiting, needs).has(one)))
      return waiting.filter((other) => other === one || reached.has(other));
  }
  throw new RangeError('every circle of modifiers has a first');
}

function reachedFrom(
  start: ActiveModifier,
  waiting: readonly ActiveModifier[],
  needs: Needs,
): ReadonlySet<ActiveModifier> {
  const reached = new Set<ActiveModifier>();
  const open = [start];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const other of needs.get(one) ?? []) {
      if (reached.has(other) || !waiting.includes(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached;
}
