import { z } from 'zod';
import { beginEffect } from '../../../common/trace-nodes.js';
import type { Selector, Value } from '../../language/words.js';
import { add, inPlay } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { selectorRead, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    addCounters: { readonly addCounters: Value; readonly on: Selector };
  }
}

export const addCounters: EffectWord<'addCounters'> = {
  form: ({ selector, value }) => z.strictObject({ addCounters: value, on: selector }),
  says: 'puts so many counters on each of these',
  rules: ['WOW-402.1'],
  example: { addCounters: 1, on: 'SELF' },
  reads: ({ addCounters, on }) => `put ${valueRead(addCounters)} counter(s) on ${selectorRead(on)}`,
  run: (doing, { addCounters: count, on }) => {
    for (const e of doing.select(on))
      if (inPlay(doing.state, e)) putCounters(doing, e, doing.value(count));
    return true;
  },
};

function putCounters({ run }: Doing, about: number, value: number): void {
  const rules = ['WOW-402.1'];
  const text = '{value} counters are put on {about}';
  const node = beginEffect(run, 'Counters', rules, { text, about, value });
  add(run, about, Col.COUNTERS, value);
  run.end(node);
}
