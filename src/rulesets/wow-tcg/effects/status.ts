import { z } from 'zod';
import { beginEffect } from '../../common/trace-nodes.js';
import type { Selector, Value } from '../language/words.js';
import * as status from '../rules/events/status.js';
import { interrupt as interruptLink } from '../rules/links/interrupt.js';
import { turnFaceDown as turn } from '../rules/links/pay.js';
import { add, get, inPlay, zoneOf } from '../state/access.js';
import { Col, Zone } from '../vocabulary/index.js';
import type { Doing, EffectWord } from './effect-word.js';
import { selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    ready: { readonly ready: Selector };
    exhaust: { readonly exhaust: Selector; readonly save?: string };
    turnFaceDown: { readonly turnFaceDown: Selector };
    addCounters: { readonly addCounters: Value; readonly on: Selector };
    interrupt: { readonly interrupt: Selector };
  }
}

export const ready: EffectWord<'ready'> = {
  form: ({ selector }) => z.strictObject({ ready: selector }),
  says: 'readies these',
  rules: ['WOW-105.1'],
  example: { ready: 'YOUR_HERO' },
  reads: ({ ready }) => `ready ${selectorRead(ready)}`,
  run: (doing, { ready: which }) =>
    doing.performed(status.ready(doing.run, doing.select(which), ['WOW-709.2b'])),
};

export const exhaust: EffectWord<'exhaust'> = {
  form: ({ selector, name }) => z.strictObject({ exhaust: selector, save: name.optional() }),
  says: 'exhausts these and keeps them as `save`; what is exhausted already does not become it',
  rules: ['WOW-703.4'],
  example: { exhaust: 'TARGET' },
  reads: ({ exhaust }) => `exhaust ${selectorRead(exhaust)}`,
  run: (doing, { exhaust: which, save }) => {
    const done = doing.select(which).filter((e) => status.exhaust(doing.run, e, ['WOW-709.2b']));
    doing.save(save, done);
    return doing.performed(done.length > 0);
  },
};

export const turnFaceDown: EffectWord<'turnFaceDown'> = {
  form: ({ selector }) => z.strictObject({ turnFaceDown: selector }),
  says: 'turns these face down',
  rules: ['WOW-KW-flip'],
  example: { turnFaceDown: { saved: 'quest' } },
  reads: ({ turnFaceDown }) => `turn ${selectorRead(turnFaceDown)} face down`,
  run: (doing, { turnFaceDown: which }) => {
    const cards = doing
      .select(which)
      .filter((e) => inPlay(doing.state, e) && get(doing.state, e, Col.FACE_DOWN) === 0);
    for (const e of cards) turn(doing.run, e);
    return doing.performed(cards.length > 0);
  },
};

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

export const interrupt: EffectWord<'interrupt'> = {
  form: ({ selector }) => z.strictObject({ interrupt: selector }),
  says: 'interrupts these links',
  rules: ['WOW-711.1', 'WOW-711.2'],
  example: { interrupt: 'TARGET' },
  reads: ({ interrupt }) => `interrupt ${selectorRead(interrupt)}`,
  run: (doing, { interrupt: which }) => {
    const links = doing.select(which).filter((e) => zoneOf(doing.state, e) === Zone.CHAIN);
    for (const link of links) interruptLink(doing.run, link);
    return doing.performed(links.length > 0);
  },
};
