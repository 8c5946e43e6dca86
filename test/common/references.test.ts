import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { Lookup } from '../../src/rulesets/common/lookup.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { positionOf, REFERENCES } from './support.js';

/** Entities 4 and 5 are Pebbles, 6 is a Rock that is called `big`. */
const POSITION = positionOf(
  [
    [2, 1, 1],
    [2, 2, 1],
    [3, 3, 9],
  ],
  [['big', 6]],
);

test.each<[Json, readonly number[]]>([
  [6, [6]],
  [99, []],
  ['big', [6]],
  ['seat 3', [3]],
  ['Seat 3', [3]],
  ['pebble', [4, 5]],
  ['Pebble #2', [5]],
  ['Pebble #3', []],
  ['Rock', [6]],
])('%s means %j', (reference, meant) => {
  expect(REFERENCES.meant(POSITION, reference as string | number, [4, 5, 6])).toEqual(meant);
});

test.each<[Json | undefined, string]>([
  [undefined, 'REQUIRED'],
  [true, 'WRONG_TYPE'],
  [1.5, 'WRONG_TYPE'],
  ['Peble', 'UNKNOWN_ENTITY'],
])('%j is told as %s', (json, code) => {
  const problems = new Problems();
  expect(REFERENCES.read(json, ['target'], POSITION, problems)).toBeNull();
  expect(problems.errors.map((error) => error.code)).toEqual([code]);
});

test('a misspelt name is answered with the nearest', () => {
  const problems = new Problems();
  REFERENCES.read('seat 4', [], POSITION, problems);
  expect(problems.errors[0]!.nearest).toContain('seat 3');
});

test('an entity is named so that the name means it alone', () => {
  const names = [3, 4, 5, 6].map((e) => REFERENCES.uniqueName(POSITION, e));
  expect(names).toEqual(['seat 3', 'Pebble #1', 'Pebble #2', 'big']);
  for (const [i, name] of names.entries())
    expect(REFERENCES.meant(POSITION, name, [])).toEqual([i + 3]);
  expect([3, 4, 6].map((e) => REFERENCES.to(POSITION, e))).toEqual(['seat 3', 4, 'big']);
});

function lookUp(reference: string | number | null) {
  const problems = new Problems();
  const place = { names: POSITION.names, path: ['actions', 0], problems };
  const lookup = new Lookup(REFERENCES, POSITION.state, place);
  return { entity: lookup.find(reference, 'throw', [4, 5]), lookup, problems };
}

test('a lookup finds the one that is meant, and nobody where nobody is named', () => {
  expect([lookUp('big').entity, lookUp(null).entity]).toEqual([6, 0]);
  expect(lookUp(null).lookup.hasFailed).toBe(false);
});

test('the only one of a card is meant where it makes no sense too, so that its refusal tells why', () => {
  expect(lookUp('Rock').entity).toBe(6);
});

test('a lookup tells what is not there, and what could be meant', () => {
  const { lookup, problems } = lookUp('Pebble #3');
  expect(lookup.hasFailed).toBe(true);
  expect(problems.errors[0]).toMatchObject({
    code: 'ENTITY_NOT_FOUND',
    pointer: '/actions/0/throw',
  });
  expect(lookUp('Pebble').problems.errors[0]).toMatchObject({
    code: 'AMBIGUOUS_ENTITY',
    nearest: ['Pebble #1', 'Pebble #2'],
  });
});
