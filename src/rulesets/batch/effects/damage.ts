import { z } from 'zod';
import type { ByLevel, Selector, Value } from '../language/words.js';
import { boost as boostBy } from '../rules/events/boost.js';
import { dealDamage } from '../rules/events/damage.js';
import { banish as banishOne, destroy as destroyOne } from '../rules/events/destroy.js';
import { bounded, get } from '../state/access.js';
import { Col } from '../vocabulary/index.js';
import { rangeOf } from './amounts.js';
import type { EffectWord } from './effect-word.js';
import { byLevelRead, selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    banish: { readonly banish: Selector };
    boost: {
      readonly boost: { readonly attack?: ByLevel<number>; readonly health?: ByLevel<number> };
      readonly on: Selector;
      readonly times?: Value;
      readonly lasts?: 'THIS_TURN';
    };
    damage: {
      readonly damage: Value;
      readonly to: Selector;
      /** Each of these deals it; absent: SELF does. */
      readonly from?: Selector;
      /** The levels that have it; absent: all. */
      readonly levels?: readonly number[];
    };
    destroy: { readonly destroy: Selector };
  }
}

export const banish: EffectWord<'banish'> = {
  form: ({ selector }) => z.strictObject({ banish: selector }),
  says: 'removes these from the game: neither dead nor replaced, and no event',
  rules: ['BATCH-c-keywords'],
  example: { banish: 'TARGET' },
  reads: ({ banish }) => `banish ${selectorRead(banish)}`,
  run: (doing, effect) => {
    for (const e of doing.select(effect.banish)) banishOne(doing.run, doing.self, e);
    return 'DONE';
  },
};

export const boost: EffectWord<'boost'> = {
  form: ({ numbers, selector, thisTurn }) =>
    z.strictObject({
      boost: z.strictObject({ attack: numbers.optional(), health: numbers.optional() }),
      on: selector,
      times: z.union([numbers, z.literal('EVENT_AMOUNT')]).optional(),
      lasts: thisTurn.optional(),
    }),
  says: 'changes attack and health for good, attack also for the turn alone; health goes with its maximum',
  rules: ['BATCH-c-heal', 'BATCH-INF-this-turn'],
  example: { boost: { attack: [1, 2, 3], health: 1 }, on: 'SELF', times: 'EVENT_AMOUNT' },
  reads: ({ boost: { attack, health }, on, times, lasts }) => {
    const parts = [
      ...(attack === undefined ? [] : [`${byLevelRead(attack)} attack`]),
      ...(health === undefined ? [] : [`${byLevelRead(health)} health`]),
    ];
    const often = times === undefined ? '' : `, times ${valueRead(times)}`;
    return `give ${parts.join(' and ')} to ${selectorRead(on)}${often}${lasts === undefined ? '' : ' this turn'}`;
  },
  run: (doing, { boost: by, on, times, lasts }) => {
    const often = times === undefined ? 1 : doing.amount(times);
    const attack = bounded(doing.ofLevel(by.attack ?? 0) * often);
    const health = bounded(doing.ofLevel(by.health ?? 0) * often);
    const thisTurn = lasts === 'THIS_TURN';
    for (const e of doing.select(on))
      boostBy(doing.run, doing.self, e, { attack, health, thisTurn });
    return 'DONE';
  },
};

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

export const destroy: EffectWord<'destroy'> = {
  form: ({ selector }) => z.strictObject({ destroy: selector }),
  says: 'destroys these',
  rules: ['BATCH-destroy-immediate'],
  example: { destroy: 'TARGET' },
  reads: ({ destroy }) => `destroy ${selectorRead(destroy)}`,
  run: (doing, effect) => {
    for (const e of doing.select(effect.destroy)) destroyOne(doing.run, doing.self, e);
    return 'DONE';
  },
};
