import { z } from 'zod';
import type { Selector, Who } from '../../language/words.js';
import * as cards from '../../rules/events/cards.js';
import { ownerOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { playersDo, selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    search: {
      readonly search: Selector;
      readonly who?: Who;
      readonly save: string;
    };
  }
}

export const search: EffectWord<'search'> = {
  form: ({ selector, who, name }) =>
    z.strictObject({ search: selector, who: who.optional(), save: name }),
  says: 'a player searches the own deck for one of these and shuffles; nothing need be found',
  rules: ['WOW-409.1', 'WOW-409.2'],
  example: { search: { of: 'DECK', where: 'ALLY' }, save: 'found' },
  reads: ({ search, who, save }) =>
    `${playersDo(who, 'search')} for one of ${selectorRead(search)} ("${save}") and shuffles`,
  run: (doing, { search: which, who, save }) => {
    const [player = 0] = doing.players(who);
    if (player === 0) {
      doing.save(save, []);
      return doing.performed(false);
    }
    const found = doing.select(which).filter((e) => ownerOf(doing.state, e) === player);
    const [pick] = doing.frame.picks;
    if (pick === undefined && found.length > 0) {
      const rules = ['WOW-409.1', 'WOW-409.2'];
      return doing.ask({ name: 'search', of: 'entity', player, options: [...found, 0], rules });
    }
    doing.save(save, pick === undefined || pick === 0 ? [] : [pick]);
    cards.shuffle(doing.run, player);
    return doing.performed(pick !== undefined && pick !== 0);
  },
};
