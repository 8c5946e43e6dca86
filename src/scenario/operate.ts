import type { OracleContext } from './operation/context.js';
import type { Outcome } from './operation/problem.js';
import { outcomeOf } from './operation/refused.js';
import { type AnswerOf, FIELDS_OF_ONE, OPERATIONS, type OperationName } from './operations.js';
import type { Json } from './terms/schema.js';

/** What runs operations: the rules engine, or what stands in for it. It is called in a worker thread. */
export type Operate = (name: OperationName, body: Json, context: OracleContext) => Outcome;

/** Runs one operation on a body: the whole engine behind one function. Synchronous and pure. */
export function operate<Name extends OperationName>(
  name: Name,
  body: Json,
  context: OracleContext = {},
): Outcome<AnswerOf<Name>> {
  return outcomeOf(
    () => OPERATIONS[name].run(body, { ...context, fieldsOfOne: FIELDS_OF_ONE }) as AnswerOf<Name>,
  );
}
