import type { Selector, Value } from '../../language/words.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    save:
      | { readonly save: string; readonly entities: Selector }
      | { readonly save: string; readonly value: Value };
  }
}

export const saveWord: EffectWord<'save'> = {
  form: ({ selector, text, value }) => [
    { save: text, entities: selector },
    { save: text, value },
  ],
  says: 'keeps `entities` or a `value` under a name for later effects of the same list',
  rules: [],
  example: { save: 'hit', entities: 'ENEMY_MINIONS' },
  reads: (effect, read) =>
    'entities' in effect
      ? `note ${read.these(effect.entities)} as "${effect.save}"`
      : `note the number ${read.amount(effect.value)} as "${effect.save}"`,
  compile: (effect, compiler) => {
    if ('entities' in effect) {
      const entities = compiler.selection(effect.entities);
      compiler.emit((run, frame) => store(frame, effect.save, [...entities(run.state, frame)]));
      return;
    }
    if (!('value' in effect)) return;
    const value = compiler.measure(effect.value);
    compiler.emit((run, frame) => store(frame, effect.save, value(run.state, frame)));
  },
};
