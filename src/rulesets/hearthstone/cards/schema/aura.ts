import type { z } from 'zod';
import { choiceOf } from '../../../common/grammar/form-schemas.js';
import { AURA_WORDS } from '../../effects/auras/aura-words.js';
import type { Grammar } from '../../effects/grammar.js';
import type { Aura } from '../../language/words.js';

/** Auras: ongoing effects. Each kind is named by its first field. */
export function auraSchema(grammar: Grammar): z.ZodType<Aura> {
  const shapes = Object.values(AURA_WORDS).map(({ form }) => ({
    ...form(grammar),
    rules: grammar.rules,
  }));
  return choiceOf<Aura>('aura', [], shapes);
}
