import type { Selector } from '../../language/words.js';
import { setAsideNew } from '../../rules/events/set-aside-new.js';
import { cardOf, typeOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isCard } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** SELF keeps the cards of these in mind, each time anew: NOTED. */
    note: { readonly note: Selector };
  }
}

export const noteWord: EffectWord<'note'> = {
  form: ({ selector }) => ({ note: selector }),
  says: 'SELF notes the cards of these, one more each time: `NOTED`',
  rules: ['ZH-1.4-setaside'],
  example: { note: 'EVENT_SUBJECT' },
  reads: ({ note }, read) => `note the card of ${read.these(note)}`,
  compile: (effect, compiler) => {
    const entities = compiler.selection(effect.note);
    compiler.emit((run, frame) => {
      for (const e of [...entities(run.state, frame)])
        if (isCard(typeOf(run.state, e)))
          setAsideNew(run, cardOf(run.state, e), frame.player, frame.source);
    });
  },
};
