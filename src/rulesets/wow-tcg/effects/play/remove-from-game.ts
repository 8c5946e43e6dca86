import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { put } from '../../rules/events/move.js';
import { set, zoneOf } from '../../state/access.js';
import { Col, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';
import { cardsMeant, fromForm, fromRead, type NamedZone } from './cards-meant.js';

declare module '../../language/effects.js' {
  interface Effects {
    removeFromGame: { readonly removeFromGame: Selector; readonly from?: NamedZone };
  }
}

export const removeFromGame: EffectWord<'removeFromGame'> = {
  form: (grammar) => z.strictObject({ removeFromGame: grammar.selector, from: fromForm(grammar) }),
  says: 'removes these from the game: from play, or `from` another zone; MADE_BY_SELF names them afterwards',
  rules: ['WOW-411.6a', 'WOW-712.4'],
  example: { removeFromGame: 'SELF' },
  reads: ({ removeFromGame, from }) =>
    `remove ${selectorRead(removeFromGame)}${fromRead(from)} from the game`,
  run: (doing, { removeFromGame: which, from }) => {
    const cards = cardsMeant(doing, which, from).filter(
      (e) => zoneOf(doing.state, e) !== Zone.REMOVED,
    );
    const source = doing.source;
    put(doing.run, cards, Zone.REMOVED);
    for (const e of cards) if (e !== source) set(doing.run, e, Col.SOURCE, source);
    return doing.performed(cards.length > 0);
  },
};
