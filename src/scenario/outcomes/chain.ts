import {
  type Begun,
  deserialise,
  Enumeration,
  type EnumerationOptions,
  type LimitReached,
  ONE,
  type Outcome,
  type Rational,
  type Sampler,
  type Stage,
  type Standing,
  type Start,
  type StoppedBy,
  type Symmetry,
  type Table,
  ZERO,
} from '../../kernel/index.js';
import { Problems, type Refusal } from '../../rulesets/ruleset.js';
import type { PlannedAction, ScenarioRequest } from '../play/request.js';
import { isAnswer, isInterruption, mustWait, pickOf, takeAction } from '../play/take-action.js';
import type { ChoiceScript } from './choices.js';

/** What became of one action of a chain, over all situations in which its turn came. */
export interface ChainedAction {
  readonly action: PlannedAction;
  /** How likely it is that the action was taken. */
  readonly taken: Rational;
  /** How likely it is that it was refused, by reason. */
  readonly refused: readonly (Refusal & { readonly probability: Rational })[];
  /** What is wrong with how it is written, in some situation. */
  readonly problems: Problems['errors'];
}

/** Every way in which a chain of actions can end. */
export interface ChainEnds {
  /** Distinct ends, those that wait for a player among them. */
  readonly ends: readonly Outcome<Table>[];
  readonly actions: readonly ChainedAction[];
  readonly situations: number;
  readonly missing: Rational;
  /** The part of it that nobody has followed. */
  readonly open: Rational;
  readonly stoppedBy: StoppedBy | null;
  readonly limit: LimitReached | null;
}

/**
 * All ends of the actions of a request: each action begins in every distinct situation that the one before can
 * end in. Chance is followed wherever it leads; players' choices are answered by the script or stay open.
 */
export class Chain {
  private readonly enumeration: Enumeration<Table>;
  private readonly turns: readonly Turn[];
  /** Stages before the first action: where a paused run goes on. */
  private readonly stagesBefore: number;

  constructor(
    request: ScenarioRequest,
    script: ChoiceScript,
    options: EnumerationOptions,
    symmetry: Symmetry<Table> | null = null,
  ) {
    const { ruleset, actions, resumes } = request;
    this.turns = actions.map((action, i) => new Turn(request, action, answers(i + 1)));
    const going: Stage<Table> = {
      begin: ({ run }) => ({ kind: 'RUNS', how: TAKEN, run: run() }),
      ...answers(0),
    };
    const before = resumes === null ? [] : [going];
    this.stagesBefore = before.length;
    this.enumeration = new Enumeration(
      ruleset.program,
      { starts: [startOf(request)], stages: [...before, ...this.turns], symmetry },
      options,
    );
    /** A choice is left to the action that comes next where that answers it. */
    function answers(next: number): Pick<Stage<Table>, 'answer'> {
      return isAnswer(ruleset, actions[next]) ? {} : { answer: script.answer };
    }
  }

  /** Goes on until everything is followed, a bound is reached, or the time is up. */
  explore(): void {
    this.enumeration.explore();
  }

  /** Draws paths through what `ends` has left open; null: nothing. */
  sampler(): Sampler<Table> | null {
    return this.enumeration.sampler();
  }

  /** What has been found so far. */
  ends(): ChainEnds {
    const { outcomes, begun, ...rest } = this.enumeration.distribution();
    const actions = this.turns.map((turn, i) => turn.report(begun[this.stagesBefore + i]!));
    return { ends: outcomes, actions, ...rest };
  }
}

/** Where a request begins; the paused run goes on from its open decision. */
function startOf({ ruleset, position, resumes }: ScenarioRequest): Start<Table> {
  const stack = resumes === null ? [] : deserialise(ruleset.program, resumes.machine).stack;
  const machine = { state: position.state, stack };
  return { machine, probability: ONE, paths: 1n, witness: [], choices: 0 };
}

/** How an action that is taken is called; others by the code of what refuses it. */
const TAKEN = '';

/** The turn of one action of a chain. */
class Turn implements Stage<Table> {
  readonly answer?: NonNullable<Stage<Table>['answer']>;
  private readonly refusals = new Map<string, Refusal>();
  private problems: Problems['errors'] = [];

  constructor(
    private readonly request: ScenarioRequest,
    private readonly action: PlannedAction,
    { answer }: Pick<Stage<Table>, 'answer'>,
  ) {
    if (answer !== undefined) this.answer = answer;
  }

  /** Takes the action where it does not have to wait; where it is refused, nothing changes. */
  begin({ state, pending, run }: Standing<Table>): Begun<Table> {
    const { ruleset, position } = this.request;
    const { action } = this;
    const { names } = position;
    if (mustWait(ruleset, pending, action)) return { kind: 'STAYS' };
    if (pending !== null && !isInterruption(ruleset, action)) {
      const answered = pickOf(ruleset, { state, names }, pending, action);
      if (typeof answered === 'number') return { kind: 'RUNS', how: TAKEN, run: run(), answered };
      return { kind: 'PASSES', how: this.refused(answered) };
    }
    const begun = run();
    const problems = new Problems();
    const refusal =
      takeAction({ ruleset, run: begun, names }, action, problems) ?? problems.errors[0] ?? null;
    if (this.problems.length === 0) this.problems = problems.errors;
    return { kind: 'RUNS', how: refusal === null ? TAKEN : this.refused(refusal), run: begun };
  }

  /** What became of the action, by how likely it is that it began in each way. */
  report(begun: ReadonlyMap<string, Rational>): ChainedAction {
    const refused = [...begun]
      .filter(([how]) => how !== TAKEN)
      .map(([how, probability]) => ({ ...this.refusals.get(how)!, probability }));
    const { action, problems } = this;
    return { action, taken: begun.get(TAKEN) ?? ZERO, refused, problems };
  }

  private refused({ code, message }: Refusal): string {
    if (!this.refusals.has(code)) this.refusals.set(code, { code, message });
    return code;
  }
}
