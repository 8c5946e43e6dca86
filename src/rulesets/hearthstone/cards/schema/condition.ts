import { z } from 'zod';
import { wordsOf } from '../../../common/grammar/choices.js';
import { choiceOf } from '../../../common/grammar/form-schemas.js';
import { CONDITION_FORMS, CONDITION_WORDS } from '../../effects/conditions.js';
import type { Grammar } from '../../effects/grammar.js';
import type { Condition } from '../../language/words.js';

/** Conditions: what holds or does not. */
export function conditionSchema(grammar: Grammar): z.ZodType<Condition> {
  const shapes = Object.values(CONDITION_FORMS).map(({ form }) => form(grammar));
  return choiceOf<Condition>('condition', [z.enum(wordsOf(CONDITION_WORDS))], shapes);
}
