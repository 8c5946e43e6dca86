import { OPEN } from '../../../../kernel/index.js';
import type { Selector, Who } from '../../language/words.js';
import { kindOfChoice } from '../../state/choosing.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    choose: { readonly choose: Selector; readonly save: string; readonly who?: Who };
  }
}

export const chooseWord: EffectWord<'choose'> = {
  form: ({ optional, selector, text, who }) => ({
    choose: selector,
    save: text,
    who: optional(who),
  }),
  says: 'a player takes one of them; `save` keeps it',
  rules: [],
  example: { choose: 'FRIENDLY_HAND', save: 'taken' },
  reads: ({ choose: options, save, who }, read) =>
    read.does(who, 'choose', `one: ${read.these(options)}${noted(save)}`),
  compile: (effect, compiler) => {
    const from = compiler.selection(effect.choose);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const s = run.state;
      const options = from(s, frame);
      if (options.length === 0) {
        store(frame, effect.save, []);
        return;
      }
      const index = run.decide({
        kind: kindOfChoice(run.state),
        name: 'choose',
        rules: decisionRules('choose'),
        of: 'entity',
        player: who(s, frame)[0]!,
        source: frame.source,
        options,
      });
      if (index !== OPEN) store(frame, effect.save, [options[index]!]);
    });
  },
};
