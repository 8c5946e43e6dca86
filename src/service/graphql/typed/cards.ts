import { z } from 'zod';
import { anything } from '../../../rulesets/common/form.js';
import { membersOf, originOf, unwrapped } from './schemas.js';

/**
 * The form of a card whose words are left open. What is printed on a card (numbers, keywords, names of other cards) has
 * a type. Effects, selectors, values and conditions are a language of its own: a word in it may stand alone or be an
 * object, and every word takes others, which no type of GraphQL says. Their form is what `cardSchema` answers.
 */
export function withOpenWords(card: z.ZodType): z.ZodType {
  const { inner, isOptional } = unwrapped(card);
  const open = opened(originOf(inner));
  return isOptional ? open.exactOptional() : open;
}

function opened(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(
        Object.entries(schema.shape).map(([name, field]) => [
          name,
          withOpenWords(field as z.ZodType),
        ]),
      ),
    );
  if (schema instanceof z.ZodArray) return z.array(withOpenWords(schema.element as z.ZodType));
  const isPlain = membersOf(schema).every((member) =>
    PLAIN.some((kind) => originOf(listed(member)) instanceof kind),
  );
  return isPlain ? schema : anything;
}

const PLAIN = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodRecord];

function listed(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
}
