import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { Fields, type JsonObject } from '../../src/rulesets/common/fields.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { readPool } from '../../src/rulesets/hearthstone/adapter/setup/custom-cards.js';
import { cardJsonSchema } from '../../src/rulesets/hearthstone/cards/schema/json-schema.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { EVENT_NAMES } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { RULES_OF_WORDS, withTables } from './card-docs.js';

const WORDS = 'docs/generated/card-words.md';
const PAGE = readFileSync(WORDS, 'utf8');
const GUIDE = readFileSync('docs/guides/cards.md', 'utf8');

/** How an example of a section becomes a part of a card. */
const SECTIONS: Readonly<Record<string, (example: Json) => JsonObject>> = {
  Effects: (effect) => ({ type: 'SPELL', text: [effect] }),
  'Cards to choose': (card) => ({ type: 'SPELL', text: [{ summon: card }] }),
  Selectors: (selector) => ({ type: 'SPELL', text: [{ destroy: selector }] }),
  Values: (value) => ({ type: 'SPELL', text: [{ draw: value }] }),
  Conditions: (condition) => ({ type: 'SPELL', text: [{ if: condition, then: [] }] }),
  Triggers: (trigger) => ({ type: 'MINION', triggers: [trigger] }),
  Auras: (aura) => ({ type: 'MINION', auras: [aura] }),
  Enchantments: (facts) => ({ type: 'ENCHANTMENT', enchantment: facts }),
};

/** The text of a section, up to the next one. */
function section(title: string): string {
  const [, text = ''] = PAGE.split(`\n## ${title}\n`);
  return text.split('\n## ')[0]!;
}

function problemsOf(cards: Json): readonly string[] {
  const problems = new Problems();
  readPool(new Fields({ customCards: cards }, [], problems), editionOf('10.0'), problems);
  return problems.errors.map(({ message }) => message);
}

const EXAMPLES = Object.entries(SECTIONS).flatMap(([title, inCard]) =>
  [...section(title).matchAll(/^- .*\. `([^`]+)`$/gm)].map(
    ([, text]) => [text!, inCard(JSON.parse(text!))] as const,
  ),
);

describe('the pages about cards', () => {
  test('list the words of the language', async () => {
    // written by `npx vitest run test/cards/docs.test.ts -u`
    await expect(withTables(PAGE)).toMatchFileSnapshot(`../../${WORDS}`);
  });

  test('cites rules that there are', () => {
    const known = ruleIdsOf(HEARTHSTONE);
    expect(RULES_OF_WORDS.filter((id) => !known.has(id))).toEqual([]);
    expect(RULES_OF_WORDS.length).toBeGreaterThan(50);
  });

  test.each([...GUIDE.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, text]) => [text!]))(
    'an example compiles: %s',
    (text) => {
      expect(problemsOf(JSON.parse(text))).toEqual([]);
    },
  );

  test.each(EXAMPLES)('%s compiles', (_text, card) => {
    expect(problemsOf([{ id: 'EXAMPLE', name: 'Example', ...card }])).toEqual([]);
  });

  test('has a row for every word', () => {
    const { $defs } = cardJsonSchema() as unknown as {
      readonly $defs: Readonly<Record<string, Form>>;
    };
    const inSection = (title: string, def: string): string[] =>
      wordsOf($defs[def]!)
        .filter((word) => !section(title).includes(`\`${word}\``))
        .map((word) => `${title}: ${word}`);
    expect([
      ...inSection('Effects', 'Effect'),
      ...inSection('Cards to choose', 'CardChoice'),
      ...inSection('Selectors', 'Selector').filter((word) => !/(FRIENDLY|ENEMY|ALL)_/.test(word)),
      ...inSection('Values', 'Value'),
      ...inSection('Conditions', 'Condition'),
      ...inSection('Auras', 'Aura'),
      ...Object.keys($defs.Trigger!.properties ?? {})
        .filter((word) => !section('Triggers').includes(`\`${word}\``))
        .map((word) => `Triggers: ${word}`),
      ...EVENT_NAMES.filter((name) => !section('Triggers').includes(`\`${name}\``)),
    ]).toEqual([]);
    expect(EXAMPLES.length).toBeGreaterThan(100);
  });
});

interface Form {
  readonly anyOf?: readonly Form[];
  readonly enum?: readonly string[];
  readonly properties?: object;
}

/** The words of a choice: those that stand alone, and the first field of each object, which names it. */
function wordsOf({ anyOf = [] }: Form): readonly string[] {
  return anyOf.flatMap((form) => form.enum ?? Object.keys(form.properties ?? {}).slice(0, 1));
}
