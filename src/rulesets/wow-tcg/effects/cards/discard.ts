import { z } from 'zod';
import type { Value, Who } from '../../language/words.js';
import * as cards from '../../rules/events/cards.js';
import type { EffectWord } from '../effect-word.js';
import { playersDo, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    discard: { readonly discard: Value; readonly who?: Who };
  }
}

export const discard: EffectWord<'discard'> = {
  form: ({ value, who }) => z.strictObject({ discard: value, who: who.optional() }),
  says: 'discards cards, which their player chooses',
  rules: ['WOW-709.2b', 'WOW-411.4a', 'WOW-104.1'],
  example: { discard: 1, who: 'YOU' },
  reads: ({ discard, who }) => `${playersDo(who, 'discard')} ${valueRead(discard)}`,
  run: (doing, { discard: count, who }) => {
    doing.performed(true);
    cards.discard(doing.run, doing.players(who), doing.value(count));
    return true;
  },
};
