import type { Selector } from '../../language/words.js';
import { returnCopy, returnToHand } from '../../rules/events/move.js';
import { byOrderOfPlay, get } from '../../state/access.js';
import { Tag, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isReturnable, only } from '../fitting.js';
import { noted } from '../reader.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    returnToHand: {
      readonly returnToHand: Selector;
      /** In the newest editions it is set aside and a copy comes to the hand instead (ZH-4.7-pseudo-move). */
      readonly asCopy?: true;
      readonly save?: string;
    };
  }
}

export const returnToHandWord: EffectWord<'returnToHand'> = {
  form: ({ optional, save, selector, yes }) => ({
    returnToHand: selector,
    asCopy: optional(yes),
    save,
  }),
  says: 'to the hand of whoever owns it; `asCopy` sets it aside and gives a copy; `save` keeps what came to the hand',
  rules: ['HS-Z1', 'ZH-4.7-pseudo-move'],
  example: { returnToHand: 'ALL_MINIONS' },
  reads: ({ returnToHand: cards, save }, read) =>
    `return ${read.these(cards)} to hand${noted(save)}`,
  compile: (effect, compiler) => {
    const targets = only(isReturnable, compiler.selection(effect.returnToHand));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      const { source, event } = frame;
      const moved = byOrderOfPlay(s, [...targets(s, frame)]);
      const returned = moved.map((target) => {
        if (effect.asCopy === true) return returnCopy(run, frame, target);
        returnToHand(run, { source, event, isOfSeveral: moved.length > 1 }, target);
        return target;
      });
      if (effect.save !== undefined)
        store(
          frame,
          effect.save,
          returned.filter((card) => card !== 0 && get(s, card, Tag.ZONE) === Zone.HAND),
        );
      firstPushedFirst(run, depth);
    });
  },
};
