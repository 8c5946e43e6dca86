import type { Decision } from './decision.js';
import { Digest } from './digest.js';
import type { Frame } from './frame.js';
import type { Json } from './json.js';
import type { Run } from './run.js';
import type { Table } from './table.js';

/**
 * What one instruction does when its frame is on top: advance the frame, push others, or pop it.
 * It may ask for one decision a step, and only before it has changed or traced anything in it: an open
 * decision ends the step, and the step is taken again from the same position once the answer is there.
 * The position (`pc`) is put back then, other locals of the frame are not.
 */
export interface Instruction<S extends Table> {
  readonly name: string;
  step(run: Run<S>, frame: Frame): void;
}

/** A rule system as the machine sees it. The machine never looks into the state itself. */
export interface Program<S extends Table> {
  readonly instructions: readonly Instruction<S>[];
  /** An independent copy of the state; the memory of `spare`, which nobody looks at again, may be used for it. */
  copy(state: S, spare?: S): S;
  /** The state as JSON, complete and canonical: equal states give equal JSON. */
  encode(state: S): Json;
  /** The inverse of encode. */
  decode(json: Json): S;
  /** What a trace node remembers of an entity beside its number (its card, say). */
  identify(state: S, entity: number): number;
  /** A decision's option in readable form, as it stands in a list of taken decisions. */
  describeOption(state: S, decision: Decision, index: number): Json;
  /** A short name for what the top frame is doing, for the report of an endless loop. */
  describeFrame(state: S, frame: Frame): string;
  /** Sentences that say which invariants the state breaks; none when it is sound. */
  violations(state: S): string[];
  /** Cells in a row of the state's table. */
  readonly width: number;
  /** What a state holds besides its rows and what follows from them, as a number; absent: nothing. */
  besides?(state: S): number;
  /** How states that wait in large numbers are kept in little room; absent: they are kept as they are. */
  readonly packing?: Packing<S>;
}

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

/** A short text that is equal for equal states and differs for others; good in this process only. */
export function stateKey<S extends Table>(program: Program<S>, state: S): string {
  const digest = new Digest();
  digest.cells(state.cells, program.width, state.count * program.width);
  digest.int(program.besides?.(state) ?? 0);
  return digest.key();
}

/**
 * Indices of a program's instructions by name.
 * @throws RangeError when two have the same: a written frame could mean either
 */
export function instructionNumbers<S extends Table>(
  program: Program<S>,
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, { name }] of program.instructions.entries()) {
    if (numbers.has(name)) throw new RangeError(`two instructions are named ${name}`);
    numbers.set(name, index);
  }
  return numbers;
}
