import type { Packing, Written } from '../../../kernel/index.js';
import { WIDTH } from '../vocabulary/index.js';
import { PACKED_HEAD, reindex } from './reindex.js';
import { holdBeside, indexState, SPARE_ROWS, type State, takeBeside } from './state.js';

/** Where states are packed before their length is known. */
let scratch = new Int32Array(1 << 14);

/** A state as the cells in which it differs from another: some hundred bytes, not ten thousand. */
export const PACKING: Packing<State> = {
  // rows beyond those stay in its memory: an enchantment among the first may name its creator there
  base: ({ pool, edition, cells }, rows) => indexState(pool, edition, cells.slice(), rows),
  pack: (s, start, since) => {
    const most = since === undefined ? 2 * s.count * WIDTH : sizeOf(since);
    if (scratch.length < PACKED_HEAD + most) scratch = new Int32Array(2 * (PACKED_HEAD + most));
    scratch[0] = s.count;
    scratch[1] = flagsOf(s);
    return keep(since === undefined ? packAll(s, start) : packSince(s, start, since));
  },
  unpack: (packed, start, spare) => {
    const count = packed[0]!;
    const used = count * WIDTH;
    const fits = spare !== undefined && spare.cells.length >= used;
    const cells = fits ? spare.cells : new Int32Array(used + SPARE_ROWS * WIDTH);
    const common = start.count * WIDTH;
    cells.set(start.cells.subarray(0, common));
    if (fits) cells.fill(0, common, Math.max(used, spare.count * WIDTH));
    write(cells, packed);
    const s = indexState(start.pool, start.edition, cells, count);
    takeFlags(s, packed[1]!);
    return s;
  },
  repack: (s, from, to, start) => {
    const used = start.count * WIDTH;
    for (let i = PACKED_HEAD; i < from.length; i += 2) {
      const at = from[i]!;
      s.cells[at] = at < used ? start.cells[at]! : 0;
    }
    s.count = to[0]!;
    if (s.cells.length < s.count * WIDTH) {
      const cells = new Int32Array((s.count + SPARE_ROWS) * WIDTH);
      cells.set(s.cells);
      s.cells = cells;
    }
    write(s.cells, to);
    reindex(s, start, to);
    takeFlags(s, to[1]!);
  },
  hold: holdBeside,
  putBack: takeBeside,
};

/** Packed states stand one behind the other: memory of its own would cost each as much as it holds. */
let shelf = new Int32Array(0);
let shelved = 0;
const SHELF = 1 << 13;

function keep(length: number): Int32Array {
  if (shelved + length > shelf.length) {
    shelf = new Int32Array(Math.max(SHELF, length));
    shelved = 0;
  }
  const kept = shelf.subarray(shelved, shelved + length);
  kept.set(scratch.subarray(0, length));
  shelved += length;
  return kept;
}

function write(cells: Int32Array, packed: Int32Array): void {
  for (let i = PACKED_HEAD; i < packed.length; i += 2) cells[packed[i]!] = packed[i + 1]!;
}

function packAll(s: State, start: State): number {
  const common = start.count * WIDTH;
  const used = s.count * WIDTH;
  const [mine, theirs] = [s.cells, start.cells];
  let length = PACKED_HEAD;
  for (let i = WIDTH; i < used; i++) {
    if (mine[i] === (i < common ? theirs[i] : 0)) continue;
    scratch[length++] = i;
    scratch[length++] = mine[i]!;
  }
  return length;
}

/** The places that have been looked at: those with the number of this packing. */
let looked = new Int32Array(1 << 14);
let packings = 0;

/** Packs what differs where something had differed, or has been written. */
function packSince(s: State, start: State, { packed, journal }: Written): number {
  if (looked.length < s.cells.length) looked = new Int32Array(2 * s.cells.length);
  packings++;
  let length = packPlaces(s, start, packed, { from: PACKED_HEAD, length: PACKED_HEAD });
  length = packPlaces(s, start, journal, { from: 0, length });
  return length;
}

/** Packs what differs at these places, each followed by a number of no interest. */
function packPlaces(
  s: State,
  start: State,
  places: Int32Array | readonly number[],
  { from, length: before }: { readonly from: number; readonly length: number },
): number {
  const used = start.count * WIDTH;
  let length = before;
  for (let i = from; i < places.length; i += 2) {
    const at = places[i]!;
    if (looked[at] === packings) continue;
    looked[at] = packings;
    const value = s.cells[at]!;
    if (value === (at < used ? start.cells[at] : 0)) continue;
    scratch[length++] = at;
    scratch[length++] = value;
  }
  return length;
}

function sizeOf({ packed, journal }: Written): number {
  return packed.length + journal.length;
}

export function flagsOf(s: State): number {
  return (s.auraStale ? 1 : 0) + (s.otherAuraStale ? 2 : 0) + (s.mayDie ? 4 : 0);
}

function takeFlags(s: State, flags: number): void {
  s.auraStale = (flags & 1) !== 0;
  s.otherAuraStale = (flags & 2) !== 0;
  s.mayDie = (flags & 4) !== 0;
}
