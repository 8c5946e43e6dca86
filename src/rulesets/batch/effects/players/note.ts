import { z } from 'zod';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    note: { readonly note: string };
  }
}

export const note: EffectWord<'note'> = {
  form: ({ text }) => z.strictObject({ note: text }),
  says: 'only writes to the trace',
  rules: ['BATCH-batch-start', 'BATCH-algorithm'],
  example: { note: 'a' },
  reads: ({ note }) => `note "${note}"`,
  run: ({ run, self, frame: { list } }, { note }) => {
    // it says that the effects at hand were carried out: of the action, or of a trigger
    const isAction = list === 'play' || list === 'activate';
    run.leaf({
      kind: 'effect',
      name: 'Note',
      rules: [isAction ? 'BATCH-batch-start' : 'BATCH-algorithm'],
      text: `{source}: ${note}`,
      source: self,
    });
    return 'DONE';
  },
};
