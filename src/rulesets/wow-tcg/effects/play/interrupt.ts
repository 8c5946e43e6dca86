import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { interrupt as interruptLink } from '../../rules/links/interrupt.js';
import { zoneOf } from '../../state/access.js';
import { Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    interrupt: { readonly interrupt: Selector };
  }
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
