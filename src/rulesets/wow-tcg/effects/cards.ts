import { z } from 'zod';
import type { Selector, Value, Who } from '../language/words.js';
import * as cards from '../rules/events/cards.js';
import { ownerOf } from '../state/access.js';
import type { EffectWord } from './effect-word.js';
import { playersDo, selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    discard: { readonly discard: Value; readonly who?: Who };
    draw: { readonly draw: Value; readonly who?: Who };
    search: {
      readonly search: Selector;
      readonly who?: Who;
      readonly save: string;
      /** So many at the most; absent: one. */
      readonly upTo?: number;
    };
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

export const search: EffectWord<'search'> = {
  form: ({ selector, who, name }) =>
    z.strictObject({
      search: selector,
      who: who.optional(),
      save: name,
      upTo: z.int().min(1).max(20).optional(),
    }),
  says: 'a player searches the own deck for one of these, or `upTo` so many, and shuffles; nothing need be found',
  isQuiet: true,
  rules: ['WOW-409.1', 'WOW-409.2'],
  example: { search: { of: 'DECK', where: 'ALLY' }, save: 'found' },
  reads: ({ search, who, save, upTo }) =>
    `${playersDo(who, 'search')} for ${upTo === undefined ? 'one' : `up to ${upTo}`} of ${selectorRead(search)} ("${save}") and shuffles`,
  run: (doing, { search: which, who, save, upTo = 1 }) => {
    const [player = 0] = doing.players(who);
    if (player === 0) {
      doing.save(save, []);
      return doing.performed(false);
    }
    const { picks } = doing.frame;
    const taken = picks.filter((e) => e !== 0);
    const found = doing
      .select(which)
      .filter((e) => ownerOf(doing.state, e) === player && !taken.includes(e));
    if (!picks.includes(0) && taken.length < upTo && found.length > 0) {
      const rules = ['WOW-409.1', 'WOW-409.2'];
      return doing.ask({ name: 'search', of: 'entity', player, options: [...found, 0], rules });
    }
    doing.save(save, taken);
    cards.shuffle(doing.run, player);
    return doing.performed(taken.length > 0);
  },
};
