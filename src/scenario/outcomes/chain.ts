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
import type { Json } from '../oracle.js';
import type { PlannedAction, ScenarioRequest } from '../request.js';
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
  const follow = (starts: readonly Start<Table>[]): readonly Outcome<Table>[] => {
    const left = boundsLeft(bounds, tally);
    const answer = script.answer;
    const found = enumerateAll(request.ruleset.program, starts, { ...left, answer });
    count(tally, found);
    return found.outcomes;
  };
  const start = { probability: ONE, paths: 1n, witness: [], choices: 0, pending: null };
  let ends: readonly Outcome<Table>[] = [{ ...start, machine: machineOf(request) }];
  if (request.resumes !== null) ends = follow(ends);
  const open: Outcome<Table>[] = [];
  const actions = request.actions.map((action) => {
    open.push(...ends.filter(({ pending }) => pending !== null));
    const begun = begin(request, action, ends);
    ends = begun.starts.length === 0 ? [] : follow(begun.starts);
    return begun.report;
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

/** Begins an action in every end that waits for nobody; where it is refused, nothing changes. */
function begin(
  { ruleset, position }: ScenarioRequest,
  action: PlannedAction,
  ends: readonly Outcome<Table>[],
): { readonly starts: readonly Start<Table>[]; readonly report: ChainedAction } {
  const { program } = ruleset;
  const refused = new Map<string, Refusal & { readonly probability: Rational }>();
  let taken = ZERO;
  const starts: Start<Table>[] = [];
  for (const end of ends) {
    if (end.pending !== null) continue;
    const { probability, paths, witness, choices, machine } = end;
    const problems = new Problems();
    const run = new Run(program, machine.state);
    const refusal =
      ruleset.begin(run, position.names, action.read, action.path, problems) ??
      problems.errors[0] ??
      null;
    if (refusal === null) taken = add(taken, probability);
    else {
      const { code, message } = refusal;
      const before = refused.get(code)?.probability ?? ZERO;
      refused.set(code, { code, message, probability: add(before, probability) });
    }
    starts.push({
      machine: { state: run.state, stack: run.stack },
      probability,
      paths,
      witness,
      choices,
    });
  }
  return { starts, report: { action, taken, refused: [...refused.values()] } };
}

/** The decisions of a road through the chain in the form that `decisions` takes: a resolve with them goes that way. */
export function replay(
  { ruleset, position, resumes, actions }: ScenarioRequest,
  witness: readonly number[],
): Json[] {
  const { program } = ruleset;
  const picks: Json[] = [];
  const source = (decision: Decision): number => {
    const index = witness[picks.length];
    if (index === undefined) return OPEN;
    const now = { state: run.state, names: position.names };
    picks.push(ruleset.describeOption(now, decision, index).pick);
    return index;
  };
  const run =
    resumes === null
      ? new Run(program, program.copy(position.state), [], { source })
      : deserialise(program, { ...resumes.machine, trace: null }, { source });
  run.recording = false;
  if (resumes !== null && run.advance() !== 'complete') return picks;
  for (const { read, path } of actions) {
    const problems = new Problems();
    if (ruleset.begin(run, position.names, read, path, problems) !== null) continue;
    if (problems.isEmpty && run.advance() !== 'complete') break;
  }
  return picks;
}
