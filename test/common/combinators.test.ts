import { expect, test } from 'vitest';
import { drawn, numbersFrom } from '../../src/rulesets/common/draws.js';
import {
  among,
  anyOf,
  type Compiled,
  combined,
  countOf,
  folded,
  ofFirst,
} from '../../src/rulesets/common/grammar/combinators.js';
import { memoize } from '../../src/rulesets/common/memoize.js';

/** A game is a list of stones by their weights; a scope says what is heavy. */
type Args = [stones: readonly number[], heavy: number];
type Test = Compiled<[...Args, it: number], boolean>;
type Condition =
  | 'HEAVY'
  | 'EVEN'
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

const testOf = (condition: Condition): Test => {
  if (condition === 'HEAVY') return (stones, heavy, it) => stones[it]! >= heavy;
  if (condition === 'EVEN') return (stones, _heavy, it) => stones[it]! % 2 === 0;
  return combined(condition, testOf);
};

const ALL: Compiled<Args, readonly number[]> = (stones) => [...stones.keys()];
const STONES = [5, 2, 8, 3];
const those = (condition: Condition, except: readonly number[] = []): number[] =>
  among<Args>({ of: ALL, where: testOf(condition), except: () => except })(STONES, 4);

test('conditions are made of others', () => {
  expect(those('HEAVY')).toEqual([0, 2]);
  expect(those({ not: 'HEAVY' })).toEqual([1, 3]);
  expect(those({ all: ['HEAVY', 'EVEN'] })).toEqual([2]);
  expect(those({ any: ['HEAVY', { not: 'EVEN' }] })).toEqual([0, 2, 3]);
  expect(those({ all: [] })).toEqual([0, 1, 2, 3]);
  expect(those({ any: [] })).toEqual([]);
});

test('selections leave others out, and can be empty', () => {
  expect(those('HEAVY', [0])).toEqual([2]);
  expect(among<Args>({ of: ALL, where: null, except: null })(STONES, 4)).toHaveLength(4);
  expect(anyOf(ALL)([], 4)).toBe(false);
  expect(anyOf(ALL)(STONES, 4)).toBe(true);
});

test('numbers are read off selections and joined', () => {
  const weight = ofFirst(ALL, (stones, e) => stones[e]!);
  expect(weight(STONES, 4)).toBe(5);
  expect(weight([], 4)).toBe(0);
  const sum = folded([countOf(ALL), weight, () => 10], (a, b) => a + b, 0);
  expect(sum(STONES, 4)).toBe(19);
});

test('a form is compiled once', () => {
  let compiled = 0;
  const of = memoize((form: { readonly name: string }) => `${form.name}${++compiled}`);
  const form = { name: 'a' };
  expect([of(form), of(form), of({ name: 'a' })]).toEqual(['a1', 'a1', 'a2']);
});

test('chance gives one of the options, or is asked again', () => {
  const draw = { name: 'die', of: 'amount', source: 3, options: numbersFrom(1, 6) };
  expect(drawn({ decide: ({ kind, player }) => (kind === 'chance' ? 4 : player) }, draw)).toBe(5);
  expect(drawn({ decide: () => -1 }, draw)).toBeNull();
  expect(numbersFrom(3, 2)).toEqual([]);
});
