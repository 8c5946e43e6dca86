import { z } from 'zod';
import type { JsonObject } from '../../common/fields.js';
import { GRAMMAR } from '../effects/words.js';

const {
  text,
  targets,
  modes,
  effects,
  selector,
  cost,
  power,
  question,
  value,
  cardType,
  damageType,
  keyword,
} = GRAMMAR;

export const MAX_CUSTOM_CARDS = 40;

const number = z.int().min(0).max(999);
const yes = z.literal(true).optional();

export const CARD_SCHEMA = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'an id is written in small letters, digits and -'),
  name: text,
  type: cardType,
  cost: number.optional(),
  plusX: yes,
  tags: z.array(text).max(20).optional(),
  limits: z.record(text, number).optional(),
  traits: z.array(text).max(20).optional(),
  atk: number.optional(),
  damageType: damageType.optional(),
  health: number.optional(),
  def: number.optional(),
  strikeCost: number.optional(),
  unique: yes,
  instant: yes,
  token: yes,
  ongoing: yes,
  totem: yes,
  attach: z
    .union([z.strictObject({ targeted: z.literal(true) }), z.strictObject({ to: selector })])
    .optional(),
  keywords: z.array(keyword).optional(),
  onlyIf: question.optional(),
  costChange: value.optional(),
  targets: targets.optional(),
  modes: modes.optional(),
  enters: z
    .strictObject({
      exhausted: yes,
      counters: z.union([z.int().min(1).max(99), z.literal('X')]).optional(),
      damage: z.int().min(1).max(99).optional(),
    })
    .optional(),
  play: effects.optional(),
  additionalCost: cost.optional(),
  alternateCost: cost.optional(),
  powers: z.array(power).max(9).optional(),
});

const cards = z
  .array(CARD_SCHEMA.meta({ id: 'Card' }))
  .max(MAX_CUSTOM_CARDS)
  .meta({ title: 'The cards that a request brings along in `customCards`' });

export function cardJsonSchema(): JsonObject {
  // zod's own type is wider than JSON
  return z.toJSONSchema(cards, { io: 'input' }) as unknown as JsonObject;
}
