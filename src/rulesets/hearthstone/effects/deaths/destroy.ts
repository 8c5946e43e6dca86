import { destroy } from '../../rules/events/destroy.js';
import { forceDeathPhase } from '../../rules/steps/forced-death.js';
import type { EffectWord } from '../effect-word.js';

export const destroyWord: EffectWord<'destroy'> = {
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
  says: 'what has died so far dies now',
  rules: ['HS-FDP1'],
  example: { forceDeathPhase: true },
  reads: () => 'remove now what has died so far',
  compile: (_effect, compiler) => {
    compiler.emit((run) => forceDeathPhase(run));
  },
};
