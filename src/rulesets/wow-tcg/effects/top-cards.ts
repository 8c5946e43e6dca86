import { z } from 'zod';
import { recordEffect } from '../../common/trace-nodes.js';
import type { Value, Who } from '../language/words.js';
import * as cards from '../rules/events/cards.js';
import { playerRow } from '../state/players.js';
import type { EffectWord } from './effect-word.js';
import { valueRead, whoRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    topCards: { readonly topCards: Value; readonly who?: Who; readonly save: string };
  }
}

/** The effect `topCards`. */
export const topCards: EffectWord<'topCards'> = {
  form: ({ value, who, name }) =>
    z.strictObject({ topCards: value, who: who.optional(), save: name }),
  says: "looks at so many cards on top of a player's deck, as many as there are, and keeps them as `save`; they stay there",
  rules: ['WOW-411.2a', 'WOW-709.2b'],
  example: { topCards: 3, save: 'top' },
  reads: ({ topCards, who, save }) =>
    `look at the top ${valueRead(topCards)} card(s) of the deck of ${whoRead(who)} ("${save}")`,
  run: (doing, { topCards: count, who, save }) => {
    const [player = 0] = doing.players(who);
    const { picks } = doing.frame;
    if (player !== 0 && !cards.seeTop(doing.run, player, doing.value(count), picks)) return false;
    recordEffect(doing.run, 'Look', ['WOW-411.2a'], {
      text: '{value} card(s) on top of the deck of {about} are looked at',
      about: playerRow(player),
      value: picks.length,
    });
    doing.save(save, picks);
    return doing.performed(picks.length > 0);
  },
};
