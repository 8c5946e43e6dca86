import type { LimitReached } from './budget.js';
import { CellSum } from './cell-sum.js';
import { type Decision, OPEN } from './decision.js';
import { Digest } from './digest.js';
import type { Frame } from './frame.js';
import { copyJson } from './json.js';
import type { Machine } from './machine.js';
import type { Program } from './program.js';
import { totalWeight } from './random.js';
import { add, leastCommonMultiple, ONE, type Rational, rational, ZERO } from './rational.js';
import { Run, type RunOptions } from './run.js';
import type { Table } from './table.js';
import { lengthen, type Trail, witnessOf } from './trail.js';

/** One distinct end of a run: a final machine with everything that leads there added up. */
export interface Outcome<S extends Table> {
  readonly machine: Machine<S>;
  readonly probability: Rational;
  /** Number of paths of decisions that lead here. */
  readonly paths: bigint;
  /** Option indices of one path that leads here, for a replay. */
  readonly witness: readonly number[];
  /** How many choices `answer` has answered on every path that leads here. */
  readonly choices: number;
  /** A player's choice that is still open here, or null. */
  readonly pending: Decision | null;
}

/** Where an enumeration begins: a machine that is met with some probability. */
export interface Start<S extends Table> extends Omit<Outcome<S>, 'pending'> {
  /** The option that the choice is answered with at which it waits; absent: it waits at none, or for `answer`. */
  readonly answered?: number;
}

export interface Distribution<S extends Table> {
  readonly outcomes: readonly Outcome<S>[];
  /** Distinct situations met on the way, ends included. */
  readonly situations: number;
  /** Instructions stepped on all paths together. */
  readonly steps: number;
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

/** Answers a player's choice, the `turn`th (from 0) on its path; OPEN leaves it open. */
export type ChoiceAnswer<S extends Table> = (state: S, decision: Decision, turn: number) => number;

export interface EnumerateOptions<S extends Table = Table>
  extends Omit<RunOptions, 'source' | 'trace' | 'cursor'>,
    Partial<EnumerationBounds> {
  /** Absent: every choice stays open. */
  readonly answer?: ChoiceAnswer<S>;
}

/** A machine that waits: for its decision to be followed, or as an end. */
interface Situation<S extends Table> {
  /** The state, or what differs from the first start's. */
  readonly state: S | Int32Array;
  readonly stack: readonly Frame[];
  /** How the state differs from the first start's. */
  readonly sum: CellSum;
  readonly pending: Decision | null;
  readonly choices: number;
  readonly trail: Trail;
  /** The probability is `weight` / `denominator`. */
  weight: bigint;
  denominator: bigint;
  paths: bigint;
}

/** What leads to a machine. */
interface Road {
  readonly weight: bigint;
  readonly paths: bigint;
  trail: Trail;
  choices: number;
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
  return new Enumeration(program, options, starts).distribution();
}

class Enumeration<S extends Table> {
  private readonly bounds: EnumerationBounds;
  private readonly runOptions: RunOptions;
  private readonly answer: ChoiceAnswer<S>;
  private readonly ends: Situations<S> = new Map();
  private next: Situations<S> = new Map();
  /** The stacks of waiting machines, each once. */
  private readonly stacks = new Map<string, readonly Frame[]>();
  /** The first start's state, which all others are told apart from. */
  private readonly base: S | undefined;
  /** A state whose memory may be used for the next copy. */
  private spare: S | undefined;
  /** Same, for the next state that is unpacked. */
  private spareToUnpack: S | undefined;
  /** Of all weights that are being added up. */
  private denominator = 1n;
  private situations = 0;
  private steps = 0;
  private missing = ZERO;
  private stoppedBy: keyof EnumerationBounds | null = null;
  private limit: LimitReached | null = null;

  constructor(
    private readonly program: Program<S>,
    options: EnumerateOptions<S>,
    private readonly starts: readonly Start<S>[],
  ) {
    this.base = starts[0]?.machine.state;
    this.bounds = { ...DEFAULT_BOUNDS, ...options };
    this.runOptions = { ...options, trace: 'NONE' };
    this.answer = options.answer ?? ((): number => OPEN);
  }

  distribution(): Distribution<S> {
    this.begin();
    for (let decisions = 1; this.next.size > 0; decisions++) {
      const layer = [...this.next.values()];
      this.next = new Map();
      const before = this.denominator;
      const factor = leastCommonMultiple(layer.map(({ pending }) => totalOf(pending!)));
      this.denominator = before * factor;
      for (const situation of layer) {
        const reached = this.boundReached(decisions);
        if (reached === null) this.fanOut(situation, factor);
        else this.leaveOut(rational(situation.weight, before), reached);
      }
    }
    const { situations, steps, missing, stoppedBy, limit } = this;
    const outcomes = [...this.ends.values()].map((end) => this.outcomeOf(end));
    return { outcomes, situations, steps, missing, stoppedBy, limit };
  }

  private begin(): void {
    const { starts } = this;
    this.denominator = leastCommonMultiple(
      starts.map(({ probability: { denominator } }) => denominator),
    );
    for (const { machine, probability, paths, witness, choices, answered } of starts) {
      const { numerator, denominator } = probability;
      const weight = numerator * (this.denominator / denominator);
      const trail = witness.reduce<Trail>(lengthen, null);
      const sum = CellSum.between(this.base!, machine.state, this.program.width);
      const run = this.runOf(machine.state, machine.stack, sum);
      this.settle(run, { weight, paths, trail, choices }, answered);
    }
  }

  /** Follows every option of a situation's decision; all weights of the next layer are `factor` times as fine. */
  private fanOut(situation: Situation<S>, factor: bigint): void {
    const { pending, weight, paths, trail, choices, stack, sum } = situation;
    const { options, weights } = pending!;
    const state = this.stateOf(situation, this.spareToUnpack);
    const share = weight * (factor / totalOf(pending));
    for (let index = 0; index < options.length; index++) {
      const run = this.runOf(state, stack, sum);
      run.pending = pending;
      run.resume(index);
      this.settle(run, {
        weight: weights === undefined ? share : share * BigInt(weights[index]!),
        paths,
        trail: lengthen(trail, index),
        choices,
      });
    }
    if (isPacked(situation.state)) this.spareToUnpack = state;
    else this.spare = state;
  }

  /** A run from a copy of the machine. */
  private runOf(state: S, stack: readonly Frame[], sum: CellSum): Run<S> {
    const copy = this.program.copy(state, this.spare);
    this.spare = undefined;
    const run = new Run(this.program, copy, copyJson(stack) as Frame[], this.runOptions);
    run.sum = sum.copy();
    run.recording = false;
    return run;
  }

  /** Runs to the next open decision or the end, and adds what is there to its equals; `given` answers the first choice. */
  private settle(run: Run<S>, road: Road, given = OPEN): void {
    let { trail, choices } = road;
    let status = run.advance();
    if (given !== OPEN && run.pending?.kind === 'choice') {
      run.resume(given);
      trail = lengthen(trail, given);
      status = run.advance();
    }
    while (status === 'pending' && run.pending!.kind === 'choice') {
      const index = this.answer(run.state, run.pending!, choices);
      if (index === OPEN) break;
      run.resume(index);
      trail = lengthen(trail, index);
      choices++;
      status = run.advance();
    }
    this.steps += run.steps;
    if (status === 'limit') {
      this.limit ??= run.limit;
      this.missing = add(this.missing, rational(road.weight, this.denominator));
      return;
    }
    road.trail = trail;
    road.choices = choices;
    this.meet(run, road);
  }

  private meet(run: Run<S>, road: Road): void {
    const { denominator } = this;
    const { state, stack, pending } = run;
    const sum = run.sum!;
    const into = pending?.kind === 'chance' ? this.next : this.ends;
    const digest = new Digest();
    digest.json(stack);
    digest.int(road.choices);
    digest.int(state.count);
    digest.int(this.program.besides?.(state) ?? 0);
    sum.into(digest);
    const key = digest.key();
    const known = into.get(key);
    if (known === undefined) {
      this.situations++;
      into.set(key, {
        state: this.packed(state),
        stack: this.kept(stack),
        sum,
        pending,
        choices: road.choices,
        trail: road.trail,
        weight: road.weight,
        denominator,
        paths: road.paths,
      });
      return;
    }
    if (known.denominator !== denominator) {
      known.weight *= denominator / known.denominator;
      known.denominator = denominator;
    }
    known.weight += road.weight;
    known.paths += road.paths;
    this.spare = state;
  }

  /** A state in as little room as the program knows how. */
  private packed(state: S): S | Int32Array {
    const { packing } = this.program;
    if (packing === undefined) return state;
    this.spare = state;
    return packing.pack(state, this.base!);
  }

  /** A stack of which equal ones are kept once. */
  private kept(stack: Frame[]): readonly Frame[] {
    const digest = new Digest();
    digest.json(stack);
    const key = digest.key();
    const known = this.stacks.get(key);
    if (known === undefined) this.stacks.set(key, stack);
    return known ?? stack;
  }

  private stateOf({ state }: Situation<S>, spare?: S): S {
    if (!isPacked(state)) return state;
    return this.program.packing!.unpack(state, this.base!, spare);
  }

  private outcomeOf(end: Situation<S>): Outcome<S> {
    const { stack, weight, denominator, paths, trail, choices, pending } = end;
    const stateOf = (): S => this.stateOf(end);
    return {
      get machine() {
        return { state: stateOf(), stack };
      },
      get witness() {
        return witnessOf(trail);
      },
      probability: rational(weight, denominator),
      paths,
      choices,
      pending,
    };
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

function isPacked(state: Table | Int32Array): state is Int32Array {
  return state instanceof Int32Array;
}

/** The sum of the weights of a decision's options. */
function totalOf(decision: Decision | null): bigint {
  const { options, weights } = decision!;
  return BigInt(weights === undefined ? options.length : totalWeight(weights));
}
