import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset, JsonObject } from '../../rulesets/ruleset.js';
import { refused } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import { readRuleset } from './filter.js';

/**
 * The JSON Schema of the cards that a request may bring along, by the `ruleset` of the body.
 * @throws Refused where the rule system is unknown, or takes no cards.
 */
export function cardSchema(body: Json): JsonObject {
  const ruleset = readRuleset(body);
  const schema = ruleset.catalogue.cardSchema?.();
  if (schema === undefined) throw refused('NO_SUCH_ITEM', withoutCards(ruleset));
  return schema;
}

function withoutCards({ id }: AnyRuleset): string {
  const others = allRulesets().filter((ruleset) => ruleset.catalogue.cardSchema !== undefined);
  const names = others.map((ruleset) => ruleset.id).join(', ');
  return `The rule system ${id} takes no cards from a request; these do: ${names}.`;
}
