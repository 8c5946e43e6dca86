import { AURA_WORDS } from '../../src/rulesets/hearthstone/effects/auras/aura-words.js';
import { CARD_FORMS } from '../../src/rulesets/hearthstone/effects/card-choice.js';
import {
  CONDITION_FORMS,
  CONDITION_WORDS,
} from '../../src/rulesets/hearthstone/effects/conditions.js';
import { EFFECT_WORDS } from '../../src/rulesets/hearthstone/effects/effect-words.js';
import { ENCHANTMENT_FACTS } from '../../src/rulesets/hearthstone/effects/facts/facts.js';
import {
  GROUP_KINDS,
  ROLE_WORDS,
  SELECTOR_FORMS,
} from '../../src/rulesets/hearthstone/effects/selectors.js';
import { TRIGGER_FIELDS } from '../../src/rulesets/hearthstone/effects/triggers/trigger-fields.js';
import { VALUE_FORMS, VALUE_WORDS } from '../../src/rulesets/hearthstone/effects/values.js';
import { WHO_WORDS } from '../../src/rulesets/hearthstone/effects/who.js';
import {
  alone,
  type Documented,
  withTables as filled,
  glossary,
  objects,
  row,
  type Words,
} from '../common/word-tables.js';

/** Conditions that say all in their clause need no other documentation. */
const CONDITIONS: Words = Object.fromEntries(
  Object.entries(CONDITION_WORDS).map(([word, { says, clauses, rules = [] }]) => [
    word,
    { says: says ?? clauses[0].replaceAll('{it}', 'it').replaceAll('{your}', 'your'), rules },
  ]),
);

const GROUPS: Words = Object.fromEntries(
  Object.entries(GROUP_KINDS).map(([members, kind]) => [`FRIENDLY_${members}`, kind]),
);

/** The lists that follow from the words, by their names on the page. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  effects: objects(EFFECT_WORDS),
  players: glossary(WHO_WORDS),
  'choices of a card': [row('an id', { says: 'this card' }, 'CS2_231'), ...objects(CARD_FORMS)],
  selectors: [...alone(ROLE_WORDS), ...objects(SELECTOR_FORMS)],
  groups: alone(GROUPS),
  values: [row('a number', { says: '32 bits' }, 3), ...alone(VALUE_WORDS), ...objects(VALUE_FORMS)],
  conditions: [...alone(CONDITIONS), ...objects(CONDITION_FORMS)],
  triggers: objects(TRIGGER_FIELDS),
  auras: objects(AURA_WORDS),
  enchantments: objects(ENCHANTMENT_FACTS),
};

/** The page with the current lists of words. */
export function withTables(page: string): string {
  return filled(page, TABLES);
}

/** Every rule id that a word names. */
export const RULES_OF_WORDS: readonly string[] = [
  ...Object.values(EFFECT_WORDS),
  ...Object.values(CONDITION_WORDS),
  ...Object.values(CONDITION_FORMS),
  ...Object.values(ROLE_WORDS),
  ...Object.values(SELECTOR_FORMS),
  ...Object.values(VALUE_FORMS),
  ...Object.values(WHO_WORDS),
  ...Object.values<Documented>(TRIGGER_FIELDS),
  ...Object.values<Documented>(AURA_WORDS),
  ...Object.values<Documented>(ENCHANTMENT_FACTS),
].flatMap(({ rules = [] }) => rules);
