import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { put } from '../../rules/events/move.js';
import { zoneOf } from '../../state/access.js';
import { Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';
import { reachable } from './reachable.js';

declare module '../../language/effects.js' {
  interface Effects {
    returnToHand: { readonly returnToHand: Selector };
  }
}

/** The effect `returnToHand`. */
export const returnToHand: EffectWord<'returnToHand'> = {
  form: ({ selector }) => z.strictObject({ returnToHand: selector }),
  says: "returns these to their owners' hands",
  rules: ['WOW-411.1', 'WOW-411.1b'],
  example: { returnToHand: 'TARGET' },
  reads: ({ returnToHand }) => `return ${selectorRead(returnToHand)} to the owners' hands`,
  run: (doing, { returnToHand: which }) => {
    const cards = reachable(doing, which).filter((e) => zoneOf(doing.state, e) !== Zone.HAND);
    put(doing.run, cards, Zone.HAND);
    return doing.performed(cards.length > 0);
  },
};
