import type { Instruction, Run, Table } from '../../kernel/index.js';

/** What an instruction does with its frame; the frame's own type is the game's. */
export type Stepper<S extends Table> = (run: Run<S>, frame: never) => void;

/** The instructions of a program, in the order of their numbers, each under the name that its number has. */
export function instructionsOf<S extends Table, N extends string>(
  numbers: Readonly<Record<N, number>>,
  steppers: Readonly<Record<N, Stepper<S>>>,
): readonly Instruction<S>[] {
  return (Object.keys(numbers) as N[])
    .sort((a, b) => numbers[a] - numbers[b])
    .map((name) => ({ name, step: steppers[name] as Instruction<S>['step'] }));
}
