import { operate } from '../scenario/operate.js';
import type { AnswerOf, Json, OperationName } from '../scenario/oracle.js';
import { badInputOf } from './bad-input.js';

/** Runs an operation of the engine; a problem ends the command. */
export function operateOn<Name extends OperationName>(name: Name, body: Json): AnswerOf<Name> {
  const outcome = operate(name, body, {});
  if (outcome.ok) return outcome.body;
  throw badInputOf(outcome.problem);
}
