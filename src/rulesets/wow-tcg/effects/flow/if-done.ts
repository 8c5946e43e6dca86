import { z } from 'zod';
import { recordCheck } from '../../../common/trace-nodes.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    ifDone: { readonly ifDone: readonly Effect[] };
  }
}

export const ifDone: EffectWord<'ifDone'> = {
  form: ({ effects }) => z.strictObject({ ifDone: effects }),
  says: '"if you do": what follows if what was told just before was really done',
  rules: ['WOW-709.2f'],
  example: { ifDone: [{ draw: 2 }] },
  reads: ({ ifDone }, read) => `if it was done, ${read.effects(ifDone)}`,
  run: (doing, { ifDone: effects }) => {
    const { performed } = doing.memory;
    recordCheck(doing.run, 'if you do', ['WOW-709.2f'], {
      text: performed ? 'it was done' : 'it was not done',
    });
    return performed ? doing.follow(['ifDone'], effects) : true;
  },
};
