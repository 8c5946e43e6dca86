import { z } from 'zod';
import type { Value, Who } from '../../language/words.js';
import * as cards from '../../rules/events/cards.js';
import type { EffectWord } from '../effect-word.js';
import { playersDo, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    draw: { readonly draw: Value; readonly who?: Who };
  }
}

export const draw: EffectWord<'draw'> = {
  form: ({ value, who }) => z.strictObject({ draw: value, who: who.optional() }),
  says: 'draws cards, one after the other',
  rules: ['WOW-411.2a', 'WOW-407.6b'],
  example: { draw: 2 },
  reads: ({ draw, who }) => `${playersDo(who, 'draw')} ${valueRead(draw)}`,
  run: (doing, { draw: count, who }) => {
    doing.performed(true);
    for (const player of doing.players(who).reverse())
      cards.draw(doing.run, player, doing.value(count));
    return true;
  },
};
