import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInCards } from '../../src/rulesets/hearthstone/cards/reading/built-in.js';
import { staticCompiler } from '../../src/rulesets/hearthstone/effects/compiler.js';
import { requirementsOf } from '../../src/rulesets/hearthstone/effects/requirements.js';
import { REASONS, reasonCodeOf } from '../../src/rulesets/hearthstone/rules/triggers/reasons.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { EVENT_NAMES, EVENT_TEXTS } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';

const RULES = ruleIdsOf(HEARTHSTONE);
/** Names that are for programs, and what a mistake leaves behind. */
const RAW = /[A-Z]{2,}_|undefined|null|\[object|\{it\}/;

const CONDITIONS = builtInCards().flatMap(({ name, triggers = [] }) =>
  triggers.flatMap(({ subject, source, queueIf, when }) =>
    [subject, source, queueIf, when].flatMap((condition) =>
      condition === undefined ? [] : [[name, condition] as const],
    ),
  ),
);

describe('conditions in words', () => {
  test('every condition of a trigger of a built-in card can be said', () => {
    expect(CONDITIONS.length).toBeGreaterThan(100);
    const compiler = staticCompiler('words');
    for (const [card, condition] of CONDITIONS) {
      const parts = requirementsOf(condition, '{about}', compiler);
      expect(parts.length, card).toBeGreaterThan(0);
      for (const { otherwise, rules } of parts) {
        expect(otherwise.replaceAll(/\b[A-Z]+_\w+/g, 'a card'), card).not.toMatch(RAW);
        for (const id of rules) expect(RULES, card).toContain(id);
      }
    }
  });

  test.each([
    [
      'SURVIVES',
      ['it is not in play', 'it is dormant', 'it is pending destroy', 'it is mortally wounded'],
    ],
    [{ all: ['MINION', 'ENEMY'] }, ['it is no minion', 'it is on its own side']],
    [{ not: { has: 'IMMUNE' } }, ['it is Immune']],
    [{ tag: 'HEALTH_LEFT', atLeast: 1 }, ['it is mortally wounded']],
    [{ tag: 'ATTACK', atLeast: 5 }, ['its Attack is less than 5']],
    [{ any: ['HERO', { race: 'BEAST' }] }, ['it is no hero and it is not a beast']],
    [
      { value: { count: 'FRIENDLY_HAND' }, exactly: 0 },
      ['the number of friendly cards in hand is not 0'],
    ],
    [
      { entity: 'ENEMY_HERO', is: 'IN_PLAY' },
      ["there is no such thing as the opponent's hero", "the opponent's hero is not in play"],
    ],
    [
      { exists: { of: 'ALL_MINIONS', where: 'DAMAGED', except: 'SELF' } },
      ['there is no minion other than {source} that is damaged'],
    ],
  ] as const)('%j', (condition, sentences) => {
    const parts = requirementsOf(condition, 'it', staticCompiler('words'));
    expect(parts.map(({ otherwise }) => otherwise)).toEqual(sentences);
  });
});

describe('reasons and events', () => {
  test('the page lists every code', () => {
    const page = readFileSync('docs/guides/explain.md', 'utf8');
    for (const code of Object.keys(REASONS)) expect(page).toContain(`\`${code}\``);
  });

  test('every reason cites rules that there are, and its sentence leads back to it', () => {
    for (const [code, { says, rules }] of Object.entries(REASONS)) {
      for (const id of rules) expect(RULES, code).toContain(id);
      expect(reasonCodeOf(says)).toBe(code);
      expect(says).not.toMatch(RAW);
    }
    expect(reasonCodeOf('it rains')).toBeNull();
  });

  test('every event has sentences for people', () => {
    for (const name of EVENT_NAMES) {
      for (const text of EVENT_TEXTS[name]) expect(text).not.toMatch(RAW);
    }
  });
});
