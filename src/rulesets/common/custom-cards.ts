import type { z } from 'zod';
import type { Json } from '../../kernel/index.js';
import type { Fields } from './fields.js';
import { parseWith } from './grammar/misfits.js';
import { knownAs } from './plain-data.js';
import type { Problems } from './problems.js';

interface CustomCard {
  readonly id: string;
}

export interface CustomCards<C extends CustomCard, P> {
  readonly schema: z.ZodType;
  readonly most: number;
  isBuiltIn(id: string): boolean;
  poolWith(cards: readonly C[]): P;
  missing(card: C, pool: P): readonly string[];
  /** What they have to be: `creature`. */
  readonly named: string;
}

export function readCustomCards<C extends CustomCard, P>(
  fields: Fields,
  problems: Problems,
  { schema, most, isBuiltIn, poolWith, missing, named }: CustomCards<C, P>,
): P | null {
  const before = problems.errors.length;
  const cards: C[] = [];
  const taken = new Set<string>();
  for (const [json, path] of fields.list('customCards', most)) {
    const parsed = parseWith(schema, json, path, problems);
    if (parsed === null) continue;
    const card = knownAs<C>(parsed as Json);
    if (isBuiltIn(card.id) || taken.has(card.id))
      problems.add('DUPLICATE_CARD', [...path, 'id'], `the id "${card.id}" is not free.`);
    taken.add(card.id);
    cards.push(card);
  }
  if (problems.errors.length > before) return null;
  const pool = poolWith(cards);
  for (const [i, card] of cards.entries())
    for (const id of missing(card, pool))
      problems.add('UNKNOWN_CARD', ['customCards', i], `there is no ${named} with the id "${id}".`);
  return problems.errors.length > before ? null : pool;
}
