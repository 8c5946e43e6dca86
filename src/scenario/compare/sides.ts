import { Fields, isObject, readList } from '../../rulesets/common/fields.js';
import { orList, shown } from '../../rulesets/common/problems.js';
import { type AnyRuleset, Problems, type SwitchRow } from '../../rulesets/ruleset.js';
import type { Json, JsonObject, OracleContext, TraceLine } from '../oracle.js';
import { type Played, play } from '../play.js';
import { refuseIfAny } from '../problem.js';
import { readOneRun } from '../request.js';
import { TraceHash } from '../trace/hash.js';
import { writeTrace } from '../trace/lines.js';

const MOST_SIDES = 8;

/** One way to play the scenario. */
export interface Setting {
  /** Null: the edition that the scenario itself names. */
  readonly patch: string | null;
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
}

/** The settings that are compared: one for each patch, and with `switches` the first one with these overridden. */
export function readSettings(body: JsonObject): readonly Setting[] {
  const problems = new Problems();
  const fields = new Fields(body, [], problems);
  const list = fields.get('patches');
  const items = list === undefined ? [] : readList(list, ['patches'], MOST_SIDES, problems);
  const settings: Setting[] = items.map(([patch, path]) => {
    if (typeof patch !== 'string') problems.wrongType(path, 'a patch', patch);
    return { patch: String(patch), switches: {} };
  });
  const switches = fields.get('switches');
  if (switches !== undefined && !isObject(switches))
    problems.wrongType(['switches'], 'switches by name', switches);
  if (settings.length === 0) settings.push({ patch: null, switches: {} });
  if (isObject(switches)) settings.push({ patch: settings[0]!.patch, switches });
  if (settings.length < 2)
    problems.add('REQUIRED', ['patches'], 'two settings are needed to compare.', {
      expected: 'at least two patches, or `switches`',
    });
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  return settings;
}

/**
 * Plays the scenario in a setting.
 * @throws Refused when it makes no sense there.
 */
export function playSide(body: JsonObject, setting: Setting, context: OracleContext): Side {
  const { patches: _, switches: __, ...scenario } = body;
  const patched: Json = setting.patch === null ? scenario : { ...scenario, patch: setting.patch };
  const request = readOneRun(patched, context);
  const { ruleset } = request;
  const { switches } = setting;
  const problems = new Problems();
  checkSwitches(ruleset, switches, problems);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const position = ruleset.withSwitches?.(request.position, switches) ?? request.position;
  const played = play({ ...request, position });
  const lines = writeTrace(ruleset, played.after, played.run.trace!, [], new TraceHash());
  const values = { ...ruleset.editions.values(request.edition), ...switches };
  return { setting, played, lines, values };
}

function checkSwitches(
  { editions, withSwitches }: AnyRuleset,
  switches: JsonObject,
  problems: Problems,
): void {
  const names = editions.switches.map(({ name }) => name);
  for (const [name, value] of Object.entries(switches)) {
    const path = ['switches', name];
    const row = editions.switches.find((known) => known.name === name);
    if (row === undefined) problems.unknownName('UNKNOWN_VALUE', path, 'switch', name, names);
    else if (withSwitches === undefined)
      problems.add('NOT_HERE', path, 'no switch of this rule system can be set.');
    else if (!valuesOf(row).includes(value)) {
      const expected = orList(valuesOf(row).map((known) => JSON.stringify(known)));
      problems.add('WRONG_VALUE', path, `${shown(value)} is none of its values.`, { expected });
    }
  }
}

/** Every value that a switch can be set to, each once. */
function valuesOf({ variants, alternatives = [] }: SwitchRow): readonly Json[] {
  return [...new Set([...variants, ...alternatives].map(({ value }) => value))];
}
