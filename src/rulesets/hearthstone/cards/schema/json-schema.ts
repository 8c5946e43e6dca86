import { z } from 'zod';
import type { JsonObject } from '../../../common/fields.js';
import { asJson } from '../../../common/plain-data.js';
import { cardSchema } from './card.js';
import { MAX_CARDS } from './limits.js';

const cards = z
  .array(cardSchema.meta({ id: 'Card' }))
  .max(MAX_CARDS)
  .meta({ title: 'The cards that a request brings along in `customCards`' });

/** JSON Schema (2020-12) of `customCards`; one card is `$defs.Card`. The engine checks the rest. */
export function cardJsonSchema(): JsonObject {
  return asJson(z.toJSONSchema(cards, { io: 'input' }));
}
