import { type Fields, isObject } from '../../common/fields.js';
import type { Path, Problems } from '../../common/problems.js';
import type { CardDefinition } from '../cards/definition.js';
import { type CardPool, OWN_ENTRIES } from '../cards/pool.js';
import { customPool, poolOf } from '../cards/registry.js';
import type { Edition } from '../editions.js';

const MAX_CUSTOM_CARDS = 40;

/** The pool that a request plays with, and the cards that came with it; null when they make no sense. */
export function readCustomCards(
  fields: Fields,
  edition: Edition,
  problems: Problems,
): { readonly pool: CardPool; readonly definitions: readonly CardDefinition[] } | null {
  const list = fields.list('customCards', MAX_CUSTOM_CARDS);
  const before = problems.errors.length;
  const definitions: CardDefinition[] = [];
  for (const [json, path] of list) {
    if (!isObject(json)) problems.wrongType(path, 'a card', json);
    else if (isSound(json as never, definitions, path, problems))
      definitions.push(json as unknown as CardDefinition);
  }
  if (problems.errors.length > before) return null;
  if (definitions.length === 0) return { pool: poolOf(edition), definitions };
  try {
    return { pool: customPool(edition, definitions), definitions };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return problems.add('INVALID_CARD', fields.at('customCards'), `${message}.`);
  }
}

const TYPES = ['MINION', 'SPELL', 'WEAPON', 'HERO', 'HERO_POWER', 'ENCHANTMENT'];

function isSound(
  card: Partial<CardDefinition>,
  others: readonly CardDefinition[],
  path: Path,
  problems: Problems,
): boolean {
  const before = problems.errors.length;
  for (const key of ['id', 'name', 'type'] as const) {
    if (typeof card[key] !== 'string' || card[key] === '')
      problems.add('REQUIRED', [...path, key], `a card has a text \`${key}\`.`);
  }
  if (typeof card.type === 'string' && !TYPES.includes(card.type))
    problems.unknownName('UNKNOWN_CARD_TYPE', [...path, 'type'], 'card type', card.type, TYPES);
  if (OWN_ENTRIES.some(({ id }) => id === card.id))
    problems.add('DUPLICATE_CARD', [...path, 'id'], `the id "${card.id}" is not free.`);
  if (others.some((other) => other.id === card.id))
    problems.add('DUPLICATE_CARD', [...path, 'id'], `two cards have the id "${card.id}".`);
  return problems.errors.length === before;
}
