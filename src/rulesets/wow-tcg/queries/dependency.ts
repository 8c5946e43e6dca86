import type { ActiveModifier, View } from './view.js';

/** Whether a modifier changes what others could apply to. Numbers and prohibitions do not. */
export function isStructural({ modifier }: ActiveModifier): boolean {
  const { losePowers, power, tags, loseTags, keywords } = modifier;
  return [losePowers, power, tags, loseTags, keywords].some((change) => change !== undefined);
}

/** Modifiers that apply together: one, or a loop; and the rules that say when. */
export interface Group {
  readonly modifiers: readonly ActiveModifier[];
  readonly rules: readonly string[];
}

export interface Trial<V extends View> {
  /** The game with none of them. */
  readonly base: V;
  affected(one: ActiveModifier, view: View): readonly number[];
  applied(some: readonly ActiveModifier[]): V;
  /** Whether each of these, one after the other, applies to the cards that it applies to once all have. */
  settles(all: readonly ActiveModifier[]): boolean;
}

/**
 * Continuous modifiers in the order in which they apply: by timestamp, but each that depends on others after the
 * latest of them (WOW-718.1, WOW-719.2). A depends on B if B's presence changes which cards A could apply to
 * (WOW-719.1). Those that all depend on each other, a loop, stand together in timestamp order (WOW-719.3).
 */
export function inDependencyOrder<V extends View>(
  all: readonly ActiveModifier[],
  trial: Trial<V>,
): Group[] {
  const sorted = [...all].sort((a, b) => a.timestamp - b.timestamp || a.key - b.key);
  const structural = sorted.filter(isStructural);
  if (structural.length === 0) return sorted.map((one) => ({ modifiers: [one], rules: [] }));
  const alone = structural.map((one) => trial.applied([one]));
  const needsIn = (game: V, others: readonly V[]): Needs =>
    new Map(
      sorted.map((one) => {
        const before = trial.affected(one, game).join();
        const changes = (view: V): boolean => trial.affected(one, view).join() !== before;
        return [one, structural.filter((other, i) => other !== one && changes(others[i]!))];
      }),
    );
  let needs = needsIn(trial.base, alone);
  // what one alone does not change it may change together with others, which come in an order themselves
  for (let round = 1; round < structural.length; round++) {
    const order = inGroups(sorted, needs).flatMap(({ modifiers }) => modifiers);
    if (trial.settles(order)) break;
    const ordered = order.filter(isStructural);
    const without = structural.map((one) =>
      trial.applied(ordered.filter((other) => other !== one)),
    );
    const grown = unite(needs, needsIn(trial.applied(ordered), without));
    if (grown === needs) break;
    needs = grown;
  }
  return inGroups(sorted, needs);
}

/** What is known and what was found; the first itself where nothing was. */
function unite(known: Needs, found: Needs): Needs {
  const isNew = [...found].some(([one, on]) =>
    on.some((other) => !known.get(one)!.includes(other)),
  );
  if (!isNew) return known;
  return new Map([...known].map(([one, on]) => [one, [...new Set([...on, ...found.get(one)!])]]));
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
