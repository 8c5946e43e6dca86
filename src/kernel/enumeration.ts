import type { LimitReached } from './budget.js';
import { CellSum } from './cell-sum.js';
import { OPEN } from './decision.js';
import { Digest } from './digest.js';
import {
  DEFAULT_BOUNDS,
  type Distribution,
  type EnumerationBounds,
  type OpenMachine,
  type Start,
  type StoppedBy,
} from './distribution.js';
import type { Frame } from './frame.js';
import { copyJson } from './json.js';
import { toNumber } from './rational.js';
import type { Program } from './run.js';
import { Run, type RunOptions } from './run.js';
import { Sampler } from './sampling.js';
import {
  emptyLevel,
  extendedBy,
  handOn,
  type Level,
  likeliest,
  type Met,
  type Origin,
  type Place,
  Situation,
  type Step,
  waitsForChance,
} from './situation.js';
import type { Answers, Begun, Enumerated, EnumerationOptions, Stage, Ways } from './stage.js';
import { LikeSum, type Symmetry } from './symmetry.js';
import type { Table } from './table.js';
import { Weighing } from './weighing.js';

/** Runs between two questions whether the time is up. */
const ASK_EVERY = 32;

/** How much less likely the situations are that one sweep more follows. */
const FINER = 2;

/**
 * All ends of several stages over all chance decisions, found likeliest first. What was met is a graph: situations, layer
 * by layer, and what follows from them. It is gone through in sweeps, from the first layer to the last; each sweep follows
 * the likeliest situations of each layer, less likely ones from sweep to sweep, so that there are ends to tell of whenever it
 * is stopped, and nothing is followed twice. A probability that arrives late at a situation that has been followed is handed on in the
 * next sweep. The likelihoods that say what comes first are rough; `distribution` weighs the graph exactly.
 */
export class Enumeration<S extends Table> {
  private readonly bounds: EnumerationBounds;
  private readonly runOptions: RunOptions;
  private readonly expired: (situations: number) => boolean;
  private readonly stages: readonly Stage<S>[];
  private readonly symmetry: Symmetry<S> | null;
  /** The starts, and what each stage has met. */
  private readonly levels: readonly Level<S>[];
  /** The stacks of waiting machines, each once. */
  private readonly stacks = new Map<string, readonly Frame[]>();
  /** Rows that every start has, and so everything that follows: none is taken away. */
  private readonly rows: number;
  /** A state whose memory may be used for the next copy. */
  private spare: S | undefined;
  /** Same, for the next state that is unpacked. */
  private spareToUnpack: S | undefined;
  private situations = 0;
  private steps = 0;
  private runs = 0;
  /** What is followed is at least so much as likely as the likeliest of its layer. */
  private finest = 1 / FINER;
  private stoppedBy: StoppedBy | null = null;
  private limit: LimitReached | null = null;
  private weighings = 0;
  private left: readonly OpenMachine<S>[] = [];

  constructor(
    readonly program: Program<S>,
    { starts, stages, symmetry = null }: Enumerated<S>,
    options: EnumerationOptions = {},
  ) {
    this.stages = stages;
    this.symmetry = symmetry;
    this.bounds = { ...DEFAULT_BOUNDS, ...options };
    this.runOptions = { ...options, trace: 'NONE' };
    this.expired = options.expired ?? ((): boolean => false);
    this.rows = Math.min(...starts.map(({ machine }) => machine.state.count));
    this.levels = [this.startLevel(starts), ...stages.map(() => emptyLevel<S>())];
  }

  /** Goes on until everything is followed, a bound is reached, or the time is up; then it can be called again. */
  explore(): void {
    this.stoppedBy = null;
    while (this.sweep() && !this.isStopped) this.finest /= FINER;
  }

  /** What has been found so far, exactly. */
  distribution(): Distribution<S> {
    const { situations, steps, stoppedBy, limit } = this;
    const stateOf = (end: Situation<S>, level: Level<S>): S => this.stateOf(end.machine!, level);
    const weighing = new Weighing(this.levels, ++this.weighings, stateOf);
    const { left, ...weighed } = weighing.weigh();
    this.left = left;
    return { ...weighed, situations, steps, stoppedBy, limit };
  }

  /** Draws paths through what was left open when `distribution` was last asked for; null: nothing was. */
  sampler(): Sampler<S> | null {
    return this.left.length === 0 ? null : new Sampler(this.program, this.stages, this.left);
  }

  /** The starts as ends from which the first stage goes on. */
  private startLevel(starts: readonly Start<S>[]): Level<S> {
    const { symmetry, program } = this;
    const level = emptyLevel<S>();
    const [first] = starts;
    for (const { machine, probability, paths, witness, choices, pending = null } of starts) {
      const sum = symmetry === null ? new CellSum() : new LikeSum(symmetry);
      sum.follow(first!.machine.state, machine.state, program.width);
      const { state, stack } = machine;
      const start = new Situation({ state, stack, sum, pending, choices });
      const { numerator: weight, denominator } = probability;
      start.hear(toNumber(probability));
      start.weigh({ weight, denominator, paths, path: extendedBy(null, witness) }, 0);
      level.ends.push(start);
    }
    return level;
  }

  private get isStopped(): boolean {
    return this.stoppedBy !== null && this.stoppedBy !== 'decisions';
  }

  /** Goes through all that was met; answers whether something was left for the next sweep. */
  private sweep(): boolean {
    let isLeft = false;
    for (const [at, level] of this.levels.entries()) {
      for (let layer = 0; layer < level.layers.length; layer++) {
        const all = level.layers[layer]!;
        if (layer >= this.bounds.decisions) {
          this.stoppedBy ??= 'decisions';
          break;
        }
        const least = this.finest * likeliest(all);
        for (const situation of all) {
          if (situation.next === null) {
            if (situation.due < least) isLeft = true;
            else if (this.isOver()) return true;
            else this.fanOut(situation, { at, layer });
          }
          handOn(situation);
        }
      }
      if (at === this.stages.length) break;
      const least = this.finest * likeliest(level.ends);
      for (const end of level.ends) {
        if (end.next === null && !end.isLast) {
          if (end.due < least) isLeft = true;
          else if (this.isOver()) return true;
          else this.begin(end, at);
        }
        handOn(end);
      }
    }
    return isLeft;
  }

  /** Whether no more may be followed. */
  private isOver(): boolean {
    const { bounds } = this;
    if (this.situations > bounds.situations) this.stoppedBy = 'situations';
    else if (this.steps > bounds.totalSteps) this.stoppedBy = 'totalSteps';
    else if (this.runs >= ASK_EVERY && this.isExpired()) this.stoppedBy = 'expired';
    else return false;
    return true;
  }

  private isExpired(): boolean {
    this.runs = 0;
    return this.expired(this.situations);
  }

  /** Follows every option of a situation's decision. */
  private fanOut(situation: Situation<S>, { at, layer }: Pick<Place<S>, 'at' | 'layer'>): void {
    const { pending, choices } = situation;
    const machine = situation.machine!;
    const { state: met } = machine;
    const ways = isPacked(met) ? this.inPlace(met, machine, this.levels[at]!) : null;
    const steps = pending!.options.map((_, option) => {
      const run = ways === null ? this.runOf(met as S, machine) : ways.begin();
      run.pending = pending;
      run.resume(option);
      const from = { situation, option };
      const step = this.settle(run, { at, layer: layer + 1, from }, { choices });
      ways?.takeBack(run);
      return step;
    });
    if (!isPacked(met)) this.spare = met;
    situation.follow(steps);
  }

  /** Ways on from a packed machine, one after the other in the same state: it is put back behind each. */
  private inPlace(
    packed: Int32Array,
    { stack, sum }: Pick<Met<S>, 'stack' | 'sum'>,
    level: Level<S>,
  ): Ways<S> {
    const packing = this.program.packing!;
    const { working } = level;
    if (working === null) {
      const state = packing.unpack(packed, level.base!);
      level.working = { state, packed, held: packing.hold(state) };
    } else {
      packing.repack(working.state, working.packed, packed, level.base!);
      working.packed = packed;
      working.held = packing.hold(working.state, working.held);
    }
    const { state, held } = level.working!;
    return {
      begin: () => {
        const run = this.runIn(state, stack, sum);
        run.journal = [];
        return run;
      },
      takeBack: ({ journal }) => {
        const { cells } = state;
        for (let i = journal!.length - 2; i >= 0; i -= 2) cells[journal![i]!] = journal![i + 1]!;
        packing.putBack(state, held);
      },
    };
  }

  /** Begins the next stage at an end. */
  private begin(end: Situation<S>, at: number): void {
    const { pending } = end;
    const machine = end.machine!;
    const state = this.stateOf(machine, this.levels[at]!, this.spareToUnpack);
    const begun = this.stages[at]!.begin({
      state,
      pending,
      run: () => {
        const run = this.runOf(state, machine);
        run.pending = pending;
        return run;
      },
    });
    if (begun.kind === 'STAYS') {
      end.isLast = true;
      return;
    }
    const step = begun.kind === 'PASSES' ? this.pass(end, at + 1) : this.start(end, begun, at + 1);
    if (isPacked(machine.state)) this.spareToUnpack = state;
    end.follow([step], begun.how);
  }

  private start(
    end: Situation<S>,
    { run, answered }: Begun<S> & { readonly kind: 'RUNS' },
    at: number,
  ): Step<S> {
    this.levels[at]!.base ??= this.baseOf(run.state);
    const { choices } = end;
    const from = { situation: end, option: 0 };
    return this.settle(
      run,
      { at, layer: 0, from },
      { choices, ...(answered === undefined ? {} : { answered }) },
    );
  }

  /** What the states of a stage are packed against: of the one that begins it first, the rows that all have. */
  private baseOf(state: S): S | null {
    return this.program.packing?.base(state, this.rows) ?? null;
  }

  /** An end that is one of the next stage, too. */
  private pass(end: Situation<S>, at: number): Step<S> {
    const { machine, pending, choices } = end;
    const state = this.stateOf(machine!, this.levels[at - 1]!);
    const same = new Situation({ ...machine!, state, pending, choices });
    this.levels[at]!.ends.push(same);
    return { to: same, answers: NO_ANSWERS };
  }

  /** A run from a copy of the machine. */
  private runOf(state: S, { stack, sum }: Pick<Met<S>, 'stack' | 'sum'>): Run<S> {
    const copy = this.program.copy(state, this.spare);
    this.spare = undefined;
    return this.runIn(copy, stack, sum);
  }

  private runIn(state: S, stack: readonly Frame[], sum: CellSum): Run<S> {
    this.runs++;
    const run = new Run(this.program, state, copyJson(stack) as Frame[], this.runOptions);
    run.sum = sum.copy();
    run.recording = false;
    return run;
  }

  /** Runs to the next open decision or the end, and finds its equal there; `answered` answers the first choice. */
  private settle(
    run: Run<S>,
    place: Place<S>,
    { choices: before, answered = OPEN }: Answers,
  ): Step<S> {
    let choices = before;
    const answers: number[] = [];
    let status = run.advance();
    if (answered !== OPEN && run.pending?.kind === 'choice') {
      run.resume(answered);
      answers.push(answered);
      status = run.advance();
    }
    const { answer } = this.stages[place.at - 1]!;
    while (answer !== undefined && status === 'pending' && run.pending!.kind === 'choice') {
      const index = answer(run.state, run.pending!, choices);
      if (index === OPEN) break;
      run.resume(index);
      answers.push(index);
      choices++;
      status = run.advance();
    }
    this.steps += run.steps;
    if (status === 'limit') this.limit ??= run.limit;
    const to = status === 'limit' ? null : this.meet(run, place, choices);
    return { to, answers: answers.length === 0 ? NO_ANSWERS : answers };
  }

  /** The situation in which a run stands: one that was met before, or a new one. */
  private meet(run: Run<S>, { at, layer, from }: Place<S>, choices: number): Situation<S> {
    const { state, pending } = run;
    const level = this.levels[at]!;
    const isEnd = !waitsForChance(run);
    if (!isEnd && level.layers[layer] === undefined) {
      level.layers[layer] = [];
      level.known[layer] = new Map();
    }
    const known = isEnd ? level.knownEnds : level.known[layer]!;
    const digest = new Digest();
    digest.json(run.stack);
    const keyOfStack = digest.key();
    const key = this.keyOf(run, choices, digest);
    const equal = known.get(key);
    if (equal !== undefined) {
      if (run.journal === null) this.spare = state;
      return equal;
    }
    this.situations++;
    const stack = this.kept(run.stack, keyOfStack);
    const sum = run.sum!;
    const kept = this.packed(run, level, from);
    const fresh = new Situation({ state: kept, stack, sum, pending, choices });
    if (this.symmetry !== null) fresh.origin = from;
    known.set(key, fresh);
    (isEnd ? level.ends : level.layers[layer]!).push(fresh);
    return fresh;
  }

  /** @param digest has the stack mixed in already */
  private keyOf({ state, stack, sum }: Run<S>, choices: number, digest: Digest): string {
    digest.int(choices);
    digest.int(state.count);
    digest.int(this.program.besides?.(state) ?? 0);
    sum!.into(digest);
    if (sum instanceof LikeSum) this.symmetry!.into(digest, { state, stack }, sum);
    return digest.key();
  }

  /** A state in as little room as the program knows how. */
  private packed({ state, journal }: Run<S>, { base }: Level<S>, from: Origin<S>): S | Int32Array {
    const { packing } = this.program;
    if (packing === undefined) return state;
    if (journal === null) {
      this.spare = state;
      return packing.pack(state, base!);
    }
    const packed = from.situation.machine!.state as Int32Array;
    return packing.pack(state, base!, { packed, journal });
  }

  /** A stack of which equal ones are kept once. */
  private kept(stack: Frame[], key: string): readonly Frame[] {
    const known = this.stacks.get(key);
    if (known === undefined) this.stacks.set(key, stack);
    return known ?? stack;
  }

  private stateOf({ state }: Pick<Met<S>, 'state'>, { base }: Level<S>, spare?: S): S {
    if (!isPacked(state)) return state;
    return this.program.packing!.unpack(state, base!, spare);
  }
}

const NO_ANSWERS: readonly number[] = [];

function isPacked(state: Table | Int32Array): state is Int32Array {
  return state instanceof Int32Array;
}
