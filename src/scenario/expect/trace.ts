import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import { type Check, fails, holds, NO_CHECK, refuseOthers } from './check.js';
import type { Matcher } from './matching.js';
import { textOf } from './mismatch.js';
import type { NodePattern } from './node-pattern.js';
import { nodeText } from './node-text.js';
import { readPattern } from './pattern.js';
import type { ExpectationReport } from './schema.js';
import type { Scope } from './scope.js';

/** `before: [A, B, ...]`: each begins before the next; a pattern that is repeated means its next match. */
export function compileBefore(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['before']);
  const patterns = readPatterns(scope, json.before, [...path, 'before']);
  if (patterns === null) return NO_CHECK;
  const turns = patterns.map(
    ({ text }, i) => patterns.slice(0, i).filter((other) => other.text === text).length,
  );
  return ({ matcher }) => {
    const places = patterns.map((pattern, i) => matcher.all(pattern)[turns[i]!]);
    for (const [i, place] of places.entries()) {
      const at = [...path, 'before', i];
      if (place === undefined) return [notFound(at, patterns[i]!, turns[i]!)];
      const previous = i === 0 ? -1 : places[i - 1]!;
      if (place <= previous) {
        const order = `"${patterns[i - 1]!.text}" before "${patterns[i]!.text}"`;
        return [fails(at, order, i > 0 && place === previous ? 'one and the same' : 'it after')];
      }
    }
    return [holds(path, `before: ${textOf(json.before!)}`)];
  };
}

/** `happens: A`: some node matches. */
export function compileHappens(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['happens']);
  const at = [...path, 'happens'];
  const pattern = readPattern(scope, json.happens, at);
  if (pattern === null) return NO_CHECK;
  return ({ matcher }) =>
    matcher.first(pattern) >= 0
      ? [holds(path, `happens: ${pattern.text}`)]
      : [notFound(at, pattern, 0)];
}

/** `never: A`: no node matches. */
export function compileNever(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['never']);
  const at = [...path, 'never'];
  const pattern = readPattern(scope, json.never, at);
  if (pattern === null) return NO_CHECK;
  return ({ matcher }) => {
    const nowhere = missingPlace(matcher, pattern, at);
    if (nowhere !== null) return [nowhere];
    const first = matcher.first(pattern);
    if (first < 0) return [holds(path, `never: ${pattern.text}`)];
    return [fails(at, `never "${pattern.text}"`, nodeText(scope, matcher.playback, first))];
  };
}

/** `count: A` and `is: n`, or `count: { of: A, is: n }`: so many nodes match. */
export function compileCount(scope: Scope, json: JsonObject, path: Path): Check {
  const { count } = json;
  const nested = isObject(count) && count.of !== undefined;
  const at = [...path, 'count'];
  const body = nested ? count : json;
  const bodyPath = nested ? at : path;
  if (nested) refuseOthers(scope, json, path, ['count']);
  refuseOthers(scope, body, bodyPath, [nested ? 'of' : 'count', 'is']);
  const pattern = readPattern(scope, nested ? count.of : count, nested ? [...at, 'of'] : at);
  const wanted = readNumber(scope, body.is, [...bodyPath, 'is']);
  if (pattern === null || wanted === null) return NO_CHECK;
  return ({ matcher }) => {
    const nowhere = missingPlace(matcher, pattern, at);
    if (nowhere !== null) return [nowhere];
    const { length } = matcher.all(pattern);
    const text = `${textOf(body.is!)} x "${pattern.text}"`;
    if (wanted(length)) return [holds(path, `count: ${text}`)];
    return [fails(at, text, `${length}`)];
  };
}

/** `together: [A, B, ...]`: the first matches are parts of one and the same node. */
export function compileTogether(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['together']);
  const patterns = readPatterns(scope, json.together, [...path, 'together']);
  if (patterns === null) return NO_CHECK;
  return ({ matcher }) => {
    const { playback } = matcher;
    const parents: number[] = [];
    for (const [i, pattern] of patterns.entries()) {
      const at = [...path, 'together', i];
      const place = matcher.first(pattern);
      if (place < 0) return [notFound(at, pattern, 0)];
      const parent = playback.parentOf(place);
      if (i > 0 && parent !== parents[0]) {
        const [one, other] = [parents[0]!, parent].map((p) => nodeText(scope, playback, p));
        const both = `"${patterns[0]!.text}" and "${pattern.text}" in one node`;
        return [fails(at, both, `${one} and ${other}`)];
      }
      parents.push(parent);
    }
    return [holds(path, `together: ${textOf(json.together!)}`)];
  };
}

/** A place that a pattern is looked for in and that is not there: nothing could be found in it. */
function missingPlace(matcher: Matcher, pattern: NodePattern, at: Path): ExpectationReport | null {
  for (const place of [pattern.within, pattern.after, pattern.before]) {
    if (place === undefined) continue;
    if (matcher.first(place) < 0) return notFound(at, place, 0);
    const nested = missingPlace(matcher, place, at);
    if (nested !== null) return nested;
  }
  return null;
}

function notFound(at: Path, pattern: NodePattern, turn: number) {
  return fails(at, `"${pattern.text}"`, turn === 0 ? 'it never happens' : `only ${turn} of it`);
}

/** At least two patterns. */
function readPatterns(
  scope: Scope,
  json: Json | undefined,
  path: Path,
): readonly NodePattern[] | null {
  if (!Array.isArray(json) || json.length < 2) {
    scope.problems.wrongType(path, 'a list of two or more nodes of the trace', json ?? null);
    return null;
  }
  const items = json as readonly Json[];
  const patterns = items.map((item, i) => readPattern(scope, item, [...path, i]));
  return patterns.every((pattern) => pattern !== null) ? patterns : null;
}

/** A number, or bounds of one. */
function readNumber(
  { problems }: Scope,
  json: Json | undefined,
  path: Path,
): ((n: number) => boolean) | null {
  if (typeof json === 'number' && Number.isInteger(json) && json >= 0) return (n) => n === json;
  const { atLeast, atMost, ...others } = isObject(json) ? json : { others: null };
  const bounds = [atLeast, atMost].filter((bound) => bound !== undefined);
  const sound =
    bounds.every((bound) => Number.isInteger(bound)) &&
    (atMost !== undefined || ((atLeast ?? 0) as number) > 0);
  if (!sound || Object.keys(others).length > 0)
    return problems.wrongType(path, 'a number or { atLeast, atMost }', json ?? null);
  return (n) =>
    n >= ((atLeast as number | undefined) ?? 0) &&
    n <= ((atMost as number | undefined) ?? Number.POSITIVE_INFINITY);
}
