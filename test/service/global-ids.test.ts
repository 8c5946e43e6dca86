import { expect, test } from 'vitest';
import { globalId, KINDS, namedBy } from '../../src/service/graphql/global-ids.js';

test('a global id stands for one thing of one kind, rule system and edition', () => {
  const things = KINDS.flatMap((kind) => [
    { kind, id: 'A' },
    { kind, id: 'A/B', ruleset: 'hearthstone' },
    { kind, id: 'A', ruleset: 'hearthstone', patch: '1.3' },
  ]);
  const ids = things.map(globalId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map(namedBy)).toEqual(things);
});

test.each(['', 'NEW1_019', 'Q2FyZA', globalId({ kind: 'Card', id: 'A' }).slice(0, 4)])(
  'what is none is told: %j',
  (text) => {
    expect(() => namedBy(text)).toThrow('This is no global id.');
  },
);
