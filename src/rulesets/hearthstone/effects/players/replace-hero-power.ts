import type { CardChoice } from '../../language/cards.js';
import type { Who } from '../../language/words.js';
import { replaceHeroPower } from '../../rules/events/hero.js';
import { CardType } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    replaceHeroPower: { readonly replaceHeroPower: CardChoice; readonly who?: Who };
  }
}

export const replaceHeroPowerWord: EffectWord<'replaceHeroPower'> = {
  form: ({ choice, optional, who }) => ({ replaceHeroPower: choice, who: optional(who) }),
  says: 'a Hero Power becomes another',
  rules: ['HS-HPR-replace'],
  example: { replaceHeroPower: 'HERO_08bp' },
  refers: { replaceHeroPower: ['HERO_POWER'] },
  reads: ({ replaceHeroPower: power, who }, read) =>
    `replace ${read.whose(who)} Hero Power with ${read.card(power)}`,
  compile: (effect, compiler) => {
    const who = playersOf(effect.who);
    const power = compiler.card(effect.replaceHeroPower);
    compiler.emit((run, frame) => {
      const chosen = power(run.state, frame);
      if (chosen === null || chosen.type !== CardType.HERO_POWER) return;
      replaceHeroPower(run, chosen.id, who(run.state, frame)[0]!);
    });
  },
};
