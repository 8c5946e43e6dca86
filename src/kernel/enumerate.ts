import type { Distribution, Start } from './distribution.js';
import { Enumeration } from './enumeration.js';
import type { Machine } from './machine.js';
import { ONE } from './rational.js';
import type { Program } from './run.js';
import type { ChoiceAnswer, EnumerationOptions, Stage } from './stage.js';
import type { Table } from './table.js';

/** Options of an enumeration of one stage. */
export interface EnumerateOptions<S extends Table = Table> extends EnumerationOptions {
  /** Absent: every choice stays open. */
  readonly answer?: ChoiceAnswer<S>;
  /** The option that the choice is answered with at which a start waits; absent: it asks again. */
  readonly answered?: number;
}

/**
 * The exact distribution of a machine's ends over all chance decisions. The machine is forked at each
 * decision; situations with equal keys after the same number of decisions are merged while it runs, so
 * the cost grows with the distinct situations and not with the paths. Players' choices stay open.
 */
export function enumerate<S extends Table>(
  program: Program<S>,
  start: Machine<S>,
  options: EnumerateOptions<S> = {},
): Distribution<S> {
  const only = { machine: start, probability: ONE, paths: 1n, witness: [], choices: 0 };
  return enumerateAll(program, [only], options);
}

/** As `enumerate`, from several starts at once; their probabilities, paths and witnesses go on. */
export function enumerateAll<S extends Table>(
  program: Program<S>,
  starts: readonly Start<S>[],
  options: EnumerateOptions<S> = {},
): Distribution<S> {
  const { answer, answered } = options;
  const stage: Stage<S> = {
    begin: ({ run }) => ({
      kind: 'RUNS',
      run: run(),
      how: '',
      ...(answered === undefined ? {} : { answered }),
    }),
    ...(answer === undefined ? {} : { answer }),
  };
  const enumeration = new Enumeration(program, { starts, stages: [stage] }, options);
  enumeration.explore();
  return enumeration.distribution();
}
