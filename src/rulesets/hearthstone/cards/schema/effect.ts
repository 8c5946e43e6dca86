import type { z } from 'zod';
import { EFFECT_WORDS } from '../../effects/effect-words.js';
import type { Grammar } from '../../effects/grammar.js';
import type { Effect } from '../../language/words.js';
import { choiceOf, formOf } from './forms.js';
import { ruleIds } from './words.js';

/** Effects: the steps of what a card does, each as its word says. */
export function effectSchema(grammar: Grammar): z.ZodType<Effect> {
  const rules = grammar.optional(formOf(ruleIds));
  const shapes = Object.values(EFFECT_WORDS)
    .flatMap(({ form }) => form(grammar))
    .map((shape) => ({ ...shape, rules }));
  return choiceOf<Effect>('effect', [], shapes);
}
