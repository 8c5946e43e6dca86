import { z } from 'zod';
import type { ByLevel, Selector, Value } from '../../language/words.js';
import { boost as boostBy } from '../../rules/events/boost.js';
import { bounded } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { byLevelRead, selectorRead, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    boost: {
      readonly boost: { readonly attack?: ByLevel<number>; readonly health?: ByLevel<number> };
      readonly on: Selector;
      readonly times?: Value;
      readonly lasts?: 'THIS_TURN';
    };
  }
}

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
