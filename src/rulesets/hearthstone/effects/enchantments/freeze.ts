import type { Selector } from '../../language/words.js';
import { freeze } from '../../rules/events/freeze.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    freeze: { readonly freeze: Selector };
  }
}

export const freezeWord: EffectWord<'freeze'> = {
  form: ({ selector }) => ({ freeze: selector }),
  says: 'it misses its next attack',
  rules: ['ZH-5.1-freeze'],
  example: { freeze: 'TARGET' },
  reads: ({ freeze: targets }, read) => `Freeze ${read.these(targets)}`,
  compile: (effect, compiler) => {
    const targets = compiler.selection(effect.freeze);
    const queue = compiler.slot();
    compiler.emit((run, frame) => store(frame, queue, [...targets(run.state, frame)]));
    compiler.emit((run, frame) => {
      const [next, ...rest] = frame.saved![queue] as number[];
      if (next === undefined) return;
      store(frame, queue, rest);
      frame.pc--;
      freeze(run, frame.source, next);
    });
  },
};
