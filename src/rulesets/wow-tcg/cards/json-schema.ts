import { z } from 'zod';
import type { JsonObject } from '../../common/fields.js';
import { CARD_SCHEMA, MAX_CUSTOM_CARDS } from './schema.js';

const cards = z
  .array(CARD_SCHEMA.meta({ id: 'Card' }))
  .max(MAX_CUSTOM_CARDS)
  .meta({ title: 'The cards that a request brings along in `customCards`' });

/** The card language as a JSON Schema (2020-12) of `customCards`; one card is `$defs.Card`. */
export function cardJsonSchema(): JsonObject {
  // zod's own type is wider than JSON
  return z.toJSONSchema(cards, { io: 'input' }) as unknown as JsonObject;
}
