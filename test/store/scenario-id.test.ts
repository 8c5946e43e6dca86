import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScenarioContent } from '../../src/store/scenarios/records.js';
import { scenarioId } from '../../src/store/scenarios/scenario-id.js';
import { idOf, randomId } from '../../src/store/values/base32.js';
import { canonicalJson } from '../../src/store/values/canonical.js';
import type { JsonValue } from '../../src/store/values/json.js';

interface Golden {
  readonly id: string;
  readonly content: ScenarioContent;
}

const GOLDEN: readonly Golden[] = JSON.parse(
  readFileSync(new URL('golden/scenario-ids.json', import.meta.url), 'utf8'),
);
const ID = /^[a-z2-7]{26}$/;

describe('the id of a scenario', () => {
  test('is what it was when permalinks were given out', () => {
    expect(GOLDEN).toHaveLength(50);
    for (const { id, content } of GOLDEN) expect(scenarioId(content)).toBe(id);
    expect(new Set(GOLDEN.map(({ id }) => id)).size).toBe(50);
  });

  test('does not depend on the order of keys', () => {
    for (const { id, content } of GOLDEN) {
      expect(scenarioId(reversed(content) as unknown as ScenarioContent)).toBe(id);
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = value as JsonValue;
        expect(canonicalJson(reversed(json))).toBe(canonicalJson(json));
      }),
    );
  });

  test('depends on each field of the content and on nothing else', () => {
    const content = GOLDEN[0]?.content as ScenarioContent;
    const id = scenarioId(content);
    for (const field of Object.keys(content)) {
      expect(scenarioId({ ...content, [field]: 'changed' })).not.toBe(id);
    }
    const more = { ...content, title: 'A title', note: '', source: 1, result: 2, cards: ['A'] };
    expect(scenarioId(more)).toBe(id);
  });

  test('tells a hundred thousand scenarios apart', () => {
    const content = GOLDEN[0]?.content as ScenarioContent;
    const ids = new Set<string>();
    for (let damage = 0; damage < 100_000; damage++) {
      ids.add(scenarioId({ ...content, state: { damage } }));
    }
    expect(ids.size).toBe(100_000);
  });

  test('is 130 bits in 26 letters and digits', () => {
    for (const { id } of GOLDEN) expect(id).toMatch(ID);
    expect(idOf(new Uint8Array(17))).toBe('a'.repeat(26));
    expect(idOf(new Uint8Array(32).fill(255))).toBe('7'.repeat(26));
    expect(idOf(Buffer.from('foobar and more than 17 bytes'))).toBe('mzxw6ytboiqgc3teebww64tfeb');
  });
});

test('a random id looks like any other and comes once', () => {
  const ids = Array.from({ length: 10_000 }, randomId);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(ID);
});

test('what JSON cannot say has no canonical form', () => {
  for (const value of [undefined, Number.NaN, [() => 1], { big: 1n }]) {
    expect(() => canonicalJson(value as unknown as JsonValue)).toThrow();
  }
});

function reversed(value: JsonValue | ScenarioContent): JsonValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as { [key: string]: JsonValue });
  return Object.fromEntries(entries.reverse().map(([key, child]) => [key, reversed(child)]));
}
