import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Path, Problems } from '../../rulesets/ruleset.js';
import type { Played } from '../play/play.js';
import { compileAlways } from './chances.js';
import { type Check, fails } from './check.js';
import { compileExpectation, compileExpectations } from './compile.js';
import type { ExpectationReport } from './schema.js';
import type { Scope } from './scope.js';
import { chancesOf, NO_CHANCES, viewOf } from './view.js';

/** A list of expectations and where it stands in the scenario; at its root, the scenario is one itself. */
export interface ExpectationList {
  readonly path: Path;
  readonly expect: Json | undefined;
}

/**
 * Holds lists of expectations against a run; the reports come list by list. What is wrong with an expectation
 * itself goes to the problems, and then nothing is checked.
 */
export function checkExpectations(
  played: Played,
  lists: readonly ExpectationList[],
  problems: Problems,
): readonly (readonly ExpectationReport[])[] {
  const { request, before, after, run, reports, pending } = played;
  const { ruleset, actions } = request;
  const { state, names } = after;
  const scope: Scope = { ruleset, reader: ruleset.reader, names, state, problems };
  const errors = problems.errors.length;
  const actionCount = Math.max(actions.length, reports.length);
  const compileList = (expect: Json | undefined, path: Path): readonly Check[] =>
    path.length === 0
      ? [compileExpectation(scope, expect ?? null, path, actionCount)]
      : compileExpectations(scope, expect, path, actionCount);
  const inEveryOutcome = request.random?.kind === 'enumerate';
  const checks = lists.map(({ path, expect }) =>
    inEveryOutcome && Array.isArray(expect)
      ? [compileAlways(expect as readonly Json[], path, compileList)]
      : compileList(expect, path),
  );
  if (problems.errors.length > errors) return [];
  const { nodes, changes } = run.trace!;
  const recording = { ruleset, start: before.state, end: after, nodes, changes };
  const ended = { ...recording, actions: reports, pending };
  const chances =
    request.resumes === null
      ? chancesOf(scope, { ruleset, start: before, actions }, ended)
      : NO_CHANCES;
  const view = viewOf(scope, ended, chances);
  return checks.map((list) => list.flatMap((check) => check(view)));
}

/** Actions that were refused without an expectation that speaks of them. */
export function checkConduct(
  { reports }: Played,
  lists: readonly ExpectationList[],
): readonly ExpectationReport[] {
  const spokenOf = new Set(
    lists.flatMap(({ expect }) => (Array.isArray(expect) ? expect : [])).map(actionSpokenOf),
  );
  return reports.flatMap(({ legal, illegal }, i) => {
    if (legal || spokenOf.has(i + 1)) return [];
    return [fails(['actions', i], 'a legal action', `${illegal?.code}: ${illegal?.message}`)];
  });
}

function actionSpokenOf(json: Json): number {
  return isObject(json) && typeof json.action === 'number' ? json.action : 0;
}
