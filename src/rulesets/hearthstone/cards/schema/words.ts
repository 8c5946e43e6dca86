import { z } from 'zod';
import { int32, MAX_TEXT, wordsOf } from '../../../common/grammar/choices.js';
import { choiceOf, objectOf } from '../../../common/grammar/form-schemas.js';
import type { Form, Forms } from '../../../common/grammar/forms.js';
import { type Fields, formsOf } from '../../../common/grammar/syntax.js';
import { CONDITION_WORDS } from '../../effects/conditions.js';
import { GROUP_KINDS, ROLE_WORDS } from '../../effects/selectors.js';
import { VALUE_WORDS } from '../../effects/values.js';
import { AURA_SYNTAX } from '../../language/aura.js';
import { CONDITION_SYNTAX } from '../../language/conditions.js';
import { EFFECT_SYNTAX } from '../../language/effects.js';
import { ENCHANTMENT_SYNTAX } from '../../language/enchantment.js';
import type { Kinds } from '../../language/kinds.js';
import { SIDES } from '../../language/players.js';
import { RULE_ID, type RuleIds } from '../../language/rule-ids.js';
import { SELECTOR_SYNTAX } from '../../language/selectors.js';
import { TRIGGER_SYNTAX } from '../../language/trigger.js';
import { VALUE_SYNTAX } from '../../language/values.js';
import type {
  Aura,
  CardChoice,
  CardRange,
  Condition,
  Effect,
  EnchantmentFacts,
  Selector,
  Trigger,
  Value,
} from '../../language/words.js';

/** What words are made of: the form of each kind, and what makes forms of others. */
export type Grammar = Forms & { readonly [K in Exclude<keyof Kinds, keyof Forms>]: Form<Kinds[K]> };

export const ruleIds = z
  .array(z.string().max(MAX_TEXT).regex(RULE_ID))
  .max(20) as z.ZodType<RuleIds>;

/** The recursive parts of the language, for schemas that speak of each other. */
export interface Parts {
  readonly selector: z.ZodType<Selector>;
  readonly value: z.ZodType<Value>;
  readonly condition: z.ZodType<Condition>;
  readonly choice: z.ZodType<CardChoice>;
  readonly range: z.ZodType<CardRange>;
  readonly effects: z.ZodType<readonly Effect[]>;
  readonly trigger: z.ZodType<Trigger>;
  readonly aura: z.ZodType<Aura>;
}

export function triggerSchema(grammar: Grammar): z.ZodType<Trigger> {
  return ofFields<Trigger>(TRIGGER_SYNTAX, grammar);
}

export function enchantmentSchema(grammar: Grammar): z.ZodType<EnchantmentFacts> {
  return ofFields<EnchantmentFacts>(ENCHANTMENT_SYNTAX, grammar);
}

type Syntax = Readonly<Record<string, Fields<string> | readonly Fields<string>[]>>;

function ofFields<T>(fields: Fields<string>, grammar: Grammar): z.ZodType<T> {
  const schema: z.ZodType = objectOf(formsOf(fields, grammar));
  return schema as z.ZodType<T>;
}

function shapesOf(syntax: Syntax, grammar: Grammar): object[] {
  return Object.values(syntax)
    .flat()
    .map((fields) => formsOf(fields, grammar));
}

function withRules(shapes: readonly object[], { optional, rules }: Grammar): object[] {
  return shapes.map((shape) => ({ ...shape, rules: optional(rules) }));
}

export function auraSchema(grammar: Grammar): z.ZodType<Aura> {
  const shapes = withRules(shapesOf(AURA_SYNTAX, grammar), grammar);
  return choiceOf<Aura>('aura', [], shapes);
}

export function conditionSchema(grammar: Grammar): z.ZodType<Condition> {
  const shapes = shapesOf(CONDITION_SYNTAX, grammar);
  return choiceOf<Condition>('condition', [z.enum(wordsOf(CONDITION_WORDS))], shapes);
}

export function effectSchema(grammar: Grammar): z.ZodType<Effect> {
  const shapes = withRules(shapesOf(EFFECT_SYNTAX, grammar), grammar);
  return choiceOf<Effect>('effect', [], shapes);
}

export function selectorSchema(grammar: Grammar): z.ZodType<Selector> {
  const groups = SIDES.flatMap((side) =>
    wordsOf(GROUP_KINDS).map((members) => `${side}_${members}` as const),
  );
  const shapes = shapesOf(SELECTOR_SYNTAX, grammar);
  return choiceOf<Selector>('selector', [z.enum([...wordsOf(ROLE_WORDS), ...groups])], shapes);
}

export const MAX_RANDOM_SPAN = 1000;

export function valueSchema(grammar: Grammar): z.ZodType<Value> {
  const shapes = shapesOf(VALUE_SYNTAX, grammar);
  return choiceOf<Value>('value', [int32, z.enum(wordsOf(VALUE_WORDS))], shapes);
}
