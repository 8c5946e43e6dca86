import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { destroy as destroyCards } from '../../rules/events/move.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    destroy: { readonly destroy: Selector };
  }
}

export const destroy: EffectWord<'destroy'> = {
  form: ({ selector }) => z.strictObject({ destroy: selector }),
  says: 'destroys these at the same time',
  rules: ['WOW-404.1'],
  example: { destroy: 'TARGET' },
  reads: ({ destroy }) => `destroy ${selectorRead(destroy)}`,
  run: (doing, { destroy: which }) =>
    doing.performed(destroyCards(doing.run, doing.select(which)).length > 0),
};
