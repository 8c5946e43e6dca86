import type { Json } from '../../kernel/index.js';
import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import type { Moments, Playback } from '../trace/playback.js';
import { type Check, fails, NO_CHECK, refuseOthers, reportState } from './check.js';
import { textOf } from './mismatch.js';
import { nodeText } from './node-text.js';
import { readPattern } from './pattern.js';
import type { ExpectationReport } from './schema.js';
import type { Scope } from './scope.js';
import { compileStates, type StateExpectation } from './state.js';

/** The words that say which moments are meant. */
type When = 'at' | 'after' | 'during';

/**
 * `at: A` (when the first match begins), `after: A` (when it has ended) and `during: A` (from the one to the
 * other, after every change), each with `expect: [...]`.
 */
export function compileMoment(scope: Scope, when: When, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, [when, 'expect']);
  const pattern = readPattern(scope, json[when], [...path, when]);
  const states = compileStates(scope, json.expect, [...path, 'expect']);
  if (pattern === null) return NO_CHECK;
  return ({ matcher }) => {
    const { playback } = matcher;
    const place = matcher.first(pattern);
    if (place < 0)
      return [fails([...path, when], `"${pattern.text}"`, 'it never happens, so it has no moment')];
    const moments = momentsOf(playback, when, place);
    const where = `${when} ${nodeText(scope, playback, place)}`;
    return states.map((state) => testMoments(scope, playback, { ...moments, where }, state));
  };
}

/** `afterActions: 2` with `expect: [...]`: when so many actions are over and the next has not begun. */
export function compileAfterActions(
  scope: Scope,
  json: JsonObject,
  path: Path,
  actionCount: number,
): Check {
  refuseOthers(scope, json, path, ['afterActions', 'expect']);
  const { afterActions, expect } = json;
  const isNumber = typeof afterActions === 'number' && Number.isInteger(afterActions);
  if (isNumber && afterActions >= 0 && afterActions <= actionCount)
    return compileBetween(scope, { afterActions, expect }, [...path, 'expect']);
  const wanted = `a number of actions from 0 to ${actionCount}`;
  scope.problems.wrongType([...path, 'afterActions'], wanted, afterActions ?? null);
  return NO_CHECK;
}

/** What is expected of the state when so many actions are over. */
export function compileBetween(
  scope: Scope,
  { afterActions, expect }: { readonly afterActions: number; readonly expect: Json | undefined },
  path: Path,
): Check {
  const states = compileStates(scope, expect, path);
  return ({ matcher: { playback }, actions, starts }) => {
    const moment = afterActions === actions.length ? playback.length : starts[afterActions];
    if (afterActions > actions.length)
      return [fails(path, `${afterActions} actions`, `${actions.length} have begun`)];
    if (moment === undefined || moment === null)
      return [fails(path, 'a moment of this run', 'it was over before a pause')];
    const where = afterActions === 0 ? 'before action 1' : `after action ${afterActions}`;
    const moments = { first: moment, last: moment, where };
    return states.map((state) => testMoments(scope, playback, moments, state));
  };
}

/** `throughout: [...]`: holds at the start and after every change of the run. */
export function compileThroughout(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['throughout']);
  const states = compileStates(scope, json.throughout, [...path, 'throughout']);
  return ({ matcher: { playback } }) =>
    states.map((state) => {
      const moments = { first: 0, last: playback.length };
      return testMoments(scope, playback, { ...moments, where: 'throughout' }, state);
    });
}

function momentsOf(playback: Playback, when: When, place: number): Moments {
  const { first, last } = playback.momentsOf(place);
  if (when === 'at') return { first, last: first };
  return when === 'after' ? { first: last, last } : { first, last };
}

/** An expectation must hold at each of the moments. */
function testMoments(
  scope: Scope,
  playback: Playback,
  { first, last, where }: Moments & { readonly where: string },
  { path, json, test }: StateExpectation,
): ExpectationReport {
  for (let moment = first; moment <= last; moment++) {
    scope.clock.look();
    const mismatch = test(playback.stateAfter(moment));
    if (mismatch === null) continue;
    const since =
      moment === 0 ? 'at the start' : `after ${changeText(scope, playback, moment - 1)}`;
    return fails(mismatch.path, `${mismatch.expected} ${where}`, `${mismatch.found} (${since})`);
  }
  return reportState(path, `${where}: ${textOf(json)}`, null);
}

function changeText(scope: Scope, playback: Playback, n: number): string {
  const { ruleset, names, state } = scope;
  const { place, row, column, from, to } = playback.changeAt(n);
  const whose = ruleset.show.titleOf({ state, names }, row, ruleset.program.identify(state, row));
  const [before, after] = [from, to].map((value) =>
    textOf(ruleset.show.cellValue(state, column, value)),
  );
  const what = `${whose} ${ruleset.show.columns[column]} ${before} -> ${after}`;
  return `${what} in ${nodeText(scope, playback, place)}`;
}
