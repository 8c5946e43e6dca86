import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { allRulesets } from '../../rulesets/index.js';
import { problemAt } from '../../scenario/operation/problem-at.js';
import type { JsonObject } from '../../scenario/oracle.js';
import { isObject } from '../core/body.js';
import { failure, ServiceError } from '../errors.js';
import { fieldError, type Path } from '../field-errors.js';
import { parseWith } from '../schemas/parse.js';
import { type Input, placeOf, shortFormOf } from './short-form.js';

/** A body for the engine, and where its parts stand in the arguments. */
export interface Sent {
  readonly body: JsonObject;
  at(path: Path): Path;
}

/** Arguments without those that are null: GraphQL has two ways to leave one out. */
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

/** The arguments of the field that is being resolved. */
export function argumentsOf({ parentType, fieldName }: GraphQLResolveInfo): readonly Input[] {
  return parentType.getFields()[fieldName]!.args;
}

/**
 * The body that `scenario` and the other inputs beside it stand for.
 * @throws ServiceError BAD_QUERY where two inputs say the same, INVALID_BODY for a short form that is no object.
 */
export function scenarioBody(inputs: readonly Input[], given: object, path: Path = []): Sent {
  // arguments are JSON: scalars pass on what was sent
  const args = given as JsonObject;
  const { scenario = null, ...own } = shortFormOf(inputs, args, path);
  const [field = ''] = Object.keys(args.scenario as JsonObject);
  const ruleset = RULESETS.get(field);
  if (!isObject(scenario)) {
    const at = [...path, 'scenario', field];
    const expected = 'an object';
    const error = fieldError('WRONG_TYPE', at, 'The scenario has to be an object.', { expected });
    throw failure('INVALID_BODY', error.message, { errors: [error] });
  }
  return {
    body: { ...(ruleset === undefined ? {} : { ruleset }), ...scenario, ...own },
    at: (place) => {
      const isOwn = Object.hasOwn(own, place[0] ?? '');
      return [...path, ...placeOf(inputs, args, isOwn ? place : ['scenario', ...place])];
    },
  };
}

/** The games by their fields in `ScenarioInput`. */
const RULESETS: ReadonlyMap<string, string> = new Map(
  allRulesets().map(({ id }) => [
    id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    id,
  ]),
);

/**
 * The answer to something that was sent.
 * @throws ServiceError with the problem, whose errors have their places in the arguments.
 */
export async function answeredTo<Answer>(
  at: Sent['at'],
  answer: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new ServiceError(problemAt(error.problem, at), error.headers);
  }
}
