import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  equals,
  multiply,
  ONE,
  parseRational,
  type Rational,
  rational,
  toNumber,
  toText,
  ZERO,
} from '../../src/kernel/index.js';

const big = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const any: fc.Arbitrary<Rational> = fc
  .tuple(
    big,
    big.filter((n) => n !== 0n),
  )
  .map(([n, d]) => rational(n, d));
const minus = (a: Rational): Rational => rational(-a.numerator, a.denominator);

/** A law: two ways to the same number. */
type Law = (a: Rational, b: Rational, c: Rational) => [Rational, Rational];

test.each<[string, Law]>([
  ['a + b = b + a', (a, b) => [add(a, b), add(b, a)]],
  ['(a + b) + c = a + (b + c)', (a, b, c) => [add(add(a, b), c), add(a, add(b, c))]],
  ['a + 0 = a', (a) => [add(a, ZERO), a]],
  ['a - a = 0', (a) => [add(a, minus(a)), ZERO]],
  ['a b = b a', (a, b) => [multiply(a, b), multiply(b, a)]],
  ['(a b) c = a (b c)', (a, b, c) => [multiply(multiply(a, b), c), multiply(a, multiply(b, c))]],
  ['1 a = a', (a) => [multiply(ONE, a), a]],
  ['0 a = 0', (a) => [multiply(ZERO, a), ZERO]],
  [
    'a (b + c) = a b + a c',
    (a, b, c) => [multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c))],
  ],
])('%s', (_, law) => {
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      const [left, right] = law(a, b, c);
      expect(left).toEqual(right);
    }),
  );
});

test('lowest terms, the sign on top', () => {
  expect(rational(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
  expect(rational(-6n, -4n)).toEqual({ numerator: 3n, denominator: 2n });
  expect(rational(0, -7)).toEqual(ZERO);
  expect(rational(5)).toEqual({ numerator: 5n, denominator: 1n });
});

test('a fraction is the same number however it was written', () => {
  fc.assert(
    fc.property(
      any,
      big.filter((n) => n !== 0n),
      (a, by) => {
        expect(equals(rational(a.numerator * by, a.denominator * by), a)).toBe(true);
        expect(equals(add(a, ONE), a)).toBe(false);
      },
    ),
  );
  expect(equals(rational(1, 2), rational(1, 3))).toBe(false);
});

test('nothing is divided by 0', () => {
  expect(() => rational(1, 0)).toThrow(new RangeError('denominator is 0'));
});

describe('the nearest double', () => {
  test('of a double is itself, small and large', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        // every double is an integer times a power of two
        let denominator = 1n;
        let scaled = x;
        while (!Number.isInteger(scaled)) {
          scaled *= 2;
          denominator *= 2n;
        }
        expect(toNumber(rational(BigInt(scaled), denominator))).toBe(x === 0 ? 0 : x);
      }),
      { numRuns: 500 },
    );
  });

  test('of a quotient of two doubles is what dividing them gives', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (n, d) => {
        fc.pre(n !== 0 && d !== 0);
        expect(toNumber(rational(n, d))).toBe(n / d);
      }),
      { numRuns: 500 },
    );
  });

  test('of a very small chance is not 0, of a huge one past the doubles it is', () => {
    expect(toNumber(rational(1n, 7n ** 300n)) / 7 ** -300).toBeCloseTo(1, 12);
    expect(toNumber(rational(7n ** 300n)) / 7 ** 300).toBeCloseTo(1, 12);
    expect(toNumber(rational(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
    expect(toNumber(rational(1n, 10n ** 400n))).toBe(0);
  });
});

describe('as text', () => {
  test.each([
    ['1/4', rational(1, 4)],
    ['3', rational(3)],
    ['0', ZERO],
    ['12/7', rational(12, 7)],
  ])('%s is written and read', (text, value) => {
    expect(toText(value)).toBe(text);
    expect(parseRational(text)).toEqual(value);
  });

  test('every fraction from 0 up comes back', () => {
    fc.assert(
      fc.property(any, (a) => {
        const positive = a.numerator < 0n ? minus(a) : a;
        expect(parseRational(toText(positive))).toEqual(positive);
      }),
    );
  });

  test.each([
    ['0.25', rational(1, 4)],
    ['2/8', rational(1, 4)],
    ['1.50', rational(3, 2)],
    ['007', rational(7)],
    ['0.1', rational(1, 10)],
  ])('%s is read', (text, value) => expect(parseRational(text)).toEqual(value));

  test.each([
    '',
    '1/0',
    '1/00',
    '-1/4',
    '1/-4',
    '.5',
    '1.',
    '1e3',
    ' 1',
    '1/2/3',
    '0.5/2',
    'half',
    '1\n',
  ])('%j is no fraction', (text) => expect(parseRational(text)).toBeUndefined());
});
