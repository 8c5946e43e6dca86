import { type Budget, DEFAULT_BUDGET, LIMITS, type LimitReached, LoopWatch } from './budget.js';
import { CellSum } from './cell-sum.js';
import {
  askSource,
  type Decision,
  type DecisionSource,
  isOpenQuestion,
  isOption,
  isSameQuestion,
  OPEN,
  type TakenDecision,
} from './decision.js';
import { Digest } from './digest.js';
import type { Frame } from './frame.js';
import type { Json } from './json.js';
import type { Packing } from './packing.js';
import type { Table } from './table.js';
import {
  type NodeText,
  type StandingText,
  TraceBuilder,
  type TraceCursor,
  type TraceDetail,
} from './trace.js';

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
  /** The sentence of a trace node for a decision taken so; absent: it is told by the option alone. */
  answerText?(state: S, decision: Decision, index: number): string;
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

/** How a run stands: finished, waiting for a decision, or ended by its budget. */
export type RunStatus = 'complete' | 'pending' | 'limit';

export interface RunOptions {
  readonly source?: DecisionSource;
  readonly trace?: TraceDetail;
  /** Whether the trace may cite a rule: not one of another edition. */
  readonly isCited?: (rule: string) => boolean;
  readonly budget?: Budget;
  /** Check the state's invariants after every step, and that a step asks before it acts (for tests). */
  readonly checked?: boolean;
  /** Where a paused trace goes on. */
  readonly cursor?: TraceCursor;
}

/**
 * An invariant of the state or the contract of an instruction does not hold: a defect of the rule
 * system, never of the input.
 */
export class BrokenInvariant extends Error {
  constructor(
    readonly violations: readonly string[],
    where: string,
  ) {
    super(`in ${where}: ${violations.join('; ')}`);
    this.name = 'BrokenInvariant';
  }
}

/** What is told of an answer by a program that has no sentence of its own for it. */
function answerText({ kind }: Decision, about: number): string {
  const who = kind === 'chance' ? 'chance' : 'the player';
  return `{source}: ${who} picks ${about === 0 ? 'option {value}' : '{about}'}`;
}

function misused(decision: Decision, how: string): BrokenInvariant {
  return new BrokenInvariant([how], `decision "${decision.name}"`);
}

/** Steps between two looks at the budget. */
const CHECK_EVERY = 64;
/** Machines sampled in the second half of a run's steps, at the least. */
const LOOP_SAMPLES = 1000;
/** Frames from the top of the stack that say what a run is doing. */
const TOP_FRAMES = 3;

/**
 * One execution: a state, a stack of frames, and the sources of decisions. State and stack are the whole
 * machine; everything else here is bookkeeping that does not influence what happens.
 */
export class Run<S extends Table> {
  state: S;
  readonly program: Program<S>;
  readonly stack: Frame[];
  readonly trace: TraceBuilder | null;
  /** Follows every change of a cell, where somebody wants to know. */
  sum: CellSum | null = null;
  /** Beside a sum: the place of every cell that was written and what it held, in turn, so that it can be put back. */
  journal: number[] | null = null;
  /** The decisions taken so far, readable; recorded only while `recording`. */
  readonly taken: TakenDecision[] = [];
  recording = true;
  /** The decision that the run waits for, or null. */
  pending: Decision | null = null;
  limit: LimitReached | null = null;
  steps = 0;
  private source: DecisionSource;
  private answer = OPEN;
  /** The question that `answer` answers, until it is asked again. */
  private answered: Decision | null = null;
  /** The step in which the last decision was taken. */
  private decidedAt = -1;
  private readonly budget: Budget;
  private readonly checked: boolean;
  private nextCheck: number;
  private watch: LoopWatch | null = null;

  constructor(program: Program<S>, state: S, stack: Frame[] = [], options: RunOptions = {}) {
    this.program = program;
    this.state = state;
    this.stack = stack;
    this.source = options.source ?? askSource;
    this.budget = options.budget ?? DEFAULT_BUDGET;
    this.nextCheck = Math.min(CHECK_EVERY, this.budget.steps);
    this.checked = options.checked ?? false;
    const detail = options.trace ?? 'NONE';
    this.trace =
      detail === 'NONE'
        ? null
        : new TraceBuilder(
            detail,
            (entity) => program.identify(this.state, entity),
            options.cursor,
            options.isCited,
          );
  }

  /** Puts a frame on the stack; it runs next. */
  push<F extends Frame>(frame: F): void {
    this.stack.push(frame);
  }

  /** Takes the top frame off and closes the trace nodes that it opened. */
  pop(): void {
    this.stack.pop();
    if (this.trace !== null) this.trace.closeAbove(this.stack.length);
  }

  /**
   * Asks for a decision: the chosen index, or OPEN when the run must stop here (the caller returns at
   * once). A single option is no decision and is answered with 0. A step asks once at most: taken again,
   * it could not tell whose answer it gets.
   * @throws RangeError for a decision without options, with unsound weights, or picked past its options
   */
  decide(decision: Decision): number {
    if (!isOpenQuestion(decision)) return 0;
    if (this.pending !== null || this.decidedAt === this.steps) {
      throw misused(decision, 'asked in a step that has asked before');
    }
    const index = this.answered === null ? this.source(decision) : this.takeAnswer(decision);
    if (index === OPEN) {
      this.pending = decision;
      return OPEN;
    }
    if (!isOption(decision, index)) {
      throw new RangeError(`option ${index} of ${decision.options.length} in "${decision.name}"`);
    }
    this.decidedAt = this.steps;
    this.watch?.forget();
    if (this.recording) this.record(decision, index);
    return index;
  }

  /**
   * Answers the pending decision with an option's index; `advance` goes on from there.
   * @throws RangeError when none is pending or it has no such option; nothing has changed then.
   */
  resume(index: number): void {
    const { pending } = this;
    if (pending === null) throw new RangeError('no decision is pending');
    if (!isOption(pending, index)) {
      throw new RangeError(`option ${index} of ${pending.options.length}`);
    }
    this.pending = null;
    this.answered = pending;
    this.answer = index;
  }

  /** Replaces the source of decisions; a pending one is put to it when the run is advanced. */
  decideWith(source: DecisionSource): void {
    this.source = source;
  }

  /** Steps the top frame until the stack is empty, a decision is open, or the budget is used up. */
  advance(): RunStatus {
    const { stack, checked } = this;
    const { instructions } = this.program;
    this.pending = null;
    while (stack.length > 0) {
      const frame = stack[stack.length - 1]!;
      const pc = frame.pc;
      if (this.steps >= this.nextCheck && this.overBudget()) return 'limit';
      this.steps++;
      const before = checked ? this.footprint(frame) : '';
      instructions[frame.op]!.step(this, frame);
      if (this.pending !== null) {
        if (checked && before !== this.footprint(frame)) {
          throw misused(this.pending, 'asked by a step that has acted before');
        }
        frame.pc = pc;
        return 'pending';
      }
      if (this.answered !== null) throw misused(this.answered, 'answered but not asked again');
      if (checked) this.check(frame);
    }
    return 'complete';
  }

  /** Tells that a cell has been written; whoever writes one says so, once. */
  changed(row: number, column: number, from: number, to: number): void {
    if (this.trace !== null) this.trace.change(row, column, from, to);
    if (this.sum === null) return;
    this.sum.change(row, column, from, to);
    if (this.journal !== null) this.journal.push(row * this.program.width + column, from);
  }

  /** Opens a trace node that closes when the top frame pops. */
  node(node: NodeText): void {
    this.trace?.open(this.stack.length, node);
  }

  /** As `node`, with a text that stands: nothing is made anew but who it is about. */
  nodeAs(text: StandingText, source: number, about: number): void {
    this.trace?.openAs(this.stack.length, text, source, about);
  }

  /** Opens a trace node that closes at the top frame's next section, or when it pops. */
  section(node: NodeText): void {
    this.trace?.openSection(this.stack.length, node);
  }

  /** As `section`, with a text that stands. */
  sectionAs(text: StandingText, source = 0, about = 0): void {
    this.trace?.openSectionAs(this.stack.length, text, source, about);
  }

  /** Closes the top frame's open section. */
  endSection(): void {
    this.trace?.closeSection(this.stack.length);
  }

  /**
   * Opens a trace node for what happens until `end`, inside one step; no frame may be pushed or popped
   * in between.
   * @returns what `end` needs.
   */
  begin(node: NodeText): number {
    return this.trace === null ? -1 : this.trace.begin(this.stack.length, node);
  }

  /** Closes the node that `begin` opened. */
  end(node: number): void {
    if (node >= 0) this.trace!.end(node);
  }

  /** Records a trace node that has nothing under it. */
  leaf(node: NodeText): void {
    this.trace?.leaf(node);
  }

  /** As `leaf`, with a text that stands. */
  leafAs(text: StandingText, source = 0, about = 0): void {
    this.trace?.leafAs(text, source, about);
  }

  /** The answer that `resume` left for this very question. */
  private takeAnswer(decision: Decision): number {
    if (!isSameQuestion(decision, this.answered!)) {
      throw misused(decision, `asked where "${this.answered!.name}" was answered`);
    }
    this.answered = null;
    return this.answer;
  }

  private record(decision: Decision, index: number): void {
    const { program, state } = this;
    const pick = program.describeOption(state, decision, index);
    const { kind, name, player, source, rules = [] } = decision;
    this.taken.push({ kind, name, player, index, count: decision.options.length, pick });
    const about = decision.of === 'entity' ? decision.options[index]! : 0;
    const text = program.answerText?.(state, decision, index) ?? answerText(decision, about);
    this.leaf({ kind: 'decision', name, rules, text, source, about, value: index });
  }

  /** What a step that asks must leave as it is, as far as it can be seen without comparing states. */
  private footprint(frame: Frame): string {
    const { stack, state, trace } = this;
    const onTop = stack[stack.length - 1] === frame;
    const traced = trace === null ? [] : [trace.count, trace.changeCount];
    return [onTop, stack.length, state.count, ...traced].join();
  }

  private check(frame: Frame): void {
    const violations = this.program.violations(this.state);
    if (violations.length === 0) return;
    throw new BrokenInvariant(violations, this.program.instructions[frame.op]!.name);
  }

  /** Looks at the budget; from half of any of it on, also at what the run is doing. */
  private overBudget(): boolean {
    const { budget, stack, steps, trace } = this;
    const used: Budget = {
      steps: steps + 1,
      depth: stack.length,
      nodes: trace === null ? 0 : trace.count,
      entities: this.state.count - 1,
    };
    const limit = LIMITS.find((name) => used[name] > budget[name]);
    if (limit !== undefined) {
      this.limit = this.limitReached(limit);
      return true;
    }
    let untilNext = CHECK_EVERY;
    if (LIMITS.some((name) => used[name] > budget[name] / 2)) {
      this.sampleLoop();
      untilNext = Math.min(CHECK_EVERY, Math.ceil(budget.steps / 2 / LOOP_SAMPLES));
    }
    this.nextCheck = Math.min(budget.steps, steps + untilNext);
    return false;
  }

  private limitReached(limit: keyof Budget): LimitReached {
    const watch = this.sampleLoop();
    // what nests too deep is all on the stack
    if (limit === 'depth') this.countDoing(watch, this.stack);
    return {
      limit,
      allowed: this.budget[limit],
      busyWith: watch.busyWith(),
      recurs: watch.recurs,
    };
  }

  private sampleLoop(): LoopWatch {
    const { stack } = this;
    this.watch ??= new LoopWatch();
    this.countDoing(this.watch, stack.slice(-TOP_FRAMES));
    this.watch.compare(this.glance().key(), () => this.machineKey());
    return this.watch;
  }

  /** What tells most machines apart. The cells are not read: their sum is kept up from the first look on. */
  private glance(): Digest {
    const { program, stack, state } = this;
    this.sum ??= new CellSum();
    const digest = new Digest();
    digest.int(stack.length);
    digest.int(state.count);
    digest.int(program.besides?.(state) ?? 0);
    this.sum.into(digest);
    return digest;
  }

  /** A short text that is equal for equal machines. A stack can be long, so this is dear. */
  private machineKey(): string {
    const digest = this.glance();
    digest.json(this.stack);
    return digest.key();
  }

  private countDoing(watch: LoopWatch, frames: readonly Frame[]): void {
    for (const frame of frames) watch.count(this.program.describeFrame(this.state, frame));
  }
}
