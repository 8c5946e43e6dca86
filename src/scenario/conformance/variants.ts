import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import type { JsonObject, Path, Problems } from '../../rulesets/ruleset.js';

/** A scenario of a file as it is run: the file with one of its variants laid over it. */
export interface Variation {
  readonly title: string;
  readonly json: JsonObject;
  /** Where the variant stands in the file; the root for the file itself. */
  readonly place: Path;
}

/** Most orders of play of one variant: those of four entities. */
const MAX_ORDERS = 24;

/** Every scenario that a file stands for; the file alone when it has no variants. */
export function variationsOf(json: JsonObject, problems: Problems): readonly Variation[] {
  const { variants, ...base } = json;
  if (variants === undefined) return vary({ title: '', json: base, place: [] }, problems);
  if (!Array.isArray(variants) || variants.length === 0) {
    problems.wrongType(['variants'], 'a list of variants', variants);
    return [];
  }
  return (variants as readonly Json[]).flatMap((variant, i) => {
    const place = ['variants', i];
    if (!isObject(variant)) {
      problems.wrongType(place, 'a variant', variant);
      return [];
    }
    const title = typeof variant.title === 'string' ? variant.title : `variant ${i + 1}`;
    const { title: _, ...over } = variant;
    return vary({ title, json: layOver(base, over), place }, problems);
  });
}

/** Carries out what a variant says beyond its fields. */
function vary(variation: Variation, problems: Problems): readonly Variation[] {
  const { place } = variation;
  const { entities, orders, mirror, ...plain } = variation.json;
  const changed = changeEntities(plain, entities, [...place, 'entities'], problems);
  if (mirror !== undefined && typeof mirror !== 'boolean')
    problems.wrongType([...place, 'mirror'], 'true or false', mirror);
  const ordered = inOrders({ ...variation, json: changed }, orders, [...place, 'orders'], problems);
  return mirror === true ? mirrored(ordered, [...place, 'mirror'], problems) : ordered;
}

/** The scenarios with their players exchanged; those of an unknown rule system are refused when they are read. */
function mirrored(
  variations: readonly Variation[],
  path: Path,
  problems: Problems,
): readonly Variation[] {
  return variations.map((variation) => {
    const { ruleset = DEFAULT_RULESET } = variation.json;
    const known = rulesetOf(String(ruleset));
    if (known === undefined) return variation;
    if (known.setup.mirror !== undefined)
      return { ...variation, json: known.setup.mirror(variation.json) };
    problems.add('NOT_HERE', path, 'the sides of this rule system cannot be exchanged.');
    return variation;
  });
}

/** One object with another laid over it: objects are merged, everything else is replaced. */
export function layOver(base: JsonObject, over: JsonObject): JsonObject {
  const merged: { [key: string]: Json } = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isObject(below) && isObject(value) ? layOver(below, value) : value;
  }
  return merged;
}

/** Lays fields over the entities of these aliases, wherever `players` lists them. */
function changeEntities(
  json: JsonObject,
  entities: Json | undefined,
  path: Path,
  problems: Problems,
): JsonObject {
  if (entities === undefined) return json;
  if (!isObject(entities)) {
    problems.wrongType(path, 'fields by alias', entities);
    return json;
  }
  const found = new Set<string>();
  const change = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(change);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, of]) => [key, change(of)]));
    const alias = value.as;
    if (typeof alias !== 'string' || !Object.hasOwn(entities, alias)) return copy;
    const over = entities[alias]!;
    found.add(alias);
    return isObject(over) ? layOver(copy, over) : copy;
  };
  const players = change(json.players ?? {});
  const aliases = aliasesIn(json.players ?? {});
  for (const [alias, over] of Object.entries(entities)) {
    if (!isObject(over)) problems.wrongType([...path, alias], 'fields of an entity', over);
    if (!found.has(alias))
      problems.unknownName('UNKNOWN_ENTITY', [...path, alias], alias, {
        what: 'alias',
        known: aliases,
      });
  }
  return { ...json, players };
}

function aliasesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(aliasesIn);
  if (!isObject(value)) return [];
  const own = typeof value.as === 'string' ? [value.as] : [];
  return [...own, ...Object.values(value).flatMap(aliasesIn)];
}

/** The scenario once for each order of play that `orders` asks for. */
function inOrders(
  variation: Variation,
  orders: Json | undefined,
  path: Path,
  problems: Problems,
): readonly Variation[] {
  if (orders === undefined) return [variation];
  const lists = readOrders(orders);
  if (lists === null || lists.length === 0 || lists.length > MAX_ORDERS) {
    const expected = `{ all: [a, b] } with 2 to 4 aliases, or a list of orders`;
    problems.wrongType(path, expected, orders);
    return [];
  }
  const { title, json, place } = variation;
  const order = Array.isArray(json.order) ? (json.order as readonly Json[]) : [];
  return lists.map((list) => {
    const rest = [...list];
    const placed = order.map((alias) => (list.includes(alias as string) ? rest.shift()! : alias));
    const name = list.join(' < ');
    return {
      title: title === '' ? name : `${title}: ${name}`,
      json: { ...json, order: [...placed, ...rest] },
      place,
    };
  });
}

function readOrders(orders: Json): readonly (readonly string[])[] | null {
  const isList = (value: Json | undefined): value is readonly string[] =>
    Array.isArray(value) && value.length > 1 && value.every((alias) => typeof alias === 'string');
  if (isObject(orders)) {
    const { all, ...others } = orders;
    return isList(all) && Object.keys(others).length === 0 ? permutations(all) : null;
  }
  if (!Array.isArray(orders)) return null;
  const lists = orders as readonly Json[];
  return lists.every(isList) ? lists : null;
}

function permutations(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length > 4) return [];
  if (list.length < 2) return [list];
  return list.flatMap((first, i) =>
    permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}
