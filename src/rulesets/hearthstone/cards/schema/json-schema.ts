import { z } from 'zod';
import { cardSchema } from './card.js';
import { MAX_CARDS } from './limits.js';

/** The card language as a JSON Schema (2020-12), for editors and for clients that write cards. */
export function cardJsonSchema(): Readonly<Record<string, unknown>> {
  const cards = z.array(cardSchema).max(MAX_CARDS);
  return z.toJSONSchema(cards, { io: 'input' }) as Readonly<Record<string, unknown>>;
}
