import { z } from 'zod';
import type { JsonObject } from '../../../common/fields.js';
import { asJson } from '../../../common/plain-data.js';
import { cardSchema } from './card.js';
import { MAX_CARDS } from './limits.js';

const cards = z
  .array(cardSchema.meta({ id: 'Card' }))
  .max(MAX_CARDS)
  .meta({ title: 'The cards that a request brings along in `customCards`' });

/**
 * The card language as a JSON Schema (2020-12) of `customCards`, for editors and for clients that write
 * cards; one card is `$defs.Card`. Which field fits which type of card, and that cards refer to cards that
 * there are, is checked by the engine alone.
 */
export function cardJsonSchema(): JsonObject {
  return asJson(z.toJSONSchema(cards, { io: 'input' }));
}
