import type { Played } from '../play/play.js';
import { fatesOf } from './fates.js';
import type { Fate } from './language/parts.js';
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
  const own = keysOf(fates);
  for (const change of changesFor(played)) {
    const other = playedWith(played, change);
    if (other === null) continue;
    const others = fatesOf(other);
    const theirs = keysOf(others);
    const gained = others.filter((fate) => partsOf(fate).some((key) => !own.has(key)));
    const lost = fates.filter((fate) => partsOf(fate).some((key) => !theirs.has(key)));
    if (gained.length + lost.length > 0) return { change, other, gained, lost };
  }
  return null;
}

function keysOf(fates: readonly Fate[]): ReadonlySet<string> {
  return new Set(fates.flatMap(partsOf));
}

/** What a fate tells of each of those whom it names. */
function partsOf({ who, node: _, left: __, ...rest }: Fate): string[] {
  return who.map((party) => JSON.stringify([party, rest]));
}
