import { type Decision, type DecisionSource, drawOption, OPEN } from './decision.js';
import type { OpenMachine } from './distribution.js';
import type { Frame } from './frame.js';
import { copyJson } from './json.js';
import type { Machine } from './machine.js';
import { nextUint32, type RandomState } from './random.js';
import type { Program } from './run.js';
import { Run, type RunOptions } from './run.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';

/** Where one path ends that chance was drawn for. */
export interface Sample<S extends Table> {
  readonly machine: Machine<S>;
  /** A player's choice that is open there, or null. */
  readonly pending: Decision | null;
  /** The decisions from the start on, for a replay. */
  readonly witness: readonly number[];
}

/** Draws paths through what an enumeration has left open: each open machine as often as it is likely. */
export class Sampler<S extends Table> {
  /** The likelihoods of the open machines, each with all before it. */
  private readonly upTo: Float64Array;

  constructor(
    private readonly program: Program<S>,
    private readonly stages: readonly Stage<S>[],
    private readonly open: readonly OpenMachine<S>[],
  ) {
    let sum = 0;
    this.upTo = Float64Array.from(open, ({ likelihood }) => (sum += likelihood));
  }

  /** Follows one path to its end; null where a limit ends it. */
  draw(
    random: RandomState,
    options: Pick<RunOptions, 'budget' | 'isCited'> = {},
  ): Sample<S> | null {
    const from = this.open[this.pick(random)]!;
    const path = new Path<S>(random, from);
    let { at, pending } = from;
    let machine: Machine<S> = from.machine;
    for (let isEnd = from.isEnd; ; isEnd = true) {
      let run = this.runOf(machine, path, options);
      if (isEnd) {
        const stage = this.stages[at];
        const { state } = machine;
        run.pending = pending;
        const begun = stage?.begin({ state, pending, run: () => run }) ?? { kind: 'STAYS' };
        if (begun.kind === 'STAYS') return { machine, pending, witness: path.witness };
        at++;
        if (begun.kind === 'PASSES') continue;
        run = begun.run;
        path.answered = begun.answered ?? OPEN;
      }
      path.follow(run, this.stages[at - 1]!);
      if (run.advance() === 'limit') return null;
      machine = { state: run.state, stack: run.stack };
      pending = run.pending;
    }
  }

  /** An open machine, drawn by likelihood. */
  private pick(random: RandomState): number {
    const { upTo } = this;
    const point = (nextUint32(random) / 2 ** 32) * upTo[upTo.length - 1]!;
    let low = 0;
    let high = upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! > point) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private runOf(machine: Machine<S>, path: Path<S>, options: RunOptions): Run<S> {
    const { program } = this;
    const stack = copyJson(machine.stack) as Frame[];
    const { source } = path;
    const run = new Run(program, program.copy(machine.state), stack, { ...options, source });
    run.recording = false;
    return run;
  }
}

/** The decisions of one path: chance is drawn, choices are answered by the stage that they come up in. */
class Path<S extends Table> {
  readonly witness: number[];
  /** The answer to the choice that comes up next; OPEN: there is none. */
  answered = OPEN;
  private run: Run<S> | null = null;
  private stage: Stage<S> | null = null;
  private choices: number;

  constructor(
    private readonly random: RandomState,
    { witness, choices }: OpenMachine<S>,
  ) {
    this.witness = [...witness];
    this.choices = choices;
  }

  /** What asks from now on. */
  follow(run: Run<S>, stage: Stage<S>): void {
    this.run = run;
    this.stage = stage;
  }

  readonly source: DecisionSource = (decision) => {
    const index =
      decision.kind === 'chance' ? drawOption(this.random, decision) : this.answer(decision);
    if (index !== OPEN) this.witness.push(index);
    return index;
  };

  private answer(decision: Decision): number {
    const given = this.answered;
    this.answered = OPEN;
    if (given !== OPEN) return given;
    const index = this.stage?.answer?.(this.run!.state, decision, this.choices) ?? OPEN;
    if (index !== OPEN) this.choices++;
    return index;
  }
}
