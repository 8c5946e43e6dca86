import type { z } from 'zod';
import { objectOf } from '../../../common/grammar/form-schemas.js';
import { ENCHANTMENT_FACTS } from '../../effects/facts/facts.js';
import type { Grammar } from '../../effects/grammar.js';
import { TRIGGER_FIELDS } from '../../effects/triggers/trigger-fields.js';
import type { EnchantmentFacts, Trigger } from '../../language/words.js';

/** Triggers: what answers an event. */
export function triggerSchema(grammar: Grammar): z.ZodType<Trigger> {
  return ofFields<Trigger>(TRIGGER_FIELDS, grammar);
}

export function enchantmentSchema(grammar: Grammar): z.ZodType<EnchantmentFacts> {
  return ofFields<EnchantmentFacts>(ENCHANTMENT_FACTS, grammar);
}

type Fields = Readonly<Record<string, { readonly form: (grammar: Grammar) => unknown }>>;

/** An object whose fields stand in a table; each form has been held against its type where it is declared. */
function ofFields<T>(fields: Fields, grammar: Grammar): z.ZodType<T> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { form }]) => [name, form(grammar)]),
  );
  const schema: z.ZodType = objectOf(shape);
  return schema as z.ZodType<T>;
}
