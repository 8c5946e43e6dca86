import { refreshHeroPower } from '../../rules/auras/refresh-hero-power.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    refreshHeroPower: { readonly refreshHeroPower: true };
  }
}

export const refreshHeroPowerWord: EffectWord<'refreshHeroPower'> = {
  form: ({ yes }) => ({ refreshHeroPower: yes }),
  says: 'it can be used again',
  rules: ['HS-HPR-beardo'],
  example: { refreshHeroPower: true },
  reads: () => 'refresh your Hero Power',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) =>
      refreshHeroPower(run, frame.source, frame.player as 1 | 2, [
        'HS-HPR-beardo',
        'HS-HPR-voidform',
        'HS-HPR-blackwald',
      ]),
    );
  },
};
