import { expect, test } from 'vitest';
import type { Field } from '../../src/rulesets/common/state-reader.js';
import { allRulesets } from '../../src/rulesets/index.js';
import { operate } from '../../src/scenario/operate.js';
import { play } from '../../src/scenario/play/play.js';
import { readRequest } from '../../src/scenario/play/request.js';
import { FLOOD } from './support/check.js';

/** Reads a field and everything in it; the values are of the type that the field says. */
function readAll<S>(field: Field<S>, s: S, of: number): void {
  if (field.type === 'record') {
    expect(Object.keys(field.fields)).toContain(field.main);
    for (const inner of Object.values(field.fields)) readAll(inner, s, of);
    return;
  }
  const value = field.read(s, of);
  if (field.type === 'word') {
    const words = String(value).split(field.several === true ? '/' : '\n');
    for (const word of words) expect(field.words).toContain(word);
  }
  if (field.type === 'entities') expect(value).toSatisfy((list) => Array.isArray(list));
  else if (field.type !== 'word') expect(value).toSatisfy(Number.isInteger);
}

test('every field of every entity and player can be read at any time', () => {
  const { before, after, request } = play(readRequest(FLOOD, {}));
  const { reader } = request.ruleset;
  for (const { state } of [before, after]) {
    for (let entity = 1; entity < state.count; entity++)
      for (const field of Object.values(reader.entityFields)) readAll(field, state, entity);
    for (const player of reader.players)
      for (const field of Object.values(reader.playerFields)) readAll(field, state, player);
  }
});

test.each(allRulesets().map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s has a reader whose lists are sound',
  (_, { reader }) => {
    for (const names of [reader.results, reader.refusals, ...Object.values(reader.nodeNames)]) {
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(reader.results).toContain('none');
  },
);

test('the service verifies as the command line does', () => {
  const outcome = operate('verify', { ...FLOOD, expect: [{ player: 2, board: 1 }] }, {});
  expect(outcome).toMatchObject({ ok: true, body: { pass: true, status: 'COMPLETE' } });
  const slip = operate('verify', { ...FLOOD, expect: [{ player: 2, bord: 1 }] }, {});
  expect(slip).toMatchObject({
    ok: false,
    problem: { status: 422, errors: [{ code: 'UNKNOWN_FIELD', pointer: '/expect/0/bord' }] },
  });
});
