import type { Decision } from './decision.js';
import type { Frame } from './frame.js';
import { copyJson, type Json } from './json.js';
import { instructionNumbers } from './program.js';
import type { Program } from './run.js';
import { Run, type RunOptions } from './run.js';
import type { Table } from './table.js';
import type { TraceCursor } from './trace.js';

/** A machine at rest: the state and the stack of frames that still have to run. */
export interface Machine<S extends Table> {
  readonly state: S;
  readonly stack: readonly Frame[];
}

/** A paused run as JSON: everything that is needed to go on elsewhere, byte for byte the same. */
export interface MachineJson {
  readonly state: Json;
  readonly stack: readonly Json[];
  /** The open decision, so that an answer can be checked before anything is resumed. */
  readonly pending: Decision | null;
  readonly trace: TraceCursor | null;
}

/** The run as JSON of its own, which stays as it is when the run goes on; instructions are written by name. */
export function serialise<S extends Table>(run: Run<S>): MachineJson {
  const stack = run.stack.map((frame) => {
    const { op, ...locals } = copyJson(frame);
    return { op: run.program.instructions[op]!.name, ...locals } as Json;
  });
  return {
    state: run.program.encode(run.state),
    stack,
    pending: run.pending,
    trace: run.trace === null ? null : run.trace.cursor(),
  };
}

/**
 * The run that was serialised, waiting for the same decision.
 * @throws RangeError when the JSON names an instruction that the program does not have, or has twice.
 */
export function deserialise<S extends Table>(
  program: Program<S>,
  json: MachineJson,
  options: RunOptions = {},
): Run<S> {
  const numbers = instructionNumbers(program);
  const stack = json.stack.map((entry) => {
    const { op: name, ...locals } = copyJson(entry) as { op: string; pc: number };
    const op = numbers.get(name);
    if (op === undefined) throw new RangeError(`unknown instruction ${name}`);
    return { op, ...locals };
  });
  const cursor = json.trace === null ? {} : { cursor: json.trace };
  const run = new Run(program, program.decode(json.state), stack, { ...options, ...cursor });
  run.pending = json.pending;
  return run;
}
