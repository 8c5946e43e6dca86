import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { put } from '../../rules/events/move.js';
import { zoneOf } from '../../state/access.js';
import { Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';
import { cardsMeant, fromForm, fromRead, type NamedZone } from './cards-meant.js';

declare module '../../language/effects.js' {
  interface Effects {
    returnToHand: { readonly returnToHand: Selector; readonly from?: NamedZone };
  }
}

export const returnToHand: EffectWord<'returnToHand'> = {
  form: (grammar) => z.strictObject({ returnToHand: grammar.selector, from: fromForm(grammar) }),
  says: "returns these to their owners' hands: from play, or `from` another zone",
  rules: ['WOW-411.1', 'WOW-411.1b', 'WOW-712.4'],
  example: { returnToHand: 'TARGET' },
  reads: ({ returnToHand, from }) =>
    `return ${selectorRead(returnToHand)}${fromRead(from)} to the owners' hands`,
  run: (doing, { returnToHand: which, from }) => {
    const cards = cardsMeant(doing, which, from).filter(
      (e) => zoneOf(doing.state, e) !== Zone.HAND,
    );
    put(doing.run, cards, Zone.HAND);
    return doing.performed(cards.length > 0);
  },
};
