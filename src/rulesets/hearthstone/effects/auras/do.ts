import type { Condition, Effect } from '../../language/words.js';
import { readInTurn } from '../steps.js';
import type { AuraWord } from './aura-word.js';

declare module '../../language/aura.js' {
  interface Auras {
    do: { readonly do: readonly Effect[]; readonly update: 'OTHER'; readonly if: Condition };
  }
}

/** The aura `do`. */
export const doAura: AuraWord<'do'> = {
  form: ({ effects, word, condition }) => ({
    do: effects,
    update: word('OTHER'),
    if: condition,
  }),
  says: 'effects as soon as the condition holds',
  example: {
    update: 'OTHER',
    if: { value: { count: 'FRIENDLY_SECRETS' }, exactly: 0 },
    do: [{ destroy: 'SELF' }],
  },
  opening: 'as soon as',
  reads: (aura, read) => readInTurn(aura.do, read),
  compile: () => ({ other: true }),
};
