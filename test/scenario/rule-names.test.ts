import { describe, expect, it } from 'vitest';
import { allRulesets, rulesetOf } from '../../src/rulesets/index.js';
import { rulesOf } from '../../src/scenario/rules/rule-files.js';
import { ask } from './support/ask.js';

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;

describe.each(allRulesets())('the rules of $id', (ruleset) => {
  const rows = rulesOf(ruleset);

  it('have titles of three to nine English words', () => {
    const wrong = rows.filter(({ name: { en } }) => {
      const words = en.split(' ').length;
      return words < 3 || words > 9 || HAN.test(en) || !/^\P{Ll}.*[^.]$/u.test(en);
    });
    expect(wrong.map(({ name }) => name.en)).toEqual([]);
  });

  it('have titles of four to eighteen Chinese characters', () => {
    const wrong = rows.filter(
      ({ name: { zh } }) => zh.length < 4 || zh.length > 18 || !HAN.test(zh) || LATIN.test(zh),
    );
    expect(wrong.map(({ name }) => name.zh)).toEqual([]);
  });

  it.each(['en', 'zh'] as const)('have names of their own (%s)', (language) => {
    const names = rows.map(({ name }) => name[language].toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('say in which book and section they stand, unless they were inferred', () => {
    for (const { id, place, topic } of rows) {
      expect(place === undefined, id).toBe(topic === 'inferred');
      if (place === undefined) continue;
      expect(place.en).not.toMatch(HAN);
      expect(place.zh).toMatch(HAN);
      expect(place.zh.replace(/：A[.\d]*/, '')).not.toMatch(LATIN);
    }
  });

  it('decide cases unless they define a word or stand behind every case', () => {
    const roles = new Set(rows.map(({ role }) => role));
    for (const role of roles) expect([undefined, 'definition', 'general']).toContain(role);
    expect(roles).toContain(undefined);
  });
});

it.each([
  ['EN:638', 'HS-LOSE1', 'Advanced rulebook: Losing the game'],
  [
    'EN-OLD:38',
    'HS-R1c-old',
    'Advanced rulebook, older edition: Sequences, Phases, Queues, Resolution',
  ],
  ['ZH:1298', 'ZH-4.1-health-tags', 'Chinese advanced ruleset: 4.1 Health and Attack'],
  ['WOW:5', 'WOW-100.1', 'Comprehensive rules: 100 Starting the game'],
  ['BATCH:9', 'BATCH-events', 'Advanced event timing: Typical events'],
  ['HearthSim/hs-bugs#102', 'SUP-MW-GEN1', 'Tests in the game'],
])('what stands at %s has a place that people can find', (_, id, place) => {
  expect(ask('rules', { id }).items).toMatchObject([{ place: { en: place } }]);
});

it('rules are found by a part of their names in either language', () => {
  const ids = (part: string) => ask('rules', { name: part }).items.map(({ id }) => id);
  const { name } = rulesOf(rulesetOf('hearthstone')!).find(({ id }) => id === 'HS-R7')!;
  expect(ids(name.en)).toEqual(['HS-R7']);
  expect(ids(name.zh)).toEqual(['HS-R7']);
  expect(ids('HS-R7-redemption')).toEqual(['HS-R7-redemption']);
});

it.each(['亡语', 'Deathrattle'])('a search for %s finds rules by their names', (q) => {
  const { items } = ask('search', { q, kind: 'rule' });
  expect(items.length).toBeGreaterThan(0);
  for (const { name } of items.slice(0, 3)) expect(name).toMatch(/Deathrattle/);
});
