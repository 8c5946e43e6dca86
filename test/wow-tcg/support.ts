import { operate } from '../../src/scenario/operate.js';
import type { AnswerOf, JsonObject, OperationName, Resolution } from '../../src/scenario/oracle.js';

/** Runs an operation on a body of this game and expects an answer. */
export function ask<Name extends OperationName>(name: Name, body: JsonObject): AnswerOf<Name> {
  const outcome = operate(name, { ruleset: 'wow-tcg', ...body }, { continuationSecret: 'test' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.body;
}

/** Resolves a scenario of this game. */
export function resolve(body: JsonObject): Resolution {
  return ask('resolve', { trace: 'FULL', ...body });
}

/** The codes of what is wrong with a body. */
export function codesOf(name: OperationName, body: JsonObject): string[] {
  const outcome = operate(name, { ruleset: 'wow-tcg', ...body }, { continuationSecret: 'test' });
  if (outcome.ok) throw new Error('nothing is wrong with it');
  return (outcome.problem.errors ?? []).map(({ code }) => code);
}

/** Why each action of a scenario was refused; null where it was legal. */
export function reasonsOf(body: JsonObject): (string | null)[] {
  return resolve(body).actions.map(({ illegal }) => illegal?.code ?? null);
}
