import { z } from 'zod';
import type { Selector, Value } from '../../language/words.js';
import { dealDamage } from '../../rules/events/damage.js';
import { get } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import { rangeOf } from '../amounts.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    damage: {
      readonly damage: Value;
      readonly to: Selector;
      /** Each of these deals it; absent: SELF does. */
      readonly from?: Selector;
      /** The levels that have it; absent: all. */
      readonly levels?: readonly number[];
    };
  }
}

/** What a card leaves to chance. */
const DRAWN = ['BATCH-INF-random'];

export const damage: EffectWord<'damage'> = {
  form: ({ value, selectorOrRandom, selector, levels }) =>
    z.strictObject({
      damage: value,
      to: selectorOrRandom,
      from: selector.optional(),
      levels: levels.optional(),
    }),
  says: 'SELF, or each of `from`, deals damage to each of these, or to one of them that is drawn',
  rules: ['BATCH-events', 'BATCH-INF-random'],
  example: { damage: [4, 7, 10], to: 'TARGET' },
  reads: ({ damage, to, from, levels }) => {
    const whose = from === undefined ? '' : ` from ${selectorRead(from)}`;
    const when = levels === undefined ? '' : ` (level ${levels.join(', ')})`;
    return `deal ${valueRead(damage)} damage${whose} to ${selectorRead(to)}${when}`;
  },
  draws: (doing, { damage, to }) => {
    const range = rangeOf(doing.state, damage, doing.frame);
    return [
      range && { name: 'random number', of: 'amount', options: range, rules: DRAWN },
      isRandom(to)
        ? { name: 'random target', of: 'entity', options: doing.select(to), rules: DRAWN }
        : null,
    ];
  },
  run: (doing, { damage, to, from = 'SELF', levels }) => {
    const { run, frame, state } = doing;
    if (levels !== undefined && !levels.includes(get(state, frame.bearer, Col.LEVEL)))
      return 'DONE';
    const amount = doing.amount(damage);
    const sources = doing.select(from);
    const targets = isRandom(to) ? frame.picks.slice(1).filter((e) => e !== 0) : doing.select(to);
    for (const source of sources)
      for (const target of targets) dealDamage(run, { kind: 'DAMAGE', source, target, amount });
    return 'DONE';
  },
};

function isRandom(selector: Selector): boolean {
  return typeof selector === 'object' && 'random' in selector;
}
