import type { Who } from '../../language/words.js';
import { unlockOverload } from '../../rules/events/overload.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** All Overload of a player, pending and current, is gone (HS-MANA5). */
    unlockOverload: { readonly unlockOverload: Who };
  }
}

export const unlockOverloadWord: EffectWord<'unlockOverload'> = {
  form: ({ who }) => ({ unlockOverload: who }),
  says: 'all Overload of a player is gone',
  rules: ['HS-MANA5'],
  example: { unlockOverload: 'YOU' },
  reads: ({ unlockOverload: who }, read) => `unlock ${read.whose(who)} Overloaded Mana Crystals`,
  compile: (effect, compiler) => {
    const who = playersOf(effect.unlockOverload);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame)) unlockOverload(run, player, frame.source);
    });
  },
};
