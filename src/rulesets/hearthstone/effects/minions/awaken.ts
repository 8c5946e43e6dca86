import type { Selector } from '../../language/words.js';
import { awaken } from '../../rules/events/awaken.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    awaken: { readonly awaken: Selector };
  }
}

export const awakenWord: EffectWord<'awaken'> = {
  form: ({ selector }) => ({ awaken: selector }),
  says: 'dormant minions awaken: nothing responds as to a summon',
  rules: ['ZH-4.6-dormant'],
  example: { awaken: 'HOST' },
  reads: ({ awaken: minions }, read) => `awaken ${read.these(minions)}`,
  compile: (effect, compiler) => {
    const minions = only(isMinion, compiler.selection(effect.awaken));
    compiler.emit((run, frame) => {
      for (const minion of [...minions(run.state, frame)]) awaken(run, frame.source, minion);
    });
  },
};
