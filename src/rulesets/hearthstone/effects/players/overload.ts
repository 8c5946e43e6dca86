import type { Value, Who } from '../../language/words.js';
import { overload } from '../../rules/events/overload.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    overload: { readonly overload: Value; readonly who?: Who };
  }
}

export const overloadWord: EffectWord<'overload'> = {
  form: ({ optional, value, who }) => ({ overload: value, who: optional(who) }),
  says: 'Mana Crystals are locked in the next turn',
  rules: ['HS-OVERLOAD'],
  example: { overload: 2 },
  reads: ({ overload: amount, who }, read) =>
    read.does(who, 'take', `Overload: ${read.amount(amount)}`),
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.overload);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame))
        overload(run, player, amount(run.state, frame), frame.source);
    });
  },
};
