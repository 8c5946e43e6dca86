import { z } from 'zod';
import { recordEffect } from '../../../common/trace-nodes.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    note: { readonly note: string };
  }
}

export const note: EffectWord<'note'> = {
  form: ({ text }) => z.strictObject({ note: text }),
  says: 'only writes to the trace',
  rules: ['WOW-709.2b'],
  example: { note: 'a' },
  reads: ({ note }) => `note "${note}"`,
  run: (doing, { note: said }) => {
    recordEffect(doing.run, 'Note', ['WOW-709.2b'], {
      text: `{source}: ${said}`,
      source: doing.source,
    });
    return true;
  },
};
