import type { z } from 'zod';
import type { Json } from '../../scenario/oracle.js';
import { isObject, type RawBody, rawBody } from '../core/body.js';
import { failure } from '../errors.js';
import { fieldError } from '../field-errors.js';
import { parseWith } from '../schemas/parse.js';
import { readTyped } from './typed/games.js';

/** Arguments without those that are null: GraphQL lets callers say "left out" in two ways. */
export function withoutNulls(args: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}

/**
 * Arguments checked against the schema that REST uses for the same operation.
 * @throws ServiceError BAD_QUERY with all field errors at once.
 */
export function checkedArguments<Schema extends z.ZodType>(
  schema: Schema,
  args: object,
): z.output<Schema> {
  return parseWith(schema, withoutNulls(args), 'BAD_QUERY');
}

/** A scenario as an argument, in one of two forms. */
export interface GivenScenario {
  readonly scenario?: unknown;
  readonly typedScenario?: unknown;
}

/**
 * The scenario of two arguments of which one is there.
 * @throws ServiceError BAD_QUERY when none is there, or both are.
 */
export function oneScenario({ scenario, typedScenario }: GivenScenario): unknown {
  const isTyped = isOneGiven('scenario', 'typedScenario', [scenario, typedScenario]);
  return isTyped ? readTyped(typedScenario as Json) : scenario;
}

/**
 * The scenarios of two arguments of which one is there.
 * @throws ServiceError BAD_QUERY when none is there, or both are.
 */
export function manyScenarios(
  scenarios: readonly unknown[] | null | undefined,
  typed: readonly unknown[] | null | undefined,
): readonly Json[] {
  const isTyped = isOneGiven('scenarios', 'typedScenarios', [scenarios, typed]);
  return isTyped ? (typed as readonly Json[]).map(readTyped) : (scenarios as readonly Json[]);
}

/** Whether it is the second of two arguments that is there. */
function isOneGiven(first: string, second: string, given: readonly unknown[]): boolean {
  const there = given.filter((value) => value != null);
  if (there.length === 1) return given[1] != null;
  const expected = `${first} or ${second}`;
  const error =
    there.length === 0
      ? fieldError('REQUIRED', [first], `"${first}" is missing.`, { expected })
      : fieldError('WRONG_VALUE', [second], `"${first}" says it already.`, { expected });
  throw failure('BAD_QUERY', error.message, { errors: [error] });
}

/**
 * The scenario of an argument as a body for the rules engine, with the trace detail in it.
 * @throws ServiceError INVALID_BODY when it is no object.
 */
export function scenarioBody(scenario: unknown, extras: object = {}): RawBody {
  return rawBody({ ...scenarioObject(scenario), ...withoutNulls(extras) } as Json);
}

/**
 * The scenario of an argument.
 * @throws ServiceError INVALID_BODY when it is no object.
 */
export function scenarioObject(scenario: unknown): { readonly [key: string]: Json } {
  const value = scenario as Json;
  if (isObject(value)) return value;
  const error = fieldError('WRONG_TYPE', [], 'The scenario has to be an object.', {
    expected: 'an object',
  });
  throw failure('INVALID_BODY', error.message, { errors: [error] });
}
