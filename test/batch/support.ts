import { knownAs } from '../../src/rulesets/common/plain-data.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { requestsOf } from '../common/requests.js';

export const { ask, resolve, codesOf } = requestsOf('batch');

/** One side of the state that an answer ends with, in short. */
export interface Side {
  readonly health: number;
  readonly plays: number;
  readonly rank: number;
  readonly board: readonly {
    readonly name: string;
    readonly lane: number;
    readonly attack: number;
    readonly health: number;
  }[];
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly deck: number;
}

/** What a scenario ends with. */
export function endOf(body: JsonObject): { one: Side; two: Side; reasons: (string | null)[] } {
  const { state, actions } = resolve(body);
  const { players } = knownAs<{ players: Record<1 | 2, Side> }>(state);
  const reasons = actions.map(({ illegal }) => illegal?.code ?? null);
  return { one: players[1], two: players[2], reasons };
}

/** Creatures of a side as `lane attack/health`. */
export function lanes({ board }: Side): string[] {
  return board.map(
    ({ name, lane, attack, health }) => `${lane} ${name.replace(/ L1$/, '')} ${attack}/${health}`,
  );
}
