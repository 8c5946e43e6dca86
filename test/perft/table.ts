import { readFileSync } from 'node:fs';
import type { Json } from '../../src/scenario/oracle.js';
import { type PerftRow, perftOf } from './perft.js';

/** The golden table, relative to the repository. */
export const TABLE = 'test/perft/golden.json';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The committed boards, as scenarios. */
export function readBoards(): readonly Json[] {
  return read('test/perft/boards.json') as readonly Json[];
}

/** The committed counts. */
export function readTable(): readonly PerftRow[] {
  return read(TABLE) as readonly PerftRow[];
}

/** The counts as they are now. */
export function countAll(): readonly PerftRow[] {
  return readBoards().map(perftOf);
}
