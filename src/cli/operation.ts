import { operate } from '../scenario/operate.js';
import type { OracleContext } from '../scenario/operation/context.js';
import type { AnswerOf, Json, OperationName } from '../scenario/oracle.js';
import { badInputOf } from './bad-input.js';

/** Runs an operation of the engine; a problem ends the command. */
export function operateOn<Name extends OperationName>(
  name: Name,
  body: Json,
  context: OracleContext = {},
): AnswerOf<Name> {
  const outcome = operate(name, body, context);
  if (outcome.ok) return outcome.body;
  throw badInputOf(outcome.problem);
}
