import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Path, Problems } from '../../rulesets/ruleset.js';
import type { Clock } from '../operation/clock.js';
import type { Played } from '../play/play.js';
import { withUnhandled } from '../trace/unhandled.js';
import { compileAlways, isAboutChance } from './chances.js';
import { type Check, fails } from './check.js';
import { compileExpectation, compileExpectations } from './compile.js';
import { compileBetween } from './moments.js';
import type { ExpectationReport } from './schema.js';
import type { Scope } from './scope.js';
import { chancesOf, NO_CHANCES, viewOf } from './view.js';

/** A list of expectations and where it stands in the scenario; at its root, the scenario is one itself. */
export interface ExpectationList {
  readonly path: Path;
  readonly expect: Json | undefined;
  /** Where the list is a check among the actions: how many come before it. */
  readonly afterActions?: number;
}

/**
 * Holds lists of expectations against a run; the reports come list by list. What is wrong with an expectation
 * itself goes to the problems, and then nothing is checked.
 * @throws Refused when it gets too late.
 */
export function checkExpectations(
  played: Played,
  lists: readonly ExpectationList[],
  problems: Problems,
  clock: Clock,
): readonly (readonly ExpectationReport[])[] {
  const { request, before, after, run, reports, starts, pending } = played;
  const { ruleset, actions } = request;
  const { state, names } = after;
  const scope: Scope = { ruleset, reader: ruleset.reader, names, state, problems, clock };
  const errors = problems.errors.length;
  const actionCount = Math.max(actions.length, reports.length);
  const compileList = (expect: Json | undefined, path: Path): readonly Check[] =>
    path.length === 0
      ? [compileExpectation(scope, expect ?? null, path, actionCount)]
      : compileExpectations(scope, expect, path, actionCount);
  const inEveryOutcome = request.random?.kind === 'enumerate';
  const checks = lists.map(({ path, expect, afterActions }) => {
    if (afterActions !== undefined) {
      const compileCheck = () => [compileBetween(scope, { afterActions, expect }, path)];
      const list = [{ afterActions, expect: expect ?? null }];
      return inEveryOutcome ? [compileAlways(scope, { list, path }, compileCheck)] : compileCheck();
    }
    return inEveryOutcome && Array.isArray(expect)
      ? [compileAlways(scope, { list: expect as readonly Json[], path }, compileList)]
      : compileList(expect, path);
  });
  if (problems.errors.length > errors) return [];
  const { changes } = run.trace!;
  const nodes = withUnhandled(run.trace!.nodes, ruleset.inquiry.events?.(state) ?? []);
  const recording = { ruleset, start: before.state, end: after, nodes, changes };
  const ended = { ...recording, actions: reports, starts, pending };
  const chances =
    request.resumes === null
      ? chancesOf(scope, { ruleset, clock, start: before, actions }, ended)
      : NO_CHANCES;
  const view = viewOf(scope, ended, chances);
  return checks.map((list) =>
    list.flatMap((check) => {
      clock.look();
      return check(view);
    }),
  );
}

/**
 * What a run did that no expectation speaks of: actions that were refused, actions that never began, and a
 * decision that is open at the end.
 */
export function checkConduct(
  played: Played,
  lists: readonly ExpectationList[],
): readonly ExpectationReport[] {
  const expectations = lists.flatMap(({ expect }) =>
    Array.isArray(expect) ? (expect as readonly Json[]) : [expect ?? null],
  );
  const { reports, waiting } = played;
  const spokenOf = new Set(expectations.flatMap(actionsSpokenOf));
  const refused = reports.flatMap(({ legal, illegal }, i) => {
    if (legal || spokenOf.has(i + 1)) return [];
    return [fails(['actions', i], 'a legal action', `${illegal?.code}: ${illegal?.message}`)];
  });
  if (looksAtEveryOutcome(played, expectations)) return refused;
  const waits = waiting
    .map((_, i) => reports.length + i)
    .filter((i) => !spokenOf.has(i + 1))
    .map((i) => fails(['actions', i], 'it to begin', 'a decision is open, which it must wait for'));
  return [...refused, ...waits, ...checkPending(played, expectations)];
}

/** Where chance is open, every outcome may be looked at: what comes after it is followed there. */
function looksAtEveryOutcome({ pending, request }: Played, expectations: readonly Json[]): boolean {
  if (pending?.kind !== 'chance') return false;
  return request.random?.kind === 'enumerate' || expectations.every(isAboutChance);
}

/** An open decision is accounted for by an expectation about it. */
function checkPending(
  { pending }: Played,
  expectations: readonly Json[],
): readonly ExpectationReport[] {
  if (pending === null) return [];
  const isSpokenOf = expectations.some((json) => isObject(json) && Object.hasOwn(json, 'pending'));
  if (isSpokenOf) return [];
  return [fails(['decisions'], 'no open decision', `${pending.kind} "${pending.name}"`)];
}

/** The actions that an expectation speaks of, itself or in its alternatives. */
function actionsSpokenOf(json: Json): readonly number[] {
  if (!isObject(json)) return [];
  if (Array.isArray(json.anyOf))
    return (json.anyOf as readonly Json[]).flat().flatMap((one) => actionsSpokenOf(one as Json));
  return typeof json.action === 'number' ? [json.action] : [];
}
