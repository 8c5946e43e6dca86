import type { TraceNode } from '../../kernel/index.js';
import type { Played } from '../play/play.js';
import { type Claims, claimsOf } from './claims.js';
import { fatesOf, isNews } from './fates.js';
import type { Fate, Party } from './language/parts.js';
import { type Change, type Together, type Trials, variationsOf } from './variations.js';

/** A change that turns what comes of a run, and what came only with it or only without it. */
export interface Turn {
  readonly change: Change;
  readonly other: Played;
  /** What comes of it instead. */
  readonly gained: readonly Fate[];
  /** What does not come of it any more. */
  readonly lost: readonly Fate[];
}

/**
 * The first of the small changes that turns what came of a run; null: none does. Every one of them is played, but where
 * all of a kind together come to the same: then none of them does anything. A change with which the ability acts that
 * is the point of the ruling comes before all others.
 */
export function turnOf(played: Played, fates: readonly Fate[], claims: Claims): Turn | null {
  const { trials, play } = variationsOf(played, claims);
  const point = pointOf(played, claims);
  let best: Turn | null = null;
  const turnedBy = (change: Change | Together): Omit<Turn, 'change'> | null => {
    const other = play(change);
    return other === null ? null : turned(played, fates, { change, other });
  };
  /** Whether the search is over: with this one, or with an earlier one that is as good. */
  const found = (turn: Turn): Turn | null => {
    best ??= turn;
    if (point === null) return turn;
    return claimsOf(turn.other).resolved.some(({ node }) => node.source === point.source)
      ? turn
      : null;
  };
  const firstOf = (changes: readonly Change[], trial: Trials): Turn | null => {
    const [change] = changes;
    if (change === undefined) return null;
    if (changes.length === 1) {
      const turn = turnedBy(change);
      return turn === null ? null : found({ ...turn, change });
    }
    if (turnedBy(trial.together(changes)) === null) return null;
    const middle = Math.ceil(changes.length / 2);
    const parts = trial.isHalved
      ? [changes.slice(0, middle), changes.slice(middle)]
      : changes.map((one) => [one]);
    return firstNonNull(parts, (part) => firstOf(part, trial));
  };
  return firstNonNull(trials, (trial) => firstOf(trial.changes, trial)) ?? best;
}

/** The ability that is kept from acting at all, where that is the point of the ruling; null: nothing of that sort is. */
function pointOf({ request, run }: Played, { setbacks, resolved }: Claims): TraceNode | null {
  const [point] = setbacks;
  if (point === undefined || request.ruleset.judging.setback(run.state, point) < 4) return null;
  return resolved.some(({ node }) => node.source === point.source) ? null : point;
}

/** The first that is found for one of these; null: for none. */
export function firstNonNull<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** What comes of a change; null: the same. */
function turned(
  played: Played,
  fates: readonly Fate[],
  { change, other }: { readonly change: Change | Together; readonly other: Played },
): Omit<Turn, 'change'> | null {
  if (isSameRun(played, other)) return null;
  const others = fatesOf(other);
  const isToTell = ({ kind }: Fate): boolean => !NO_NEWS[change.kind].includes(kind);
  const gained = without(others, fates).filter(isToTell);
  // a Secret that would have stayed is the news, and not what it did
  const isRevealed = ({ kind }: Fate): boolean => kind === 'reveal';
  const lost = without(fates, others)
    .filter(isToTell)
    .toSorted((a, b) => Number(isRevealed(b)) - Number(isRevealed(a)));
  return gained.length + lost.length > 0 ? { other, gained, lost } : null;
}

/** Whether a run has the same nodes and the same changes one for one: then the same came of it. */
function isSameRun(played: Played, other: Played): boolean {
  const ours = played.run.trace!;
  const theirs = other.run.trace!;
  return (
    ours.nodes.length === theirs.nodes.length &&
    ours.changes.length === theirs.changes.length &&
    ours.changes.every((cell, i) => cell === theirs.changes[i]) &&
    ours.nodes.every((node, i) => isSameNode(node, theirs.nodes[i]!))
  );
}

/** The nodes of a run from the first on that the other run does not have in its place. */
export function nodesOnlyHere(played: Played, other: Played): readonly TraceNode[] {
  const theirs = other.run.trace!.nodes;
  const ours = played.run.trace!.nodes;
  const at = ours.findIndex((node, i) => theirs[i] === undefined || !isSameNode(node, theirs[i]));
  if (at < 0) return [];
  const left = new Map<string, number>();
  for (const node of theirs.slice(at)) {
    const key = keyOfNode(node);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return ours.slice(at).filter((node, i) => {
    if (i === 0) return true;
    const key = keyOfNode(node);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

function isSameNode(a: TraceNode, b: TraceNode): boolean {
  return (
    a.name === b.name &&
    a.source === b.source &&
    a.about === b.about &&
    a.value === b.value &&
    a.text === b.text
  );
}

function keyOfNode({ name, source, about, value, text }: TraceNode): string {
  return `${name} ${source} ${about} ${value} ${text}`;
}

/** What is no news after a change: whom it silences is silenced, and numbers of another edition are other numbers. */
const NO_NEWS: Readonly<Record<(Change | Together)['kind'], readonly Fate['kind'][]>> = {
  order: [],
  reverse: [],
  silence: ['is', 'isNot'],
  silences: ['is', 'isNot'],
  switch: ['stats', 'costs'],
  switches: ['stats', 'costs'],
};

/**
 * The fates that one account has more often than another, each with its count. `isCounted` marks those that the other account
 * has, too: there the number is the news.
 */
function without(fates: readonly Fate[], others: readonly Fate[]): readonly Fate[] {
  const counts = countsOf(others);
  const totals = countsOf(fates);
  return fates.filter(isNews).flatMap((fate) => {
    const who = fate.who.flatMap((party): Party[] => {
      const key = keyOf(fate, party);
      const [count, known] = [totals.get(key)!, counts.get(key) ?? 0];
      if (count <= known) return [];
      return [known === 0 ? { ...party, count } : { ...party, count, isCounted: true }];
    });
    return who.length === 0 ? [] : [{ ...fate, who }];
  });
}

/** The first lost fate with its count in the other account; null: none. */
export function leftOf({ lost, other }: Turn): Fate | null {
  const [fate] = lost;
  if (fate === undefined) return null;
  const counts = countsOf(fatesOf(other));
  const who = fate.who.flatMap((party): Party[] => {
    const count = counts.get(keyOf(fate, party)) ?? 0;
    return count === 0 ? [] : [{ ...party, count, isCounted: true }];
  });
  return who.length === 0 ? null : { ...fate, who };
}

function countsOf(fates: readonly Fate[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const fate of fates)
    for (const party of fate.who) {
      const key = keyOf(fate, party);
      counts.set(key, (counts.get(key) ?? 0) + party.count);
    }
  return counts;
}

/** What a fate tells of one of those whom it names. */
function keyOf(
  { who: _, node: __, left: ___, ...rest }: Fate,
  { count: ____, isCounted: _____, ...party }: Party,
): string {
  return JSON.stringify([party, rest]);
}
