import type { Selector } from '../../language/words.js';
import { cardOf, get } from '../../state/access.js';
import { runCode } from '../../state/run-code.js';
import { scopeOf } from '../../state/scope.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The Deathrattle that is printed on a minion resolves as that of SELF, or of what SELF is attached to. */
    resolveDeathrattleOf: { readonly resolveDeathrattleOf: Selector };
  }
}

export const resolveDeathrattleOfWord: EffectWord<'resolveDeathrattleOf'> = {
  form: ({ selector }) => ({ resolveDeathrattleOf: selector }),
  says: "the Deathrattle printed on a minion resolves as SELF's own, or its host's",
  rules: [],
  example: { resolveDeathrattleOf: 'REMEMBERED' },
  reads: ({ resolveDeathrattleOf: minion }, read) =>
    `carry out the Deathrattle of ${read.these(minion)} as its own`,
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.resolveDeathrattleOf));
    compiler.emit((run, frame) => {
      const s = run.state;
      const minion = of(s, frame)[0];
      if (minion === undefined) return;
      const { deathrattle, deathrattleIf } = cardOf(s, minion);
      const { player, event } = frame;
      const source = get(s, frame.source, Tag.ATTACHED) || frame.source;
      if (deathrattle === null) return;
      if (deathrattleIf !== null && !deathrattleIf(s, scopeOf(source, player, event, source)))
        return;
      runCode(run, deathrattle, { source, player, event });
    });
  },
};
