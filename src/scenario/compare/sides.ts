import { Fields, isObject, readList } from '../../rulesets/common/fields.js';
import { orList, shown } from '../../rulesets/common/problems.js';
import { type AnyRuleset, type Path, Problems, type SwitchRow } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import { problemAt } from '../operation/problem-at.js';
import { Refused, refuseIfAny, refuseIfLate } from '../operation/refused.js';
import { type Played, play } from '../play/play.js';
import { readOneRun, type ScenarioRequest } from '../play/request.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { TraceHash } from '../trace/hash.js';
import { writeTrace } from '../trace/lines.js';
import type { TraceLine } from '../trace/schema.js';
import { settingShape } from './schema.js';

const MOST_SIDES = 8;

/** One way to play the scenario. */
export interface Setting {
  /** Null: the edition that the scenario itself names. */
  readonly patch: string | null;
  /** Where the body names that patch. */
  readonly place: Path;
  /** Switches that are set otherwise than the edition has them. */
  readonly switches: JsonObject;
}

/** A scenario as it went in one setting. */
export interface Side {
  readonly setting: Setting;
  readonly played: Played;
  readonly lines: readonly TraceLine[];
  /** Every switch as it stood. */
  readonly values: JsonObject;
  /** Scripted decisions that did not fit here, and the problem that they would be if this were the only side. */
  readonly unused: readonly Json[];
  readonly mismatch: Refused | null;
}

/**
 * The settings that are compared: one for each patch; with `switches` the first one with these overridden; `with` and
 * `without` the first one with the named switches on, and off.
 */
export function readSettings(body: JsonObject): readonly Setting[] {
  const problems = new Problems();
  const fields = new Fields(body, [], problems);
  const isList = Array.isArray(fields.get('patches'));
  const settings: Setting[] = listOf(fields, 'patches', 'a patch').map((patch, i) => ({
    patch,
    place: isList ? ['patches', i] : ['patches'],
    switches: {},
  }));
  const switches = fields.get('switches');
  if (switches !== undefined && !isObject(switches))
    problems.wrongType(['switches'], 'switches by name', switches);
  if (settings.length === 0) settings.push({ patch: null, place: ['patch'], switches: {} });
  const [{ switches: _, ...first }] = settings as [Setting, ...Setting[]];
  if (isObject(switches)) settings.push({ ...first, switches });
  for (const [field, value] of [['with', true] as const, ['without', false] as const]) {
    const names = listOf(fields, field, 'the name of a switch');
    if (names.length > 0)
      settings.push({ ...first, switches: Object.fromEntries(names.map((name) => [name, value])) });
  }
  if (settings.length < 2)
    problems.add('REQUIRED', ['patches'], 'two settings are needed to compare.', {
      expected: 'at least two patches, or `switches`, `with` or `without`',
    });
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  return settings;
}

/** A text or a list of texts. */
function listOf(fields: Fields, name: string, expected: string): string[] {
  const json = fields.get(name);
  if (json === undefined) return [];
  if (typeof json === 'string') return [json];
  return readList(json, [name], MOST_SIDES, fields.problems).map(([item, path]) => {
    if (typeof item !== 'string') fields.problems.wrongType(path, expected, item);
    return String(item);
  });
}

/**
 * Plays the scenario in a setting. Where a scripted decision does not fit, it and those after it are left out: what is
 * asked in one setting need not be asked in another.
 * @throws Refused when it makes no sense there.
 */
export function playSide(body: JsonObject, setting: Setting, context: OracleContext): Side {
  const scenario = Object.fromEntries(
    Object.entries(body).filter(([name]) => !Object.hasOwn(settingShape, name)),
  );
  const patched: Json = setting.patch === null ? scenario : { ...scenario, patch: setting.patch };
  const { switches } = setting;
  const unused: Json[] = [];
  let mismatch: Refused | null = null;
  for (;;) {
    refuseIfLate(context);
    const request = readPatched(patched, setting, context);
    const { ruleset } = request;
    const problems = new Problems();
    checkSwitches(ruleset, setting, body, problems);
    refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
    const position =
      ruleset.editions.withSwitches?.(request.position, switches) ?? request.position;
    const fitting = request.decisions.length - unused.length;
    const decisions = request.decisions.slice(0, fitting);
    try {
      const played = play({ ...request, position, decisions });
      const lines = writeTrace(ruleset, played.after, {
        trace: played.run.trace!,
        hash: new TraceHash(),
      });
      const values = { ...ruleset.editions.values(request.edition), ...switches };
      return { setting, played, lines, values, unused, mismatch };
    } catch (error) {
      const from = firstMismatch(error, decisions);
      if (from < 0) throw error;
      mismatch ??= error as Refused;
      unused.unshift(...decisions.slice(from).map(({ json }) => json));
    }
  }
}

/** Reads a scenario with the patch of a setting; errors of the patch are placed where the body names it. */
function readPatched(body: Json, { place }: Setting, context: OracleContext): ScenarioRequest {
  try {
    return readOneRun(body, context);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const at = (path: Path): Path => (path[0] === 'patch' ? place : path);
    throw new Refused(problemAt(error.problem, at));
  }
}

/** The place of the first scripted decision that did not fit, or -1 for another error. */
function firstMismatch(error: unknown, decisions: ScenarioRequest['decisions']): number {
  if (!(error instanceof Refused)) return -1;
  const { code, errors = [] } = error.problem;
  if (code !== 'DECISION_LEFT_OVER' && code !== 'DECISION_MISMATCH') return -1;
  const place = JSON.stringify(errors[0]?.path);
  return decisions.findIndex(({ path }) => JSON.stringify(path) === place);
}

function checkSwitches(
  { editions }: AnyRuleset,
  { switches }: Setting,
  body: JsonObject,
  problems: Problems,
): void {
  const names = editions.switches.map(({ name }) => name);
  for (const [name, value] of Object.entries(switches)) {
    const path = pathOf(body, name);
    const row = editions.switches.find((known) => known.name === name);
    if (row === undefined)
      problems.unknownName('UNKNOWN_VALUE', path, name, { what: 'switch', known: names });
    else if (editions.withSwitches === undefined)
      problems.add('NOT_HERE', path, 'no switch of this rule system can be set.');
    else if (!valuesOf(row).includes(value)) {
      const expected = orList(valuesOf(row).map((known) => JSON.stringify(known)));
      problems.add('WRONG_VALUE', path, `${shown(value)} is none of its values.`, { expected });
    }
  }
}

/** Where a body names a switch: under `switches`, or in one of the two lists. */
function pathOf(body: JsonObject, name: string): Path {
  if (isObject(body.switches) && Object.hasOwn(body.switches, name)) return ['switches', name];
  for (const field of ['with', 'without']) {
    const list = body[field];
    if (list === name) return [field];
    if (Array.isArray(list) && list.includes(name)) return [field, list.indexOf(name)];
  }
  return ['switches', name];
}

/** Every value that a switch can be set to, each once. */
function valuesOf({ variants, alternatives = [] }: SwitchRow): readonly Json[] {
  return [...new Set([...variants, ...alternatives].map(({ value }) => value))];
}
