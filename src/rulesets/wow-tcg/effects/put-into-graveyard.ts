import { z } from 'zod';
import type { Selector } from '../language/words.js';
import { put } from '../rules/events/move.js';
import { zoneOf } from '../state/access.js';
import { Zone } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { cardsMeant, fromForm, fromRead, type NamedZone } from './moves.js';
import { selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    putIntoGraveyard: { readonly putIntoGraveyard: Selector; readonly from?: NamedZone };
  }
}

/** The effect `putIntoGraveyard`. */
export const putIntoGraveyard: EffectWord<'putIntoGraveyard'> = {
  form: (grammar) =>
    z.strictObject({ putIntoGraveyard: grammar.selector, from: fromForm(grammar) }),
  says: "puts these into their owners' graveyards, which destroys and discards nothing: from play, or `from` another zone",
  rules: ['WOW-411.1', 'WOW-712.4'],
  example: { putIntoGraveyard: { saved: 'top' }, from: 'DECK' },
  reads: ({ putIntoGraveyard, from }) =>
    `put ${selectorRead(putIntoGraveyard)}${fromRead(from)} into the owners' graveyards`,
  run: (doing, { putIntoGraveyard: which, from }) => {
    const cards = cardsMeant(doing, which, from).filter(
      (e) => zoneOf(doing.state, e) !== Zone.GRAVEYARD,
    );
    put(doing.run, cards, Zone.GRAVEYARD);
    return doing.performed(cards.length > 0);
  },
};
