import { Fields } from '../../rulesets/common/fields.js';
import { allRulesets } from '../../rulesets/index.js';
import { Problems } from '../../rulesets/ruleset.js';
import { refuseIfAny } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import { itemOf, pageOf } from './filter.js';
import { type CataloguePage, PAGE } from './schema.js';
import { type WorkedCase, workedCases } from './worked-cases.js';

const FIELDS = ['ruleset', 'id', 'rule', 'card', 'text', 'first', 'after'];

/**
 * Lists the worked cases; all given conditions hold together.
 * @throws Refused with everything that is wrong with the filter.
 */
export function listCases(body: Json): CataloguePage {
  const problems = new Problems();
  const fields = Fields.body(body, FIELDS, problems);
  const wanted = {
    ruleset: fields.text('ruleset', null),
    rule: fields.text('rule', null),
    cards: namesOfEach(fields.text('card', null) ?? ''),
    text: fields.text('text', null)?.toLowerCase() ?? null,
  };
  const id = fields.text('id', null);
  const page = {
    first: fields.integer('first', 1, PAGE.max, PAGE.default),
    after: fields.text('after', null),
  };
  refuseIfAny(problems.errors, 'INVALID_FILTER');
  if (id !== null) return itemOf(workedCases(), id, 'worked case', ({ title }) => String(title));
  return pageOf(
    workedCases().filter((one) => isWanted(one, wanted)),
    page,
  );
}

type Wanted = Readonly<Record<'ruleset' | 'rule' | 'text', string | null>> & {
  /** For each card that a case must have, what it can be called. */
  readonly cards: readonly (readonly string[])[];
};

/** What each of these cards can be called in a case; names have commas between them, and some have commas themselves. */
function namesOfEach(text: string): readonly (readonly string[])[] {
  const pieces = text.split(',').filter((piece) => piece.trim() !== '');
  const found: (readonly string[])[] = [];
  for (let from = 0, to = pieces.length; from < pieces.length; from = to, to = pieces.length) {
    const joined = (): string => pieces.slice(from, to).join(',').trim();
    let names = namesOf(joined());
    while (names.length === 1 && to > from + 1) {
      to--;
      names = namesOf(joined());
    }
    found.push(names);
  }
  return found;
}

/** What a card can be called in a case: as it is asked for, and its id and name where there is such a card. */
function namesOf(card: string): readonly string[] {
  const known = allRulesets().flatMap(({ catalogue, editions }) => {
    const ids = catalogue.idsCalled(card, editions.default);
    return ids.flatMap((id) => [id, catalogue.card(id, editions.default)?.name ?? id]);
  });
  return [card, ...known].map((name) => name.toLowerCase());
}

function hasCard({ cards }: WorkedCase, names: readonly string[]): boolean {
  return cards.some((name) => names.includes(name.toLowerCase()));
}

function isWanted(one: WorkedCase, { ruleset, rule, cards, text }: Wanted): boolean {
  return (
    (ruleset === null || one.ruleset === ruleset) &&
    (rule === null || one.rules.includes(rule)) &&
    cards.every((names) => hasCard(one, names)) &&
    (text === null || one.title.toLowerCase().includes(text))
  );
}
