import type { Played } from '../play/play.js';
import { fatesOf, isNews } from './fates.js';
import type { Fate, Party } from './language/parts.js';
import { type Change, changesFor, playedWith } from './variations.js';

/** A change that turns what comes of a run, and what came only with it or only without it. */
export interface Turn {
  readonly change: Change;
  readonly other: Played;
  /** What comes of it instead. */
  readonly gained: readonly Fate[];
  /** What does not come of it any more. */
  readonly lost: readonly Fate[];
}

/** The first of the small changes that turns what came of a run; null: none does. Every one of them is played. */
export function turnOf(played: Played, fates: readonly Fate[]): Turn | null {
  for (const change of changesFor(played)) {
    const other = playedWith(played, change);
    if (other === null) continue;
    const others = fatesOf(other);
    const gained = without(others, fates);
    const lost = without(fates, others);
    if (gained.length + lost.length > 0) return { change, other, gained, lost };
  }
  return null;
}

/** What is told in one account more often than in another. */
function without(fates: readonly Fate[], others: readonly Fate[]): readonly Fate[] {
  const counts = new Map<string, number>();
  for (const fate of others)
    for (const party of fate.who) {
      const key = keyOf(fate, party);
      counts.set(key, (counts.get(key) ?? 0) + party.count);
    }
  return fates.filter(isNews).flatMap((fate) => {
    const who = fate.who.flatMap((party): Party[] => {
      const count = party.count - (counts.get(keyOf(fate, party)) ?? 0);
      return count > 0 ? [{ ...party, count }] : [];
    });
    return who.length === 0 ? [] : [{ ...fate, who }];
  });
}

/** What a fate tells of one of those whom it names. */
function keyOf(
  { who: _, node: __, left: ___, ...rest }: Fate,
  { count: ____, ...party }: Party,
): string {
  return JSON.stringify([party, rest]);
}
