import { z } from 'zod';
import type { Cost } from '../../language/card.js';
import type { Question, Selector, Value, Who } from '../../language/words.js';
import { costProblem } from '../../queries/costs.js';
import { powerCost } from '../../queries/link-cost.js';
import { printed } from '../../state/access.js';
import { Op, type PayFrame } from '../../state/frames.js';
import type { Doing, EffectWord } from '../effect-word.js';

/** Words by which a player decides something while a link resolves (WOW-708.3, WOW-709.2b). */
declare module '../../language/effects.js' {
  interface Effects {
    choose: {
      readonly choose: Selector;
      readonly save: string;
      readonly by?: Who;
      /** So many at the most; absent: exactly one. */
      readonly upTo?: Value;
      readonly differentNames?: true;
    };
    may: {
      readonly may: readonly Effect[];
      readonly who?: Who;
      /** What it costs; "if you do" is what follows in the list. */
      readonly cost?: Cost;
      /** It can be chosen only if this is so (WOW-712.7). */
      readonly if?: Question;
      readonly otherwise?: readonly Effect[];
    };
    if: {
      readonly if: Question;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    };
    ifDone: { readonly ifDone: readonly Effect[] };
    forEach: { readonly forEach: Selector; readonly do: readonly Effect[] };
    roll: { readonly roll: readonly { readonly upTo: number; readonly do: readonly Effect[] }[] };
  }
}

const CHOSEN = ['WOW-709.2b'];

/** The effect `choose`. */
export const choose: EffectWord<'choose'> = {
  form: ({ selector, name, who, value, yes }) =>
    z.strictObject({
      choose: selector,
      save: name,
      by: who.optional(),
      upTo: value.optional(),
      differentNames: yes,
    }),
  says: 'a player chooses one of these, or up to so many, and keeps them as `save`; this is no target',
  rules: ['WOW-709.2b', 'WOW-706.1a'],
  example: { choose: { of: 'QUESTS', where: 'YOURS' }, save: 'quest' },
  run: (doing, { choose: which, save, by, upTo, differentNames }) => {
    const { picks } = doing.frame;
    const [player = 0] = doing.players(by);
    const most = player === 0 ? 0 : upTo === undefined ? 1 : doing.value(upTo);
    const taken = picks.filter((e) => e !== 0);
    const isTaken = (e: number): boolean =>
      taken.includes(e) ||
      (differentNames === true && taken.some((one) => sameName(doing, one, e)));
    const options = doing.select(which).filter((e) => !isTaken(e));
    const isOver = picks.includes(0) || taken.length >= most || options.length === 0;
    if (!isOver) {
      const all = upTo === undefined ? options : [...options, 0];
      return doing.ask({ name: 'choose', of: 'entity', player, options: all, rules: CHOSEN });
    }
    doing.save(save, taken);
    return doing.performed(taken.length > 0);
  },
};

function sameName({ state }: Doing, one: number, other: number): boolean {
  return printed(state, one).name === printed(state, other).name;
}

const YES = 1;
const PAYING = 2;

/** The effect `may`. */
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

/** The effect `if`. */
export const ifSo: EffectWord<'if'> = {
  form: ({ question, effects }) =>
    z.strictObject({ if: question, then: effects, else: effects.optional() }),
  says: 'what follows if this is so, and otherwise',
  rules: ['WOW-709.2b', 'WOW-709.2d'],
  example: { if: { the: 'TARGET', is: 'HERO' }, then: [{ draw: 1 }] },
  run: (doing, effect) =>
    doing.answer(effect.if)
      ? doing.follow(['then'], effect.then)
      : doing.follow(['else'], effect.else),
};

/** The effect `ifDone`. */
export const ifDone: EffectWord<'ifDone'> = {
  form: ({ effects }) => z.strictObject({ ifDone: effects }),
  says: '"if you do": what follows if what was told just before was really done',
  rules: ['WOW-709.2f'],
  example: { ifDone: [{ draw: 2 }] },
  run: (doing, { ifDone: effects }) => {
    const { performed } = doing.memory;
    doing.run.leaf({
      kind: 'check',
      name: 'if you do',
      rules: ['WOW-709.2f'],
      text: performed ? 'it was done' : 'it was not done',
    });
    return performed ? doing.follow(['ifDone'], effects) : true;
  },
};

/** The effect `forEach`. */
export const forEach: EffectWord<'forEach'> = {
  form: ({ selector, effects }) => z.strictObject({ forEach: selector, do: effects }),
  says: 'does this once for each of these, which is IT',
  rules: ['WOW-712.3'],
  example: { forEach: { saved: 'hit' }, do: [{ exhaust: 'IT' }] },
  run: (doing, { forEach: which, do: effects }) => {
    const { picks } = doing.frame;
    if (picks.length === 0) picks.push(0, ...doing.select(which));
    const next = picks.splice(1, 1)[0];
    if (next === undefined) return true;
    doing.follow(['do'], effects, next);
    return false;
  },
};

/** The effect `roll`. */
export const roll: EffectWord<'roll'> = {
  form: ({ effects }) =>
    z.strictObject({
      roll: z.array(z.strictObject({ upTo: z.int().min(1).max(6), do: effects })).max(6),
    }),
  says: 'rolls a die with six sides; the first entry that reaches so far happens',
  rules: ['WOW-KW-dice'],
  example: { roll: [{ upTo: 3, do: [{ draw: 1 }] }] },
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
