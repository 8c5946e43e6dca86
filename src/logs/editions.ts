import { comparePatches } from '../rulesets/common/editions.js';
import type { Packet } from './packet.js';

/** The first build that is known to be later than the newest edition. */
const LATER_BUILD = 174_258;

/** A published patch, as far as the edition of a log depends on it. */
export interface BuiltPatch {
  readonly patch: string;
  /** The build with which it came, where that is known. */
  readonly build?: number;
}

/** The edition of a game, and how it is known. `isNearest`: the build is later than any edition. */
export interface LoggedEdition {
  readonly patch: string;
  readonly build?: number;
  readonly isNearest: boolean;
}

/** The patch with which a card came; null: nobody knows. */
type SinceOf = (card: string) => string | null;

/** The client wrote no logs before. */
const FIRST_LOGGED = '1.1';

/**
 * The edition of a game: by its build, else by the newest of its cards. After the last build that is known, both together
 * tell more. `published` is oldest first.
 */
export function editionOf(
  packets: readonly Packet[],
  published: readonly BuiltPatch[],
  sinceOf: SinceOf,
): LoggedEdition {
  const build = packets.find((packet) => packet.kind === 'BUILD')?.build;
  if (build === undefined)
    return { patch: newestOf(packets, FIRST_LOGGED, sinceOf), isNearest: false };
  if (build >= LATER_BUILD) return { patch: published.at(-1)!.patch, build, isNearest: true };
  const found = published.findLast((one) => one.build !== undefined && one.build <= build);
  const { patch } = found ?? published[0]!;
  const isLast = found === published.findLast((one) => one.build !== undefined);
  return { patch: isLast ? newestOf(packets, patch, sinceOf) : patch, build, isNearest: false };
}

/** The patch of the newest card of a game, if it is later than a given one. */
function newestOf(packets: readonly Packet[], patch: string, sinceOf: SinceOf): string {
  let newest = patch;
  for (const packet of packets) {
    const since = packet.kind === 'ENTITY' ? sinceOf(packet.card ?? '') : null;
    if (since !== null && comparePatches(since, newest) > 0) newest = since;
  }
  return newest;
}
