import { isOf, publicationOf, shortName } from '../../rulesets/common/editions.js';
import { isObject } from '../../rulesets/common/fields.js';
import { allRulesets, DEFAULT_RULESET } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { replacementsOf } from '../rules/replacement.js';
import { rulesetOfRule, rulesOf } from '../rules/rule-files.js';
import { rulePlaces } from '../rules/rule-places.js';
import { engineOf } from '../terms/engine.js';
import type { Json } from '../terms/schema.js';
import { type Filter, itemOf, itemsOf, mentions, pageOf, readFilter } from './filter.js';
import type { CatalogueItem, CataloguePage } from './schema.js';

/**
 * Lists cards with their values of an edition. A single one says what was different about it before; it can be one
 * whose text is not known, too, and so can those that are found by their names.
 */
export function listCards(body: Json): CataloguePage {
  const filter = readFilter(body, DEFAULT_RULESET, ['called']);
  const { catalogue, editions } = filter.ruleset!;
  const edition = filter.edition ?? editions.default;
  const cardOf = (id: string): CatalogueItem | null => catalogue.card(id, edition);
  if (filter.called !== null) {
    const found = catalogue.idsCalled(filter.called, edition).flatMap((id) => cardOf(id) ?? []);
    return pageOf(found, filter);
  }
  // a text can stand anywhere in a card; all else is found by names, and what is shown is read then
  const cards = filter.text === null ? catalogue.cards(edition) : catalogue.rows(edition);
  const whole = (page: CataloguePage): CataloguePage => ({
    ...page,
    items: page.items.map((item) => cardOf(item.id) ?? item),
  });
  const known = new Set(cards.map(({ id }) => id));
  const named = (text: string): readonly string[] =>
    known.has(text) ? [text] : catalogue.idsCalled(text, edition);
  const called = (text: string): string => named(text).find((id) => known.has(id)) ?? text;
  const ids = filter.ids?.map(called) ?? null;
  if (filter.id === null) {
    const unknown = filter.name === null ? [] : (catalogue.unknownCards?.(edition) ?? []);
    const all = unknown.length === 0 ? cards : byId([...cards, ...unknown]);
    return whole(list('card', all, { ...filter, ids }, nameOfCard));
  }
  const id = called(filter.id);
  const unknown = known.has(id) ? [] : [id, ...named(id)].flatMap((one) => cardOf(one) ?? []);
  if (unknown.length > 0) return { items: unknown.slice(0, 1), next: null, total: 1 };
  const page = whole(list('card', cards, { ...filter, id, ids }, nameOfCard));
  const was = catalogue.cardHistory?.(id, edition) ?? [];
  return { ...page, items: page.items.map((card) => (was.length === 0 ? card : { ...card, was })) };
}

function byId<T extends { readonly id: string }>(cards: readonly T[]): readonly T[] {
  return cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function nameOfCard({ name }: CatalogueItem): string {
  return String(name);
}

/** Lists the rules that hold in an edition; without one all that there are. A single one says where it is followed. */
export function listRules(body: Json): CataloguePage {
  const filter = readFilter(body, systemMeant(body));
  const ruleset = filter.ruleset!;
  const { edition } = filter;
  const rules = rulesOf(ruleset).filter(
    ({ patches }) => edition === null || ruleset.editions.isIn(patches, edition),
  );
  const page = list('rule', rules, filter, ({ id }) => id);
  if (filter.id === null) return page;
  const items = page.items.map((rule) => ({
    ...rule,
    ...replacementsOf(ruleset, rule.id),
    implementedIn: rulePlaces().get(rule.id) ?? [],
  }));
  return { ...page, items };
}

/** The rule system that has the rules which a request names; the default one where it names none, or none that there is. */
function systemMeant(body: Json): string {
  const { id = null, ids = null } = isObject(body) ? body : {};
  for (const named of [id, ...(Array.isArray(ids) ? ids : [])]) {
    const ruleset = typeof named === 'string' ? rulesetOfRule(named) : undefined;
    if (ruleset !== undefined) return ruleset.id;
  }
  return DEFAULT_RULESET;
}

/** Lists editions: each patch that came out, with its date, what changed in it and what every dated rule says in it. */
export function listPatches(body: Json): CataloguePage {
  const filter = readFilter(body, null);
  const rulesets = filter.ruleset === null ? allRulesets() : [filter.ruleset];
  const patches = rulesets.flatMap((ruleset) => {
    if (filter.edition !== null) return [patchItem(ruleset, filter.edition)];
    const { published } = ruleset.editions;
    return published.map(({ patch }) => patchItem(ruleset, shortName(patch, published)));
  });
  return list('edition', patches, filter, ({ patch }) => String(patch));
}

function patchItem(ruleset: AnyRuleset, patch: string): CatalogueItem {
  const { editions } = ruleset;
  const values = editions.values(patch);
  const known = publicationOf(patch, editions.published);
  return {
    id: `${ruleset.id}:${patch}`,
    ruleset: ruleset.id,
    patch,
    ...(known?.released === undefined ? {} : { released: known.released }),
    ...(known?.build === undefined ? {} : { build: known.build }),
    engine: engineOf(ruleset, patch),
    isDefault: isOf(patch, editions.default),
    changes: editions.switches
      .filter(({ variants }) => variants.some(({ from }) => isOf(patch, from) || isOf(from, patch)))
      .map(({ name }) => name),
    switches: editions.switches.map(({ name, governs, variants, alternatives = [] }) => ({
      name,
      governs,
      value: values[name]!,
      variants: variants.map(({ from, value, rules }) => ({ from, value, rules })),
      alternatives: alternatives.map(({ value, rules }) => ({ value, rules })),
    })),
  };
}

/** Lists rule systems. */
export function listRulesets(body: Json): CataloguePage {
  const filter = readFilter(body, null);
  const items = allRulesets()
    .filter((ruleset) => filter.ruleset === null || ruleset === filter.ruleset)
    .map(rulesetItem);
  return list('rule system', items, filter, ({ title }) => String(title));
}

function rulesetItem(ruleset: AnyRuleset): CatalogueItem {
  const { id, title, editions } = ruleset;
  const names = editions.published.map(({ patch }) => shortName(patch, editions.published));
  return {
    id,
    title,
    defaultPatch: editions.default,
    patches: editions.dated,
    engines: names.map((edition) => ({ edition, engine: engineOf(ruleset, edition) })),
  };
}

function list(
  what: string,
  items: readonly CatalogueItem[],
  filter: Filter,
  nameOf: (item: CatalogueItem) => string,
): CataloguePage {
  const { id, ids, name, text } = filter;
  if (id !== null) return itemOf(items, id, what, nameOf);
  if (ids !== null) return itemsOf(items, ids);
  const found = items.filter(
    (item) =>
      (name === null ||
        [nameOf(item), item.names ?? item.name ?? ''].some((one) => mentions(one, name))) &&
      (text === null || mentions(item, text)),
  );
  return pageOf(found, filter);
}
