import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { destroy as destroyOne } from '../../rules/events/destroy.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    destroy: { readonly destroy: Selector };
  }
}

export const destroy: EffectWord<'destroy'> = {
  form: ({ selector }) => z.strictObject({ destroy: selector }),
  says: 'destroys these',
  rules: ['BATCH-destroy-immediate'],
  example: { destroy: 'TARGET' },
  reads: ({ destroy }) => `destroy ${selectorRead(destroy)}`,
  run: (doing, effect) => {
    for (const e of doing.select(effect.destroy)) destroyOne(doing.run, doing.self, e);
    return 'DONE';
  },
};
