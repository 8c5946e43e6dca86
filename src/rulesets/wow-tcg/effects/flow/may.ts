import { z } from 'zod';
import type { Cost } from '../../language/card.js';
import type { Question, Who } from '../../language/words.js';
import { costProblem } from '../../queries/costs.js';
import { powerCost } from '../../queries/link-cost.js';
import { Op, type PayFrame } from '../../state/frames.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { questionRead, whoRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    may: {
      readonly may: readonly Effect[];
      readonly who?: Who;
      /** What it costs; "if you do" is what follows in the list. */
      readonly cost?: Cost;
      /** It can be chosen only if this is so (WOW-712.7). */
      readonly if?: Question;
      readonly otherwise?: readonly Effect[];
    };
  }
}

const YES = 1;

const PAYING = 2;

export const may: EffectWord<'may'> = {
  form: ({ effects, who, cost, question }) =>
    z.strictObject({
      may: effects,
      who: who.optional(),
      cost: cost.optional(),
      if: question.optional(),
      otherwise: effects.optional(),
    }),
  says: 'a player may do this, for a `cost` where there is one, if it can be done; `otherwise` this happens',
  rules: ['WOW-708.3', 'WOW-712.7', 'WOW-KW-unless'],
  example: { may: [{ draw: 1 }], cost: { resources: 2 } },
  reads: ({ may, who, cost, if: question, otherwise }, read) =>
    `${whoRead(who)} may${cost === undefined ? '' : ` pay (${read.cost(cost)})`}${question === undefined ? '' : ` if ${questionRead(question)}`}: ${read.effects(may) || 'nothing more'}${otherwise === undefined ? '' : `; otherwise ${read.effects(otherwise)}`}`,
  run: (doing, { may: effects, who, cost, if: question, otherwise }) => {
    const [player = 0] = doing.players(who);
    const { picks } = doing.frame;
    if (picks.length === 0) {
      const isPossible =
        player !== 0 &&
        (question === undefined || doing.answer(question)) &&
        canPay(doing, cost, player);
      const options = isPossible ? [YES, 0] : [0];
      const rules = [
        'WOW-708.3',
        'WOW-712.7',
        ...(otherwise === undefined ? [] : ['WOW-KW-unless']),
      ];
      return doing.ask({ name: 'may', of: 'yes or no', player, options, rules });
    }
    // who has left the game since does and pays nothing
    const isDone = picks[0] === YES && player !== 0;
    doing.performed(isDone);
    if (!isDone) return doing.follow(['otherwise'], otherwise);
    if (cost === undefined || picks.includes(PAYING)) return doing.follow(['may'], effects);
    picks.push(PAYING);
    doing.run.push(payFrame(doing, cost, player));
    return false;
  },
};

function canPay({ view, scope }: Doing, cost: Cost | undefined, player: number): boolean {
  if (cost === undefined) return true;
  return costProblem(view, powerCost(cost, scope.x), { ...scope, you: player }) === null;
}

function payFrame({ scope, source }: Doing, cost: Cost, player: number): PayFrame {
  return { op: Op.PAY, pc: 0, player, source, link: 0, paidWith: 0, ...powerCost(cost, scope.x) };
}
