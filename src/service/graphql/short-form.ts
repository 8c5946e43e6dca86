import {
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  valueFromASTUntyped,
} from 'graphql';
import { memoize } from '../../rulesets/common/memoize.js';
import type { Json, JsonObject } from '../../scenario/oracle.js';
import { isObject } from '../core/body.js';
import { failure } from '../errors.js';
import { fieldError, type Path } from '../field-errors.js';

/** A field of an input, or an argument. */
export type Input = GraphQLInputField | GraphQLArgument;

/** What `@shortForm` says of an input. */
interface Form {
  readonly key: string;
  readonly as: 'SAME' | 'BY_NAME' | 'BY_PLACE';
  readonly keepsNull: boolean;
}

/** The form of an input, worked out once: the schema stays as it is. */
const formOf = memoize(({ name, astNode }: Input): Form => {
  const isForm = (one: ConstDirectiveNode): boolean => one.name.value === 'shortForm';
  const said = (astNode?.directives?.find(isForm)?.arguments ?? []).map(({ name: of, value }) => [
    of.value,
    valueFromASTUntyped(value),
  ]);
  return { key: name, as: 'SAME', keepsNull: false, ...Object.fromEntries(said) };
});

/**
 * Inputs by name as the short form has them.
 * @throws ServiceError BAD_QUERY where two inputs stand for the same key.
 */
export function shortFormOf(inputs: readonly Input[], given: JsonObject, path: Path): JsonObject {
  const written: Record<string, Json> = {};
  const names = new Map<string, string>();
  for (const input of inputs) {
    const value = given[input.name];
    const { key, as, keepsNull } = formOf(input);
    if (value === undefined || value === input.defaultValue || (value === null && !keepsNull))
      continue;
    const [outer = '', inner] = key.split('.');
    const at = [...path, input.name];
    if (names.has(outer)) throw givenTwice(at, names.get(outer)!);
    names.set(outer, input.name);
    const short = value === null ? null : shaped(as, shortValue(input.type, value, at));
    written[outer] = inner === undefined ? short : { [inner]: short };
  }
  return written;
}

/**
 * Where in inputs stands what their short form has at a path.
 * @returns the path itself where nothing stands for it.
 */
export function placeOf(inputs: readonly Input[], given: JsonObject, path: Path): Path {
  const [first, ...rest] = path;
  const [input] = inputs
    .filter((one) => formOf(one).key.split('.')[0] === first)
    .sort((a, b) => Number(given[b.name] != null) - Number(given[a.name] != null));
  if (input === undefined) return path;
  const { key, as } = formOf(input);
  const value = given[input.name] ?? null;
  if (key.includes('.')) return [input.name];
  if (as === 'SAME') return [input.name, ...placeIn(input.type, value, rest)];
  const [of, ...within] = rest;
  const items = Array.isArray(value) ? value : [];
  const index = as === 'BY_PLACE' ? Number(of) - 1 : items.findIndex((one) => nameOf(one) === of);
  if (items[index] === undefined) return [input.name];
  return as === 'BY_NAME'
    ? [input.name, index, 'value']
    : [input.name, ...placeIn(input.type, items, [index, ...within])];
}

function shortValue(type: GraphQLInputType, value: Json, path: Path): Json {
  const of = getNullableType(type);
  if (isListType(of))
    return (value as Json[]).map((item, i) =>
      item === null ? null : shortValue(of.ofType, item, [...path, i]),
    );
  if (!isInputObjectType(of)) return value;
  const written = shortFormOf(Object.values(of.getFields()), value as JsonObject, path);
  return of.isOneOf ? Object.values(written)[0]! : written;
}

function placeIn(type: GraphQLInputType, value: Json, path: Path): Path {
  const of = getNullableType(type);
  const [first, ...rest] = path;
  if (isListType(of)) {
    if (typeof first !== 'number' || !Array.isArray(value)) return path;
    return [first, ...placeIn(of.ofType, value[first] ?? null, rest)];
  }
  if (!isInputObjectType(of) || !isObject(value)) return path;
  const fields = Object.values(of.getFields());
  if (!of.isOneOf) return path.length === 0 ? path : placeOf(fields, value, path);
  const only = fields.find(({ name }) => value[name] != null)!;
  return [only.name, ...placeIn(only.type, value[only.name]!, path)];
}

function shaped(as: Form['as'], value: Json): Json {
  if (as === 'SAME' || !Array.isArray(value)) return value;
  const entries = value.map((item, i): [string, Json] =>
    as === 'BY_PLACE'
      ? [`${i + 1}`, item]
      : [`${nameOf(item)}`, isObject(item) ? item.value! : item],
  );
  return Object.fromEntries(entries);
}

function nameOf(item: Json): Json {
  return isObject(item) ? (item.name ?? null) : null;
}

function givenTwice(path: Path, other: string): Error {
  const message = `"${other}" says it already.`;
  const error = fieldError('WRONG_VALUE', path, message, { expected: 'one of the two' });
  return failure('BAD_QUERY', message, { errors: [error] });
}
