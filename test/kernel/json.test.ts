import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, copyJson, type Json } from '../../src/kernel/index.js';

const anyJson = fc.jsonValue() as fc.Arbitrary<Json>;

describe('canonical JSON', () => {
  test('sorts the keys of every object, and nothing else', () => {
    expect(canonicalJson({ b: [3, 1, { z: null, a: true }], a: 'x', B: -1.5 })).toBe(
      '{"B":-1.5,"a":"x","b":[3,1,{"a":true,"z":null}]}',
    );
  });

  test('sorts by code unit, digits like letters', () => {
    expect(canonicalJson({ é: 1, z: 2, 10: 3, 9: 4, '': 5 })).toBe(
      '{"":5,"10":3,"9":4,"z":2,"é":1}',
    );
  });

  test('says the same as JSON', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 300 },
    );
  });

  test('is equal for equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), anyJson), (value) => {
        const shuffled = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(shuffled)).toBe(canonicalJson(value));
      }),
    );
  });

  test('leaves undefined members out, as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test.each([
    ['NaN', Number.NaN],
    ['an infinity', { a: Number.NEGATIVE_INFINITY }],
    ['undefined', undefined],
    ['undefined in a list', [1, undefined]],
    ['a hole in a list', new Array(2)],
    ['a function', { a: () => 1 }],
    ['a big integer', 1n],
    ['a symbol', Symbol('a')],
    ['a map', new Map([[1, 2]])],
    ['a date', new Date(0)],
    ['a typed array', new Int32Array(2)],
  ])('refuses %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  test('says what it refuses', () => {
    expect(() => canonicalJson([1n])).toThrow('not a JSON value: bigint');
    expect(() => canonicalJson([undefined])).toThrow('not a JSON value: undefined');
    expect(() => canonicalJson(() => 1)).toThrow('not a JSON value: function');
    expect(() => canonicalJson(new Map())).toThrow('not plain data: an instance of a class');
    expect(() => canonicalJson({ a: Number.NaN })).toThrow('not a JSON number: NaN');
  });
});

describe('a copy', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const copy = copyJson(value);
        expect(copy).toEqual(value);
        expect(sharedParts(copy, value)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('takes a key __proto__ for a key like any other', () => {
    const poisoned = JSON.parse('{"a":[{"__proto__":{"polluted":true}}]}') as Json;
    const copy = copyJson(poisoned);
    expect(JSON.stringify(copy)).toBe('{"a":[{"__proto__":{"polluted":true}}]}');
    expect((copy as { a: { polluted?: boolean }[] }).a[0]!.polluted).toBeUndefined();
    expect(canonicalJson(copy)).toBe(canonicalJson(poisoned));
  });
});

function sharedParts(one: unknown, other: unknown): unknown[] {
  const parts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null
      ? [value, ...Object.values(value).flatMap(parts)]
      : [];
  const others = new Set(parts(other));
  return parts(one).filter((part) => others.has(part));
}
