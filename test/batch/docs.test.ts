import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { READER } from '../../src/rulesets/batch/adapter/expect/reader.js';
import { ACTIONS } from '../../src/rulesets/batch/adapter/requests/requested-actions.js';
import { CREATURE, SETUP, SIDE } from '../../src/rulesets/batch/adapter/setup/form.js';
import { CARD_SCHEMA } from '../../src/rulesets/batch/cards/schema.js';
import { EFFECT_WORDS, GRAMMAR } from '../../src/rulesets/batch/effects/words.js';
import { CONDITION_WORDS, GROUPS, ROLES } from '../../src/rulesets/batch/language/words.js';
import { MOMENTS } from '../../src/rulesets/batch/rules/triggers/keywords.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { EDITION_TABLE } from '../../src/rulesets/batch/vocabulary/editions.js';
import { EVENTS, ZONES } from '../../src/rulesets/batch/vocabulary/index.js';
import { says, testOwnCards } from '../common/own-cards.js';
import { testPage } from '../common/page.js';
import { glossary, objects, type Words } from '../common/word-tables.js';
import { ask } from './support.js';

const FILE = 'docs/reference/batch.md';

/** When a keyword triggers, as it would be written without it. */
const moments: Words = Object.fromEntries(
  Object.entries(MOMENTS).map(([word, { on, subject, zone, rules }]) => [
    word,
    {
      says: `on \`${on}\`, subject \`${JSON.stringify(subject)}\`${zone === undefined ? '' : ', from hand'}`,
      rules: ['BATCH-c-keywords', ...(rules ?? [])],
    },
  ]),
);

/** The tables that follow from the words, by what stands in front of them. */
const TABLES = {
  effects: objects(EFFECT_WORDS),
  roles: glossary(says(ROLES)),
  groups: glossary(says(GROUPS)),
  conditions: glossary(says(CONDITION_WORDS)),
  moments: glossary(moments),
  events: glossary(says(EVENTS)),
};

describe('cards of your own', () => {
  testOwnCards({ file: FILE, tables: TABLES, schema: CARD_SCHEMA, ask });

  test.each(Object.entries(EFFECT_WORDS))('the example of `%s` is one', (_, word) => {
    expect(GRAMMAR.effects.safeParse([word.example]).success).toBe(true);
  });
});

test('docs/guides/adding-a-ruleset.md speaks of everything that this rule system is made of', () => {
  const guide = readFileSync('docs/guides/adding-a-ruleset.md', 'utf8');
  const { telling, inquiry, reader, ...own } = BATCH;
  const groups = Object.values(own).filter((group) => typeof group === 'object');
  const members = [BATCH, ...groups].flatMap((group) => Object.keys(group));
  expect(members.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
});

testPage({
  file: FILE,
  ask,
  reader: READER,
  switches: EDITION_TABLE.switches,
  names: {
    'field of a scenario': Object.keys(SETUP),
    'field of a side': Object.keys(SIDE),
    'field of a creature': Object.keys(CREATURE),
    action: ACTIONS.types,
    zone: ZONES.filter((zone) => zone !== 'NONE'),
  },
});
