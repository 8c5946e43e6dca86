import { z } from 'zod';
import type { CardChoice } from '../../effects/language.js';
import { RACES } from '../../vocabulary/index.js';
import type { Parts } from './parts.js';
import { count32, exactly, listOf, oneOf, text } from './words.js';

type Filter = Extract<CardChoice, { readonly pool: unknown }>['pool'];

const filter = z.strictObject({
  type: text.exactOptional(),
  race: z.enum(RACES).exactOptional(),
  class: text.exactOptional(),
  classOf: z.enum(['FRIENDLY_HERO', 'ENEMY_HERO']).exactOptional(),
  cost: count32.exactOptional(),
  rarity: text.exactOptional(),
  set: text.exactOptional(),
  secret: z.boolean().exactOptional(),
  deathrattle: z.boolean().exactOptional(),
});

/** Choices of a card: one, one of a pool at random, the card of an entity. */
export function choiceSchema({ selector }: Parts): z.ZodType<CardChoice> {
  const schema = oneOf('choice of a card', [
    text,
    z.strictObject({ pool: exactly<Filter>()(filter) }),
    z.strictObject({ oneOf: listOf(text), notOnBoard: z.boolean().exactOptional() }),
    z.strictObject({ cardOf: selector }),
  ]);
  return exactly<CardChoice>()(schema);
}
