import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { inLane, set } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { plain, selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    give: { readonly give: 'AGGRESSIVE'; readonly on: Selector };
  }
}

export const give: EffectWord<'give'> = {
  form: ({ selector }) => z.strictObject({ give: z.literal('AGGRESSIVE'), on: selector }),
  says: 'these creatures count as awake for the rest of the turn',
  rules: ['BATCH-c-attributes'],
  example: { give: 'AGGRESSIVE', on: 'FRIENDLY_CREATURES' },
  reads: ({ give, on }) => `${selectorRead(on)} is ${plain(give)} this turn`,
  run: (doing, effect) => {
    const { run, state, self: source } = doing;
    for (const about of doing.select(effect.on)) {
      if (!inLane(state, about)) continue;
      const text = '{about} is Aggressive this turn';
      const rules = ['BATCH-c-attributes'];
      const node = run.begin({ kind: 'effect', name: 'Aggressive', rules, text, source, about });
      set(run, about, Col.AGGRESSIVE_THIS_TURN, 1);
      run.end(node);
    }
    return 'DONE';
  },
};
