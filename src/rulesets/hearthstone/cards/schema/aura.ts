import { z } from 'zod';
import { exactly, oneOf, text } from '../../../common/grammar/choices.js';
import type { Aura } from '../../language/words.js';
import { TAG_NAMES } from '../../vocabulary/index.js';
import type { Parts } from './parts.js';
import { ruleIds } from './rule-ids.js';

/** Auras: ongoing effects. Each form is named by its first field. */
export function auraSchema({ selector, value, condition, effects }: Parts): z.ZodType<Aura> {
  const rules = ruleIds.exactOptional();
  const schema = oneOf('aura', [
    z.strictObject({
      enchantment: text,
      update: z.literal('HEALTH_ATTACK'),
      to: selector,
      num1: value.exactOptional(),
      if: condition.exactOptional(),
      priority: z.enum(['FIRST', 'LAST']).exactOptional(),
      zone: z.literal('HAND').exactOptional(),
      rules,
    }),
    z.strictObject({ enrage: text, update: z.literal('HEALTH_ATTACK'), rules }),
    z.strictObject({
      refreshesHeroPower: z.literal(true),
      update: z.literal('HEALTH_ATTACK'),
      if: condition.exactOptional(),
      rules,
    }),
    z.strictObject({
      tag: z.enum(TAG_NAMES),
      update: z.literal('OTHER'),
      on: selector,
      amount: value.exactOptional(),
      if: condition.exactOptional(),
      rules,
    }),
    z.strictObject({ do: effects, update: z.literal('OTHER'), if: condition, rules }),
  ]);
  return exactly<Aura>()(schema);
}
