import type { EffectWord } from '../effect-word.js';
import { proposeDamage } from './propose-damage.js';

declare module '../../language/effects.js' {
  interface Effects {
    preventDamage: { readonly preventDamage: true };
  }
}

export const preventDamageWord: EffectWord<'preventDamage'> = {
  form: ({ yes }) => ({ preventDamage: yes }),
  says: 'the damage that a `PREDAMAGE` trigger answers',
  rules: ['HS-DH7'],
  example: { preventDamage: true },
  reads: () => 'prevent the damage',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => proposeDamage(run, frame.source, -1));
  },
};
