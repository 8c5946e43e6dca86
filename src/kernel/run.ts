import { type Budget, DEFAULT_BUDGET, type LimitReached, LoopWatch } from './budget.js';
import {
  askSource,
  type Decision,
  type DecisionSource,
  OPEN,
  type TakenDecision,
} from './decision.js';
import type { Frame } from './frame.js';
import { canonicalJson } from './json.js';
import type { Program } from './program.js';
import type { Table } from './table.js';
import { type NodeKind, TraceBuilder, type TraceCursor, type TraceDetail } from './trace.js';

/** How a run stands: finished, waiting for a decision, or ended by its budget. */
export type RunStatus = 'complete' | 'pending' | 'limit';

export interface RunOptions {
  readonly source?: DecisionSource;
  readonly trace?: TraceDetail;
  readonly budget?: Budget;
  /** Check the state's invariants after every step (slow; for tests). */
  readonly checked?: boolean;
  /** Where a paused trace goes on. */
  readonly cursor?: TraceCursor;
}

/** An invariant of the state does not hold: a defect of the rule system, never of the input. */
export class BrokenInvariant extends Error {
  constructor(
    readonly violations: readonly string[],
    during: string,
  ) {
    super(`after ${during}: ${violations.join('; ')}`);
    this.name = 'BrokenInvariant';
  }
}

/** Steps between two looks at the budget. */
const CHECK_EVERY = 64;
/** Machine states sampled in the second half of a run's budget. */
const LOOP_SAMPLES = 1000;

/**
 * One execution: a state, a stack of frames, and the sources of decisions. State and stack are the whole
 * machine; everything else here is bookkeeping that does not influence what happens.
 */
export class Run<S extends Table> {
  state: S;
  readonly program: Program<S>;
  readonly stack: Frame[];
  readonly trace: TraceBuilder | null;
  /** The decisions taken so far, readable; recorded only while `recording`. */
  readonly taken: TakenDecision[] = [];
  recording = true;
  /** The decision that the run waits for, or null. */
  pending: Decision | null = null;
  limit: LimitReached | null = null;
  steps = 0;
  private source: DecisionSource;
  private answer = OPEN;
  private readonly budget: Budget;
  private readonly checked: boolean;
  private nextCheck = CHECK_EVERY;
  private watch: LoopWatch | null = null;

  constructor(program: Program<S>, state: S, stack: Frame[] = [], options: RunOptions = {}) {
    this.program = program;
    this.state = state;
    this.stack = stack;
    this.source = options.source ?? askSource;
    this.budget = options.budget ?? DEFAULT_BUDGET;
    this.checked = options.checked ?? false;
    const detail = options.trace ?? 'NONE';
    this.trace =
      detail === 'NONE'
        ? null
        : new TraceBuilder(
            detail,
            (entity) => program.identify(this.state, entity),
            options.cursor,
          );
  }

  /** Puts a frame on the stack; it runs next. */
  push(frame: Frame): void {
    this.stack.push(frame);
  }

  /** Takes the top frame off and closes the trace nodes that it opened. */
  pop(): void {
    this.stack.pop();
    if (this.trace !== null) this.trace.closeAbove(this.stack.length);
  }

  /**
   * Asks for a decision: the chosen index, or OPEN when the run must stop here (the caller returns at
   * once). A single option is no decision and is answered with 0.
   * @throws RangeError for a decision without options: rules that find no candidate must say so.
   */
  decide(decision: Decision): number {
    const count = decision.options.length;
    if (count === 1) return 0;
    if (count === 0) throw new RangeError(`decision "${decision.name}" has no options`);
    let index = this.answer;
    if (index === OPEN) index = this.source(decision);
    else this.answer = OPEN;
    if (index === OPEN) {
      this.pending = decision;
      return OPEN;
    }
    if (index < 0 || index >= count)
      throw new RangeError(`option ${index} of ${count} in "${decision.name}"`);
    if (this.recording) this.record(decision, index);
    return index;
  }

  /** Answers the pending decision with an option's index; `advance` goes on from there. */
  resume(index: number): void {
    if (this.pending === null) throw new RangeError('no decision is pending');
    if (!Number.isInteger(index) || index < 0 || index >= this.pending.options.length) {
      throw new RangeError(`option ${index} of ${this.pending.options.length}`);
    }
    this.pending = null;
    this.answer = index;
  }

  /** Replaces the source of decisions. */
  decideWith(source: DecisionSource): void {
    this.source = source;
  }

  /** Steps the top frame until the stack is empty, a decision is open, or the budget is used up. */
  advance(): RunStatus {
    const { stack } = this;
    const { instructions } = this.program;
    while (stack.length > 0) {
      const frame = stack[stack.length - 1]!;
      const pc = frame.pc;
      if (++this.steps >= this.nextCheck && this.overBudget()) return 'limit';
      instructions[frame.op]!.step(this, frame);
      if (this.pending !== null) {
        frame.pc = pc;
        return 'pending';
      }
      if (this.checked) this.check(frame);
    }
    return 'complete';
  }

  /** Opens a trace node that closes when the top frame pops. */
  node(
    kind: NodeKind,
    name: string,
    rules: readonly string[],
    text: string,
    source = 0,
    about = 0,
    value = 0,
  ): void {
    this.trace?.open(this.stack.length, false, kind, name, rules, text, source, about, value);
  }

  /** Opens a trace node that closes at the top frame's next section, or when it pops. */
  section(
    kind: NodeKind,
    name: string,
    rules: readonly string[],
    text: string,
    source = 0,
    about = 0,
    value = 0,
  ): void {
    this.trace?.open(this.stack.length, true, kind, name, rules, text, source, about, value);
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
  begin(
    kind: NodeKind,
    name: string,
    rules: readonly string[],
    text: string,
    source = 0,
    about = 0,
    value = 0,
  ): number {
    const { trace } = this;
    if (trace === null) return -1;
    return trace.begin(this.stack.length, kind, name, rules, text, source, about, value);
  }

  /** Closes the node that `begin` opened. */
  end(node: number): void {
    if (node >= 0) this.trace!.end(node);
  }

  /** Records a trace node that has nothing under it. */
  leaf(
    kind: NodeKind,
    name: string,
    rules: readonly string[],
    text: string,
    source = 0,
    about = 0,
    value = 0,
  ): void {
    this.trace?.leaf(kind, name, rules, text, source, about, value);
  }

  private record(decision: Decision, index: number): void {
    const pick = this.program.describeOption(this.state, decision, index);
    const { kind, name, player, source } = decision;
    this.taken.push({ kind, name, player, index, count: decision.options.length, pick });
    const about = decision.of === 'entity' ? decision.options[index]! : 0;
    const text =
      kind === 'chance' ? '{source}: chance picks {about}' : '{source}: the player picks {about}';
    this.leaf(
      'decision',
      name,
      [],
      about === 0 ? `{source}: ${kind} picks option {value}` : text,
      source,
      about,
      index,
    );
  }

  private check(frame: Frame): void {
    const violations = this.program.violations(this.state);
    if (violations.length > 0) {
      throw new BrokenInvariant(violations, this.program.instructions[frame.op]!.name);
    }
  }

  /** Looks at the budget; from half of it on, also at what the run is doing. */
  private overBudget(): boolean {
    const { budget, steps } = this;
    const limit = this.passedLimit();
    if (limit !== null) {
      if (this.watch === null) this.sampleLoop();
      const { recurs } = this.watch!;
      this.limit = { limit, allowed: budget[limit], busyWith: this.watch!.busyWith(), recurs };
      return true;
    }
    this.nextCheck = steps + CHECK_EVERY;
    if (steps > budget.steps / 2) {
      this.sampleLoop();
      this.nextCheck = Math.min(budget.steps, steps + Math.ceil(budget.steps / 2 / LOOP_SAMPLES));
    }
    return false;
  }

  private passedLimit(): keyof Budget | null {
    const { budget } = this;
    if (this.steps >= budget.steps) return 'steps';
    if (this.stack.length > budget.depth) return 'depth';
    if (this.trace !== null && this.trace.nodes.length > budget.nodes) return 'nodes';
    return this.state.count > budget.entities ? 'entities' : null;
  }

  private sampleLoop(): void {
    this.watch ??= new LoopWatch();
    for (const frame of this.stack.slice(-3)) {
      const machine = canonicalJson([this.program.encode(this.state), this.stack]);
      this.watch.sample(this.program.describeFrame(this.state, frame), machine);
    }
  }
}
