import type { Selector } from '../../language/words.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { copyAllOn, updateAurasOfNew } from '../../rules/events/transform.js';
import { cardOf } from '../../state/access.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isHidden, only } from '../fitting.js';
import { noted } from '../reader.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Copies of cards in hand or deck come to the hand with all that is attached to them (ZH-4.8-copy-enchantments). */
    giveCopiesOf: { readonly giveCopiesOf: Selector; readonly save?: string };
  }
}

export const giveCopiesOfWord: EffectWord<'giveCopiesOf'> = {
  form: ({ save, selector }) => ({ giveCopiesOf: selector, save }),
  says: 'copies of cards in hand or deck, with all that is attached to them',
  rules: ['HS-Z0', 'ZH-4.8-copy-enchantments'],
  example: { giveCopiesOf: 'FRIENDLY_HAND' },
  reads: ({ giveCopiesOf, save }, read) =>
    `add a copy with all enchantments of ${read.these(giveCopiesOf)} to your hand${noted(save)}`,
  compile: (effect, compiler) => {
    const of = only(isHidden, compiler.selection(effect.giveCopiesOf));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      const gained: number[] = [];
      for (const original of [...of(s, frame)]) {
        const copy = gainCard(run, cardOf(s, original), frame.player as 1 | 2, {
          creator: frame.source,
        });
        if (copy === 0) break;
        copyAllOn(run, original, copy);
        gained.push(copy);
      }
      firstPushedFirst(run, depth);
      if (gained.length > 0) updateAurasOfNew(run);
      if (effect.save !== undefined) store(frame, effect.save, gained);
    });
  },
};
