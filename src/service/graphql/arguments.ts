import type { z } from 'zod';
import type { Json } from '../../scenario/oracle.js';
import { isObject, type RawBody, rawBody } from '../core/body.js';
import { failure } from '../errors.js';
import { fieldError, type Path } from '../field-errors.js';
import { parseWith } from '../schemas/parse.js';
import type { Sent } from './sent.js';
import { REFERENCE, saidTwice } from './typed/form.js';
import { argumentForm, placeInTyped, readTyped } from './typed/games.js';

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

/** A value in the form of REST: its paths are those of the value. */
function asItIs(value: unknown): Sent {
  return { value, at: (path) => path };
}

function typedAt(typed: Json, argument: Path): Sent {
  return {
    value: readTyped(typed, argument),
    at: (path) => [...argument, ...placeInTyped(typed, path)],
  };
}

/**
 * The scenario of two arguments of which one is there.
 * @throws ServiceError BAD_QUERY when none is there, or both are.
 */
export function oneScenario({ scenario, typedScenario }: GivenScenario): Sent {
  const isTyped = isOneGiven('scenario', 'typedScenario', [scenario, typedScenario]);
  return isTyped ? typedAt(typedScenario as Json, ['typedScenario']) : asItIs(scenario);
}

/**
 * The scenarios of two arguments of which one is there.
 * @throws ServiceError BAD_QUERY when none is there, or both are.
 */
export function manyScenarios(
  scenarios: readonly unknown[] | null | undefined,
  typed: readonly unknown[] | null | undefined,
): readonly Sent[] {
  const isTyped = isOneGiven('scenarios', 'typedScenarios', [scenarios, typed]);
  return isTyped
    ? (typed as readonly Json[]).map((one, i) => typedAt(one, ['typedScenarios', i]))
    : scenarios!.map(asItIs);
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
 * A scenario with what is asked of it, as the rules engine takes it. What is said typed is its field.
 * @throws ServiceError INVALID_BODY when it is no object, BAD_QUERY where an argument is there in both forms.
 */
export function scenarioBody(scenario: Sent, asked: object = {}): Sent<RawBody> {
  const given = withoutNulls(asked);
  const own: Record<string, Json> = {};
  const typed = new Map<string, Sent>();
  for (const [name, value] of Object.entries(given)) {
    const field = untyped(name);
    const form = field === name ? undefined : argumentForm(field);
    if (form !== undefined && Object.hasOwn(given, field)) throw saidTwice([name], field);
    own[field] = form === undefined ? (value as Json) : form.read(value as Json, [name]);
    if (form !== undefined)
      typed.set(field, { value, at: (path) => [name, ...form.at(value as Json, path)] });
  }
  return {
    value: rawBody({ ...scenarioObject(scenario.value), ...own }),
    at: (path) => {
      const [field = '', ...rest] = path.map((key, i) => (i === 0 ? String(key) : key));
      if (!Object.hasOwn(own, field)) return scenario.at(path);
      return typed.get(String(field))?.at(rest) ?? path;
    },
  };
}

/** What `explain` is asked beside the scenario. */
interface Question {
  readonly entity?: unknown;
  readonly typedEntity?: unknown;
  readonly event?: unknown;
}

/**
 * A scenario with the question about an entity, as the rules engine takes it.
 * @throws ServiceError as {@link scenarioBody}.
 */
export function explainBody(
  given: GivenScenario,
  { entity, typedEntity, event }: Question,
): Sent<RawBody> {
  if (entity != null && typedEntity != null) throw saidTwice(['typedEntity'], 'entity');
  const name = typedEntity == null ? 'entity' : 'typedEntity';
  const asked = typedEntity == null ? entity : REFERENCE.read(typedEntity as Json, [name]);
  const explain = withoutNulls({ entity: asked ?? null, event });
  const { value, at } = scenarioBody(oneScenario(given), asked == null ? {} : { explain });
  return {
    value,
    at: (path) => (path[0] === 'explain' ? [path[1] === 'event' ? 'event' : name] : at(path)),
  };
}

/** `groupBy` of `typedGroupBy`. */
function untyped(name: string): string {
  return name.replace(/^typed([A-Z])/, (_, letter: string) => letter.toLowerCase());
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
