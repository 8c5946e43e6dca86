import type { Selector } from '../../language/words.js';
import { returnCopy, returnToHand } from '../../rules/events/move.js';
import { byOrderOfPlay } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isReturnable, only } from '../fitting.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    returnToHand: {
      readonly returnToHand: Selector;
      /** In the newest editions it is set aside and a copy comes to the hand instead (ZH-4.7-pseudo-move). */
      readonly asCopy?: true;
    };
  }
}

/** The effect `returnToHand`. */
export const returnToHandWord: EffectWord<'returnToHand'> = {
  form: ({ optional, selector, yes }) => ({ returnToHand: selector, asCopy: optional(yes) }),
  says: 'to the hand of whoever owns it; `asCopy` sets it aside and gives a copy',
  rules: ['HS-Z1', 'ZH-4.7-pseudo-move'],
  example: { returnToHand: 'ALL_MINIONS' },
  reads: ({ returnToHand: cards }, read) => `return ${read.these(cards)} to hand`,
  compile: (effect, compiler) => {
    const targets = only(isReturnable, compiler.selection(effect.returnToHand));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      const { source, event } = frame;
      const moved = byOrderOfPlay(s, [...targets(s, frame)]);
      for (const target of moved)
        if (effect.asCopy === true) returnCopy(run, frame, target);
        else returnToHand(run, { source, event, isOfSeveral: moved.length > 1 }, target);
      firstPushedFirst(run, depth);
    });
  },
};
