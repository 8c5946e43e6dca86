import { z } from 'zod';
import type { Selector, Value } from '../../language/words.js';
import * as status from '../../rules/events/status.js';
import { turnFaceDown as turn } from '../../rules/links/pay.js';
import { add, get, inPlay } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';

/** Words that change how cards lie in play. */
declare module '../../language/effects.js' {
  interface Effects {
    exhaust: { readonly exhaust: Selector };
    ready: { readonly ready: Selector };
    turnFaceDown: { readonly turnFaceDown: Selector };
    addCounters: { readonly addCounters: Value; readonly on: Selector };
  }
}

/** The effect `exhaust`. */
export const exhaust: EffectWord<'exhaust'> = {
  form: ({ selector }) => z.strictObject({ exhaust: selector }),
  says: 'exhausts these; what is exhausted already does not become it',
  rules: ['WOW-703.4'],
  example: { exhaust: 'TARGET' },
  run: (doing, { exhaust: which }) => {
    const done = doing.select(which).map((e) => status.exhaust(doing.run, e, ['WOW-709.2b']));
    return doing.performed(done.includes(true));
  },
};

/** The effect `ready`. */
export const ready: EffectWord<'ready'> = {
  form: ({ selector }) => z.strictObject({ ready: selector }),
  says: 'readies these',
  rules: ['WOW-105.1'],
  example: { ready: 'YOUR_HERO' },
  run: (doing, { ready: which }) => {
    const done = doing.select(which).map((e) => status.ready(doing.run, e, ['WOW-709.2b']));
    return doing.performed(done.includes(true));
  },
};

/** The effect `turnFaceDown`. */
export const turnFaceDown: EffectWord<'turnFaceDown'> = {
  form: ({ selector }) => z.strictObject({ turnFaceDown: selector }),
  says: 'turns these face down',
  rules: ['WOW-KW-flip'],
  example: { turnFaceDown: { saved: 'quest' } },
  run: (doing, { turnFaceDown: which }) => {
    const cards = doing
      .select(which)
      .filter((e) => inPlay(doing.state, e) && get(doing.state, e, Col.FACE_DOWN) === 0);
    for (const e of cards) turn(doing.run, e);
    return doing.performed(cards.length > 0);
  },
};

/** The effect `addCounters`. */
export const addCounters: EffectWord<'addCounters'> = {
  form: ({ selector, value }) => z.strictObject({ addCounters: value, on: selector }),
  says: 'puts so many counters on each of these',
  rules: ['WOW-402.1'],
  example: { addCounters: 1, on: 'SELF' },
  run: (doing, { addCounters: count, on }) => {
    for (const e of doing.select(on))
      if (inPlay(doing.state, e)) putCounters(doing, e, doing.value(count));
    return true;
  },
};

function putCounters({ run }: Doing, about: number, value: number): void {
  const rules = ['WOW-402.1'];
  const text = '{value} counters are put on {about}';
  const node = run.begin({ kind: 'effect', name: 'Counters', rules, text, about, value });
  add(run, about, Col.COUNTERS, value);
  run.end(node);
}
