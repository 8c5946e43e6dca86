import type { Digest } from '../../../kernel/index.js';
import { WIDTH } from '../vocabulary/index.js';
import { flagsOf } from './pack.js';
import type { State } from './state.js';

/**
 * Mixes in all rows in use and what is not in the rows: two states are alike only if every tag is. Tags that are
 * as in `start` are left out.
 */
export function digestState(s: State, into: Digest, start?: State): void {
  into.int(s.count);
  into.int(flagsOf(s));
  into.cells(s.cells, WIDTH, s.count * WIDTH, start?.cells);
}
