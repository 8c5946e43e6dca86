import { Fields, isObject } from '../../rulesets/common/fields.js';
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
  if (!isObject(body)) problems.wrongType([], 'an object', body);
  const fields = new Fields(isObject(body) ? body : {}, [], problems);
  fields.refuseOthers(FIELDS);
  const wanted = {
    ruleset: fields.text('ruleset', null),
    rule: fields.text('rule', null),
    card: namesOf(fields.text('card', null)),
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
  readonly card: readonly string[] | null;
};

/** What a card can be called in a case: as it is asked for, and its name where that is an id or another name. */
function namesOf(card: string | null): readonly string[] | null {
  if (card === null) return null;
  const names = allRulesets().flatMap(({ catalogue, editions }) => {
    const ids = catalogue.idsCalled(card, editions.default);
    return ids.flatMap((id) => catalogue.card(id, editions.default) ?? []);
  });
  return [card, ...names.map(({ name }) => name)].map((name) => name.toLowerCase());
}

function isWanted(one: WorkedCase, { ruleset, rule, card, text }: Wanted): boolean {
  return (
    (ruleset === null || one.ruleset === ruleset) &&
    (rule === null || one.rules.includes(rule)) &&
    (card === null || one.cards.some((name) => card.includes(name.toLowerCase()))) &&
    (text === null || one.title.toLowerCase().includes(text))
  );
}
