import { z } from 'zod';
import type { Selector, Value } from '../../language/words.js';
import { heal as healCharacter } from '../../rules/events/damage.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    heal: { readonly heal: Value; readonly to: Selector; readonly from?: Selector };
  }
}

export const heal: EffectWord<'heal'> = {
  form: ({ value, selector }) =>
    z.strictObject({ heal: value, to: selector, from: selector.optional() }),
  says: 'your hero, or who `from` says, heals so much damage from each of these',
  rules: ['WOW-405.1', 'WOW-405.2'],
  example: { heal: 4, to: 'TARGET' },
  reads: ({ heal, to, from = 'YOUR_HERO' }) =>
    `${selectorRead(from)} heals ${valueRead(heal)} damage from ${selectorRead(to)}`,
  run: (doing, { heal: amount, to, from = 'YOUR_HERO' }) => {
    const [source = 0] = doing.whoever(from);
    const size = doing.value(amount);
    const healed = doing.select(to).map((e) => healCharacter(doing.run, source, e, size));
    return doing.performed(healed.includes(true));
  },
};
