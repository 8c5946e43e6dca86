import { add, equals, type Json, ONE, type Rational, rational, ZERO } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import { type Check, fails, holds, NO_CHECK, type RunView, refuseOthers } from './check.js';
import { textOf } from './mismatch.js';
import type { ExpectationReport } from './schema.js';
import type { Scope } from './scope.js';
import { compileStates, isStateExpectation, type StateExpectation } from './state.js';

/** What expectations about chance begin with. */
const CHANCE_KINDS = ['distribution', 'always', 'possible'] as const;

/** Reads a list of expectations of any kind. */
type CompileList = (json: Json | undefined, path: Path) => readonly Check[];

/** `distribution: [ { p: 1/4, when: [...] } ]`: how likely each is that all of its expectations hold. */
export function compileDistribution(scope: Scope, json: JsonObject, path: Path): Check {
  refuseOthers(scope, json, path, ['distribution']);
  const at = [...path, 'distribution'];
  const list = json.distribution;
  if (!Array.isArray(list) || list.length === 0) {
    scope.problems.wrongType(at, 'a list of { p, when }', list ?? null);
    return NO_CHECK;
  }
  const rows = (list as readonly Json[]).map((row, i) => readRow(scope, row, [...at, i]));
  return ({ chances }) => {
    const { ends, missing } = chances.ends();
    if (!equals(missing, ZERO))
      return [fails(at, 'all outcomes', `${fraction(missing)} of them were left out`)];
    return rows.map(({ path: place, p, when }) => {
      const fitting = ends.filter(({ state }) => {
        scope.clock.look();
        return when.every(({ test }) => test(state) === null);
      });
      const found = fitting.reduce((sum, { probability }) => add(sum, probability), ZERO);
      const what = when.map(({ json: wish }) => textOf(wish)).join(', ');
      if (equals(found, p)) return holds(place, `p = ${fraction(p)}: ${what}`);
      return fails([...place, 'p'], `${fraction(p)} for ${what}`, fraction(found));
    });
  };
}

interface Row {
  readonly path: Path;
  readonly p: Rational;
  readonly when: readonly StateExpectation[];
}

function readRow(scope: Scope, json: Json, path: Path): Row {
  if (!isObject(json)) {
    scope.problems.wrongType(path, 'an object with p and when', json);
    return { path, p: ZERO, when: [] };
  }
  refuseOthers(scope, json, path, ['p', 'when']);
  const p = parseProbability(json.p);
  if (p === null)
    scope.problems.wrongType([...path, 'p'], 'a probability such as 1/4 or 0.25', json.p ?? null);
  return { path, p: p ?? ZERO, when: compileStates(scope, json.when, [...path, 'when']) };
}

/** A probability as it is written, exactly: `1/4`, `0.25`, 1. */
function parseProbability(json: Json | undefined): Rational | null {
  const text = typeof json === 'number' ? String(json) : json;
  if (typeof text !== 'string') return null;
  const parts = /^(\d{1,30})(?:\.(\d{1,30})|\/([1-9]\d{0,29}))?$/.exec(text.replaceAll(' ', ''));
  if (parts === null) return null;
  const [, whole, decimals = '', denominator] = parts;
  const p =
    denominator === undefined
      ? rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length))
      : rational(BigInt(whole!), BigInt(denominator));
  return p.numerator <= p.denominator ? p : null;
}

function fraction({ numerator, denominator }: Rational): string {
  return denominator === ONE.denominator ? `${numerator}` : `${numerator}/${denominator}`;
}

/** `always: [...]`: each holds whatever chance does. `possible: [...]`: all of them hold somewhere. */
export function compileChance(
  scope: Scope,
  kind: 'always' | 'possible',
  { json, path }: { readonly json: JsonObject; readonly path: Path },
  compileList: CompileList,
): Check {
  refuseOthers(scope, json, path, [kind]);
  const at = [...path, kind];
  const list = json[kind];
  if (!Array.isArray(list) || list.length === 0) {
    scope.problems.wrongType(at, 'a list of expectations', list ?? null);
    return NO_CHECK;
  }
  if (kind === 'always') return compileAlways(scope, { list, path: at }, compileList);
  const checks = compileList(list, at);
  return ({ chances }) => {
    const views = chances.views(needsTrace(list));
    if (typeof views === 'string') return [fails(at, 'all outcomes', views)];
    const what = `possible: ${textOf(list)}`;
    const found = views.some((view) =>
      checks.every((check) => checked(scope, check, view).every(({ pass }) => pass)),
    );
    if (found) return [holds(path, what)];
    return [fails(at, what, `it holds in none of ${views.length} outcomes`)];
  };
}

/** Expectations each of which must hold whatever chance does. */
export function compileAlways(
  scope: Scope,
  { list, path }: { readonly list: readonly Json[]; readonly path: Path },
  compileList: CompileList,
): Check {
  const checks = compileList(list, path);
  return (run) => {
    const views = run.chances.views(needsTrace(list));
    if (typeof views === 'string') return [fails(path, 'all outcomes', views)];
    return checks.flatMap((check, i) =>
      isAboutChance(list[i]!)
        ? check(run)
        : inAll(views.map((view) => checked(scope, check, view))),
    );
  };
}

function checked({ clock }: Scope, check: Check, view: RunView): readonly ExpectationReport[] {
  clock.look();
  return check(view);
}

/** Expectations that look at all outcomes by themselves. */
export function isAboutChance(json: Json): boolean {
  return isObject(json) && CHANCE_KINDS.some((kind) => Object.hasOwn(json, kind));
}

function needsTrace(list: readonly Json[]): boolean {
  return !list.every((json) => isAboutChance(json) || (isObject(json) && isStateExpectation(json)));
}

/** The reports of one expectation on all outcomes as one: the first that fails, or that it always held. */
function inAll(all: readonly (readonly ExpectationReport[])[]): readonly ExpectationReport[] {
  for (const [i, reports] of all.entries()) {
    const failed = reports.find(({ pass }) => !pass);
    if (failed !== undefined)
      return [{ ...failed, message: `in outcome ${i + 1} of ${all.length}: ${failed.message}` }];
  }
  return (all[0] ?? []).map((report) => ({
    ...report,
    message: `in all ${all.length} outcomes: ${report.message}`,
  }));
}
