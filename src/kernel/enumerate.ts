import type { LimitReached } from './budget.js';
import type { Decision } from './decision.js';
import { canonicalJson } from './json.js';
import { fork, type Machine } from './machine.js';
import type { Program } from './program.js';
import { add, multiply, ONE, type Rational, rational } from './rational.js';
import { Run, type RunOptions } from './run.js';
import type { Table } from './table.js';

/** One distinct end of a run: a final machine with everything that leads there added up. */
export interface Outcome<S extends Table> {
  readonly machine: Machine<S>;
  readonly probability: Rational;
  /** Number of paths of decisions that lead here. */
  readonly paths: bigint;
  /** Option indices of one path that leads here, for a replay. */
  readonly witness: readonly number[];
  /** A player's choice that is still open here, or null. */
  readonly pending: Decision | null;
}

export interface Distribution<S extends Table> {
  readonly outcomes: readonly Outcome<S>[];
  /** Distinct situations met on the way, ends included. */
  readonly situations: number;
  /** Probability left out because a limit was reached; 0 when the answer is complete. */
  readonly missing: Rational;
  readonly limit: LimitReached | null;
}

export interface EnumerateOptions extends Omit<RunOptions, 'source' | 'trace' | 'cursor'> {
  /** Distinct situations after which the enumeration stops and says what it left out. */
  readonly situations?: number;
}

interface Situation<S extends Table> {
  readonly machine: Machine<S>;
  readonly pending: Decision | null;
  probability: Rational;
  paths: bigint;
  readonly witness: readonly number[];
}

const DEFAULT_SITUATIONS = 200_000;

/**
 * The exact distribution of a machine's ends over all chance decisions. The machine is forked at each
 * decision; situations with equal keys after the same number of decisions are merged while it runs, so
 * the cost grows with the distinct situations and not with the paths. Players' choices stay open.
 */
export function enumerate<S extends Table>(
  program: Program<S>,
  start: Machine<S>,
  options: EnumerateOptions = {},
): Distribution<S> {
  const bound = options.situations ?? DEFAULT_SITUATIONS;
  const ends = new Map<string, Situation<S>>();
  let layer = new Map<string, Situation<S>>();
  let situations = 0;
  let missing: Rational = rational(0);
  let limit: LimitReached | null = null;
  const runOptions: RunOptions = { ...options, trace: 'NONE' };

  const settle = (
    run: Run<S>,
    probability: Rational,
    paths: bigint,
    witness: readonly number[],
  ): void => {
    run.recording = false;
    const status = run.advance();
    if (status === 'limit') {
      missing = add(missing, probability);
      limit ??= run.limit;
      return;
    }
    const open = status === 'pending' && run.pending!.kind === 'chance';
    const key = situationKey(program, run);
    const into = open ? next : ends;
    const known = into.get(key);
    if (known) {
      known.probability = add(known.probability, probability);
      known.paths += paths;
      return;
    }
    situations++;
    into.set(key, {
      machine: { state: run.state, stack: run.stack },
      pending: run.pending,
      probability,
      paths,
      witness,
    });
  };

  let next = layer;
  const first = fork(program, start);
  settle(new Run(program, first.state, [...first.stack], runOptions), ONE, 1n, []);
  while (layer.size > 0) {
    next = new Map();
    for (const situation of layer.values()) {
      if (situations > bound) {
        missing = add(missing, situation.probability);
        continue;
      }
      for (const [index, chance] of chances(situation.pending!)) {
        const copy = fork(program, situation.machine);
        const run = new Run(program, copy.state, [...copy.stack], runOptions);
        run.pending = situation.pending;
        run.resume(index);
        settle(run, multiply(situation.probability, chance), situation.paths, [
          ...situation.witness,
          index,
        ]);
      }
    }
    layer = next;
  }
  return { outcomes: [...ends.values()], situations, missing, limit };
}

function* chances(decision: Decision): Generator<[number, Rational]> {
  const { options, weights } = decision;
  let total = 0;
  for (let i = 0; i < options.length; i++) total += weights?.[i] ?? 1;
  for (let i = 0; i < options.length; i++) yield [i, rational(weights?.[i] ?? 1, total)];
}

function situationKey<S extends Table>(program: Program<S>, run: Run<S>): string {
  if (program.key) return program.key(run.state, run.stack);
  return canonicalJson([program.encode(run.state), run.stack]);
}
