import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { READER } from '../../src/rulesets/wow-tcg/adapter/expect/reader.js';
import { ACTIONS } from '../../src/rulesets/wow-tcg/adapter/requests/requested-actions.js';
import { IN_PLAY, SETUP, SIDE } from '../../src/rulesets/wow-tcg/adapter/setup/form.js';
import { CARD_SCHEMA } from '../../src/rulesets/wow-tcg/cards/schema.js';
import { EFFECT_WORDS, GRAMMAR } from '../../src/rulesets/wow-tcg/effects/words.js';
import {
  CONDITION_WORDS,
  GROUPS,
  KEYWORDS,
  ROLES,
} from '../../src/rulesets/wow-tcg/language/words.js';
import { EDITION_TABLE } from '../../src/rulesets/wow-tcg/vocabulary/editions.js';
import { STEPS } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import { says, testOwnCards } from '../common/own-cards.js';
import { testPage } from '../common/page.js';
import { glossary, objects } from '../common/word-tables.js';
import { ask } from './support.js';

const FILE = 'docs/reference/wow-tcg.md';
const PAGE = readFileSync(FILE, 'utf8');

testPage({
  file: FILE,
  ask,
  reader: READER,
  switches: EDITION_TABLE.switches,
  names: {
    'field of a scenario': Object.keys(SETUP),
    'field of a side': Object.keys(SIDE),
    'field of a card in play': Object.keys(IN_PLAY),
    'field of a card': Object.keys(CARD_SCHEMA.shape),
    action: ACTIONS.types,
    step: STEPS.filter((step) => step !== 'ATTACKER' && step !== 'DEFENDER'),
    decision: READER.nodeNames.decision!.filter((name) => !name.includes(' ')),
  },
});

/** The tables that follow from the words, by what stands in front of them. */
const TABLES = {
  effects: objects(EFFECT_WORDS),
  roles: glossary(says(ROLES)),
  groups: glossary(says(GROUPS)),
  conditions: glossary(says(CONDITION_WORDS)),
  keywords: glossary(
    Object.fromEntries(
      Object.entries(KEYWORDS).map(([word, rule]) => [
        word,
        { says: word.toLowerCase().replaceAll('_', ' '), rules: [rule] },
      ]),
    ),
  ),
};

/** What follows a title, up to the next one. */
function section(title: string): string {
  const [, text = ''] = PAGE.split(`### ${title}\n`);
  return text.split(/\n##+ /)[0]!;
}

const MODIFIERS = [...section('Modifiers').matchAll(/^\| `(\w+)` \|.*\| `(.*)` \|$/gm)];

describe('cards of your own', () => {
  testOwnCards({ file: FILE, tables: TABLES, schema: CARD_SCHEMA, ask });

  test('every field of a modifier has a row, and its example is one', () => {
    const fields = Object.keys(GRAMMAR.modifier.shape);
    expect(MODIFIERS.map(([, field]) => field)).toEqual(fields);
    for (const [, field, example] of MODIFIERS) {
      const modifier = JSON.parse(example!);
      expect(GRAMMAR.modifier.safeParse(modifier).success, example).toBe(true);
      expect(modifier).toHaveProperty(field!);
    }
  });

  const numbers = section('Numbers and questions').split('Players:');
  const listed = (text: string): unknown[] =>
    [...text.matchAll(/`([^`]*)`/g)].flatMap(([, said]) =>
      /^[[{"\d]/.test(said!) ? [JSON.parse(said!)] : [],
    );
  test.each([
    ['condition', listed(section('Conditions').split('<!--')[0]!), GRAMMAR.condition],
    ['number', listed(numbers[0]!), GRAMMAR.value],
    ['question', listed(numbers[1]!.split('Questions:')[1]!), GRAMMAR.question],
    ['selector', listed(section('Several things').split('<!--')[0]!), GRAMMAR.selector],
  ])('every %s that is shown is one', (_, examples, schema) => {
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples)
      expect(schema.safeParse(example).success, JSON.stringify(example)).toBe(true);
  });
});
