import { z } from 'zod';
import type { Selector } from '../language/words.js';
import { enterPlay } from '../rules/events/enter.js';
import { inPlay, ownerOf, set } from '../state/access.js';
import { Col } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    placeAsResource: { readonly placeAsResource: Selector };
  }
}

/** The effect `placeAsResource`. */
export const placeAsResource: EffectWord<'placeAsResource'> = {
  form: ({ selector }) => z.strictObject({ placeAsResource: selector }),
  says: "puts these cards into their owners' resource rows, face down and exhausted",
  rules: ['WOW-710.2b', 'WOW-408.1b'],
  example: { placeAsResource: { saved: 'card' } },
  reads: ({ placeAsResource }) =>
    `put ${selectorRead(placeAsResource)} into the resource row, face down and exhausted`,
  run: (doing, { placeAsResource: which }) => {
    const cards = doing.select(which).filter((e) => !inPlay(doing.state, e));
    for (const e of cards) {
      set(doing.run, e, Col.RESOURCE, 1);
      set(doing.run, e, Col.FACE_DOWN, 1);
    }
    enterPlay(
      doing.run,
      cards.map((card) => ({ card, player: ownerOf(doing.state, card), exhausted: true })),
    );
    return doing.performed(cards.length > 0);
  },
};
