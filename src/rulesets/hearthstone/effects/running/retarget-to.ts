import type { Selector } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { isCharacter, only } from '../fitting.js';
import { runningSequence } from './running-sequence.js';

declare module '../../language/effects.js' {
  interface Effects {
    retargetTo: { readonly retargetTo: Selector };
  }
}

export const retargetToWord: EffectWord<'retargetTo'> = {
  form: ({ selector }) => ({ retargetTo: selector }),
  says: 'the spell or Battlecry that runs gets another target',
  rules: ['HS-SEQ-spell-text-redirect'],
  example: { retargetTo: { random: 'VALID_TARGETS' } },
  reads: ({ retargetTo: target }, read) => `change the target to ${read.these(target)}`,
  compile: (effect, compiler) => {
    const to = only(isCharacter, compiler.selection(effect.retargetTo));
    compiler.emit((run, frame) => {
      const target = to(run.state, frame)[0];
      const sequence = runningSequence(run);
      if (target === undefined || sequence === null) return;
      run.leaf({
        kind: 'effect',
        name: 'Target changed',
        rules: ['HS-SEQ-spell-text-redirect'],
        text: '{about} becomes the target',
        source: frame.source,
        about: target,
      });
      sequence.target = target;
    });
  },
};
