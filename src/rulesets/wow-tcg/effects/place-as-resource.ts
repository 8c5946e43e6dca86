import { z } from 'zod';
import type { Selector } from '../language/words.js';
import { enterPlay } from '../rules/events/enter.js';
import { inPlay, isCard, ownerOf, set } from '../state/access.js';
import { Col } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { cardsMeant, fromForm, fromRead, type NamedZone } from './moves.js';
import { selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    placeAsResource: { readonly placeAsResource: Selector; readonly from?: NamedZone };
  }
}

/** The effect `placeAsResource`. */
export const placeAsResource: EffectWord<'placeAsResource'> = {
  form: (grammar) => z.strictObject({ placeAsResource: grammar.selector, from: fromForm(grammar) }),
  says: "puts these cards into their owners' resource rows, face down and exhausted, what has changed zones meanwhile only `from` the zone that is named",
  rules: ['WOW-710.2b', 'WOW-408.1b'],
  example: { placeAsResource: { saved: 'card' } },
  reads: ({ placeAsResource, from }) =>
    `put ${selectorRead(placeAsResource)}${fromRead(from)} into the resource row, face down and exhausted`,
  run: (doing, { placeAsResource: which, from }) => {
    const all = from === undefined ? doing.select(which) : cardsMeant(doing, which, from);
    const cards = all.filter((e) => isCard(doing.state, e) && !inPlay(doing.state, e));
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
