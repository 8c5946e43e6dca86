import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import { type Check, fails, holds, NO_CHECK, refuseOthers } from './check.js';
import { textOf } from './mismatch.js';
import { readReference, refersTo } from './reference.js';
import { type Scope, titleOf } from './scope.js';

/** `action: 1` with `illegal: REQ_X` or `legal: true`: what became of an action, counted from 1. */
export function compileAction(
  scope: Scope,
  json: JsonObject,
  path: Path,
  actionCount: number,
): Check {
  refuseOthers(scope, json, path, ['action', 'illegal', 'legal']);
  const { problems, reader } = scope;
  const { action, illegal, legal } = json;
  const before = problems.errors.length;
  if (typeof action !== 'number' || !Number.isInteger(action) || action < 1 || action > actionCount)
    problems.wrongType([...path, 'action'], `an action from 1 to ${actionCount}`, action ?? null);
  if (legal !== undefined && typeof legal !== 'boolean')
    problems.wrongType([...path, 'legal'], 'true or false', legal);
  if (illegal !== undefined && (typeof illegal !== 'string' || !reader.refusals.includes(illegal)))
    problems.unknownName('UNKNOWN_VALUE', [...path, 'illegal'], textOf(illegal), {
      what: 'reason',
      known: reader.refusals,
    });
  if ((illegal === undefined) === (legal === undefined))
    problems.wrongType(path, 'either "illegal" or "legal"', json);
  if (problems.errors.length > before) return NO_CHECK;
  return ({ actions }) => {
    const report = actions[(action as number) - 1];
    const found =
      report === undefined
        ? 'it was not reached'
        : report.legal
          ? 'it is legal'
          : `illegal: ${report.illegal?.code}`;
    const holdsNow =
      illegal === undefined ? report?.legal === legal : report?.illegal?.code === illegal;
    if (holdsNow) return [holds(path, `action ${action}: ${found}`)];
    const expected =
      illegal === undefined ? (legal ? 'it is legal' : 'it is illegal') : `illegal: ${illegal}`;
    return [fails([...path, illegal === undefined ? 'legal' : 'illegal'], expected, found)];
  };
}

/** `pending: Discover` (the decision that is still open), `of` whom (who asks), or `pending: null` (none is open). */
export function compilePending(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['pending', 'of']);
  const at = [...path, 'pending'];
  const { pending: wanted } = json;
  if (wanted !== null && typeof wanted !== 'string') {
    scope.problems.wrongType(at, 'the name of a decision, or null', wanted ?? null);
    return NO_CHECK;
  }
  const of = json.of === undefined ? null : readReference(scope, json.of, [...path, 'of']);
  return ({ pending, end }) => {
    const found = pending?.name ?? null;
    if (found !== wanted)
      return [fails(at, wanted ?? 'no open decision', found ?? 'no open decision')];
    const source = pending?.source ?? 0;
    if (of === null || refersTo(scope, of, end, source)) return [holds(path, `pending: ${found}`)];
    const asks = source === 0 ? 'nobody' : titleOf(scope, end, source);
    return [fails([...path, 'of'], `${found} of ${of.text}`, asks)];
  };
}
