import type { Selector } from '../../language/words.js';
import { cardOf } from '../../state/access.js';
import { runCode } from '../../state/run-code.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The text printed on a spell or Hero Power resolves as that of SELF, with the target that SELF has. */
    resolveTextOf: { readonly resolveTextOf: Selector };
  }
}

export const resolveTextOfWord: EffectWord<'resolveTextOf'> = {
  form: ({ selector }) => ({ resolveTextOf: selector }),
  says: "the text printed on a spell or Hero Power resolves as SELF's own; nothing is played, cast or used",
  rules: ['HS-R1-dfs'],
  example: { resolveTextOf: { saved: 'taken' } },
  reads: ({ resolveTextOf: card }, read) => `carry out the text of ${read.these(card)} as its own`,
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.resolveTextOf);
    compiler.emit((run, frame) => {
      const s = run.state;
      const found = of(s, frame)[0];
      const text = found === undefined ? null : cardOf(s, found).text;
      if (text === null) return;
      const { source, player, target } = frame;
      runCode(run, text, { source, player, target });
    });
  },
};
