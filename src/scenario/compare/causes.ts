import { isObject } from '../../rulesets/common/fields.js';
import type { Language } from '../../rulesets/common/names.js';
import type { AnyRuleset, CardRow, SwitchRow } from '../../rulesets/ruleset.js';
import { citedRules } from '../rules/cited.js';
import type { CitedRule } from '../rules/schema.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { changesTheSame, goesTheSame, placeOfParting } from './place.js';
import type { Parting, PartingCause } from './schema.js';
import type { Side } from './sides.js';

/** Plays the first side once more, with these switches set otherwise. */
export type Again = (switches: JsonObject) => Side;

/** What makes two sides part. */
type Causes = Pick<Parting, 'switches' | 'together' | 'causes' | 'cards'>;

/**
 * What is responsible where two sides part: each switch that alone makes the first side go the other's way there; else
 * the fewest that do so together; else cards that are not the same in both editions.
 */
export function causesOf(place: number | null, a: Side, b: Side, again: Again): Causes {
  if (place === null) return { switches: [], together: false, causes: [], cards: [] };
  const { ruleset } = a.played.request;
  const differing = Object.keys(a.values).filter((name) => a.values[name] !== b.values[name]);
  const goesTheOtherWay = (names: readonly string[]): boolean => {
    const changed = again({ ...a.setting.switches, ...picked(b.values, names) });
    if (placeOfParting(a, changed) !== place) return false;
    if (!goesTheSame(changed.lines, b.lines, place)) return false;
    const [here, there] = [changed.lines[place], b.lines[place]];
    return goesTheSame(a.lines, b.lines, place) ? changesTheSame(here!, there!) : true;
  };
  const canSet = ruleset.editions.withSwitches !== undefined;
  const alone = canSet ? differing.filter((name) => goesTheOtherWay([name])) : [];
  const several =
    canSet && alone.length === 0 && differing.length > 1 && goesTheOtherWay(differing)
      ? fewest(differing, goesTheOtherWay)
      : [];
  const switches = alone.length > 0 ? alone : several;
  return {
    switches,
    together: several.length > 0,
    causes: switches.map((name) => causeOf(ruleset, name, a.values[name]!, b.values[name]!)),
    cards: switches.length === 0 ? cardsThatDiffer(a, b) : [],
  };
}

/** A set of names from which none can be left out. */
function fewest(
  names: readonly string[],
  suffice: (names: readonly string[]) => boolean,
): readonly string[] {
  let kept = names;
  for (const name of names) {
    const rest = kept.filter((one) => one !== name);
    if (rest.length > 0 && suffice(rest)) kept = rest;
  }
  return kept;
}

function picked(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, values[name]!]));
}

function causeOf(ruleset: AnyRuleset, name: string, here: Json, there: Json): PartingCause {
  const row = ruleset.editions.switches.find((one) => one.name === name)!;
  return {
    switch: name,
    governs: row.governs,
    values: [here, there],
    rules: rulesFor(ruleset, row, here),
    otherRules: rulesFor(ruleset, row, there),
  };
}

/** What says that a switch stands so. */
function rulesFor(ruleset: AnyRuleset, row: SwitchRow, value: Json): readonly CitedRule[] {
  const { variants, alternatives = [] } = row;
  const said = [...variants, ...alternatives].filter((variant) => variant.value === value);
  return citedRules(
    ruleset,
    said.flatMap(({ rules }) => rules),
  );
}

/** Cards in either game that are printed otherwise in the two editions. */
function cardsThatDiffer(a: Side, b: Side): Parting['cards'] {
  const used = [a, b].flatMap(({ played }) =>
    played.request.ruleset.show.cardsIn(played.after.state),
  );
  return [...new Set(used)].sort().flatMap((id) => {
    const [one, other] = [knownCard(a, id), knownCard(b, id)];
    if (one === null || JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ id, name: nameIn(one, a.played.request.position.names.language) }];
  });
}

/** A card's name in a language, the English one where it has no other. */
function nameIn({ name, names }: CardRow, language: Language): string {
  return language === 'zh' && isObject(names) ? String(names.zhCN ?? name) : name;
}

/** A card of the edition of a side; null: there is none, or its text is not known. */
function knownCard({ played }: Side, id: string): CardRow | null {
  const { ruleset, edition } = played.request;
  const card = ruleset.catalogue.card(id, edition);
  return card?.unknownBecause === undefined ? card : null;
}
