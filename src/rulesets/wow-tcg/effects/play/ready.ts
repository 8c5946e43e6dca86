import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import * as status from '../../rules/events/status.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    ready: { readonly ready: Selector };
  }
}

export const ready: EffectWord<'ready'> = {
  form: ({ selector }) => z.strictObject({ ready: selector }),
  says: 'readies these',
  rules: ['WOW-105.1'],
  example: { ready: 'YOUR_HERO' },
  reads: ({ ready }) => `ready ${selectorRead(ready)}`,
  run: (doing, { ready: which }) =>
    doing.performed(status.ready(doing.run, doing.select(which), ['WOW-709.2b'])),
};
