import { z } from 'zod';
import type { Selector, Value } from '../../language/words.js';
import { enterPlay } from '../../rules/events/enter.js';
import { inPlay, isCard, ownerOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead, valueRead } from '../reading/phrases.js';
import { cardsMeant, fromForm, fromRead, type NamedZone } from './cards-meant.js';

declare module '../../language/effects.js' {
  interface Effects {
    putIntoPlay: {
      readonly putIntoPlay: Selector;
      readonly from?: NamedZone;
      readonly exhausted?: true;
      /** Damage that it enters with (WOW-710.2). */
      readonly damage?: Value;
    };
  }
}

export const putIntoPlay: EffectWord<'putIntoPlay'> = {
  form: (grammar) =>
    z.strictObject({
      putIntoPlay: grammar.selector,
      from: fromForm(grammar),
      exhausted: grammar.yes,
      damage: grammar.value.optional(),
    }),
  says: 'puts these cards into play under their owners at the same time, what has changed zones meanwhile only `from` the zone that is named; `exhausted`, or with `damage` on them',
  rules: ['WOW-710.1', 'WOW-710.2', 'WOW-411.1b'],
  example: { putIntoPlay: { of: 'GRAVEYARD', where: 'ALLY' } },
  reads: ({ putIntoPlay, from, exhausted, damage }) =>
    `put ${selectorRead(putIntoPlay)}${fromRead(from)} into play${exhausted === true ? ' exhausted' : ''}${damage === undefined ? '' : ` with ${valueRead(damage)} damage`}`,
  run: (doing, { putIntoPlay: which, from, exhausted, damage = 0 }) => {
    // no card in play can be put there, so that the zone need not be named
    const all = from === undefined ? doing.select(which) : cardsMeant(doing, which, from);
    const cards = all.filter((e) => isCard(doing.state, e) && !inPlay(doing.state, e));
    enterPlay(
      doing.run,
      cards.map((card) => ({
        card,
        player: ownerOf(doing.state, card),
        exhausted: exhausted === true,
        damage: doing.value(damage),
      })),
    );
    return doing.performed(cards.length > 0);
  },
};
