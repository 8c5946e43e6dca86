import type { Selector } from '../../language/words.js';
import { discardCards } from '../../rules/events/discard.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    discard: { readonly discard: Selector };
  }
}

export const discardWord: EffectWord<'discard'> = {
  form: ({ selector }) => ({ discard: selector }),
  says: 'cards in hand',
  rules: ['HS-ZONE4'],
  example: { discard: { random: 'FRIENDLY_HAND' } },
  reads: ({ discard }, read) => `discard ${read.these(discard)}`,
  compile: (effect, compiler) => {
    const cards = compiler.selection(effect.discard);
    compiler.emit((run, frame) => discardCards(run, frame.source, [...cards(run.state, frame)]));
  },
};
