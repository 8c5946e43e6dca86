import { isObject } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { differenceOf } from '../difference.js';
import { ENGINE } from '../engine.js';
import type {
  Comparison,
  ComparisonSide,
  Json,
  JsonObject,
  OracleContext,
  Parting,
  TraceLine,
} from '../oracle.js';
import { refuseIfAny } from '../problem.js';
import { playSide, readSettings, type Side } from './sides.js';

/**
 * Plays one scenario in several settings and tells of each where it first parts from the first one, which switches
 * are responsible, and how the final boards differ.
 * @throws Refused when the scenario makes no sense in one of them.
 */
export function compare(json: Json, context: OracleContext): Comparison {
  const problems = new Problems();
  if (!isObject(json)) problems.wrongType([], 'an object', json);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', json);
  const body = json as JsonObject;
  const sides = readSettings(body).map((setting) => playSide(body, setting, context));
  const [first, ...others] = sides as [Side, ...Side[]];
  const again = (switches: JsonObject): Side =>
    playSide(body, { patch: first.setting.patch, switches }, context);
  return {
    ruleset: first.played.request.ruleset.id,
    engine: ENGINE,
    sides: sides.map(sideJson),
    partings: others.map((other, i) => ({
      between: [0, i + 1] as const,
      ...partingOf(first, other, again),
      board: boardDifferences(first, other),
    })),
    same: others.every((other) => placeOfParting(first, other) === null),
  };
}

function sideJson({ setting, played, values }: Side): ComparisonSide {
  const { request, after, reports, pending } = played;
  const { ruleset, edition } = request;
  return {
    edition,
    overridden: setting.switches,
    switches: values,
    status: pending === null ? 'COMPLETE' : 'PENDING',
    result: ruleset.result(after.state),
    actions: reports,
    difference: differenceOf(played),
  };
}

/** The place in both traces at which they first say something else, or null. */
function placeOfParting(a: Side, b: Side): number | null {
  const length = Math.max(a.lines.length, b.lines.length);
  for (let i = 0; i < length; i++) if (!isSame(a.lines[i], b.lines[i])) return i;
  return null;
}

/** Rules may be cited differently where the same happens. */
function isSame(a: TraceLine | undefined, b: TraceLine | undefined): boolean {
  return a?.kind === b?.kind && a?.name === b?.name && a?.text === b?.text && a?.depth === b?.depth;
}

function partingOf(
  a: Side,
  b: Side,
  again: (switches: JsonObject) => Side,
): Pick<Parting, 'at' | 'lines' | 'after' | 'switches' | 'differing'> {
  const differing = Object.keys(a.values).filter((name) => a.values[name] !== b.values[name]);
  const place = placeOfParting(a, b);
  if (place === null)
    return { at: null, lines: [null, null], after: null, switches: [], differing };
  return {
    at: place,
    lines: [a.lines[place] ?? null, b.lines[place] ?? null],
    after: a.lines[place - 1] ?? null,
    switches: differing.filter((name) => isResponsible(name, place, a, b, again)),
    differing,
  };
}

/** A switch is responsible when the first side, with it alone set as on the other, goes the other's way there. */
function isResponsible(
  name: string,
  place: number,
  a: Side,
  b: Side,
  again: (switches: JsonObject) => Side,
): boolean {
  if (a.played.request.ruleset.withSwitches === undefined) return false;
  const changed = again({ ...a.setting.switches, [name]: b.values[name]! });
  return placeOfParting(a, changed) === place && isSame(changed.lines[place], b.lines[place]);
}

/** The zones in which the final boards differ. */
function boardDifferences(a: Side, b: Side): Parting['board'] {
  const { ruleset } = a.played.request;
  const theirs = new Map(
    ruleset
      .zones(b.played.after)
      .map(({ player, zone, items }) => [`${player} ${zone}`, items] as const),
  );
  return ruleset.zones(a.played.after).flatMap(({ player, zone, items }) => {
    const other = theirs.get(`${player} ${zone}`) ?? [];
    if (JSON.stringify(items) === JSON.stringify(other)) return [];
    return [{ player, zone, items: [items, other] as const }];
  });
}
