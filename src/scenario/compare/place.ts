import type { TraceChange, TraceLine } from '../trace/schema.js';

type Lines = readonly TraceLine[];

/** A trace, as far as it is compared. */
interface Traced {
  readonly lines: Lines;
}

/**
 * The place in both traces at which they first say or change something else, or null. What a line changed counts where
 * it stands only for a line that has no others in it: the others change things late, so their changes are looked at
 * only where nothing else tells the traces apart.
 */
export function placeOfParting({ lines: a }: Traced, { lines: b }: Traced): number | null {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (!goesTheSame(a, b, i)) return i;
  for (let i = 0; i < length; i++) if (!changesTheSame(a[i]!, b[i]!)) return i;
  return null;
}

/** Whether two traces go the same way at a place; rules may be cited differently where the same happens. */
export function goesTheSame(a: Lines, b: Lines, place: number): boolean {
  const [one, other] = [a[place], b[place]];
  if (one === undefined || other === undefined) return one === other;
  const says =
    one.kind === other.kind &&
    one.name === other.name &&
    one.text === other.text &&
    one.depth === other.depth;
  if (!says || isLeaf(a, place) !== isLeaf(b, place)) return says;
  return !isLeaf(a, place) || changesTheSame(one, other);
}

/** Whether two lines change the same. */
export function changesTheSame(a: TraceLine, b: TraceLine): boolean {
  return (
    a.changes.length === b.changes.length &&
    a.changes.every((change, i) => isSameChange(change, b.changes[i]!))
  );
}

function isLeaf(lines: Lines, place: number): boolean {
  return (lines[place + 1]?.depth ?? 0) <= lines[place]!.depth;
}

function isSameChange(a: TraceChange, b: TraceChange): boolean {
  return a.entity === b.entity && a.tag === b.tag && a.from === b.from && a.to === b.to;
}
