import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { get, inLane, set } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    extraBattle: { readonly extraBattle: Selector };
  }
}

export const extraBattle: EffectWord<'extraBattle'> = {
  form: ({ selector }) => z.strictObject({ extraBattle: selector }),
  says: 'these creatures may be in one more battle this turn',
  rules: ['BATCH-c-extra-battle'],
  example: { extraBattle: 'TARGET' },
  reads: ({ extraBattle }) => `${selectorRead(extraBattle)} may battle an additional time`,
  run: (doing, effect) => {
    const { run, state, self: source } = doing;
    for (const about of doing.select(effect.extraBattle)) {
      if (!inLane(state, about)) continue;
      const text = '{about} may battle an additional time';
      const rules = ['BATCH-c-extra-battle'];
      const node = run.begin({ kind: 'effect', name: 'Extra Battle', rules, text, source, about });
      set(run, about, Col.EXTRA_BATTLES, get(state, about, Col.EXTRA_BATTLES) + 1);
      run.end(node);
    }
    return 'DONE';
  },
};
