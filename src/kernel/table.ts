/**
 * A table of 32-bit integers: one row per entity, one column per attribute. Every rule system keeps its
 * whole game state in such rows, so that copying is one block copy, equality and hashing are one pass,
 * and "from, to" of a cell is all that a trace needs to replay a change.
 * Row 0 is never used: 0 means "no entity".
 */
export interface Table {
  cells: Int32Array;
  /** Rows in use, row 0 included. */
  count: number;
}

/** An empty table with room for `rows` rows of `width` cells. */
export function createTable(width: number, rows: number): Table {
  return { cells: new Int32Array(width * rows), count: 1 };
}

/** Adds a row of zeros and returns its index; the table grows as needed. */
export function addRow(table: Table, width: number): number {
  const row = table.count++;
  if (table.count * width > table.cells.length) {
    const grown = new Int32Array(Math.max(table.count, 8) * 2 * width);
    grown.set(table.cells);
    table.cells = grown;
  }
  return row;
}

/** The cells in use, copied, with room for `spare` more rows. */
export function copyCells(table: Table, width: number, spare: number): Int32Array {
  const used = table.count * width;
  const cells = new Int32Array(used + spare * width);
  cells.set(table.cells.subarray(0, used));
  return cells;
}

/**
 * An independent copy of a state that is nothing but a table and what never changes; its rows may go where those of `spare`
 * were, which nobody looks at again.
 */
export function copyTable<S extends Table>(
  s: S,
  { width, spareRows }: { readonly width: number; readonly spareRows: number },
  spare?: S,
): S {
  const used = s.count * width;
  if (spare === undefined || spare.cells.length < used)
    return { ...s, cells: copyCells(s, width, spareRows) };
  const { cells } = spare;
  cells.set(used === s.cells.length ? s.cells : s.cells.subarray(0, used));
  if (spare.count > s.count) cells.fill(0, used, spare.count * width);
  return { ...s, cells };
}

/** One cell's change. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** A change whose cell does not hold `from`, or is none: the trace does not belong to this state. */
export class ReplayError extends Error {
  constructor(
    readonly change: CellChange,
    readonly found: number | undefined,
  ) {
    super(`row ${change.row} column ${change.column}: expected ${change.from}, found ${found}`);
    this.name = 'ReplayError';
  }
}

/**
 * Applies changes in order to a table in place; rows come into being as they are first written, so a
 * rule system writes something into every row that it adds.
 * @throws ReplayError when a change does not start from the value that the cell holds.
 */
export function replayChanges(table: Table, width: number, changes: Iterable<CellChange>): void {
  for (const change of changes) {
    while (change.row >= table.count) addRow(table, width);
    const at = change.row * width + change.column;
    const inRow = change.column >= 0 && change.column < width;
    const found = inRow ? table.cells[at] : undefined;
    if (found !== change.from) throw new ReplayError(change, found);
    table.cells[at] = change.to;
  }
}
