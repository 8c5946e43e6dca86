import type { Selector } from '../../language/words.js';
import { swapWithHidden } from '../../rules/events/swap.js';
import { inPlay } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isHidden, isMinion, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    swap: { readonly swap: Selector; readonly with: Selector };
  }
}

export const swapWord: EffectWord<'swap'> = {
  form: ({ selector }) => ({ swap: selector, with: selector }),
  says: 'a minion on the board and a minion `with` which it changes places, in hand or deck',
  rules: ['HS-INF-swap-needs-no-room'],
  example: { swap: 'SELF', with: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } },
  reads: ({ swap, with: other }, read) => `swap ${read.these(swap)} with ${read.these(other)}`,
  compile: (effect, compiler) => {
    const minions = only((s, e) => isMinion(s, e) && inPlay(s, e), compiler.selection(effect.swap));
    const cards = only((s, e) => isMinion(s, e) && isHidden(s, e), compiler.selection(effect.with));
    compiler.emit((run, frame) => {
      const [minion] = minions(run.state, frame);
      const [card] = cards(run.state, frame);
      if (minion !== undefined && card !== undefined)
        swapWithHidden(run, frame.source, minion, card);
    });
  },
};
