import type { Selector, Who } from '../../language/words.js';
import { moveIntoDeck } from '../../rules/events/move.js';
import { controllerOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isMovable, only } from '../fitting.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** They go to the top or to the bottom of their player's deck, one after the other. */
    putIntoDeck: {
      readonly putIntoDeck: Selector;
      readonly at: 'TOP' | 'BOTTOM';
      readonly who?: Who;
    };
  }
}

export const putIntoDeckWord: EffectWord<'putIntoDeck'> = {
  form: ({ optional, selector, who, word }) => ({
    putIntoDeck: selector,
    at: word('TOP', 'BOTTOM'),
    who: optional(who),
  }),
  says: 'cards go to the `TOP` or the `BOTTOM` of the deck of whoever has them, or of `who`, one after the other; nothing is shuffled',
  rules: ['HS-Z1', 'ZH-4.7-full-zone'],
  example: { putIntoDeck: 'FRIENDLY_HAND', at: 'BOTTOM' },
  reads: ({ putIntoDeck: cards, at, who }, read) =>
    `put ${read.these(cards)} ${at === 'TOP' ? 'on top' : 'at the bottom'} of ${who === undefined ? 'the' : read.whose(who)} deck`,
  compile: (effect, compiler) => {
    const cards = only(isMovable, compiler.selection(effect.putIntoDeck));
    const who = effect.who === undefined ? null : playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const card of [...cards(run.state, frame)]) {
        const player = who?.(run.state, frame)[0] ?? controllerOf(run.state, card);
        const position = effect.at === 'TOP' ? run.state.deck[player].length : 0;
        moveIntoDeck(run, frame, card, { player, position, shuffler: 0 });
      }
    });
  },
};
