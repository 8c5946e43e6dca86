import { z } from 'zod';
import type { Who } from '../../language/words.js';
import { enterPlay } from '../../rules/events/enter.js';
import { ownedIn, set } from '../../state/access.js';
import { Col, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { playersDo } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    placeTopCard: { readonly placeTopCard: 'FACE_DOWN_EXHAUSTED'; readonly who?: Who };
  }
}

export const placeTopCard: EffectWord<'placeTopCard'> = {
  form: ({ who }) =>
    z.strictObject({ placeTopCard: z.literal('FACE_DOWN_EXHAUSTED'), who: who.optional() }),
  says: 'puts the top card of the deck into the resource row, face down and exhausted',
  rules: ['WOW-710.2b'],
  example: { placeTopCard: 'FACE_DOWN_EXHAUSTED' },
  reads: ({ who }) =>
    `${playersDo(who, 'put')} the top card of the deck into the resource row, face down and exhausted`,
  run: (doing, { who }) => {
    for (const player of doing.players(who)) {
      const [card] = ownedIn(doing.state, player, Zone.DECK);
      if (card === undefined) continue;
      set(doing.run, card, Col.RESOURCE, 1);
      set(doing.run, card, Col.FACE_DOWN, 1);
      enterPlay(doing.run, [{ card, player, exhausted: true }]);
    }
    return true;
  },
};
