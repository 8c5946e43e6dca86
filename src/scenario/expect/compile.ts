import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import { compileAction, compilePending } from './action-outcome.js';
import { compileAnyOf } from './any-of.js';
import { compileChance, compileDistribution } from './chances.js';
import { type Check, NO_CHECK, reportState } from './check.js';
import { textOf } from './mismatch.js';
import { compileAfterActions, compileMoment, compileThroughout } from './moments.js';
import type { Scope } from './scope.js';
import { compileState, isStateExpectation, STATE_KINDS } from './state.js';
import {
  compileBefore,
  compileCount,
  compileHappens,
  compileNever,
  compileTogether,
} from './trace.js';

type Compile = (scope: Scope, json: JsonObject, path: Path, actionCount: number) => Check;

/** The expectations about what happened, by the field that tells them apart. */
const RUN_KINDS: Readonly<Record<string, Compile>> = {
  before: compileBefore,
  happens: compileHappens,
  never: compileNever,
  count: compileCount,
  together: compileTogether,
  at: (scope, json, path) => compileMoment(scope, 'at', json, path),
  after: (scope, json, path) => compileMoment(scope, 'after', json, path),
  during: (scope, json, path) => compileMoment(scope, 'during', json, path),
  afterActions: compileAfterActions,
  throughout: compileThroughout,
  action: compileAction,
  pending: compilePending,
  anyOf: (scope, json, path, actions) =>
    compileAnyOf(scope, json, path, (alternative, at) =>
      Array.isArray(alternative)
        ? compileExpectations(scope, alternative, at, actions)
        : [compileExpectation(scope, alternative, at, actions)],
    ),
  distribution: compileDistribution,
  always: (scope, json, path, actions) =>
    compileChance(scope, 'always', { json, path }, (list, at) =>
      compileExpectations(scope, list, at, actions),
    ),
  possible: (scope, json, path, actions) =>
    compileChance(scope, 'possible', { json, path }, (list, at) =>
      compileExpectations(scope, list, at, actions),
    ),
};

/** The fields that tell kinds of expectation apart. */
export const EXPECTATION_KINDS: readonly string[] = [
  ...new Set([...STATE_KINDS, ...Object.keys(RUN_KINDS)]),
];

/** Reads one expectation. */
export function compileExpectation(
  scope: Scope,
  json: Json,
  path: Path,
  actionCount: number,
): Check {
  if (!isObject(json) || Object.keys(json).length === 0) {
    scope.problems.wrongType(path, 'an expectation', json);
    return NO_CHECK;
  }
  if (isStateExpectation(json)) {
    const test = compileState(scope, json, path);
    return ({ end }) => [reportState(path, textOf(json), test(end))];
  }
  const kind = Object.keys(RUN_KINDS).find((name) => Object.hasOwn(json, name));
  if (kind !== undefined) return RUN_KINDS[kind]!(scope, json, path, actionCount);
  const first = Object.keys(json)[0]!;
  scope.problems.unknownName('UNKNOWN_FIELD', path, first, {
    what: 'expectation',
    known: EXPECTATION_KINDS,
  });
  return NO_CHECK;
}

/** Reads a list of expectations; an absent list is empty. */
export function compileExpectations(
  scope: Scope,
  json: Json | undefined,
  path: Path,
  actionCount: number,
): readonly Check[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) {
    scope.problems.wrongType(path, 'a list of expectations', json);
    return [];
  }
  return (json as readonly Json[]).map((item, i) =>
    compileExpectation(scope, item, [...path, i], actionCount),
  );
}
