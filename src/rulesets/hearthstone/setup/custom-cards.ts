import type { Fields } from '../../common/fields.js';
import type { Problems } from '../../common/problems.js';
import type { CardDefinition } from '../cards/definition.js';
import type { CardPool } from '../cards/pool.js';
import { customPool, poolOf } from '../cards/registry.js';
import { readCustomCards } from '../cards/schema/read-cards.js';
import type { Edition } from '../editions.js';

/** The pool that a request plays with, and the cards that came with it; null when they make no sense. */
export function readPool(
  fields: Fields,
  edition: Edition,
  problems: Problems,
): { readonly pool: CardPool; readonly definitions: readonly CardDefinition[] } | null {
  const json = fields.get('customCards') ?? [];
  const definitions = readCustomCards(json, fields.at('customCards'), problems);
  if (definitions === null) return null;
  if (definitions.length === 0) return { pool: poolOf(edition), definitions };
  try {
    return { pool: customPool(edition, definitions), definitions };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return problems.add('INVALID_CARD', fields.at('customCards'), `${message}.`);
  }
}
