import type { z } from 'zod';
import { EFFECT_WORDS } from '../../effects/effect-words.js';
import type { Grammar } from '../../effects/grammar.js';
import type { Effect } from '../../language/words.js';
import { choiceOf } from './forms.js';

/** Effects: the steps of what a card does, each as its word says. */
export function effectSchema(grammar: Grammar): z.ZodType<Effect> {
  const shapes = Object.values(EFFECT_WORDS).flatMap(({ form }) => form(grammar));
  return choiceOf<Effect>('effect', [], shapes);
}
