import { existsSync, readFileSync } from 'node:fs';
import { isObject } from '../../rulesets/common/fields.js';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { workedCases } from '../catalogue/worked-cases.js';
import { rulesOf } from '../rules/rule-files.js';
import type { SearchHit } from './schema.js';

/** What can be found, with what else it is called. */
export interface Searchable extends SearchHit {
  readonly also?: string;
  /** How many worked cases are about a card: readers mean well-known cards first. */
  readonly asked?: number;
}

/** Written by the build, beside the compiled code; the same from `src/` and from `dist/`. */
const PLACES = ['../../search.json', '../../../dist/search.json'];

/** All that can be found, as the build has written it: to say what thousands of cards do takes seconds. */
export function searchables(): readonly Searchable[] {
  const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (place === undefined) return collectSearchables();
  return JSON.parse(readFileSync(place, 'utf8')) as readonly Searchable[];
}

/** Reads all cards of the default editions, rules and worked cases. */
export function collectSearchables(): readonly Searchable[] {
  return [
    ...allRulesets().flatMap((ruleset) => [...cardsOf(ruleset), ...rulesIn(ruleset)]),
    ...workedCases().map(caseHit),
  ];
}

function cardsOf({ id: ruleset, catalogue, editions }: AnyRuleset): Searchable[] {
  const asked = new Map<string, number>();
  for (const one of workedCases()) {
    for (const card of one.ruleset === ruleset ? one.cards : [])
      asked.set(card, (asked.get(card) ?? 0) + 1);
  }
  return catalogue.rows(editions.default).map(({ id, name, reads, dbfId, names }) => ({
    kind: 'card',
    id,
    ruleset,
    name,
    says: typeof reads === 'string' ? reads : '',
    asked: asked.get(name) ?? 0,
    also: [
      dbfId,
      ...Object.values(isObject(names) ? names : {}).filter((one) => one !== name),
    ].join(' '),
  }));
}

function rulesIn(ruleset: AnyRuleset): Searchable[] {
  return rulesOf(ruleset).map(({ id, name, says, topic }) => ({
    kind: 'rule',
    id,
    ruleset: ruleset.id,
    name: name.en,
    says,
    also: `${name.zh} ${String(topic)}`,
  }));
}

function caseHit({ id, ruleset, title }: ReturnType<typeof workedCases>[number]): Searchable {
  return { kind: 'case', id, ruleset, name: title, says: '' };
}
