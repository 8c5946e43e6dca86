import { z } from 'zod';
import type { Selector, Value } from '../../language/words.js';
import { enterPlay } from '../../rules/events/enter.js';
import { inPlay, ownerOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    putIntoPlay: {
      readonly putIntoPlay: Selector;
      readonly exhausted?: true;
      /** Damage that it enters with (WOW-710.2). */
      readonly damage?: Value;
    };
  }
}

/** The effect `putIntoPlay`. */
export const putIntoPlay: EffectWord<'putIntoPlay'> = {
  form: ({ selector, value, yes }) =>
    z.strictObject({ putIntoPlay: selector, exhausted: yes, damage: value.optional() }),
  says: 'puts these cards into play under their owners at the same time; `exhausted`, or with `damage` on them',
  rules: ['WOW-710.1', 'WOW-710.2'],
  example: { putIntoPlay: { of: 'GRAVEYARD', where: 'ALLY' } },
  reads: ({ putIntoPlay, exhausted, damage }) =>
    `put ${selectorRead(putIntoPlay)} into play${exhausted === true ? ' exhausted' : ''}${damage === undefined ? '' : ` with ${valueRead(damage)} damage`}`,
  run: (doing, { putIntoPlay: which, exhausted, damage = 0 }) => {
    const cards = doing.select(which).filter((e) => !inPlay(doing.state, e));
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
