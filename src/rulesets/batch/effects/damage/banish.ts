import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { banish as banishOne } from '../../rules/events/destroy.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    banish: { readonly banish: Selector };
  }
}

export const banish: EffectWord<'banish'> = {
  form: ({ selector }) => z.strictObject({ banish: selector }),
  says: 'removes these from the game: neither dead nor replaced, and no event',
  rules: ['BATCH-c-keywords'],
  example: { banish: 'TARGET' },
  reads: ({ banish }) => `banish ${selectorRead(banish)}`,
  run: (doing, effect) => {
    for (const e of doing.select(effect.banish)) banishOne(doing.run, doing.self, e);
    return 'DONE';
  },
};
