import { z } from 'zod';
import { combinedForms, oneOf } from '../../common/grammar/choices.js';
import {
  CANNOTS,
  CONDITION_WORDS,
  GROUPS,
  KEYWORDS,
  ROLES,
  SUMMED,
  WHO_WORDS,
} from '../language/words.js';
import {
  CARD_TYPES,
  DAMAGE_TYPES,
  DURATIONS,
  EVENT_KINDS,
  MAX_TARGETS,
} from '../vocabulary/index.js';
import { CARD_NUMBER, TEXT } from './limits.js';

function words<W extends string>(of: Readonly<Record<W, unknown>>) {
  return z.enum(Object.keys(of) as [W, ...W[]]);
}

const text = z.string().min(1).max(TEXT);
const name = z.string().regex(/^[a-z][A-Za-z]{0,19}$/, 'a name is written in letters');
const number = z.int().min(-CARD_NUMBER).max(CARD_NUMBER);
const role = words(ROLES);
const group = words(GROUPS);
const yes = z.literal(true).optional();

const condition: z.ZodType = z.lazy(() =>
  oneOf('condition', [
    words(CONDITION_WORDS),
    z.strictObject({ tag: text }),
    z.strictObject({ keyword: words(KEYWORDS) }),
    z.strictObject({ named: text }),
    z.strictObject({ namedAs: role }),
    z.strictObject({ controlledAs: role }),
    z.strictObject({ ownedAs: role }),
    z.strictObject({ attachedTo: role }),
    z.strictObject({ is: role }),
    z.strictObject({ targets: role }),
    z.strictObject({ inCombatWith: role }),
    z.strictObject({ host: condition }),
    z.strictObject({ hasDealt: z.enum(DAMAGE_TYPES) }),
    z.strictObject({ costAtLeast: number }),
    z.strictObject({ costAtMost: number }),
    z.strictObject({ saved: name }),
    ...combinedForms(condition),
  ]),
);

const thing = words({ ...ROLES, ...GROUPS });
const selector = oneOf('selector', [
  thing,
  z.strictObject({
    of: thing,
    where: condition.optional(),
    except: role.optional(),
  }),
  z.strictObject({ saved: name }),
]);

const who = oneOf('player', [z.enum(WHO_WORDS), z.strictObject({ controllerOf: role })]);

const VALUE_WORDS = [
  ...(['X', 'EVENT_AMOUNT', 'DAMAGE_DEALT', 'DAMAGE_HEALED'] as const),
  ...(['REMOVED_AS_COST', 'CHOSEN_NUMBER'] as const),
] as const;

const value: z.ZodType = z.lazy(() =>
  oneOf('value', [
    number,
    z.enum(VALUE_WORDS),
    z.strictObject({ count: selector }),
    z.strictObject({ atkOf: selector }),
    z.strictObject({ costOf: selector }),
    z.strictObject({ healthOf: selector }),
    z.strictObject({ countersOn: selector }),
    z.strictObject({ damageOn: selector }),
    z.strictObject({ inHandOf: who }),
    z.strictObject({ maxHandOf: who }),
    z.strictObject({ total: z.enum(SUMMED), of: selector }),
    z.strictObject({ minus: value }),
    z.strictObject({ times: z.int().min(1).max(CARD_NUMBER), in: value }),
    z.strictObject({ sum: z.array(value).max(9) }),
  ]),
);

const question: z.ZodType = z.lazy(() =>
  oneOf('question', [
    z.strictObject({ the: role, is: condition }),
    z.strictObject({ exists: selector }),
    z.strictObject({ inHand: number, who: who.optional() }),
    z.strictObject({ turnOf: who }),
    z.strictObject({ number: value, atLeast: value }),
    z.strictObject({ some: who, has: question }),
    z.strictObject({ every: z.array(question).min(1).max(9) }),
    z.strictObject({ isNot: question }),
  ]),
);

const count = z.int().min(1).max(20);

const cost = z.strictObject({
  resources: z.union([z.int().min(0).max(CARD_NUMBER), z.literal('X')]).optional(),
  activate: yes,
  flip: yes,
  destroySelf: yes,
  removeSelf: yes,
  returnSelf: yes,
  putDamage: z
    .strictObject({
      amount: z.union([z.int().min(0).max(CARD_NUMBER), z.literal('X')]),
      on: selector,
    })
    .optional(),
  destroy: selector.optional(),
  destroyCount: count.optional(),
  exhaust: selector.optional(),
  exhaustCount: count.optional(),
  remove: z
    .strictObject({
      of: selector,
      count: z.union([count, z.literal('X')]),
      most: count.optional(),
      optional: yes,
    })
    .optional(),
  discard: z.int().min(0).max(99).optional(),
  discarded: condition.optional(),
  concede: yes,
});

/** What says that there can be another number of targets than one. */
const NUMBERED = ['upTo', 'count', 'divided'] as const;

const target = z.strictObject({
  of: group,
  where: condition.optional(),
  upTo: z.int().min(1).max(MAX_TARGETS).optional(),
  count: z.literal('X').optional(),
  divided: value.optional(),
});
const targets = z
  .array(target)
  .max(4)
  .refine(
    (all) => all.slice(0, -1).every((one) => NUMBERED.every((key) => one[key] === undefined)),
    {
      error: 'only the last of several targets can have `upTo`, `count` or `divided`',
    },
  );

const packets = {
  from: condition.optional(),
  to: condition.optional(),
  type: z.enum(DAMAGE_TYPES).optional(),
  dealtWith: condition.optional(),
  combat: z.boolean().optional(),
};

export function grammarOf(effects: z.ZodType) {
  const modes = z
    .array(z.strictObject({ if: question.optional(), targets: targets.optional(), do: effects }))
    .max(9);
  const triggered = z.strictObject({
    when: z.strictObject({
      on: z.enum(EVENT_KINDS as [string, ...string[]]),
      subject: condition.optional(),
      source: condition.optional(),
      who: z.enum(['YOU', 'OPPONENT']).optional(),
      combat: yes,
      dealtWith: condition.optional(),
    }),
    if: question.optional(),
    first: z.enum(['EACH_TURN', 'EACH_OF_YOUR_TURNS']).optional(),
    targets: targets.optional(),
    do: effects,
  });
  const power: z.ZodType = z.lazy(() =>
    oneOf('power', [
      z.strictObject({
        payment: cost,
        targets: targets.optional(),
        modes: modes.optional(),
        do: effects.optional(),
        oncePerTurn: yes,
        onYourTurn: yes,
        if: question.optional(),
      }),
      z.strictObject({
        completion: cost,
        targets: targets.optional(),
        modes: modes.optional(),
        do: effects.optional(),
        onYourTurn: yes,
        if: question.optional(),
      }),
      triggered,
      z.strictObject({ continuous: modifier, trait: text.optional() }),
    ]),
  );
  const modifier = z.strictObject({
    to: selector.optional(),
    while: condition.optional(),
    if: question.optional(),
    atk: value.optional(),
    health: value.optional(),
    def: value.optional(),
    keywords: z.array(words(KEYWORDS)).optional(),
    tags: z.array(text).optional(),
    loseTags: z.array(text).optional(),
    losePowers: yes,
    power: power.optional(),
    cannot: z.array(z.enum(CANNOTS)).optional(),
    mustAttack: yes,
    attackOnly: selector.optional(),
    cannotAttack: condition.optional(),
    attackCost: z
      .strictObject({ resources: z.int().min(0).max(CARD_NUMBER), against: condition })
      .optional(),
    canProtect: condition.optional(),
    control: yes,
    handSize: number.optional(),
    nextStrike: z
      .strictObject({ costs: value, of: who.optional(), where: condition.optional() })
      .optional(),
    playCost: z
      .strictObject({
        costs: value,
        of: who.optional(),
        where: condition.optional(),
        next: yes,
        least: z.int().min(0).max(CARD_NUMBER).optional(),
      })
      .optional(),
    instantInHand: condition.optional(),
    cannotPlay: condition.optional(),
    canActivateAtOnce: yes,
    replaceHealing: z
      .strictObject({ from: condition.optional(), to: condition.optional(), add: number })
      .optional(),
    mayStayExhausted: yes,
    replaceDamage: z
      .strictObject({
        ...packets,
        add: number.optional(),
        times: z.int().min(0).max(9).optional(),
        next: yes,
        dealtTo: selector.optional(),
      })
      .optional(),
    unpreventable: z.strictObject(packets).optional(),
    prevent: z
      .strictObject({
        ...packets,
        amount: z.union([z.literal('ALL'), value]),
        dealt: z.enum(['BY', 'TO_AND_BY']).optional(),
      })
      .optional(),
    insteadOfDrawing: selector.optional(),
    removedInsteadOfGraveyard: condition.optional(),
  });
  return {
    text,
    name,
    number,
    role,
    group,
    yes,
    condition,
    selector,
    who,
    value,
    question,
    cost,
    target,
    targets,
    modes,
    triggered,
    power,
    modifier,
    effects,
    damageType: z.enum(DAMAGE_TYPES),
    duration: z.enum(DURATIONS),
    namedZone: z.enum(['GRAVEYARD', 'REMOVED', 'HAND', 'DECK']),
    cardType: z.enum(CARD_TYPES),
    keyword: words(KEYWORDS),
  };
}

export type Grammar = ReturnType<typeof grammarOf>;
