import { operate } from '../scenario/operate.js';
import type { Json, OperationName } from '../scenario/oracle.js';
import { badInputOf } from './bad-input.js';

/** Runs an operation of the engine; a problem ends the command. */
export function operateOn(name: OperationName, body: Json): Json {
  const outcome = operate(name, body, {});
  if (outcome.ok) return outcome.body;
  throw badInputOf(outcome.problem);
}
