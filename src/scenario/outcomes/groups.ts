import { add, type Outcome, type Rational, type Table } from '../../kernel/index.js';
import type { ScenarioRequest } from '../play/request.js';
import type { Json, JsonObject } from '../terms/schema.js';
import type { GroupKey } from './group-by.js';
import { NOTHING_UNKNOWN, together, type Unknown, unknownOf } from './unknown.js';

/** Ends that look the same to whoever asks. */
export interface Group {
  readonly by: JsonObject;
  /** The player's choice that is open in all of them, or null. */
  readonly open: Json;
  readonly probability: Rational;
  readonly paths: bigint;
  /** Distinct ends in the group. */
  readonly ends: number;
  /** One road that leads here. */
  readonly witness: readonly number[];
  readonly unknown: Unknown;
}

/** Puts ends into groups by what is asked for; the likeliest group comes first. */
export function groupEnds(
  request: ScenarioRequest,
  ends: readonly Outcome<Table>[],
  keys: readonly GroupKey[],
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const end of ends) {
    const { state } = end.machine;
    const values = keys.map(({ value }) => value(state));
    const open = openChoice(request, end);
    const told = keys.map(({ identity }, i) => identity?.(state) ?? values[i]!);
    const key = JSON.stringify([told, open]);
    const known = groups.get(key);
    groups.set(key, {
      by: known?.by ?? Object.fromEntries(keys.map(({ name }, i) => [name, values[i]!])),
      open,
      probability: known === undefined ? end.probability : add(known.probability, end.probability),
      paths: end.paths + (known?.paths ?? 0n),
      ends: 1 + (known?.ends ?? 0),
      witness: known?.witness ?? end.witness,
      unknown: together(
        known?.unknown ?? NOTHING_UNKNOWN,
        unknownOf(request.ruleset, state, end.probability),
      ),
    });
  }
  return [...groups.values()].sort((a, b) => compare(b.probability, a.probability));
}

function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The choice that an end waits for, with its options in the form that `decisions` takes. */
function openChoice({ ruleset, position }: ScenarioRequest, end: Outcome<Table>): Json {
  const { pending } = end;
  if (pending === null) return null;
  const now = { state: end.machine.state, names: position.names };
  return {
    name: pending.name,
    player: pending.player,
    options: pending.options.map((_, option) => {
      const { pick, text } = ruleset.decisions.describe(now, pending, option);
      return { pick, text };
    }),
  };
}
