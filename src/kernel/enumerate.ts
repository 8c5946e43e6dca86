import type { LimitReached } from './budget.js';
import type { Decision } from './decision.js';
import type { Frame } from './frame.js';
import { canonicalJson } from './json.js';
import { fork, type Machine } from './machine.js';
import type { Program } from './program.js';
import { totalWeight } from './random.js';
import { add, multiply, ONE, type Rational, rational, ZERO } from './rational.js';
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
  /** Probability left out because a bound or a limit was reached; 0 when the answer is complete. */
  readonly missing: Rational;
  /** The first bound of the enumeration that was reached. */
  readonly stoppedBy: keyof EnumerationBounds | null;
  /** The first limit of its budget that a single path ran into. */
  readonly limit: LimitReached | null;
}

/** Bounds of an enumeration. What lies past one is left out, and its probability is `missing`. */
export interface EnumerationBounds {
  /** Distinct situations met. */
  readonly situations: number;
  /** Decisions on one path: a coin flipped until it shows heads has no longest one. */
  readonly decisions: number;
  /** Instructions stepped on all paths together. */
  readonly totalSteps: number;
}

export const DEFAULT_BOUNDS: EnumerationBounds = {
  situations: 200_000,
  decisions: 1_000,
  totalSteps: 20_000_000,
};

export interface EnumerateOptions
  extends Omit<RunOptions, 'source' | 'trace' | 'cursor'>,
    Partial<EnumerationBounds> {}

interface Situation<S extends Table> {
  readonly machine: Machine<S>;
  readonly pending: Decision | null;
  probability: Rational;
  paths: bigint;
  readonly witness: readonly number[];
}

/** Situations by key: all that were met after the same number of decisions, or all ends. */
type Situations<S extends Table> = Map<string, Situation<S>>;

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
  return new Enumeration(program, options).from(start);
}

class Enumeration<S extends Table> {
  private readonly bounds: EnumerationBounds;
  private readonly runOptions: RunOptions;
  private readonly ends: Situations<S> = new Map();
  private next: Situations<S> = new Map();
  private situations = 0;
  private steps = 0;
  private missing = ZERO;
  private stoppedBy: keyof EnumerationBounds | null = null;
  private limit: LimitReached | null = null;

  constructor(
    private readonly program: Program<S>,
    options: EnumerateOptions,
  ) {
    this.bounds = { ...DEFAULT_BOUNDS, ...options };
    this.runOptions = { ...options, trace: 'NONE' };
  }

  from(start: Machine<S>): Distribution<S> {
    this.settle(this.runOf(start), ONE, 1n, []);
    for (let decisions = 1; this.next.size > 0; decisions++) {
      const layer = this.next.values();
      this.next = new Map();
      for (const situation of layer) {
        const reached = this.boundReached(decisions);
        if (reached === null) this.fanOut(situation);
        else this.leaveOut(situation.probability, reached);
      }
    }
    const { ends, situations, missing, stoppedBy, limit } = this;
    return { outcomes: [...ends.values()], situations, missing, stoppedBy, limit };
  }

  /** Follows every option of a situation's decision. */
  private fanOut({ machine, pending, probability, paths, witness }: Situation<S>): void {
    const { options, weights } = pending!;
    const total = weights === undefined ? options.length : totalWeight(weights);
    for (let index = 0; index < options.length; index++) {
      const run = this.runOf(machine);
      run.pending = pending;
      run.resume(index);
      const chance = rational(weights?.[index] ?? 1, total);
      this.settle(run, multiply(probability, chance), paths, [...witness, index]);
    }
  }

  /** A run from a copy of the machine. */
  private runOf(machine: Machine<S>): Run<S> {
    const { state, stack } = fork(this.program, machine);
    const run = new Run(this.program, state, [...stack], this.runOptions);
    run.recording = false;
    return run;
  }

  /** Runs to the next open decision or the end, and adds what is there to its equals. */
  private settle(
    run: Run<S>,
    probability: Rational,
    paths: bigint,
    witness: readonly number[],
  ): void {
    const status = run.advance();
    this.steps += run.steps;
    if (status === 'limit') {
      this.limit ??= run.limit;
      this.missing = add(this.missing, probability);
      return;
    }
    const { pending, stack, state } = run;
    const into = pending?.kind === 'chance' ? this.next : this.ends;
    const key = situationKey(this.program, state, stack);
    const known = into.get(key);
    if (known === undefined) {
      this.situations++;
      into.set(key, { machine: { state, stack }, pending, probability, paths, witness });
    } else {
      known.probability = add(known.probability, probability);
      known.paths += paths;
    }
  }

  private boundReached(decisions: number): keyof EnumerationBounds | null {
    const { bounds } = this;
    if (this.situations > bounds.situations) return 'situations';
    if (decisions > bounds.decisions) return 'decisions';
    return this.steps > bounds.totalSteps ? 'totalSteps' : null;
  }

  private leaveOut(probability: Rational, reached: keyof EnumerationBounds): void {
    this.stoppedBy ??= reached;
    this.missing = add(this.missing, probability);
  }
}

function situationKey<S extends Table>(
  program: Program<S>,
  state: S,
  stack: readonly Frame[],
): string {
  return program.key?.(state, stack) ?? canonicalJson([program.encode(state), stack]);
}
