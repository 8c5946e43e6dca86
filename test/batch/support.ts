import { operate } from '../../src/scenario/operate.js';
import type { AnswerOf, JsonObject, OperationName, Resolution } from '../../src/scenario/oracle.js';

/** Runs an operation on a body of this game and expects an answer. */
export function ask<Name extends OperationName>(name: Name, body: JsonObject): AnswerOf<Name> {
  const outcome = operate(name, { ruleset: 'batch', ...body }, { continuationSecret: 'test' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.body;
}

/** Resolves a scenario of this game. */
export function resolve(body: JsonObject): Resolution {
  return ask('resolve', { trace: 'FULL', ...body });
}

/** The codes of what is wrong with a body. */
export function codesOf(name: OperationName, body: JsonObject): string[] {
  const outcome = operate(name, { ruleset: 'batch', ...body }, { continuationSecret: 'test' });
  if (outcome.ok) throw new Error('nothing is wrong with it');
  return (outcome.problem.errors ?? []).map(({ code }) => code);
}

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
  const { players } = state as unknown as { players: Record<1 | 2, Side> };
  const reasons = actions.map(({ illegal }) => illegal?.code ?? null);
  return { one: players[1], two: players[2], reasons };
}

/** Creatures of a side as `lane attack/health`. */
export function lanes({ board }: Side): string[] {
  return board.map(
    ({ name, lane, attack, health }) => `${lane} ${name.replace(/ L1$/, '')} ${attack}/${health}`,
  );
}
