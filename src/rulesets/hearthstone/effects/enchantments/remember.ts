import type { Selector } from '../../language/words.js';
import { set } from '../../state/access.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** SELF keeps an entity in mind for a later part of its card (REMEMBERED), even when it has died. */
    remember: { readonly remember: Selector };
  }
}

export const rememberWord: EffectWord<'remember'> = {
  form: ({ selector }) => ({ remember: selector }),
  says: 'SELF keeps an entity in mind: `REMEMBERED`',
  rules: [],
  example: { remember: 'TARGET' },
  reads: ({ remember }, read) => `remember ${read.these(remember)}`,
  compile: (effect, compiler) => {
    const entity = compiler.selection(effect.remember);
    compiler.emit((run, frame) =>
      set(run, frame.source, Tag.TAG_SCRIPT_DATA_NUM_1, entity(run.state, frame)[0] ?? 0),
    );
  },
};
