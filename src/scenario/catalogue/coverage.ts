import { refused } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import { readFilter } from './filter.js';
import type { CardCoverage } from './schema.js';

/**
 * How many of an edition's collectible cards have a text that is known, set by set, and why the others have none.
 * @throws Refused where the rule system or the edition is unknown, or the rule system has no cards that are collected.
 */
export function cardCoverage(body: Json): CardCoverage {
  const filter = readFilter(body);
  const ruleset = filter.ruleset!;
  const patch = filter.edition ?? ruleset.editions.default;
  const sets = ruleset.catalogue.coverage?.(patch);
  if (sets === undefined)
    throw refused('NO_SUCH_ITEM', `The rule system ${ruleset.id} has no collectible cards.`);
  const sum = (field: 'collectible' | 'known'): number =>
    sets.reduce((total, set) => total + set[field], 0);
  return { patch, collectible: sum('collectible'), known: sum('known'), sets };
}
