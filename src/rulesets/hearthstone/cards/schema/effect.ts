import type { z } from 'zod';
import { choiceOf, formOf } from '../../../common/grammar/form-schemas.js';
import { EFFECT_WORDS } from '../../effects/effect-words.js';
import type { Grammar } from '../../effects/grammar.js';
import type { Effect } from '../../language/words.js';
import { ruleIds } from './rule-ids.js';

/** Effects: the steps of what a card does, each as its word says. */
export function effectSchema(grammar: Grammar): z.ZodType<Effect> {
  const rules = grammar.optional(formOf(ruleIds));
  const shapes = Object.values(EFFECT_WORDS)
    .flatMap(({ form }) => form(grammar))
    .map((shape) => ({ ...shape, rules }));
  return choiceOf<Effect>('effect', [], shapes);
}
