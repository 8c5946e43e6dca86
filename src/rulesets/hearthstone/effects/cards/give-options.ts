import type { Selector } from '../../language/words.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { cardOf } from '../../state/access.js';
import { cardById } from '../../state/pool.js';
import type { EffectWord } from '../effect-word.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The options of Choose One cards come to the hand as cards of their own. */
    giveOptions: { readonly giveOptions: Selector };
  }
}

export const giveOptionsWord: EffectWord<'giveOptions'> = {
  form: ({ selector }) => ({ giveOptions: selector }),
  says: 'the options of Choose One cards come to the hand as cards',
  rules: ['HS-Z0'],
  example: { giveOptions: 'EVENT_SUBJECT' },
  reads: ({ giveOptions }, read) =>
    `add copies of the choices of ${read.these(giveOptions)} to your hand`,
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.giveOptions);
    compiler.emit((run, frame) => {
      const s = run.state;
      const options = of(s, frame).flatMap((e) => cardOf(s, e).chooseOne);
      const depth = run.stack.length;
      for (const id of options)
        gainCard(run, cardById(s.pool, id), frame.player as 1 | 2, { creator: frame.source });
      firstPushedFirst(run, depth);
    });
  },
};
