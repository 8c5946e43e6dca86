import type { Who } from '../../language/words.js';
import { replaceHeroPower } from '../../rules/events/hero.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    replaceHeroPower: { readonly replaceHeroPower: string; readonly who?: Who };
  }
}

/** The effect `replaceHeroPower`. */
export const replaceHeroPowerWord: EffectWord<'replaceHeroPower'> = {
  form: ({ optional, text, who }) => ({ replaceHeroPower: text, who: optional(who) }),
  says: 'a Hero Power becomes another',
  rules: ['HS-HPR-replace'],
  example: { replaceHeroPower: 'HERO_08bp' },
  refers: { replaceHeroPower: ['HERO_POWER'] },
  reads: ({ replaceHeroPower: power, who }, read) =>
    `replace ${read.whose(who)} Hero Power with ${read.voice.named(power)}`,
  compile: (effect, compiler) => {
    const who = playersOf(effect.who);
    compiler.emit((run, frame) =>
      replaceHeroPower(run, effect.replaceHeroPower, who(run.state, frame)[0]!),
    );
  },
};
