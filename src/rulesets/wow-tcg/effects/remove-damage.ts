import { z } from 'zod';
import { beginEffect } from '../../common/trace-nodes.js';
import type { Selector, Value } from '../language/words.js';
import { get, inPlay, set } from '../state/access.js';
import { Col } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    removeDamage: { readonly removeDamage: Selector; readonly amount?: Value };
  }
}

/** The effect `removeDamage`. */
export const removeDamage: EffectWord<'removeDamage'> = {
  form: ({ selector, value }) =>
    z.strictObject({ removeDamage: selector, amount: value.optional() }),
  says: 'removes all damage, or an `amount` of it, from each of these; nothing is healed',
  rules: ['WOW-403.1', 'WOW-INF-removed-damage'],
  example: { removeDamage: 'SELF' },
  reads: ({ removeDamage, amount }) =>
    `remove ${amount === undefined ? 'all' : valueRead(amount)} damage from ${selectorRead(removeDamage)}`,
  run: (doing, { removeDamage: which, amount }) => {
    const { state, run } = doing;
    const hurt = doing
      .select(which)
      .filter((e) => inPlay(state, e) && get(state, e, Col.DAMAGE) > 0);
    for (const about of hurt) {
      const damage = get(state, about, Col.DAMAGE);
      const value = amount === undefined ? damage : Math.min(damage, doing.value(amount));
      const node = beginEffect(run, 'Remove Damage', ['WOW-INF-removed-damage', 'WOW-403.1'], {
        text: '{value} damage is removed from {about}',
        about,
        value,
      });
      set(run, about, Col.DAMAGE, damage - value);
      run.end(node);
    }
    return doing.performed(hurt.length > 0);
  },
};
