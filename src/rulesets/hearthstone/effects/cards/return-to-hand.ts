import type { Selector } from '../../language/words.js';
import { returnToHand } from '../../rules/events/move.js';
import { byOrderOfPlay } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isMovable, only } from '../fitting.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    returnToHand: { readonly returnToHand: Selector };
  }
}

/** The effect `returnToHand`. */
export const returnToHandWord: EffectWord<'returnToHand'> = {
  form: ({ selector }) => ({ returnToHand: selector }),
  says: 'to the hand of whoever owns it',
  rules: ['HS-Z1'],
  example: { returnToHand: 'ALL_MINIONS' },
  reads: ({ returnToHand: cards }, read) => `return ${read.these(cards)} to hand`,
  compile: (effect, compiler) => {
    const targets = only(isMovable, compiler.selection(effect.returnToHand));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      for (const target of byOrderOfPlay(s, [...targets(s, frame)]))
        returnToHand(run, frame.source, target, frame.event);
      firstPushedFirst(run, depth);
    });
  },
};
