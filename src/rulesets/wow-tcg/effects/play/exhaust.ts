import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import * as status from '../../rules/events/status.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    exhaust: { readonly exhaust: Selector };
  }
}

export const exhaust: EffectWord<'exhaust'> = {
  form: ({ selector }) => z.strictObject({ exhaust: selector }),
  says: 'exhausts these; what is exhausted already does not become it',
  rules: ['WOW-703.4'],
  example: { exhaust: 'TARGET' },
  reads: ({ exhaust }) => `exhaust ${selectorRead(exhaust)}`,
  run: (doing, { exhaust: which }) => {
    const done = doing.select(which).map((e) => status.exhaust(doing.run, e, ['WOW-709.2b']));
    return doing.performed(done.includes(true));
  },
};
