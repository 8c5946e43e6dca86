import type { Packing } from '../../../kernel/index.js';
import { WIDTH } from '../vocabulary/index.js';
import { indexState, SPARE_ROWS, type State } from './state.js';

/** Where states are packed before their length is known. */
let scratch = new Int32Array(1 << 14);

/**
 * A state as the cells in which it differs from another one: rows, flags, then place and value in turn. A
 * situation takes some hundred bytes instead of ten thousand.
 */
export const PACKING: Packing<State> = {
  pack: (s, start) => {
    const common = Math.min(s.count, start.count) * WIDTH;
    const used = s.count * WIDTH;
    const [mine, theirs] = [s.cells, start.cells];
    if (scratch.length < 2 + 2 * used) scratch = new Int32Array(4 * used);
    const packed = scratch;
    packed[0] = s.count;
    packed[1] = flagsOf(s);
    let length = 2;
    for (let i = WIDTH; i < common; i++) {
      if (mine[i] === theirs[i]) continue;
      packed[length++] = i;
      packed[length++] = mine[i]!;
    }
    for (let i = common; i < used; i++) {
      if (mine[i] === 0) continue;
      packed[length++] = i;
      packed[length++] = mine[i]!;
    }
    return packed.slice(0, length);
  },
  unpack: (packed, start, spare) => {
    const count = packed[0]!;
    const used = count * WIDTH;
    const fits = spare !== undefined && spare.cells.length >= used;
    const cells = fits ? spare.cells : new Int32Array(used + SPARE_ROWS * WIDTH);
    const common = Math.min(count, start.count) * WIDTH;
    cells.set(start.cells.subarray(0, common));
    if (fits) cells.fill(0, common, Math.max(used, spare.count * WIDTH));
    for (let i = 2; i < packed.length; i += 2) cells[packed[i]!] = packed[i + 1]!;
    const s = indexState(start.pool, start.edition, cells, count);
    const flags = packed[1]!;
    s.auraStale = (flags & 1) !== 0;
    s.otherAuraStale = (flags & 2) !== 0;
    s.mayDie = (flags & 4) !== 0;
    return s;
  },
};

/** Which of the between-phase Steps may have something to do. */
export function flagsOf(s: State): number {
  return (s.auraStale ? 1 : 0) + (s.otherAuraStale ? 2 : 0) + (s.mayDie ? 4 : 0);
}
