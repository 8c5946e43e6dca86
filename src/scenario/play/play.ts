import {
  askSource,
  chanceSource,
  type Decision,
  deserialise,
  OPEN,
  type RandomState,
  Run,
  type Script,
  ScriptError,
  scriptedSource,
  seedRandom,
  type Table,
} from '../../kernel/index.js';
import { MAX_ENTITIES } from '../../rulesets/common/limits.js';
import { type Position, Problems } from '../../rulesets/ruleset.js';
import { refuseIfAny } from '../operation/refused.js';
import { isRuleOf } from '../rules/rule-files.js';
import type { Json } from '../terms/schema.js';
import { translationOf } from '../trace/lines.js';
import { leftOver, limitReached, mismatch, tooManyEntities } from './play-problems.js';
import type { ActionReport } from './report.js';
import type { PlannedAction, ScenarioRequest } from './request.js';
import { isAnswer, mustWait, reportOf, takeAction } from './take-action.js';

/** What became of a request: the run, as far as it has come. */
export interface Played {
  readonly request: ScenarioRequest;
  /** The state before the first action, untouched. */
  readonly before: Position<Table>;
  readonly run: Run<Table>;
  readonly after: Position<Table>;
  readonly reports: readonly ActionReport[];
  /** The decisions taken, in the form that `decisions` takes; those that an action answered are not among them. */
  readonly decisions: readonly Json[];
  /** Those of them that this request has scripted. */
  readonly scripted: readonly Json[];
  readonly pending: Decision | null;
  /** Actions that have not begun, because a decision is open. */
  readonly waiting: readonly PlannedAction[];
  readonly random: RandomState | null;
  /** Rows of the table when the first action began. */
  readonly firstRow: number;
  /** For every report how many changes the trace had when the action began; null: it was over before this request. */
  readonly starts: readonly (number | null)[];
}

/**
 * Resolves the actions of a request one after the other. An illegal one is reported and changes nothing; an
 * open decision that the next action does not answer ends it early.
 * @throws Refused when a scripted decision does not fit or is left over, or when a bound was reached.
 */
export function play(request: ScenarioRequest): Played {
  const { ruleset, resumes, position } = request;
  const before: Position<Table> = {
    state: ruleset.program.copy(position.state),
    names: position.names,
  };
  const random = generatorOf(request);
  const otherwise = random === null ? askSource : chanceSource(random);
  const script: Script = { decisions: request.decisions.map(({ json }) => json), position: 0 };
  const decisions: Json[] = [...(resumes?.decisions ?? [])];
  const taken: Json[] = [];
  const now = (): Position<Table> => ({ state: run.state, names: position.names });
  const matched = (decision: Decision, json: Json): number => {
    const match = ruleset.decisions.match(now(), decision, json);
    return typeof match === 'number' ? match : OPEN;
  };
  const scripted = scriptedSource(script, matched, otherwise);
  const decide = (decision: Decision): number => {
    const at = script.position;
    const index = scripted(decision);
    if (index === OPEN) return index;
    const { pick } = ruleset.decisions.describe(now(), decision, index);
    // of options with one name, by its place
    const answer = matched(decision, { pick }) === index ? { pick } : { option: index };
    decisions.push(answer);
    if (script.position > at) taken.push(answer);
    return index;
  };
  const waiting = [...request.actions];
  const leftToAction = ({ kind }: Decision): boolean =>
    kind === 'choice' && isAnswer(ruleset, waiting[0]);
  const options = {
    source: (decision: Decision) => (leftToAction(decision) ? OPEN : decide(decision)),
    trace: 'FULL',
    isCited: isRuleOf(ruleset, ruleset.editions.of(position.state)),
  } as const;
  const run =
    resumes === null
      ? new Run(ruleset.program, position.state, [], options)
      : deserialise(ruleset.program, resumes.machine, options);
  const after: Position<Table> = { state: run.state, names: position.names };
  const reports: ActionReport[] = [...(resumes?.reports ?? [])];
  const resumed = reports.findLastIndex(({ legal }) => legal);
  const starts: (number | null)[] = reports.map((_, i) => (i === resumed ? 0 : null));
  const stopped = takeActions(request, { run, waiting, reports, starts, script });
  if (!stopped && script.position < script.decisions.length)
    throw leftOver(request.decisions.slice(script.position));
  return {
    request,
    before,
    run,
    after,
    reports,
    decisions,
    scripted: taken,
    pending: stopped ? run.pending : null,
    waiting,
    random,
    firstRow: resumes?.firstRow ?? before.state.count,
    starts,
  };
}

function generatorOf({ random, resumes }: ScenarioRequest): RandomState | null {
  if (random === null) return resumes === null ? null : resumes.random && { ...resumes.random };
  return random.kind === 'seed' ? seedRandom(random.seed) : null;
}

/** How far the actions of a request have come. */
interface Course {
  readonly run: Run<Table>;
  /** What is still to be taken. */
  readonly waiting: PlannedAction[];
  readonly reports: ActionReport[];
  readonly starts: (number | null)[];
  readonly script: Script;
}

/** Takes actions off the list and resolves them; whether an open decision stopped it. */
function takeActions(request: ScenarioRequest, course: Course): boolean {
  const { ruleset, position, resumes } = request;
  const { run, waiting, reports, starts, script } = course;
  const settles = isUnsettled(request);
  if (settles) ruleset.actions.settle!(run);
  if (settles || resumes !== null) advance(request, run, script);
  for (let action = waiting[0]; action !== undefined; action = waiting[0]) {
    if (mustWait(ruleset, run.pending, action)) return true;
    waiting.shift();
    starts.push(run.trace!.changeCount);
    const problems = new Problems();
    const refusal = takeAction({ ruleset, run, names: position.names }, action, problems);
    refuseIfAny(problems.errors);
    reports.push(reportOf(action, refusal, translationOf(ruleset, position)));
    if (refusal === null) advance(request, run, script);
  }
  return run.pending !== null;
}

/** Whether it is asked what follows from the state as it is given, and something does: it is tried on a copy. */
function isUnsettled({ ruleset, position, settles }: ScenarioRequest): boolean {
  const { settle } = ruleset.actions;
  if (!settles || settle === undefined) return false;
  const copy = ruleset.program.copy(position.state);
  const trial = new Run(ruleset.program, copy, [], { source: askSource, trace: 'FULL' });
  settle(trial);
  return trial.trace!.changeCount > 0;
}

/** Runs on, to the end or to an open decision. */
function advance(request: ScenarioRequest, run: Run<Table>, script: Script): void {
  try {
    if (run.advance() === 'limit') throw limitReached(request, run);
    if (run.state.count - 1 > MAX_ENTITIES) throw tooManyEntities(run);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const given = request.decisions[script.position]!;
    throw mismatch(request, run.state, given, error.decision);
  }
}
