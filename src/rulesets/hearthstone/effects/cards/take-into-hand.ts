import type { Selector, Who } from '../../language/words.js';
import { takeIntoHand } from '../../rules/events/take-into-hand.js';
import type { EffectWord } from '../effect-word.js';
import { isOutOfSight, only } from '../fitting.js';
import { playersOf } from '../who.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Cards of a hand or deck, or set aside, of either player, come to the hand of `who` (default: you); they are not drawn. */
    takeIntoHand: { readonly takeIntoHand: Selector; readonly who?: Who };
  }
}

export const takeIntoHandWord: EffectWord<'takeIntoHand'> = {
  form: ({ optional, selector, who }) => ({ takeIntoHand: selector, who: optional(who) }),
  says: "cards of a hand or deck, the other player's too, or cards that are set aside, without a draw",
  rules: ['ZH-4.7-full-zone'],
  example: { takeIntoHand: { random: 'ENEMY_DECK' } },
  reads: ({ takeIntoHand: cards, who }, read) =>
    read.does(who, 'take', `${read.these(cards)} into hand`),
  compile: (effect, compiler) => {
    const cards = only(isOutOfSight, compiler.selection(effect.takeIntoHand));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const player = who(run.state, frame)[0]!;
      const depth = run.stack.length;
      for (const card of [...cards(run.state, frame)])
        takeIntoHand(run, frame.source, card, player as 1 | 2);
      firstPushedFirst(run, depth);
    });
  },
};
