import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { put } from '../../rules/events/move.js';
import { set, zoneOf } from '../../state/access.js';
import { Col, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';
import { reachable } from './reachable.js';

declare module '../../language/effects.js' {
  interface Effects {
    removeFromGame: { readonly removeFromGame: Selector };
  }
}

/** The effect `removeFromGame`. */
export const removeFromGame: EffectWord<'removeFromGame'> = {
  form: ({ selector }) => z.strictObject({ removeFromGame: selector }),
  says: 'removes these from the game; MADE_BY_SELF tells them afterwards',
  rules: ['WOW-411.6a'],
  example: { removeFromGame: 'SELF' },
  reads: ({ removeFromGame }) => `remove ${selectorRead(removeFromGame)} from the game`,
  run: (doing, { removeFromGame: which }) => {
    const cards = reachable(doing, which).filter((e) => zoneOf(doing.state, e) !== Zone.REMOVED);
    const source = doing.source;
    put(doing.run, cards, Zone.REMOVED);
    for (const e of cards) if (e !== source) set(doing.run, e, Col.SOURCE, source);
    return doing.performed(cards.length > 0);
  },
};
