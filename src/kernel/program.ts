import { Digest } from './digest.js';
import type { Program } from './run.js';
import type { Table } from './table.js';

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
