import { add, multiply, type Rational, rational, toNumber } from '../../kernel/index.js';

/** How likely something is thought to be: the exact part that was found, and what drawing says of the rest. */
export interface Estimated {
  /** The nearest guess, as a fraction: for putting things in order. */
  readonly guess: Rational;
  readonly low: number;
  readonly high: number;
}

/** How sure the interval of an estimate is. */
export const CONFIDENCE = 0.95;

/** Standard deviations of the normal distribution that the confidence stands for. */
const DEVIATIONS = 1.959963984540054;

/** What was drawn: so many of so many paths, through a part of the whole of this probability. */
export interface Share {
  readonly hits: number;
  readonly count: number;
  readonly of: Rational;
}

/**
 * How likely something is of which a part is known and the rest was drawn. The interval is that of Wilson's score, which
 * holds for rare things, too.
 */
export function estimate(known: Rational, { hits, count, of }: Share): Estimated {
  const share = hits / count;
  const square = DEVIATIONS ** 2 / count;
  const middle = (share + square / 2) / (1 + square);
  const reach =
    (DEVIATIONS / (1 + square)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  const [sure, open] = [toNumber(known), toNumber(of)];
  return {
    guess: add(known, multiply(of, rational(hits, count))),
    low: sure + open * Math.max(0, middle - reach),
    high: sure + open * Math.min(1, middle + reach),
  };
}
