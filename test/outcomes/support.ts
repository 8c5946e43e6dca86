import {
  add,
  type Decision,
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
import { readRequest } from '../../src/scenario/request.js';
import { ask, type Body, sent } from '../scenario/support/ask.js';

/** Asks for the distribution of a scenario that must make sense. */
export function outcomesOf(body: Body): Outcomes {
  return ask('outcomes', body) as unknown as Outcomes;
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
    const refusal = ruleset.begin(run, position.names, read, path, new Problems());
    if (refusal === null && run.advance() === 'pending')
      return { state: run.state, open: run.pending };
  }
  return { state: run.state, open: null };
}
