import { z } from 'zod';
import type { Cost } from '../language/card.js';
import { costProblem } from '../queries/costs.js';
import { powerCost } from '../queries/link-cost.js';
import { Op, type PayFrame } from '../state/frames.js';
import type { Doing, EffectWord } from './effect-word.js';

declare module '../language/effects.js' {
  interface Effects {
    flipCoin: {
      readonly flipCoin: readonly Effect[];
      readonly lost?: readonly Effect[];
      /** What may be paid after a lost flip to flip again. */
      readonly again?: Cost;
    };
  }
}

const WON = 1;
const LOST = 0;
const YES = 1;
const RULES = ['WOW-INF-coin'];

/** The effect `flipCoin`. */
export const flipCoin: EffectWord<'flipCoin'> = {
  form: ({ effects, cost }) =>
    z.strictObject({ flipCoin: effects, lost: effects.optional(), again: cost.optional() }),
  says: 'flips a coin: this happens if you win, `lost` if you lose; for a cost you may flip `again`',
  isQuiet: true,
  rules: RULES,
  example: { flipCoin: [{ draw: 2 }], again: { resources: 2 } },
  reads: ({ flipCoin, lost = [], again }, read) =>
    `flip a coin: if you win, ${read.effects(flipCoin)}${lost.length === 0 ? '' : `; if you lose, ${read.effects(lost)}`}${again === undefined ? '' : `; if you lose, you may pay (${read.cost(again)}) to flip again`}`,
  run: (doing, { flipCoin: won, lost, again }) => {
    const { picks } = doing.frame;
    // a flip, whether to pay for another, and so on
    const isFlip = picks.length % 2 === 0;
    if (isFlip && picks.at(-1) !== LOST)
      return doing.ask(
        { name: 'coin', of: 'coin', player: 0, options: [WON, LOST], rules: RULES },
        'chance',
      );
    if (!isFlip && picks.at(-1) === WON) return doing.follow(['flipCoin'], won);
    if (!isFlip && again !== undefined && canPay(doing, again)) {
      const known = picks.length;
      doing.ask({
        name: 'may',
        of: 'yes or no',
        player: doing.you,
        options: [YES, 0],
        rules: RULES,
      });
      if (picks.length > known && picks.at(-1) === YES) doing.run.push(payFrame(doing, again));
      return false;
    }
    return doing.follow(['lost'], lost);
  },
};

function canPay({ view, scope }: Doing, cost: Cost): boolean {
  return costProblem(view, powerCost(cost, scope.x), scope) === null;
}

function payFrame({ scope, source, you: player }: Doing, cost: Cost): PayFrame {
  return { op: Op.PAY, pc: 0, player, source, link: 0, paidWith: 0, ...powerCost(cost, scope.x) };
}
