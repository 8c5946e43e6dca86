/** An exact fraction in lowest terms, denominator positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** The greatest common divisor of any a and a positive b. */
function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction numerator/denominator in lowest terms. @throws RangeError when the denominator is 0. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  let n = BigInt(numerator);
  let d = BigInt(denominator);
  if (d === 0n) throw new RangeError('denominator is 0');
  if (d < 0n) [n, d] = [-n, -d];
  const divisor = gcd(n, d);
  return divisor === 1n
    ? { numerator: n, denominator: d }
    : { numerator: n / divisor, denominator: d / divisor };
}

/** The least common multiple of positive numbers; 1 of none. */
export function leastCommonMultiple(numbers: Iterable<bigint>): bigint {
  let multiple = 1n;
  for (const n of numbers) if (multiple % n !== 0n) multiple *= n / gcd(multiple, n);
  return multiple;
}

/** a + b. */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return rational(a.numerator + b.numerator, a.denominator);
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** a * b. */
export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Whether a and b are the same number. */
export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** The nearest double, however small the fraction is (below 2^-1022 to a last bit). */
export function toNumber(a: Rational): number {
  // An integer quotient of 60 bits or more; its last bit stands for all that the division drops, so
  // that rounding it to 53 bits rounds the fraction itself.
  const magnitude = a.numerator < 0n ? -a.numerator : a.numerator;
  const shift = Math.max(0, bitLength(a.denominator) - bitLength(magnitude) + 64);
  const scaled = magnitude << BigInt(shift);
  const dropped = scaled % a.denominator === 0n ? 0n : 1n;
  const rounded = Number((scaled / a.denominator) | dropped);
  const half = Math.floor(shift / 2);
  const nearest = rounded / 2 ** half / 2 ** (shift - half);
  return a.numerator < 0n ? -nearest : nearest;
}

/** The bits that a number's hexadecimal digits take: its length, up to three more. */
function bitLength(n: bigint): number {
  return n.toString(16).length * 4;
}

/** `n/d`, or `n` for a whole number. */
export function toText(a: Rational): string {
  return a.denominator === 1n ? a.numerator.toString() : `${a.numerator}/${a.denominator}`;
}

/** Reads `1/4`, `3` or `0.25`, no sign; undefined when the text is none of these. */
export function parseRational(text: string): Rational | undefined {
  const fraction = /^(\d+)\/([1-9]\d*)$/.exec(text);
  if (fraction) return rational(BigInt(fraction[1]!), BigInt(fraction[2]!));
  const decimal = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!decimal) return undefined;
  const digits = decimal[2] ?? '';
  return rational(BigInt(decimal[1]! + digits), 10n ** BigInt(digits.length));
}
