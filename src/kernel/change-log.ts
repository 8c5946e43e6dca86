/** Columns that a row can have, as a power of two: row and column are one number. */
const COLUMN_BITS = 10;
const COLUMN_MASK = (1 << COLUMN_BITS) - 1;

/** No node has this id; -1 is that of changes outside of every node. */
const NO_NODE = -2;

/**
 * The changes of cells that a trace records. Thousands are recorded for every one that somebody reads, so they are written in
 * as few numbers as they need, and told apart when they are read.
 */
export class ChangeLog {
  /** For each change its place, from, to; before one that is of another node than the last, that node, as a negative number. */
  private readonly written: number[] = [];
  private node = NO_NODE;
  private changes = 0;
  /** What has been read: five numbers a change. */
  private readonly told: number[] = [];
  private readTo = 0;
  private nodeRead = NO_NODE;

  /** How many there are. */
  get count(): number {
    return this.changes;
  }

  /** The node in which the next changes are made. */
  within(node: number): void {
    if (node === this.node) return;
    this.node = node;
    this.written.push(NO_NODE - node);
  }

  /** Adds a change. */
  add(row: number, column: number, from: number, to: number): void {
    this.written.push((row << COLUMN_BITS) | column, from, to);
    this.changes++;
  }

  /** All of them, in order: node, row, column, from, to of each. */
  read(): readonly number[] {
    const { written, told } = this;
    let at = this.readTo;
    while (at < written.length) {
      if (written[at]! < 0) this.nodeRead = NO_NODE - written[at++]!;
      const place = written[at]!;
      told.push(this.nodeRead, place >> COLUMN_BITS, place & COLUMN_MASK);
      told.push(written[at + 1]!, written[at + 2]!);
      at += 3;
    }
    this.readTo = at;
    return told;
  }
}
