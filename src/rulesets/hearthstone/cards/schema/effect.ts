import type { z } from 'zod';
import { choiceOf } from '../../../common/grammar/form-schemas.js';
import { EFFECT_WORDS } from '../../effects/effect-words.js';
import type { Grammar } from '../../effects/grammar.js';
import type { Effect } from '../../language/words.js';

/** Effects: the steps of what a card does, each as its word says. */
export function effectSchema(grammar: Grammar): z.ZodType<Effect> {
  const shapes = Object.values(EFFECT_WORDS)
    .flatMap(({ form }) => form(grammar))
    .map((shape) => ({ ...shape, rules: grammar.rules }));
  return choiceOf<Effect>('effect', [], shapes);
}
