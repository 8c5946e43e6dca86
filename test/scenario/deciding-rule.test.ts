import { describe, expect, test } from 'vitest';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { citationIn } from '../../src/scenario/rules/deciding.js';
import { ask } from './support/ask.js';

const cite = (edition: string, ...rules: string[]) =>
  citationIn(HEARTHSTONE, edition)(rules, () => []);

describe('the rule that decides a line', () => {
  test('is the one that names a card of the line, before one that names none', () => {
    const cited = ['HS-R7', 'HS-AE-cutpurse'];
    const about = (...cards: string[]) => citationIn(HEARTHSTONE, '10.0')(cited, () => cards).rule;
    expect(about('Cutpurse')).toBe('HS-AE-cutpurse');
    expect(about('Wisp')).toBe('HS-R7');
  });

  test('is no definition and no general rule where another is cited', () => {
    expect(cite('10.0', 'HS-DEF-trigger', 'HS-R7').rule).toBe('HS-R7');
    expect(cite('10.0', 'HS-DEF-trigger').rule).toBe('HS-DEF-trigger');
  });

  test('is the first cited of those that decide cases', () => {
    expect(cite('10.0', 'HS-DH2a', 'HS-DH1')).toEqual({ rule: 'HS-DH2a', alsoRules: ['HS-DH1'] });
  });

  test('is of the book that speaks of the edition: the other one is not cited', () => {
    const both = ['HS-DH2a', 'ZH-4.9-damage'];
    expect(cite('10.0', ...both)).toEqual({ rule: 'HS-DH2a', alsoRules: [] });
    expect(cite('9.0', ...both)).toEqual({ rule: 'HS-DH2a', alsoRules: [] });
    expect(cite('23.0', ...both)).toEqual({ rule: 'ZH-4.9-damage', alsoRules: [] });
  });

  test('is of the other book only where the own book is silent', () => {
    expect(cite('10.0', 'ZH-4.9-damage')).toEqual({ rule: 'ZH-4.9-damage', alsoRules: [] });
  });
});

test('a summary cites the deciding rule alone', () => {
  const asked = { players: { 2: { board: ['Wisp'] } }, actions: ['endTurn'] };
  const full = ask('resolve', { ...asked, trace: 'FULL' }).trace;
  const summary = ask('resolve', { ...asked, trace: 'SUMMARY' }).trace;
  expect(full.some(({ alsoRules }) => alsoRules.length > 0)).toBe(true);
  expect(summary.every(({ alsoRules }) => alsoRules.length === 0)).toBe(true);
  const ruleOf = new Map(full.map(({ id, rule }) => [id, rule]));
  for (const { id, rule } of summary) expect(rule).toBe(ruleOf.get(id));
});
