import { z } from 'zod';
import { recordEffect } from '../../common/trace-nodes.js';
import type { Selector } from '../language/words.js';
import { ownerOf } from '../state/access.js';
import { playerRow } from '../state/players.js';
import type { EffectWord } from './effect-word.js';
import { selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    lookAt: { readonly lookAt: Selector };
  }
}

/** The effect `lookAt`. */
export const lookAt: EffectWord<'lookAt'> = {
  form: ({ selector }) => z.strictObject({ lookAt: selector }),
  says: 'looks at these cards, which stay where they are',
  rules: ['WOW-709.2b'],
  example: { lookAt: { of: 'HAND', where: { ownedAs: 'TARGET' } } },
  reads: ({ lookAt }) => `look at ${selectorRead(lookAt)}`,
  run: (doing, { lookAt: which }) => {
    const { state, run } = doing;
    const cards = doing.whoever(which);
    for (const player of new Set(cards.map((e) => ownerOf(state, e))))
      recordEffect(run, 'Look', ['WOW-709.2b'], {
        text: '{value} card(s) of {about} are looked at',
        about: playerRow(player),
        value: cards.filter((e) => ownerOf(state, e) === player).length,
      });
    return doing.performed(cards.length > 0);
  },
};
