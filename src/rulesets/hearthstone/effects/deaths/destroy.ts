import type { Selector } from '../../language/words.js';
import { destroy } from '../../rules/events/destroy.js';
import { forceDeathPhase } from '../../rules/steps/forced-death.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    destroy: { readonly destroy: Selector };
    forceDeathPhase: { readonly forceDeathPhase: true };
  }
}

export const destroyWord: EffectWord<'destroy'> = {
  form: ({ selector }) => ({ destroy: selector }),
  says: 'in play it becomes pending destroy',
  rules: ['HS-DESTROY1'],
  example: { destroy: 'TARGET' },
  reads: ({ destroy: doomed }, read) => `destroy ${read.these(doomed)}`,
  compile: (effect, compiler) => {
    const targets = compiler.selection(effect.destroy);
    compiler.emit((run, frame) => {
      for (const target of targets(run.state, frame)) destroy(run, frame.source, target);
    });
  },
};

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
