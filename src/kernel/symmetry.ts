import { CellSum, scatter } from './cell-sum.js';
import type { Digest } from './digest.js';
import type { Machine } from './machine.js';
import type { Table } from './table.js';

/**
 * Rows of a start that are alike: as far as anybody can tell, each of them may stand for any other of its kind. Situations
 * that differ only in which is which are one. A rule system finds it for a start, for what can happen and what is asked.
 */
export interface Symmetry<S extends Table = Table> {
  /** How many rows are alike to others. */
  readonly count: number;
  /** The number of a row among them; -1: it is like no other. */
  memberAt(row: number): number;
  /** The kind of a member: those of one kind are alike. */
  kindOf(member: number): number;
  /** Whether sums leave a cell out. What it says, as far as it matters, is mixed in by `into`. */
  isLeftOut(row: number, column: number): boolean;
  /** Mixes in what the sum leaves out, and the members of each kind in no order. */
  into(digest: Digest, machine: Machine<S>, sum: LikeSum): void;
}

/** Numbers of a member's sum, and what tells them apart. */
const SALTS = [0x297a2d39, 0x5bd1e995, 0x38b34ae5, 0x7feb352d] as const;

/** A sum in which the rows that are alike have sums of their own: the place of a cell is there that of its kind. */
export class LikeSum extends CellSum {
  /** Those of the members, one after the other. */
  private own: Int32Array;

  constructor(private readonly symmetry: Symmetry) {
    super();
    this.own = new Int32Array(symmetry.count * SALTS.length);
  }

  override change(row: number, column: number, from: number, to: number): void {
    const { symmetry, own } = this;
    if (symmetry.isLeftOut(row, column)) return;
    const member = symmetry.memberAt(row);
    if (member < 0) {
      super.change(row, column, from, to);
      return;
    }
    const place = column << 8;
    let at = member * SALTS.length;
    for (const salt of SALTS) own[at++]! += scatter(place, to, salt) - scatter(place, from, salt);
  }

  override copy(): LikeSum {
    const copy = new LikeSum(this.symmetry);
    copy.take(this);
    copy.own = this.own.slice();
    return copy;
  }

  /** Mixes the sum of a member into a digest. */
  memberInto(digest: Digest, member: number): void {
    const at = member * SALTS.length;
    for (let lane = 0; lane < SALTS.length; lane++) digest.int(this.own[at + lane]!);
  }
}
