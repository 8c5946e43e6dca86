import { z } from 'zod';
import type { JsonObject } from '../../common/fields.js';
import { asJson } from '../../common/plain-data.js';
import { GRAMMAR } from '../effects/words.js';

const { text, numbers, level, levels, faction, selector, effects, trigger, yes } = GRAMMAR;

export const MAX_CUSTOM_CARDS = 40;

export const CARD_SCHEMA = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'an id is written in small letters, digits and -'),
  name: text,
  type: z.enum(['CREATURE', 'SPELL']),
  faction: faction.optional(),
  tribes: z.array(text).max(9).optional(),
  token: yes,
  levels: level.optional(),
  attack: numbers.optional(),
  health: numbers.optional(),
  keywords: GRAMMAR.keywords.optional(),
  overload: yes,
  free: levels.optional(),
  target: selector.optional(),
  play: effects.optional(),
  activate: effects.optional(),
  triggers: z.array(trigger).max(20).optional(),
  grants: z.array(trigger).max(9).optional(),
  while: z
    .array(z.union([z.literal('ATTACK_IS_HEALTH'), z.strictObject({ adjacentAttack: numbers })]))
    .max(9)
    .optional(),
});

const cards = z
  .array(CARD_SCHEMA.meta({ id: 'Card' }))
  .max(MAX_CUSTOM_CARDS)
  .meta({ title: 'The cards that a request brings along in `customCards`' });

export function cardJsonSchema(): JsonObject {
  return asJson(z.toJSONSchema(cards, { io: 'input' }));
}
