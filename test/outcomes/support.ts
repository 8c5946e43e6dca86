import {
  add,
  type Decision,
  multiply,
  OPEN,
  parseRational,
  type Rational,
  Run,
  rational,
  type Table,
  toText,
} from '../../src/kernel/index.js';
import { Problems } from '../../src/rulesets/ruleset.js';
import type { OutcomeGroup, Outcomes, Probability } from '../../src/scenario/oracle.js';
import { readRequest } from '../../src/scenario/play/request.js';
import { ask, type Body, entitiesOf, resolve, sent } from '../scenario/support/ask.js';

/** Asks for the distribution of a scenario that must make sense. */
export function outcomesOf(body: Body): Outcomes {
  return ask('outcomes', body);
}

/** A probability as `n/d`. */
export function fraction({ numerator, denominator }: Probability): string {
  return toText(rational(BigInt(numerator), BigInt(denominator)));
}

/** The probabilities of groups by the one thing that they are told apart by. */
export function byValue({ groups }: Pick<Outcomes, 'groups'>): Record<string, string> {
  const nameOf = ({ by }: OutcomeGroup): string => Object.values(by).map(String).join(' & ');
  return Object.fromEntries(groups.map((group) => [nameOf(group), fraction(group.probability)]));
}

/** The sum of all probabilities that an answer names. */
export function total({ groups, unlisted, missing }: Outcomes): string {
  const parts = [...groups.map(({ probability }) => probability), unlisted.probability, missing];
  const sum = parts.reduce((all, p) => add(all, parseRational(fraction(p))!), rational(0));
  return toText(sum);
}

/** Follows every path of chance one by one from the start, and adds up what `tell` says of the ends. */
export function bruteForce(
  body: Body,
  tell: (state: Table) => string,
): Map<string, { probability: Rational; paths: number }> {
  const found = new Map<string, { probability: Rational; paths: number }>();
  const request = readRequest(sent(body), {});
  const walk = (road: readonly number[], probability: Rational): void => {
    const { state, open } = resolveAlong(request, road);
    if (open === null) {
      const before = found.get(tell(state)) ?? { probability: rational(0), paths: 0 };
      found.set(tell(state), {
        probability: add(before.probability, probability),
        paths: before.paths + 1,
      });
      return;
    }
    const weights = open.weights ?? open.options.map(() => 1);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    weights.forEach((weight, i) => {
      const { numerator, denominator } = probability;
      walk([...road, i], rational(numerator * BigInt(weight), denominator * BigInt(whole)));
    });
  };
  walk([], rational(1));
  return found;
}

/** Plays the actions of a request with these answers; the decision that is open when they are used up. */
function resolveAlong(
  { ruleset, position, actions }: ReturnType<typeof readRequest>,
  road: readonly number[],
): { readonly state: Table; readonly open: Decision | null } {
  let asked = 0;
  const source = (): number => road[asked++] ?? OPEN;
  const run = new Run(ruleset.program, ruleset.program.copy(position.state), [], { source });
  for (const { read, path } of actions) {
    const refusal = ruleset.actions.begin(run, read, {
      names: position.names,
      path,
      problems: new Problems(),
    });
    if (refusal === null && run.advance() === 'pending')
      return { state: run.state, open: run.pending };
  }
  return { state: run.state, open: null };
}

/** What an answer of `resolve` ends in: the state as anybody gets it. */
export interface End {
  readonly state: ReturnType<typeof entitiesOf>;
  readonly result: string;
}

/**
 * Follows every path one by one through `resolve` alone: asks at every open decision and goes on with each of its
 * options. Nothing is merged, and nothing of the enumeration is used.
 */
export function everyPath(body: Body, tell: (end: End) => string): Record<string, string> {
  const found = new Map<string, Rational>();
  const walk = (decisions: readonly object[], probability: Rational): void => {
    const answer = resolve({ ...body, decisions, random: 'ask', trace: 'NONE' });
    if (answer.status === 'COMPLETE') {
      const end = { state: entitiesOf(answer.state), result: String(answer.result) };
      const told = tell(end);
      found.set(told, add(found.get(told) ?? rational(0), probability));
      return;
    }
    const { options } = answer.pending as { options: readonly { weight?: number }[] };
    const whole = options.reduce((sum, { weight = 1 }) => sum + weight, 0);
    options.forEach(({ weight = 1 }, option) => {
      walk([...decisions, { option }], multiply(probability, rational(weight, whole)));
    });
  };
  walk([], rational(1));
  return Object.fromEntries([...found].map(([told, p]) => [told, toText(p)]));
}

/** n over k. */
export function choose(n: number, k: number): Rational {
  if (k < 0 || k > n) return rational(0);
  let found = 1n;
  for (let i = 1; i <= k; i++) found = (found * BigInt(n - k + i)) / BigInt(i);
  return rational(found);
}

/** How likely k of n independent hits go to something that each of them hits with p. */
export function binomial(n: number, k: number, p: Rational): Rational {
  const rest = rational(p.denominator - p.numerator, p.denominator);
  return product([choose(n, k), power(p, k), power(rest, n - k)]);
}

/** How likely so many hits on alike targets fall like this on each of them: n! / (k1! k2! ...) / targets^n. */
export function multinomial(shares: readonly number[]): Rational {
  const hits = shares.reduce((sum, k) => sum + k, 0);
  let left = hits;
  const ways = shares.map((k) => {
    const way = choose(left, k);
    left -= k;
    return way;
  });
  return product([...ways, power(rational(1, shares.length), hits)]);
}

/** 1 + 1/2 + ... + 1/n. */
export function harmonic(n: number): Rational {
  return sumOf(Array.from({ length: n }, (_, i) => rational(1, i + 1)));
}

export function power(p: Rational, n: number): Rational {
  return rational(p.numerator ** BigInt(n), p.denominator ** BigInt(n));
}

export function product(factors: readonly Rational[]): Rational {
  return factors.reduce(multiply, rational(1));
}

export function sumOf(parts: readonly Rational[]): Rational {
  return parts.reduce(add, rational(0));
}

/** A distribution in the form that `byValue` and `everyPath` give, without what never happens. */
export function written(expected: Readonly<Record<string, Rational>>): Record<string, string> {
  const possible = Object.entries(expected).filter(([, p]) => p.numerator !== 0n);
  return Object.fromEntries(possible.map(([told, p]) => [told, toText(p)]));
}
