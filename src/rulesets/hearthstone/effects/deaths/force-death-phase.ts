import { forceDeathPhase } from '../../rules/steps/forced-death.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    forceDeathPhase: { readonly forceDeathPhase: true };
  }
}

export const forceDeathPhaseWord: EffectWord<'forceDeathPhase'> = {
  form: ({ yes }) => ({ forceDeathPhase: yes }),
  says: 'what has died so far dies now',
  rules: ['HS-FDP1'],
  example: { forceDeathPhase: true },
  reads: () => 'remove now what has died so far',
  compile: (_effect, compiler) => {
    compiler.emit((run) => forceDeathPhase(run));
  },
};
