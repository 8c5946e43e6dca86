import { equipCard } from '../../rules/events/equip.js';
import { becomeHeroOf } from '../../rules/events/hero.js';
import { setAside } from '../../rules/events/transform.js';
import { cardOf, inPlay } from '../../state/access.js';
import { cardById } from '../../state/pool.js';
import { CardType } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    replaceHero: { readonly replaceHero: string };
  }
}

/** The effect `replaceHero`. */
export const replaceHeroWord: EffectWord<'replaceHero'> = {
  form: ({ text }) => ({ replaceHero: text }),
  says: 'your hero becomes another',
  rules: ['HS-REPL'],
  example: { replaceHero: 'ICC_829' },
  refers: { replaceHero: ['HERO'] },
  reads: ({ replaceHero: hero }, read) => `replace your hero with ${read.voice.named(hero)}`,
  compile: (effect, compiler) => {
    compiler.emit((run, frame) => {
      const s = run.state;
      if (inPlay(s, frame.source) && cardOf(s, frame.source).type === CardType.MINION)
        setAside(run, frame.source);
      becomeHeroOf(run, effect.replaceHero, frame.player as 1 | 2);
      const { weapon } = cardById(s.pool, effect.replaceHero).definition;
      if (weapon !== undefined)
        equipCard(run, cardById(s.pool, weapon), frame.player as 1 | 2, frame.source);
    });
  },
};
