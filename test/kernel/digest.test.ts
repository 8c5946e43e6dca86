import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, Digest, type Json } from '../../src/kernel/index.js';

const anyJson = fc.jsonValue() as fc.Arbitrary<Json>;

/** The key after a few things are mixed in. */
function keyOf(mix: (digest: Digest) => void): string {
  const digest = new Digest();
  mix(digest);
  return digest.key();
}

const ofJson = (value: Json): string => keyOf((digest) => digest.json(value));

describe('a digest', () => {
  test('is equal for equal values', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(ofJson(JSON.parse(JSON.stringify(value)) as Json)).toBe(ofJson(value));
      }),
    );
  });

  test('differs for values that differ', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        fc.pre(canonicalJson(one) !== canonicalJson(other));
        expect(ofJson(one)).not.toBe(ofJson(other));
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, Json, Json]>([
    ['a number and its text', 1, '1'],
    ['0 and nothing', 0, null],
    ['true and false', true, false],
    ['nothing and an empty object', null, {}],
    ['a text and the same with a NUL behind', 'a', 'a\0'],
    ['an empty list and an empty object', [], {}],
    ['one list and two', [1, 2], [[1], 2]],
    ['where an object begins', { a: { b: 'c', d: 'e' } }, { a: 'b', c: { d: 'e' } }],
    ['where an object ends', { a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
    ['texts of odd length', 'ab', 'abc'],
    ['a fraction and a whole number', 0.5, 0],
    ['texts that differ in their last letter', 'ab', 'ac'],
    ['names of members', { a: 1 }, { b: 1 }],
    ['where in a list nothing stands', [null, 1], [1, null]],
    ['large numbers', 2 ** 40, 2 ** 41],
    ['fractions that are nearly the same', 0.1, 0.1 + 2 ** -56],
  ])('tells apart: %s', (_, one, other) => {
    expect(ofJson(one)).not.toBe(ofJson(other));
  });

  test('takes no number for something else', () => {
    const others: Json[] = [null, true, false, '', [], {}];
    const keys = new Set(others.map(ofJson));
    for (let kind = -8; kind < 8; kind++) keys.add(ofJson(kind * 2 ** 28));
    expect(keys.size).toBe(others.length + 16);
  });

  test('tells a fraction from a whole number, whatever its bits', () => {
    const fraction = new Float64Array(1);
    new Int32Array(fraction.buffer).set([0x40000000, 7]);
    expect(ofJson(fraction[0]!)).not.toBe(ofJson(7));
  });

  test('knows one zero, as JSON does', () => {
    expect(ofJson(-0)).toBe(ofJson(0));
  });

  test('of cells counts every value with its place', () => {
    const cells = (...values: number[]): string =>
      keyOf((digest) => digest.cells(Int32Array.from(values), 0, values.length));
    const all = [cells(0, 7, 0), cells(7, 0, 0), cells(0, 0, 7), cells(0, 7), cells(0, 8, 0)];
    expect(new Set(all).size).toBe(all.length);
    expect(cells(0, 7, 0)).toBe(cells(0, 7, 0));
  });

  test('of a part of the cells counts how many they are', () => {
    const zeros = (from: number, to: number): string =>
      keyOf((digest) => digest.cells(new Int32Array(9), from, to));
    expect(zeros(1, 3)).toBe(zeros(4, 6));
    expect(new Set([zeros(1, 3), zeros(0, 4), zeros(0, 3), zeros(2, 2)]).size).toBe(4);
  });

  test('counts the order in which things are mixed in', () => {
    const ofTwo = (first: number, second: number): string =>
      keyOf((digest) => {
        digest.int(first);
        digest.int(second);
      });
    expect(ofTwo(1, 2)).not.toBe(ofTwo(2, 1));
  });

  test('each of its four lanes by itself tells nearly all pairs of numbers apart', () => {
    const lanes = [0, 2, 4, 6].map((at) => ({ at, seen: new Set<string>() }));
    for (let a = 0; a < 200; a++) {
      for (let b = 0; b < 200; b++) {
        const key = keyOf((digest) => digest.cells(Int32Array.of(a, b), 0, 2));
        for (const { at, seen } of lanes) seen.add(key.slice(at, at + 2));
      }
    }
    for (const { seen } of lanes) expect(seen.size).toBeGreaterThan(39_990);
  });

  test('turns about half of its bits, whichever bit of a number is another', () => {
    const bitsOf = (value: number): number[] => {
      const units = keyOf((digest) => digest.int(value)).split('');
      return units.flatMap((unit) => bits16.map((bit) => (unit.charCodeAt(0) >> bit) & 1));
    };
    const bits16 = Array.from({ length: 16 }, (_, bit) => bit);
    const bases = Array.from({ length: 200 }, (_, i) => ({ value: i, bits: bitsOf(i) }));
    let about = 0;
    for (let turned = 0; turned < 32; turned++) {
      const counts = new Array<number>(128).fill(0);
      for (const { value, bits } of bases) {
        const others = bitsOf(value ^ (1 << turned));
        for (let i = 0; i < 128; i++) if (bits[i] !== others[i]) counts[i]!++;
      }
      about += counts.filter((count) => count > 80 && count < 120).length;
    }
    // of 4,096 pairs of bits
    expect(about).toBeGreaterThan(3_900);
  });

  test('of many situations that differ in two cells has no two alike', () => {
    const keys = new Set<string>();
    for (let a = 0; a < 300; a++) {
      for (let b = 0; b < 300; b++) {
        keys.add(keyOf((digest) => digest.cells(Int32Array.of(0, a, 0, b), 0, 4)));
      }
    }
    expect(keys.size).toBe(90_000);
  });
});
