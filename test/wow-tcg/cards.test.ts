import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineRuleset } from '../../src/rulesets/ruleset.js';
import { BEHAVIOURS } from '../../src/rulesets/wow-tcg/cards/behaviours.js';
import { builtInCards, tokensOf } from '../../src/rulesets/wow-tcg/cards/registry.js';
import { CARD_SCHEMA } from '../../src/rulesets/wow-tcg/cards/schema.js';
import { EFFECT_WORDS, GRAMMAR } from '../../src/rulesets/wow-tcg/effects/words.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';

const CARDS = builtInCards();
const BUILT_IN = CARDS.map(({ definition }) => definition);
const IDS = BUILT_IN.map(({ id }) => id);

const WRITTEN = CARDS.filter(({ known }) => known).map(
  ({ definition }) => [definition.id, definition] as const,
);

test.each(WRITTEN)('%s fits the schema', (_, card) => {
  expect(CARD_SCHEMA.safeParse(card).error?.issues ?? []).toEqual([]);
  for (const token of tokensOf(card)) expect(IDS).toContain(token);
});

test('every behaviour is that of a card with facts, and ids are used once', () => {
  expect(Object.keys(BEHAVIOURS).filter((id) => !IDS.includes(id))).toEqual([]);
  expect(new Set(IDS).size).toBe(IDS.length);
});

test.each(Object.entries(EFFECT_WORDS))('the word %s: example and rules', (name, word) => {
  const rules = ruleIdsOf(defineRuleset(WOW_TCG));
  expect(GRAMMAR.effects.safeParse([word.example]).success).toBe(true);
  expect(Object.keys(word.example)[0]).toBe(name);
  expect(word.says.length).toBeGreaterThan(10);
  expect(word.rules.filter((rule) => !rules.has(rule))).toEqual([]);
});

test('what a card does is read in sentences, and by everybody who asks for the catalogue', () => {
  const rows = WOW_TCG.catalogue.cards('1');
  const read = (id: string): unknown => rows.find((row) => row.id === id)?.reads;
  expect(rows.filter(({ reads }) => /undefined|\[object/.test(String(reads ?? '')))).toEqual([]);
  expect(rows.filter(({ id, reads }) => id in BEHAVIOURS && reads === undefined)).toEqual([]);
  expect(read('crazy-igvand')).toBe('It has protector.');
  expect(read('kor-cindervein')).toBeUndefined();
  expect(read('fire-blast')).toBe(
    'As it resolves: target one of heroes and allies; your hero deals 2 fire damage to the target.',
  );
  expect(read('nerra-lifeboon')).toBe(
    'Power: allies (you control it) except this card: +1 health.',
  );
});

test('each card of a set that does something stands in a scenario', () => {
  const folder = new URL('../../scenarios/wow-tcg/', import.meta.url);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8').toLowerCase());
  const isShown = (name: string): boolean => texts.some((text) => text.includes(name));
  const missing = CARDS.filter(
    ({ definition: { id, name }, printing }) =>
      printing.set !== '' && id in BEHAVIOURS && !isShown(name.toLowerCase()) && !isShown(id),
  );
  expect(missing.map(({ definition }) => definition.id)).toEqual([]);
});
