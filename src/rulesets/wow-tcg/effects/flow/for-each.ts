import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    forEach: { readonly forEach: Selector; readonly do: readonly Effect[] };
  }
}

export const forEach: EffectWord<'forEach'> = {
  form: ({ selector, effects }) => z.strictObject({ forEach: selector, do: effects }),
  says: 'does this once for each of these, which is IT',
  rules: ['WOW-712.3'],
  example: { forEach: { saved: 'hit' }, do: [{ exhaust: 'IT' }] },
  reads: ({ forEach, do: effects }, read) =>
    `for each of ${selectorRead(forEach)}: ${read.effects(effects)}`,
  run: (doing, { forEach: which, do: effects }) => {
    const { picks } = doing.frame;
    if (picks.length === 0) picks.push(0, ...doing.select(which));
    const next = picks.splice(1, 1)[0];
    if (next === undefined) return true;
    doing.follow(['do'], effects, next);
    return false;
  },
};
