import type { Selector } from '../../language/words.js';
import { moveIntoDeck } from '../../rules/events/move.js';
import { controllerOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isMovable, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** They go to the top or to the bottom of their player's deck, one after the other. */
    putIntoDeck: { readonly putIntoDeck: Selector; readonly at: 'TOP' | 'BOTTOM' };
  }
}

/** The effect `putIntoDeck`. */
export const putIntoDeckWord: EffectWord<'putIntoDeck'> = {
  form: ({ selector, word }) => ({ putIntoDeck: selector, at: word('TOP', 'BOTTOM') }),
  says: 'cards go to the `TOP` or the `BOTTOM` of the deck of whoever has them, one after the other; nothing is shuffled',
  rules: ['HS-Z1', 'ZH-4.7-full-zone'],
  example: { putIntoDeck: 'FRIENDLY_HAND', at: 'BOTTOM' },
  reads: ({ putIntoDeck: cards, at }, read) =>
    `put ${read.these(cards)} ${at === 'TOP' ? 'on top' : 'at the bottom'} of the deck`,
  compile: (effect, compiler) => {
    const cards = only(isMovable, compiler.selection(effect.putIntoDeck));
    compiler.emit((run, frame) => {
      for (const card of [...cards(run.state, frame)]) {
        const player = controllerOf(run.state, card);
        const position = effect.at === 'TOP' ? run.state.deck[player].length : 0;
        moveIntoDeck(run, frame, card, { player, position, shuffler: 0 });
      }
    });
  },
};
