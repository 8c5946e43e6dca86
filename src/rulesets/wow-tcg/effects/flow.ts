import { z } from 'zod';
import { recordCheck, recordEffect } from '../../common/trace-nodes.js';
import type { Cost } from '../language/card.js';
import type { Question, Selector, Value, Who } from '../language/words.js';
import { costProblem } from '../queries/costs.js';
import { powerCost } from '../queries/link-cost.js';
import { printed } from '../state/access.js';
import { Op, type PayFrame } from '../state/frames.js';
import type { Doing, EffectWord } from './effect-word.js';
import {
  listed,
  playersDo,
  questionRead,
  selectorRead,
  valueRead,
  whoRead,
} from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    choose: {
      readonly choose: Selector;
      readonly save: string;
      readonly by?: Who;
      /** So many at the most; absent: exactly one. */
      readonly upTo?: Value;
      /** So many, or as many as there are. */
      readonly exactly?: Value;
      /** What is kept is added to what is kept under the name already. */
      readonly adds?: true;
      readonly differentNames?: true;
    };
    forEach: { readonly forEach: Selector; readonly do: readonly Effect[] };
    if: {
      readonly if: Question;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    };
    ifDone: { readonly ifDone: readonly Effect[] };
    may: {
      readonly may: readonly Effect[];
      readonly who?: Who;
      /** What it costs; "if you do" is what follows in the list. */
      readonly cost?: Cost;
      /** It can be chosen only if this is so (WOW-712.7). */
      readonly if?: Question;
      readonly otherwise?: readonly Effect[];
    };
    note: { readonly note: string };
    roll: { readonly roll: readonly { readonly upTo: number; readonly do: readonly Effect[] }[] };
  }
}

const CHOSEN = ['WOW-709.2b'];

export const choose: EffectWord<'choose'> = {
  form: ({ selector, name, who, value, yes }) =>
    z.strictObject({
      choose: selector,
      save: name,
      by: who.optional(),
      upTo: value.optional(),
      exactly: value.optional(),
      adds: yes,
      differentNames: yes,
    }),
  says: 'a player chooses one of these, up to so many or `exactly` so many, and keeps them as `save`, which it `adds` to; this is no target',
  isQuiet: true,
  rules: ['WOW-709.2b', 'WOW-706.1a'],
  example: { choose: { of: 'QUESTS', where: 'YOURS' }, save: 'quest' },
  reads: ({ choose, save, by, upTo, exactly = 1 }) =>
    `${playersDo(by, 'choose')} ${upTo !== undefined ? `up to ${valueRead(upTo)}` : exactly === 1 ? 'one' : valueRead(exactly)} of ${selectorRead(choose)} ("${save}")`,
  run: (doing, effect) => {
    const { choose: which, save, by, upTo, exactly = 1, adds, differentNames } = effect;
    const { picks } = doing.frame;
    const [player = 0] = doing.players(by);
    const most = player === 0 ? 0 : doing.value(upTo ?? exactly);
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
    const before = adds === true ? (doing.memory.saved[save] ?? []) : [];
    doing.save(save, [...before, ...taken]);
    return doing.performed(taken.length > 0);
  },
};

function sameName({ state }: Doing, one: number, other: number): boolean {
  return printed(state, one).name === printed(state, other).name;
}

export const forEach: EffectWord<'forEach'> = {
  form: ({ selector, effects }) => z.strictObject({ forEach: selector, do: effects }),
  says: 'does this once for each of these, which is IT',
  isQuiet: true,
  rules: ['WOW-712.3'],
  example: { forEach: { saved: 'hit' }, do: [{ exhaust: 'IT' }] },
  reads: ({ forEach, do: effects }, read) =>
    `for each of ${selectorRead(forEach)}: ${read.effects(effects)}`,
  run: (doing, { forEach: which, do: effects }) => {
    const { picks } = doing.frame;
    if (picks.length === 0) picks.push(0, ...doing.select(which));
    const next = picks.splice(1, 1)[0];
    if (next === undefined) return true;
    doing.follow(['do'], effects, next);
    return false;
  },
};

export const ifSo: EffectWord<'if'> = {
  form: ({ question, effects }) =>
    z.strictObject({ if: question, then: effects, else: effects.optional() }),
  says: 'what follows if this is so, and otherwise',
  isQuiet: true,
  rules: ['WOW-709.2b', 'WOW-709.2d'],
  example: { if: { the: 'TARGET', is: 'HERO' }, then: [{ draw: 1 }] },
  reads: (effect, read) =>
    `if ${questionRead(effect.if)}, ${read.effects(effect.then)}${effect.else === undefined ? '' : `; otherwise ${read.effects(effect.else)}`}`,
  run: (doing, effect) =>
    doing.answer(effect.if)
      ? doing.follow(['then'], effect.then)
      : doing.follow(['else'], effect.else),
};

export const ifDone: EffectWord<'ifDone'> = {
  form: ({ effects }) => z.strictObject({ ifDone: effects }),
  says: '"if you do": what follows if what was told just before was really done',
  isQuiet: true,
  rules: ['WOW-709.2f'],
  example: { ifDone: [{ draw: 2 }] },
  reads: ({ ifDone }, read) => `if it was done, ${read.effects(ifDone)}`,
  run: (doing, { ifDone: effects }) => {
    const { performed } = doing.memory;
    recordCheck(doing.run, 'if you do', ['WOW-709.2f'], {
      text: performed ? 'it was done' : 'it was not done',
    });
    return performed ? doing.follow(['ifDone'], effects) : true;
  },
};

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
  isQuiet: true,
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

export const note: EffectWord<'note'> = {
  form: ({ text }) => z.strictObject({ note: text }),
  says: 'only writes to the trace',
  isQuiet: true,
  rules: ['WOW-709.2b'],
  example: { note: 'a' },
  reads: ({ note }) => `note "${note}"`,
  run: (doing, { note: said }) => {
    recordEffect(doing.run, 'Note', ['WOW-709.2b'], {
      text: `{source}: ${said}`,
      source: doing.source,
    });
    return true;
  },
};

export const roll: EffectWord<'roll'> = {
  form: ({ effects }) =>
    z.strictObject({
      roll: z.array(z.strictObject({ upTo: z.int().min(1).max(6), do: effects })).max(6),
    }),
  says: 'rolls a die with six sides; the first entry that reaches so far happens',
  isQuiet: true,
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
