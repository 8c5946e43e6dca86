import {
  add,
  type Decision,
  type Machine,
  type Rational,
  type Table,
  ZERO,
} from '../../kernel/index.js';
import type { ScenarioRequest } from '../play/request.js';
import type { JsonObject } from '../terms/schema.js';
import { type Estimated, estimate } from './estimate.js';
import type { Followed } from './follow.js';
import type { GroupKey } from './group-by.js';
import type { OutcomeGroup } from './schema.js';
import { NOTHING_UNKNOWN, together, type Unknown, unknownOf } from './unknown.js';

/** Ends that look the same to whoever asks. */
export interface Group {
  readonly by: JsonObject;
  /** The player's choice that is open in all of them, or null. */
  readonly open: OutcomeGroup['open'];
  /** How likely the ends are that were found. */
  readonly probability: Rational;
  readonly paths: bigint;
  /** Distinct ends in the group. */
  readonly ends: number;
  /** One path that leads here. */
  readonly witness: readonly number[];
  readonly unknown: Unknown;
  /** How many of the drawn paths end in it. */
  readonly hits: number;
  /** How likely it is in all, where not everything was followed. */
  readonly estimate: Estimated | null;
}

/** Where a path ends, and how likely it is to be taken: what was drawn counts once, and not as likely. */
interface End {
  readonly machine: Machine<Table>;
  readonly pending: Decision | null;
  readonly witness: readonly number[];
  readonly probability?: Rational;
  readonly paths?: bigint;
}

/** Puts the ends that were found or drawn into groups by what is asked for; the likeliest group comes first. */
export function groupsOf(
  request: ScenarioRequest,
  { chain, drawn }: Followed,
  keys: readonly GroupKey[],
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const end of chain.ends) addTo(groups, request, keys, end);
  for (const end of drawn?.samples ?? []) addTo(groups, request, keys, end);
  const found = [...groups.values()];
  if (drawn === null) return found.sort((a, b) => compare(b.probability, a.probability));
  const { count } = drawn;
  const estimated = found.map((group) => {
    const { hits, probability } = group;
    return { ...group, estimate: estimate(probability, { hits, count, of: chain.open }) };
  });
  return estimated.sort((a, b) => compare(b.estimate.guess, a.estimate.guess));
}

function addTo(
  groups: Map<string, Group>,
  request: ScenarioRequest,
  keys: readonly GroupKey[],
  end: End,
): void {
  const { machine, probability = ZERO, paths } = end;
  const { state } = machine;
  const values = keys.map(({ value }) => value(state));
  const open = openChoice(request, end.pending, state);
  const identities = keys.map(({ identity }, i) => identity?.(state) ?? values[i]!);
  const key = JSON.stringify([identities, open]);
  const known = groups.get(key);
  groups.set(key, {
    by: known?.by ?? Object.fromEntries(keys.map(({ name }, i) => [name, values[i]!])),
    open,
    probability: known === undefined ? probability : add(known.probability, probability),
    paths: (paths ?? 0n) + (known?.paths ?? 0n),
    ends: (paths === undefined ? 0 : 1) + (known?.ends ?? 0),
    witness: known?.witness ?? end.witness,
    unknown: together(
      known?.unknown ?? NOTHING_UNKNOWN,
      unknownOf(request.ruleset, state, probability),
    ),
    hits: (paths === undefined ? 1 : 0) + (known?.hits ?? 0),
    estimate: null,
  });
}

function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The choice that an end waits for, with its options in the form that `decisions` takes. */
function openChoice(
  { ruleset, position }: ScenarioRequest,
  pending: Decision | null,
  state: Table,
): Group['open'] {
  if (pending === null) return null;
  const now = { state, names: position.names };
  return {
    name: pending.name,
    player: pending.player,
    options: pending.options.map((_, option) => {
      const { pick, text } = ruleset.decisions.describe(now, pending, option);
      return { pick, text };
    }),
  };
}
