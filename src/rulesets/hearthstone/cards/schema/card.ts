import { z } from 'zod';
import {
  count32,
  int32,
  listOf,
  MAX_TEXT,
  text,
  wordsOf,
} from '../../../common/grammar/choices.js';
import { choiceOf, FORMS, formOf, objectOf } from '../../../common/grammar/form-schemas.js';
import type { Form, Forms } from '../../../common/grammar/forms.js';
import { type Fields, formsOf } from '../../../common/grammar/syntax.js';
import { CONDITION_WORDS } from '../../effects/conditions.js';
import { GROUP_KINDS, ROLE_WORDS } from '../../effects/selectors.js';
import { VALUE_WORDS } from '../../effects/values.js';
import { AURA_SYNTAX } from '../../language/aura.js';
import { CARD_SYNTAX, type CardDefinition, PAST_CARD_SYNTAX } from '../../language/card.js';
import { CHOICE_SYNTAX, DEATHS_SYNTAX, RANGE_SYNTAX } from '../../language/cards.js';
import { CONDITION_SYNTAX } from '../../language/conditions.js';
import { EFFECT_SYNTAX } from '../../language/effects.js';
import { ENCHANTMENT_SYNTAX } from '../../language/enchantment.js';
import type { Kinds } from '../../language/kinds.js';
import { SIDES, WHO } from '../../language/players.js';
import { RULE_ID } from '../../language/rule-ids.js';
import { SELECTOR_SYNTAX } from '../../language/selectors.js';
import { TRIGGER_SYNTAX } from '../../language/trigger.js';
import { VALUE_SYNTAX } from '../../language/values.js';
import { SPELL_SCHOOLS } from '../../vocabulary/index.js';

/** What the language is made of: the form of each kind, and what makes forms of others. */
type Grammar = Forms & { readonly [K in Exclude<keyof Kinds, keyof Forms>]: Form<Kinds[K]> };

/** A form whose schema has the type of its kind: both follow from the same syntax. */
function kind<T>(schema: z.ZodType): Form<T> {
  return formOf(schema as z.ZodType<T>);
}

const ruleIds = z.array(z.string().max(MAX_TEXT).regex(RULE_ID)).max(20);

const effectList = z.lazy(() => effects);

/** The kinds refer to each other: those that do are made when they are first used. */
const grammar: Grammar = {
  ...FORMS,
  count: kind(count32),
  selector: kind(z.lazy(() => selector)),
  value: kind(z.lazy(() => value)),
  condition: kind(z.lazy(() => condition)),
  choice: kind(z.lazy(() => choice)),
  range: kind(z.lazy(() => range)),
  deaths: kind(z.lazy(() => deaths)),
  effects: kind(effectList),
  trigger: kind(z.lazy(() => trigger)),
  aura: kind(z.lazy(() => aura)),
  enchantment: kind(z.lazy(() => enchantment)),
  pastCard: kind(z.lazy(() => pastCard)),
  who: kind(z.enum(WHO)),
  save: FORMS.text,
  rules: kind(ruleIds),
  goal: kind(z.int().min(1).max(1000)),
  reward: kind(z.union([text, effectList])),
  requirements: kind(z.record(text, int32)),
  pastSchool: kind(z.enum(SPELL_SCHOOLS).nullable()),
};

type Syntax = Readonly<Record<string, Fields<string> | readonly Fields<string>[]>>;

function shapesOf(syntax: Syntax): object[] {
  return Object.values(syntax)
    .flat()
    .map((fields) => formsOf(fields, grammar));
}

/** Words that may say which rulings they follow. */
function ruledShapesOf(syntax: Syntax): object[] {
  return shapesOf(syntax).map((shape) => ({ ...shape, rules: grammar.optional(grammar.rules) }));
}

const groups = SIDES.flatMap((side) =>
  wordsOf(GROUP_KINDS).map((members) => `${side}_${members}` as const),
);

const selector: z.ZodType = choiceOf(
  'selector',
  [z.enum([...wordsOf(ROLE_WORDS), ...groups])],
  shapesOf(SELECTOR_SYNTAX),
).meta({ id: 'Selector' });
const value: z.ZodType = choiceOf(
  'value',
  [int32, z.enum(wordsOf(VALUE_WORDS))],
  shapesOf(VALUE_SYNTAX),
).meta({ id: 'Value' });
const condition: z.ZodType = choiceOf(
  'condition',
  [z.enum(wordsOf(CONDITION_WORDS))],
  shapesOf(CONDITION_SYNTAX),
).meta({ id: 'Condition' });
const deaths: z.ZodType = objectOf(formsOf(DEATHS_SYNTAX, grammar));
const choice: z.ZodType = choiceOf('choice of a card', [text], shapesOf(CHOICE_SYNTAX)).meta({
  id: 'CardChoice',
});
const range: z.ZodType = choiceOf('choice of cards', [], shapesOf(RANGE_SYNTAX)).meta({
  id: 'CardRange',
});
const effect = choiceOf('effect', [], ruledShapesOf(EFFECT_SYNTAX)).meta({ id: 'Effect' });
const effects: z.ZodType = listOf(effect).meta({ id: 'Effects' });
const trigger: z.ZodType = objectOf(formsOf(TRIGGER_SYNTAX, grammar)).meta({ id: 'Trigger' });
const aura: z.ZodType = choiceOf('aura', [], ruledShapesOf(AURA_SYNTAX)).meta({ id: 'Aura' });
const enchantment: z.ZodType = objectOf(formsOf(ENCHANTMENT_SYNTAX, grammar));
const pastCard: z.ZodType = objectOf(formsOf(PAST_CARD_SYNTAX, grammar));

const card: z.ZodType = objectOf(formsOf(CARD_SYNTAX, grammar));
export const cardSchema = card as z.ZodType<CardDefinition>;
