import { z } from 'zod';
import type { EffectWord } from '../effect-word.js';
import { listed } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    roll: { readonly roll: readonly { readonly upTo: number; readonly do: readonly Effect[] }[] };
  }
}

export const roll: EffectWord<'roll'> = {
  form: ({ effects }) =>
    z.strictObject({
      roll: z.array(z.strictObject({ upTo: z.int().min(1).max(6), do: effects })).max(6),
    }),
  says: 'rolls a die with six sides; the first entry that reaches so far happens',
  rules: ['WOW-KW-dice'],
  example: { roll: [{ upTo: 3, do: [{ draw: 1 }] }] },
  reads: ({ roll }, read) =>
    `roll a die: ${listed(roll.map(({ upTo, do: effects }) => `up to ${upTo}, ${read.effects(effects)}`))}`,
  run: (doing, { roll: entries }) => {
    const [rolled] = doing.frame.picks;
    if (rolled === undefined) {
      const options = [1, 2, 3, 4, 5, 6];
      const rules = ['WOW-KW-dice'];
      return doing.ask({ name: 'die', of: 'amount', player: 0, options, rules }, 'chance');
    }
    const at = entries.findIndex(({ upTo }) => rolled <= upTo);
    return doing.follow(['roll', at, 'do'], entries[at]?.do);
  },
};
