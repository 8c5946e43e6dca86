import { readFileSync } from 'node:fs';
import type { Json } from '../../src/scenario/oracle.js';
import { type PerftRow, perftOf } from './perft.js';

/** The games that are counted, each on boards of its own; and how many actions deep at the most. */
const DEEPEST = { hearthstone: 3, 'wow-tcg': 7 } as const;
export type Counted = keyof typeof DEEPEST;
export const COUNTED = Object.keys(DEEPEST) as readonly Counted[];

/** The golden table of a game, relative to the repository. */
export function tableFile(game: Counted): string {
  return `test/perft/${game}.golden.json`;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The committed boards of a game, as scenarios. */
export function readBoards(game: Counted): readonly Json[] {
  return read(`test/perft/${game}.boards.json`) as readonly Json[];
}

/** The committed counts. */
export function readTable(game: Counted): readonly PerftRow[] {
  return read(tableFile(game)) as readonly PerftRow[];
}

/** The counts as they are now. */
export function countAll(game: Counted): readonly PerftRow[] {
  return readBoards(game).map((board) => countOne(game, board));
}

/** The count of one board as it is now. */
export function countOne(game: Counted, board: Json): PerftRow {
  return perftOf(board, DEEPEST[game]);
}
