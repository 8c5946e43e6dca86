import { z } from 'zod';
import type { Selector, Value } from '../language/words.js';
import { putDamage as put } from '../rules/events/damage.js';
import { inPlay } from '../state/access.js';
import type { EffectWord } from './effect-word.js';
import { selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    putDamage: { readonly putDamage: Value; readonly on: Selector };
  }
}

/** The effect `putDamage`. */
export const putDamage: EffectWord<'putDamage'> = {
  form: ({ selector, value }) => z.strictObject({ putDamage: value, on: selector }),
  says: 'puts so much damage on each of these, which nobody deals and nothing prevents',
  rules: ['WOW-403.2', 'WOW-KW-put'],
  example: { putDamage: 1, on: 'YOUR_HERO' },
  reads: ({ putDamage, on }) => `put ${valueRead(putDamage)} damage on ${selectorRead(on)}`,
  run: (doing, { putDamage: amount, on }) => {
    const { run, state, source } = doing;
    const size = doing.value(amount);
    const there = doing.select(on).filter((e) => inPlay(state, e));
    for (const e of there) put(run, source, e, size);
    return doing.performed(there.length > 0 && size > 0);
  },
};
