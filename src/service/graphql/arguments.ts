import type { z } from 'zod';
import type { Json } from '../../scenario/oracle.js';
import { isObject, type RawBody, rawBody } from '../core/body.js';
import { failure } from '../errors.js';
import { fieldError } from '../field-errors.js';
import { parseWith } from '../schemas/parse.js';

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
