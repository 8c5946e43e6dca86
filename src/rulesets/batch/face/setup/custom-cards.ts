import type { Fields } from '../../../common/fields.js';
import { parseWith } from '../../../common/grammar/misfits.js';
import type { Problems } from '../../../common/problems.js';
import { BUILT_IN, cardsMadeBy, poolWith } from '../../cards/registry.js';
import { CARD_SCHEMA, MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import type { CardDefinition } from '../../language/card.js';
import type { CardPool } from '../../state/pool.js';

/** The pool that a request plays with; null when the cards that it brings make no sense. */
export function readCustomCards(fields: Fields, problems: Problems): CardPool | null {
  const before = problems.errors.length;
  const cards: CardDefinition[] = [];
  const taken = new Set(BUILT_IN.map(({ id }) => id));
  for (const [json, path] of fields.list('customCards', MAX_CUSTOM_CARDS)) {
    const card = parseWith(CARD_SCHEMA, json, path, problems) as CardDefinition | null;
    if (card === null) continue;
    if (taken.has(card.id))
      problems.add('DUPLICATE_CARD', [...path, 'id'], `the id "${card.id}" is not free.`);
    taken.add(card.id);
    cards.push(card);
  }
  if (problems.errors.length > before) return null;
  const pool = poolWith(cards);
  for (const [i, card] of cards.entries())
    for (const id of cardsMadeBy(card))
      if (pool.byId.get(id)?.kind !== 'CREATURE')
        problems.add(
          'UNKNOWN_CARD',
          ['customCards', i],
          `there is no creature with the id "${id}".`,
        );
  return problems.errors.length > before ? null : pool;
}
