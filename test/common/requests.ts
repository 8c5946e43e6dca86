import { operate } from '../../src/scenario/operate.js';
import type { AnswerOf, JsonObject, OperationName, Resolution } from '../../src/scenario/oracle.js';

/** Requests of one game, for its tests. */
export function requestsOf(ruleset: string) {
  const run = <Name extends OperationName>(name: Name, body: JsonObject) =>
    operate(name, { ruleset, ...body }, { continuationSecret: 'test' });

  /** Runs an operation on a body of this game and expects an answer. */
  function ask<Name extends OperationName>(name: Name, body: JsonObject): AnswerOf<Name> {
    const outcome = run(name, body);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    return outcome.body;
  }

  return {
    ask,
    /** Resolves a scenario of this game. */
    resolve: (body: JsonObject): Resolution => ask('resolve', { trace: 'FULL', ...body }),
    /** The codes of what is wrong with a body. */
    codesOf: (name: OperationName, body: JsonObject): string[] => {
      const outcome = run(name, body);
      if (outcome.ok) throw new Error('nothing is wrong with it');
      return (outcome.problem.errors ?? []).map(({ code }) => code);
    },
  };
}
