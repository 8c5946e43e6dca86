import MiniSearch from 'minisearch';
import { Fields, isObject } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { PAGE } from '../catalogue/schema.js';
import { refuseIfAny } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import type { SearchHit, SearchResult } from './schema.js';
import { type Searchable, searchables } from './searchable.js';

/** Words of a query that count: a name has fewer, and each costs time. */
const MOST_WORDS = 12;

/**
 * Finds cards, rules and worked cases by their names and what they say, misspelt or begun only.
 * @throws Refused with everything that is wrong with the filter.
 */
export function search(body: Json): SearchResult {
  const problems = new Problems();
  const fields = Fields.body(body, ['ruleset', 'q', 'kind', 'first'], problems);
  const ruleset = fields.text('ruleset', null);
  const kind = fields.text('kind', null);
  const first = fields.integer('first', 1, PAGE.max, PAGE.default);
  const words = String(isObject(body) ? (body.q ?? '') : '')
    .split(/\s+/, MOST_WORDS)
    .join(' ');
  refuseIfAny(problems.errors, 'INVALID_FILTER');
  const found = indexOfAll().search(words, {
    filter: ({ id }) => {
      const hit = all[id as number]!;
      return (ruleset === null || hit.ruleset === ruleset) && (kind === null || hit.kind === kind);
    },
  });
  const typed = words.trim().toLowerCase();
  const ranked = found
    .map(({ id }) => all[id as number]!)
    .map((one) => ({ one, rank: rankOf(one, typed) }))
    .toSorted((a, b) => a.rank - b.rank || (a.rank < OTHER ? askedOf(b.one) - askedOf(a.one) : 0));
  return { items: ranked.slice(0, first).map(({ one }) => hitOf(one)) };
}

/** Names that are like what was typed, or texts that have it: the best match first. */
const OTHER = 3;

/** The name as it was typed comes first, then names that begin so, then names of which a word does. */
function rankOf({ name, also = '' }: Searchable, typed: string): number {
  const called = name.toLowerCase();
  if (called === typed || also.toLowerCase().split(' ').includes(typed)) return 0;
  if (called.startsWith(typed)) return 1;
  return called.includes(` ${typed}`) ? 2 : OTHER;
}

function askedOf({ kind, asked = 0 }: Searchable): number {
  return kind === 'card' ? asked : -1;
}

function hitOf({ also: _, asked: __, ...hit }: Searchable): SearchHit {
  return hit;
}

let all: readonly Searchable[] = [];
let index: MiniSearch<Searchable & { readonly number: number }> | null = null;

/** Names weigh more than texts; a name as it stands more than one that begins so, or is like it. */
function indexOfAll(): NonNullable<typeof index> {
  if (index === null) {
    all = searchables();
    index = new MiniSearch({
      idField: 'number',
      fields: ['name', 'id', 'also', 'says'],
      searchOptions: {
        boost: { name: 6, id: 4, also: 6 },
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 0.25 : false),
        combineWith: 'AND',
        boostDocument: (number) => WEIGHTS[all[number as number]!.kind],
      },
    });
    index.addAll(all.map((hit, number) => ({ ...hit, number })));
  }
  return index;
}

/** Who types a name means the card first. */
const WEIGHTS = { card: 3, rule: 2, case: 1 } as const;
