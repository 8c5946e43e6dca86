import type { Digest } from './digest.js';
import type { Table } from './table.js';

/**
 * 128 bits that stand for how a table differs from another one, kept up change by change: the sum, over the
 * cells that differ, of a number for the place and each value. However a table came to hold what it holds,
 * its sum is the same, so tables need not be read to find out that they are equal.
 */
export class CellSum {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  /** Follows one cell from a value to another. */
  change(row: number, column: number, from: number, to: number): void {
    const place = Math.imul(row, 0x10001) ^ (column << 8);
    this.a = (this.a + scatter(place, to, 0x297a2d39) - scatter(place, from, 0x297a2d39)) | 0;
    this.b = (this.b + scatter(place, to, 0x5bd1e995) - scatter(place, from, 0x5bd1e995)) | 0;
    this.c = (this.c + scatter(place, to, 0x38b34ae5) - scatter(place, from, 0x38b34ae5)) | 0;
    this.d = (this.d + scatter(place, to, 0x7feb352d) - scatter(place, from, 0x7feb352d)) | 0;
  }

  /** A sum that goes its own way from here. */
  copy(): CellSum {
    const copy = new CellSum();
    copy.take(this);
    return copy;
  }

  /** Takes over another sum. */
  protected take({ a, b, c, d }: CellSum): void {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /** Mixes the sum into a digest. */
  into(digest: Digest): void {
    digest.int(this.a);
    digest.int(this.b);
    digest.int(this.c);
    digest.int(this.d);
  }

  /** The sum of what differs between two tables with rows of `width` cells. */
  static between(from: Table, to: Table, width: number): CellSum {
    const sum = new CellSum();
    sum.follow(from, to, width);
    return sum;
  }

  /** Follows all that differs between two tables with rows of `width` cells. */
  follow(from: Table, to: Table, width: number): void {
    for (let row = 1; row < Math.max(from.count, to.count); row++) {
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        const before = row < from.count ? from.cells[at]! : 0;
        const after = row < to.count ? to.cells[at]! : 0;
        if (before !== after) this.change(row, column, before, after);
      }
    }
  }
}

/** Spreads a place and a value over 32 bits, differently for every odd `lane`. */
export function scatter(place: number, value: number, lane: number): number {
  let x = Math.imul(place + 0x9e3779b9, lane);
  x = Math.imul(x ^ (x >>> 15) ^ value, 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 13), lane);
  return x ^ (x >>> 16);
}
