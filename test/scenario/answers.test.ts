import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allRulesets } from '../../src/rulesets/index.js';
import { givenState } from '../../src/scenario/form/state.js';
import { operate } from '../../src/scenario/operate.js';
import { OPERATIONS } from '../../src/scenario/operations.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import { scenarioBody, scenarioPaths } from '../support/scenario-bodies.js';

/** So many files of each game are played. */
const PLAYED = 40;

/** What a schema leaves of a value: what it does not know is gone. */
function faults(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : z.prettifyError(parsed.error);
}

/** Scenarios of a game out of the worked cases, those with an open decision among them. */
function scenariosOf(ruleset: string): readonly JsonObject[] {
  const own = scenarioPaths(ruleset);
  const every = Math.max(1, Math.floor(own.length / PLAYED));
  return own
    .filter((_, i) => i % every === 0)
    .map(scenarioBody)
    .map(({ items, uncheckable, known, variants, entities, orders, mirror, ...rest }) => rest)
    .map(({ decisions, random, expect: _, distribution, ...rest }: JsonObject) => rest);
}

describe.each(allRulesets().map(({ id }) => id))('every answer about %s', (id) => {
  const bodies = scenariosOf(id);
  const answers = (name: 'resolve' | 'actions', extra: JsonObject): [JsonObject, Json][] =>
    bodies.flatMap((body): [JsonObject, Json][] => {
      const asked = name === 'actions' ? { ...body, actions: [] } : body;
      const outcome = operate(name, { ...asked, ...extra }, {});
      return outcome.ok ? [[body, outcome.body as Json]] : [];
    });

  test('says what its schema says and no more', () => {
    const found = answers('resolve', { difference: true, boards: true });
    expect(found.length).toBeGreaterThan(PLAYED / 2);
    for (const [body, answer] of found)
      expect([body.title, faults(OPERATIONS.resolve.answer, answer)]).toEqual([body.title, answer]);
  });

  test('gives states that requests may have', () => {
    for (const [body, answer] of answers('resolve', { trace: 'NONE' })) {
      const { state } = answer as { readonly state: Json };
      expect([body.title, faults(givenState, state)]).toEqual([body.title, state]);
    }
  });

  test('lists actions as requests have them', () => {
    for (const [body, answer] of answers('actions', { illegal: true }))
      expect([body.title, faults(OPERATIONS.actions.answer, answer)]).toEqual([body.title, answer]);
  });
});

test('every item of the catalogue says what its schema says', () => {
  for (const { id: ruleset } of allRulesets())
    for (const name of ['cards', 'rules', 'patches', 'rulesets'] as const) {
      const outcome = operate(name, { ruleset, first: 100 }, {});
      const answer = outcome.ok ? outcome.body : null;
      expect(faults(OPERATIONS[name].answer, answer)).toEqual(answer);
    }
});
