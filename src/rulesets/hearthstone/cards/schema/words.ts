import { z } from 'zod';
import { int32, MAX_TEXT, wordsOf } from '../../../common/grammar/choices.js';
import { choiceOf, objectOf } from '../../../common/grammar/form-schemas.js';
import { AURA_WORDS } from '../../effects/auras/aura-words.js';
import { CONDITION_FORMS, CONDITION_WORDS } from '../../effects/conditions.js';
import { EFFECT_WORDS } from '../../effects/effect-words.js';
import { ENCHANTMENT_FACTS } from '../../effects/facts/facts.js';
import type { Grammar } from '../../effects/grammar.js';
import { GROUP_KINDS, ROLE_WORDS, SELECTOR_FORMS } from '../../effects/selectors.js';
import { TRIGGER_FIELDS } from '../../effects/triggers/trigger-fields.js';
import { VALUE_FORMS, VALUE_WORDS } from '../../effects/values.js';
import { SIDES } from '../../language/players.js';
import { RULE_ID, type RuleIds } from '../../language/rule-ids.js';
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
  return ofFields<Trigger>(TRIGGER_FIELDS, grammar);
}

export function enchantmentSchema(grammar: Grammar): z.ZodType<EnchantmentFacts> {
  return ofFields<EnchantmentFacts>(ENCHANTMENT_FACTS, grammar);
}

type Fields = Readonly<Record<string, { readonly form: (grammar: Grammar) => unknown }>>;

/** An object whose fields stand in a table; each form has been held against its type where it is declared. */
function ofFields<T>(fields: Fields, grammar: Grammar): z.ZodType<T> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { form }]) => [name, form(grammar)]),
  );
  const schema: z.ZodType = objectOf(shape);
  return schema as z.ZodType<T>;
}

export function auraSchema(grammar: Grammar): z.ZodType<Aura> {
  const shapes = Object.values(AURA_WORDS).map(({ form }) => ({
    ...form(grammar),
    rules: grammar.rules,
  }));
  return choiceOf<Aura>('aura', [], shapes);
}

export function conditionSchema(grammar: Grammar): z.ZodType<Condition> {
  const shapes = Object.values(CONDITION_FORMS).map(({ form }) => form(grammar));
  return choiceOf<Condition>('condition', [z.enum(wordsOf(CONDITION_WORDS))], shapes);
}

export function effectSchema(grammar: Grammar): z.ZodType<Effect> {
  const shapes = Object.values(EFFECT_WORDS)
    .flatMap(({ form }) => form(grammar))
    .map((shape) => ({ ...shape, rules: grammar.rules }));
  return choiceOf<Effect>('effect', [], shapes);
}

export function selectorSchema(grammar: Grammar): z.ZodType<Selector> {
  const groups = SIDES.flatMap((side) =>
    wordsOf(GROUP_KINDS).map((members) => `${side}_${members}` as const),
  );
  const shapes = Object.values(SELECTOR_FORMS).map(({ form }) => form(grammar));
  return choiceOf<Selector>('selector', [z.enum([...wordsOf(ROLE_WORDS), ...groups])], shapes);
}

export const MAX_RANDOM_SPAN = 1000;

export function valueSchema(grammar: Grammar): z.ZodType<Value> {
  const shapes = Object.values(VALUE_FORMS).map(({ form }) => form(grammar));
  return choiceOf<Value>('value', [int32, z.enum(wordsOf(VALUE_WORDS))], shapes);
}
