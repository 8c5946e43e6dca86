import type { Value } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { proposeDamage } from './propose-damage.js';

declare module '../../language/effects.js' {
  interface Effects {
    setDamage: { readonly setDamage: Value };
  }
}

export const setDamageWord: EffectWord<'setDamage'> = {
  form: ({ value }) => ({ setDamage: value }),
  says: 'its amount',
  rules: ['HS-DH7'],
  example: { setDamage: 1 },
  reads: ({ setDamage: amount }, read) => `change the damage to ${read.amount(amount)}`,
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.setDamage);
    compiler.emit((run, frame) => proposeDamage(run, frame.source, amount(run.state, frame)));
  },
};
