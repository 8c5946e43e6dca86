import type { Decision, Json, Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { AnyRuleset, Path, Position, Problems } from '../../rulesets/ruleset.js';
import type { ActionReport, ExpectationReport } from '../oracle.js';
import { fails, type RunView } from './check.js';
import { compileExpectations } from './compile.js';
import { Matcher } from './matching.js';
import { Playback, type Recording } from './playback.js';
import type { Scope } from './scope.js';

/** A scenario that has been run, as its expectations look at it. */
export interface PlayedScenario extends Recording<Table> {
  readonly ruleset: AnyRuleset;
  /** How the game stands at the end. */
  readonly end: Position<Table>;
  readonly actions: readonly ActionReport[];
  readonly pending: Decision | null;
  /** Scripted decisions that were never asked for. */
  readonly unusedDecisions: number;
}

/** A list of expectations and where it stands in the scenario. */
export interface ExpectationList {
  readonly path: Path;
  readonly expect: Json | undefined;
}

/** What became of the expectations, list by list. */
export type CheckedLists = readonly (readonly ExpectationReport[])[];

/**
 * Holds lists of expectations against a run. What is wrong with an expectation itself goes to the problems, and
 * then nothing is checked.
 */
export function checkExpectations(
  played: PlayedScenario,
  lists: readonly ExpectationList[],
  rules: ReadonlySet<string>,
  problems: Problems,
): CheckedLists {
  const { ruleset, end, actions, pending } = played;
  const { state, names } = end;
  const scope: Scope<Table> = { ruleset, reader: ruleset.reader, names, state, rules, problems };
  const before = problems.errors.length;
  const checks = lists.map(({ path, expect }) =>
    compileExpectations(scope, expect, path, actions.length),
  );
  if (problems.errors.length > before) return [];
  const playback = new Playback(ruleset.reader, played, ruleset.columns.length);
  const view: RunView<Table> = {
    end: state,
    matcher: new Matcher(scope, playback, state),
    actions,
    pending,
  };
  return checks.map((list) => list.flatMap((check) => check(view)));
}

/** What no scenario should leave unsaid: an action that was refused, a scripted decision that was not asked for. */
export function checkConduct(
  played: PlayedScenario,
  lists: readonly ExpectationList[],
): readonly ExpectationReport[] {
  const spokenOf = new Set(
    lists.flatMap(({ expect }) => (Array.isArray(expect) ? expect : [])).map(actionSpokenOf),
  );
  const reports: ExpectationReport[] = [];
  for (const [i, { legal, illegal }] of played.actions.entries()) {
    if (legal || spokenOf.has(i + 1)) continue;
    reports.push(fails(['actions', i], 'a legal action', `${illegal?.code}: ${illegal?.message}`));
  }
  const { unusedDecisions } = played;
  if (unusedDecisions > 0)
    reports.push(fails(['decisions'], 'every decision asked for', `${unusedDecisions} left over`));
  return reports;
}

function actionSpokenOf(json: Json): number {
  return isObject(json) && typeof json.action === 'number' ? json.action : 0;
}
