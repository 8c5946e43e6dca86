import { z } from 'zod';
import { wordsOf } from '../../../common/grammar/choices.js';
import { choiceOf } from '../../../common/grammar/form-schemas.js';
import type { Grammar } from '../../effects/grammar.js';
import { GROUP_KINDS, ROLE_WORDS, SELECTOR_FORMS } from '../../effects/selectors.js';
import { SIDES } from '../../language/players.js';
import type { Selector } from '../../language/words.js';

/** Selectors: which entities. */
export function selectorSchema(grammar: Grammar): z.ZodType<Selector> {
  const groups = SIDES.flatMap((side) =>
    wordsOf(GROUP_KINDS).map((members) => `${side}_${members}` as const),
  );
  const shapes = Object.values(SELECTOR_FORMS).map(({ form }) => form(grammar));
  return choiceOf<Selector>('selector', [z.enum([...wordsOf(ROLE_WORDS), ...groups])], shapes);
}
