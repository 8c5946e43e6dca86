import type { Table } from './table.js';

/** Writes a state as what differs from another state of the same game, and back. */
export interface Packing<S extends Table> {
  /**
   * What states are packed against: the first `rows` rows of a state of theirs, and lists that follow from them. No state
   * that is packed against it may have fewer.
   */
  base(state: S, rows: number): S;
  /** `since`: what is known of an earlier state, so that only what has been written since is looked at. */
  pack(state: S, start: S, since?: Written): Int32Array;
  /** The memory of `spare`, which nobody looks at again, may be used for the state. */
  unpack(packed: Int32Array, start: S, spare?: S): S;
  /** Makes a state that was unpacked, and is as it was then, what another packed one says. */
  repack(state: S, from: Int32Array, to: Int32Array, start: S): void;
  /** A state without rows that holds what another one holds beside them; `spare`, which was one of them, may be used. */
  hold(state: S, spare?: S): S;
  /** Gives a state, whose rows are what they were when it was held, the rest of it back. */
  putBack(state: S, held: S): void;
}

/** An earlier state, packed, and the places that have been written since, each with what it held, in turn. */
export interface Written {
  readonly packed: Int32Array;
  readonly journal: readonly number[];
}
