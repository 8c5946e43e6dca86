import { nearestNames } from '../rulesets/common/nearest.js';
import type { OracleContext } from './operation/context.js';
import { asEdition, saysEdition, withPatch } from './operation/edition-word.js';
import type { Outcome } from './operation/problem.js';
import { outcomeOf } from './operation/refused.js';
import { type AnswerOf, FIELDS_OF_ONE, OPERATIONS, type OperationName } from './operations.js';
import type { Json } from './terms/schema.js';

/** What runs operations: the rules engine, or what stands in for it. It is called in a worker thread. */
export type Operate = (name: OperationName, body: Json, context: OracleContext) => Outcome;

/**
 * Runs one operation on a body: the whole engine behind one function. Synchronous and pure.
 * @throws RangeError when there is no operation of the name.
 */
export function operate<Name extends OperationName>(
  name: Name,
  body: Json,
  context: OracleContext = {},
): Outcome<AnswerOf<Name>> {
  if (!Object.hasOwn(OPERATIONS, name)) throw noOperation(name);
  const { kind, run } = OPERATIONS[name];
  const isRenamed = kind === 'SCENARIO' && saysEdition(body);
  const asked = isRenamed ? withPatch(body) : body;
  const outcome = outcomeOf(
    () => run(asked, { ...context, fieldsOfOne: FIELDS_OF_ONE }) as AnswerOf<Name>,
  );
  return isRenamed ? asEdition(outcome) : outcome;
}

/** Callers without types may name anything. */
function noOperation(name: string): RangeError {
  const names = Object.keys(OPERATIONS);
  const near = nearestNames(String(name), names);
  const meant = near.length === 0 ? names : near;
  return new RangeError(`There is no operation "${name}". There is ${meant.join(', ')}.`);
}
