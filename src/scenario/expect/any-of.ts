import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import type { Json } from '../terms/schema.js';
import { type Check, holds, NO_CHECK, refuseOthers } from './check.js';
import type { Scope } from './scope.js';

/** `anyOf` where an alternative speaks of an action or of the trace: all that is expected in one of them holds. */
export function compileAnyOf(
  scope: Scope,
  json: JsonObject,
  path: Path,
  compile: (alternative: Json, path: Path) => readonly Check[],
): Check {
  refuseOthers(scope, json, path, ['anyOf']);
  const at = [...path, 'anyOf'];
  const { anyOf } = json;
  if (!Array.isArray(anyOf) || anyOf.length < 2) {
    scope.problems.wrongType(at, 'a list of at least two alternatives', anyOf ?? null);
    return NO_CHECK;
  }
  const alternatives = (anyOf as readonly Json[]).map((one, i) => compile(one, [...at, i]));
  return (run) => {
    const failed: string[] = [];
    for (const checks of alternatives) {
      const reports = checks.flatMap((check) => check(run));
      const first = reports.find(({ pass }) => !pass);
      if (first === undefined)
        return [holds(path, reports.map(({ message }) => message).join('; '))];
      failed.push(first.message);
    }
    return [{ path: at, pass: false, message: failed.join('; or ') }];
  };
}
