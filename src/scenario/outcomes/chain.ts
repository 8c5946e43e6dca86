import {
  add,
  type Decision,
  type Distribution,
  deserialise,
  type EnumerationBounds,
  enumerateAll,
  type LimitReached,
  ONE,
  OPEN,
  type Outcome,
  type Rational,
  Run,
  type Start,
  type Table,
  ZERO,
} from '../../kernel/index.js';
import { Problems, type Refusal } from '../../rulesets/ruleset.js';
import type { PlannedAction, ScenarioRequest } from '../play/request.js';
import { isAnswer, isInterruption, mustWait, pickOf, takeAction } from '../play/take-action.js';
import type { Json } from '../terms/schema.js';
import type { ChoiceScript } from './choices.js';

/** What became of one action of a chain, over all situations in which its turn came. */
export interface ChainedAction {
  readonly action: PlannedAction;
  /** How likely it is that the action was taken. */
  readonly taken: Rational;
  /** How likely it is that it was refused, by reason. */
  readonly refused: readonly (Refusal & { readonly probability: Rational })[];
}

/** Every way in which a chain of actions can end. */
export interface ChainEnds {
  /** Distinct ends, those that wait for a player among them. */
  readonly ends: readonly Outcome<Table>[];
  readonly actions: readonly ChainedAction[];
  readonly situations: number;
  readonly missing: Rational;
  readonly stoppedBy: keyof EnumerationBounds | null;
  readonly limit: LimitReached | null;
}

/** What has been used up and left out so far. */
interface Tally {
  situations: number;
  steps: number;
  missing: Rational;
  stoppedBy: keyof EnumerationBounds | null;
  limit: LimitReached | null;
}

/**
 * All ends of the actions of a request: each action begins in every distinct situation that the one before can
 * end in. Chance is followed wherever it leads; players' choices are answered by the script or stay open.
 */
export function chainEnds(
  request: ScenarioRequest,
  script: ChoiceScript,
  bounds: EnumerationBounds,
): ChainEnds {
  const tally: Tally = { situations: 0, steps: 0, missing: ZERO, stoppedBy: null, limit: null };
  const { ruleset } = request;
  // a choice is left to the action that comes next where that answers it
  const follow = (
    starts: readonly Start<Table>[],
    next: PlannedAction | undefined,
  ): readonly Outcome<Table>[] => {
    const left = boundsLeft(bounds, tally);
    const answer = isAnswer(ruleset, next) ? (): number => OPEN : script.answer;
    const found = enumerateAll(ruleset.program, starts, { ...left, answer });
    count(tally, found);
    return found.outcomes;
  };
  const start = { probability: ONE, paths: 1n, witness: [], choices: 0, pending: null };
  let ends: readonly Outcome<Table>[] = [{ ...start, machine: machineOf(request) }];
  if (request.resumes !== null) ends = follow(ends, request.actions[0]);
  const open: Outcome<Table>[] = [];
  const actions = request.actions.map((action, i) => {
    const waits = ({ pending }: Outcome<Table>): boolean => mustWait(ruleset, pending, action);
    open.push(...ends.filter(waits));
    const { starts, unanswered, report } = begin(
      request,
      action,
      ends.filter((end) => !waits(end)),
    );
    const followed = starts.length === 0 ? [] : follow(starts, request.actions[i + 1]);
    ends = [...unanswered, ...followed];
    return report;
  });
  const { situations, missing, stoppedBy, limit } = tally;
  return { ends: [...open, ...ends], actions, situations, missing, stoppedBy, limit };
}

/** Where a request begins; the paused run goes on from its open decision. */
function machineOf({ ruleset, position, resumes }: ScenarioRequest): Start<Table>['machine'] {
  const stack = resumes === null ? [] : deserialise(ruleset.program, resumes.machine).stack;
  return { state: position.state, stack };
}

function boundsLeft(bounds: EnumerationBounds, tally: Tally): EnumerationBounds {
  return {
    situations: bounds.situations - tally.situations,
    decisions: bounds.decisions,
    totalSteps: bounds.totalSteps - tally.steps,
  };
}

function count(tally: Tally, found: Distribution<Table>): void {
  tally.situations += found.situations;
  tally.steps += found.steps;
  tally.missing = add(tally.missing, found.missing);
  tally.stoppedBy ??= found.stoppedBy;
  tally.limit ??= found.limit;
}

/** Where an action was taken, and where it does not answer the choice that is open. */
interface Begun {
  readonly starts: readonly Start<Table>[];
  readonly unanswered: readonly Outcome<Table>[];
  readonly report: ChainedAction;
}

/** Takes an action in ends where it does not have to wait; where it is refused, nothing changes. */
function begin(
  { ruleset, position }: ScenarioRequest,
  action: PlannedAction,
  ends: readonly Outcome<Table>[],
): Begun {
  const { program } = ruleset;
  const refused = new Map<string, Refusal & { readonly probability: Rational }>();
  let taken = ZERO;
  const starts: Start<Table>[] = [];
  const unanswered: Outcome<Table>[] = [];
  const refuse = ({ code, message }: Refusal, probability: Rational): void => {
    const before = refused.get(code)?.probability ?? ZERO;
    refused.set(code, { code, message, probability: add(before, probability) });
  };
  for (const end of ends) {
    const { pending, probability } = end;
    if (pending !== null && !isInterruption(ruleset, action)) {
      const now = { state: end.machine.state, names: position.names };
      const answered = pickOf(ruleset, now, pending, action);
      if (typeof answered === 'number') {
        taken = add(taken, probability);
        const isFirst = starts.length === 0;
        starts.push(startOf(end, () => end.machine, isFirst, answered));
      } else {
        refuse(answered, probability);
        unanswered.push(end);
      }
      continue;
    }
    const begun = (problems: Problems): BegunRun => {
      const run = new Run(program, end.machine.state, [...end.machine.stack]);
      run.pending = pending;
      return {
        run,
        refusal: takeAction({ ruleset, run, names: position.names }, action, problems),
      };
    };
    const problems = new Problems();
    const refusal = begun(problems).refusal ?? problems.errors[0] ?? null;
    if (refusal === null) taken = add(taken, probability);
    else refuse(refusal, probability);
    starts.push(startOf(end, () => begun(new Problems()).run, starts.length === 0));
  }
  return { starts, unanswered, report: { action, taken, refused: [...refused.values()] } };
}

/** A run on which an action was begun, or why it was refused there. */
interface BegunRun {
  readonly run: Run<Table>;
  readonly refusal: Refusal | null;
}

/**
 * Where the next action goes on. There may be many thousands: each machine is made when its turn comes and then let
 * go, but for the first, which the others are packed against.
 */
function startOf(
  end: Outcome<Table>,
  machineOfStart: () => Start<Table>['machine'],
  isFirst: boolean,
  answered?: number,
): Start<Table> {
  const { probability, paths, choices } = end;
  const kept = isFirst ? machineOfStart() : null;
  return {
    probability,
    paths,
    choices,
    ...(answered === undefined ? {} : { answered }),
    get machine() {
      return kept ?? machineOfStart();
    },
    get witness() {
      return end.witness;
    },
  };
}

/** The decisions of a road through the chain in the form that `decisions` takes: a resolve with them goes that way. */
export function replay(
  { ruleset, position, resumes, actions }: ScenarioRequest,
  witness: readonly number[],
): Json[] {
  const { program } = ruleset;
  const picks: Json[] = [];
  const waiting = [...actions];
  let turn = 0;
  const source = (decision: Decision): number => {
    const index = witness[turn];
    const left = decision.kind === 'choice' && isAnswer(ruleset, waiting[0]);
    if (index === undefined || left) return OPEN;
    turn++;
    const now = { state: run.state, names: position.names };
    picks.push(ruleset.decisions.describe(now, decision, index).pick);
    return index;
  };
  const run =
    resumes === null
      ? new Run(program, program.copy(position.state), [], { source })
      : deserialise(program, { ...resumes.machine, trace: null }, { source });
  run.recording = false;
  if (resumes !== null) run.advance();
  for (let action = waiting[0]; action !== undefined; action = waiting[0]) {
    if (mustWait(ruleset, run.pending, action)) break;
    waiting.shift();
    const problems = new Problems();
    const answers = run.pending !== null && isAnswer(ruleset, action);
    const refusal = takeAction({ ruleset, run, names: position.names }, action, problems);
    if (refusal !== null || !problems.isEmpty) continue;
    if (answers) turn++;
    if (run.advance() === 'limit') break;
  }
  return picks;
}
