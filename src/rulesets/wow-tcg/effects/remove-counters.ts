import { z } from 'zod';
import { beginEffect } from '../../common/trace-nodes.js';
import type { Selector, Value } from '../language/words.js';
import { get, inPlay, set } from '../state/access.js';
import { Col } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    removeCounters: { readonly removeCounters: Value; readonly from: Selector };
  }
}

/** The effect `removeCounters`. */
export const removeCounters: EffectWord<'removeCounters'> = {
  form: ({ selector, value }) => z.strictObject({ removeCounters: value, from: selector }),
  says: 'removes so many counters, or as many as there are, from each of these',
  rules: ['WOW-402.1', 'WOW-709.2f'],
  example: { removeCounters: 1, from: 'SELF' },
  reads: ({ removeCounters, from }) =>
    `remove ${valueRead(removeCounters)} counter(s) from ${selectorRead(from)}`,
  run: (doing, { removeCounters: count, from }) => {
    const { state, run } = doing;
    const rich = doing
      .select(from)
      .filter((e) => inPlay(state, e) && get(state, e, Col.COUNTERS) > 0);
    const most = doing.value(count);
    for (const about of rich) {
      const value = Math.min(most, get(state, about, Col.COUNTERS));
      const text = '{value} counters are removed from {about}';
      const node = beginEffect(run, 'Counters', ['WOW-402.1'], { text, about, value });
      set(run, about, Col.COUNTERS, get(state, about, Col.COUNTERS) - value);
      run.end(node);
    }
    return doing.performed(rich.length > 0 && most > 0);
  },
};
