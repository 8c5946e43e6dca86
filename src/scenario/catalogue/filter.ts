import { Fields } from '../../rulesets/common/fields.js';
import { nearestNames } from '../../rulesets/common/nearest.js';
import { orList, shown } from '../../rulesets/common/problems.js';
import { allRulesets, DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import { type AnyRuleset, Problems } from '../../rulesets/ruleset.js';
import { refused, refuseIfAny } from '../operation/refused.js';
import { readEdition } from '../play/request.js';
import type { Json } from '../terms/schema.js';
import { cursorAfter, placeOf } from './cursor.js';
import { type CatalogueItem, type CataloguePage, catalogueFilter, PAGE } from './schema.js';

/** The filter of a list, read and checked. */
export interface Filter {
  /** Null: all of them. */
  readonly ruleset: AnyRuleset | null;
  readonly edition: string | null;
  readonly id: string | null;
  /** Null: whichever there are. */
  readonly ids: readonly string[] | null;
  readonly name: string | null;
  /** Of cards alone. */
  readonly called: string | null;
  readonly text: string | null;
  readonly first: number;
  readonly after: string | null;
}

/**
 * Reads a body that says nothing but which rule system is meant; the default one when it does not.
 * @throws Refused with everything that is wrong with it.
 */
export function readRuleset(json: Json): AnyRuleset {
  const problems = new Problems();
  const fields = Fields.body(json, ['ruleset'], problems);
  const ruleset = rulesetNamed(fields, fields.text('ruleset', DEFAULT_RULESET));
  refuseIfAny(problems.errors, 'INVALID_FILTER');
  return ruleset!;
}

const FIELDS = ['id', ...Object.keys(catalogueFilter.shape)];
/** Items that are suggested. */
const NEAREST = 3;

/**
 * Reads the filter of a list.
 * @param unnamed the rule system that is meant where none is named; null: all of them
 * @param more fields that this list alone takes
 * @throws Refused with everything that is wrong with it.
 */
export function readFilter(
  json: Json,
  unnamed: string | null = DEFAULT_RULESET,
  more: readonly string[] = [],
): Filter {
  const problems = new Problems();
  const fields = Fields.body(json, [...FIELDS, ...more], problems);
  const id = fields.text('ruleset', unnamed);
  const ruleset = id === null ? null : rulesetNamed(fields, id);
  const filter: Filter = {
    ruleset,
    edition: ruleset !== null && fields.has('patch') ? readEdition(fields, ruleset) : null,
    id: fields.text('id', null),
    ids: fields.has('ids') ? readIds(fields) : null,
    name: fields.text('name', null)?.toLowerCase() ?? null,
    called: fields.text('called', null),
    text: fields.text('text', null)?.toLowerCase() ?? null,
    first: fields.integer('first', 1, PAGE.max, PAGE.default),
    after: fields.text('after', null),
  };
  refuseIfAny(problems.errors, 'INVALID_FILTER');
  return filter;
}

function readIds(fields: Fields): readonly string[] {
  return fields.list('ids', PAGE.max).flatMap(([json, path]) => {
    if (typeof json === 'string' && json !== '') return [json];
    fields.problems.wrongType(path, 'an id', json);
    return [];
  });
}

function rulesetNamed({ problems }: Fields, id: string): AnyRuleset | null {
  const ruleset = rulesetOf(id);
  if (ruleset !== undefined) return ruleset;
  const known = allRulesets().map((one) => one.id);
  return problems.unknownName('UNKNOWN_RULESET', ['ruleset'], id, { what: 'rule system', known });
}

/** The items of these ids, in this order; once each. */
export function itemsOf(items: readonly CatalogueItem[], ids: readonly string[]): CataloguePage {
  const known = new Map(items.map((item) => [item.id, item]));
  const asked = [...new Set(ids)];
  const missing = asked.filter((id) => !known.has(id));
  const found = asked.flatMap((id) => known.get(id) ?? []);
  return {
    items: found,
    next: null,
    total: found.length,
    ...(missing.length > 0 ? { missing } : {}),
  };
}

/**
 * The page of a list that a filter asks for.
 * @throws Refused for a cursor that is none of this list.
 */
export function pageOf(
  items: readonly CatalogueItem[],
  filter: Pick<Filter, 'first' | 'after'>,
): CataloguePage {
  const { after, first } = filter;
  const place = after === null ? null : placeOf(after);
  const last = place === null ? -1 : items.findIndex(({ id }) => id === place);
  if (after !== null && last < 0) {
    const problems = new Problems();
    problems.add('BAD_CURSOR', ['after'], 'this is no cursor of this list.', {
      expected: '`next` of the page before, with the same filters',
    });
    refuseIfAny(problems.errors, 'INVALID_FILTER');
  }
  const page = items.slice(last + 1, last + 1 + first);
  const isLast = last + 1 + first >= items.length;
  return {
    items: page,
    next: isLast ? null : cursorAfter(page.at(-1)!.id),
    total: items.length,
  };
}

/**
 * The one item of an id, or the problem that nothing has it.
 * @throws Refused with the ids of the nearest items, whether their ids are like it or their names.
 */
export function itemOf(
  items: readonly CatalogueItem[],
  id: string,
  what: string,
  nameOf: (item: CatalogueItem) => string,
): CataloguePage {
  const item = items.find((one) => one.id === id);
  if (item !== undefined) return { items: [item], next: null, total: 1 };
  const near = nearestItems(items, id, nameOf);
  const called = near.map((one) =>
    nameOf(one) === one.id ? one.id : `${nameOf(one)} (${one.id})`,
  );
  const hint = near.length > 0 ? ` Did you mean ${orList(called)}?` : '';
  const problems = new Problems();
  problems.add('NO_SUCH_ITEM', ['id'], `there is no ${what} ${shown(id)}.${hint}`, {
    ...(near.length > 0 ? { nearest: near.map((one) => one.id) } : {}),
  });
  throw refused('NO_SUCH_ITEM', problems.errors[0]!.message, { errors: problems.errors });
}

function nearestItems(
  items: readonly CatalogueItem[],
  text: string,
  nameOf: (item: CatalogueItem) => string,
): readonly CatalogueItem[] {
  const names = (item: CatalogueItem): string[] => [
    item.id,
    nameOf(item),
    ...(typeof item.dbfId === 'number' ? [String(item.dbfId)] : []),
  ];
  const near = nearestNames(text, items.flatMap(names));
  const found = near.flatMap((name) => items.filter((item) => names(item).includes(name)));
  return [...new Set(found)].slice(0, NEAREST);
}

/** Whether a text is somewhere in an item. */
export function mentions(item: Json, text: string): boolean {
  if (typeof item === 'string') return item.toLowerCase().includes(text);
  if (typeof item !== 'object' || item === null) return false;
  return Object.values(item).some((value: Json) => mentions(value, text));
}
