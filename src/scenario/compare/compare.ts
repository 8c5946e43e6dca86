import { isObject } from '../../rulesets/common/fields.js';
import { type ShownZone, zonesOf } from '../../rulesets/common/shown.js';
import { Problems } from '../../rulesets/ruleset.js';
import { differenceOf } from '../difference/difference.js';
import type { OracleContext } from '../operation/context.js';
import { refuseIfAny } from '../operation/refused.js';
import { factsOf } from '../play/facts.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { type Again, causesOf } from './causes.js';
import { viewOf } from './incidental.js';
import { placeOfParting } from './place.js';
import type { Comparison, ComparisonSide, Parting } from './schema.js';
import { playSide, readSettings, type Side } from './sides.js';

/**
 * Plays one scenario in several settings and tells of each where it first parts from the first one, which switches
 * and rules are responsible, and how the final boards differ.
 * @throws Refused when the scenario makes no sense in one of them, or its decisions in none.
 */
export function compare(json: Json, context: OracleContext): Comparison {
  const problems = new Problems();
  if (!isObject(json)) problems.wrongType([], 'an object', json);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', json);
  const body = json as JsonObject;
  const settings = readSettings(body);
  const sides = settings.map((setting) => playSide(body, setting, context));
  const mismatch = sides[0]!.mismatch;
  if (mismatch !== null && sides.every((side) => side.mismatch !== null)) throw mismatch;
  const [first, ...others] = sides as [Side, ...Side[]];
  const again: Again = (switches) => playSide(body, { ...first.setting, switches }, context);
  return {
    ruleset: first.played.request.ruleset.id,
    engine: factsOf(first.played.request).engine,
    sides: sides.map(sideJson),
    partings: others.map((other, i) => partingOf([0, i + 1], first, other, again)),
    same: others.every((other) => placeOfParting(first, other) === null),
  };
}

function sideJson({ setting, played, values, unused }: Side): ComparisonSide {
  const { request, after, reports, pending } = played;
  const { ruleset } = request;
  const { edition, patchAsked, engine } = factsOf(request);
  return {
    edition,
    ...(patchAsked === undefined ? {} : { patchAsked }),
    engine,
    overridden: setting.switches,
    switches: values,
    status: pending === null ? 'COMPLETE' : 'PENDING',
    result: ruleset.show.result(after.state),
    actions: reports,
    unused,
    difference: differenceOf(played),
  };
}

function partingOf(
  between: readonly [number, number],
  first: Side,
  second: Side,
  play: Again,
): Parting {
  const see = viewOf(first, second);
  const [a, b] = [see(first), see(second)];
  const again: Again = (switches) => see(play(switches));
  const place = placeOfParting(a, b);
  const lineAt = (side: Side, at: number | null) => (at === null ? null : (side.lines[at] ?? null));
  return {
    between,
    at: (lineAt(a, place) ?? lineAt(b, place))?.id ?? null,
    lines: [lineAt(a, place), lineAt(b, place)],
    after: lineAt(a, place === null ? null : place - 1),
    ...causesOf(place, a, b, again),
    differing: Object.keys(a.values).filter((name) => a.values[name] !== b.values[name]),
    board: boardDifferences(a, b),
    facts: factDifferences(a, b),
  };
}

/** The zones in which the final boards differ, those that only one of them has among them. */
function boardDifferences(a: Side, b: Side): Parting['board'] {
  const [ours, theirs] = [zonesByName(a), zonesByName(b)];
  return [...new Map([...ours, ...theirs])].flatMap(([key, { player, zone }]) => {
    const one = ours.get(key)?.items ?? [];
    const other = theirs.get(key)?.items ?? [];
    return JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [{ player, zone, items: [one, other] as const }];
  });
}

function zonesByName({ played }: Side): ReadonlyMap<string, ShownZone> {
  const zones = zonesOf(played.request.ruleset.show.tabletop(played.after));
  return new Map(zones.map((zone) => [`${zone.player} ${zone.zone}`, zone] as const));
}

/** What differs for the players beside the cards on the table. */
function factDifferences(a: Side, b: Side): Parting['facts'] {
  const { telling, reader } = a.played.request.ruleset;
  return reader.players.flatMap((player) => {
    const theirs = new Map(
      telling.facts(b.played.after, player).map(({ fact, value }) => [fact, value] as const),
    );
    return telling.facts(a.played.after, player).flatMap(({ fact, value }) => {
      const other = theirs.get(fact) ?? null;
      return value === other ? [] : [{ player, fact, values: [value, other] as const }];
    });
  });
}
