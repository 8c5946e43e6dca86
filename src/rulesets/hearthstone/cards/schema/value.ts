import { z } from 'zod';
import { int32, wordsOf } from '../../../common/grammar/choices.js';
import { choiceOf } from '../../../common/grammar/form-schemas.js';
import type { Grammar } from '../../effects/grammar.js';
import { VALUE_FORMS, VALUE_WORDS } from '../../effects/values.js';
import type { Value } from '../../language/words.js';

export const MAX_RANDOM_SPAN = 1000;

/** Values: numbers. */
export function valueSchema(grammar: Grammar): z.ZodType<Value> {
  const shapes = Object.values(VALUE_FORMS).map(({ form }) => form(grammar));
  return choiceOf<Value>('value', [int32, z.enum(wordsOf(VALUE_WORDS))], shapes);
}
