import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CATALOGUE_OPERATIONS, SCENARIO_OPERATIONS } from '../../src/scenario/operations.js';
import { schemaText } from '../../src/service/graphql/server.js';
import { printedTypes } from '../../src/service/graphql/typed/print.js';

/** Fields that GraphQL has beside those of an answer: the same once more, as one value. */
const ONE_VALUE = ['traceJson', 'json', 'edges', 'pageInfo', 'globalId'];

/** Fields that REST alone has. */
const OF_REST = ['nextUrl'];

/** Whether a field is the same once more, as one value or as a type. */
const isAgain = (name: string): boolean => ONE_VALUE.includes(name) || name.startsWith('typed');

/** The name of an argument that says the same typed. */
const typed = (field: string): string => `typed${field.charAt(0).toUpperCase()}${field.slice(1)}`;

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  string: ['String', 'ID'],
  int: ['Int'],
  number: ['Float'],
  boolean: ['Boolean'],
};

const queries = buildSchema(schemaText()).getQueryType()!.getFields();

/** What differs between a schema and the type that GraphQL gives to the same, with its place. */
function faults(schema: z.ZodType, type: GraphQLOutputType, place: string): string[] {
  const { inner, mayBeNull } = unwrapped(schema);
  const named = isNonNullType(type) ? type.ofType : type;
  if (`${named}` === 'JSON')
    return isNonNullType(type) && mayBeNull ? [`${place}: it may be null`] : [];
  if (isNonNullType(type) === mayBeNull)
    return [`${place}: ${type}, and it ${mayBeNull ? 'may' : 'cannot'} be null`];
  if (isListType(named))
    return itemsOf(inner).flatMap((item) => faults(item, named.ofType, `${place}[]`));
  if (isObjectType(named)) return fieldFaults(inner, named, place);
  if (isEnumType(named)) {
    const values = (inner instanceof z.ZodEnum ? inner.options : []).map(String).sort();
    const known = named.getValues().map(({ name }) => name);
    return values.join() === known.sort().join()
      ? []
      : [`${place}: ${known.join()}, not ${values.join()}`];
  }
  const taken = SCALARS[kindOf(inner)] ?? [];
  return taken.includes(`${named}`) ? [] : [`${place}: ${named} for ${kindOf(inner)}`];
}

function fieldFaults(schema: z.ZodType, type: GraphQLObjectType, place: string): string[] {
  if (!(schema instanceof z.ZodObject)) return [`${place}: ${type} for ${schema.def.type}`];
  const fields = type.getFields();
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
  const missing = Object.keys(shape).filter(
    (name) => !Object.hasOwn(fields, name) && !OF_REST.includes(name),
  );
  // What an item of the catalogue has beside its id differs by kind and rule system.
  const isOpen = schema.def.catchall !== undefined;
  const unknown = Object.keys(fields).filter(
    (name) => !isOpen && !isAgain(name) && !Object.hasOwn(shape, name),
  );
  return [
    ...missing.map((name) => `${place}.${name}: ${type} has no such field`),
    ...unknown.map((name) => `${place}.${name}: nothing answers it`),
    ...Object.entries(shape).flatMap(([name, of]) =>
      missing.includes(name) || OF_REST.includes(name)
        ? []
        : faults(of, fields[name]!.type, `${place}.${name}`),
    ),
  ];
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; mayBeNull: boolean } {
  let inner = schema;
  let mayBeNull = false;
  while (
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodExactOptional
  ) {
    inner = inner.unwrap() as z.ZodType;
    mayBeNull = true;
  }
  return { inner, mayBeNull };
}

function itemsOf(schema: z.ZodType): readonly z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  return schema instanceof z.ZodTuple ? (schema.def.items as readonly z.ZodType[]) : [];
}

function kindOf(schema: z.ZodType): string {
  if (schema instanceof z.ZodEnum) return 'string';
  return schema instanceof z.ZodNumber && schema.format !== null ? 'int' : schema.def.type;
}

describe('schema.graphql says what the engine answers', () => {
  const asked = SCENARIO_OPERATIONS.filter(([, { isPublic }]) => isPublic);

  test.each(asked)('to %s, field by field', (_, { field, answer }) => {
    expect(faults(answer, queries[field]!.type, field)).toEqual([]);
  });

  test.each(asked)('to %s, asked for with fields of its request', (name, { field, request }) => {
    const own = queries[field]!.args.map((argument) => argument.name);
    // `explain` of a body is two arguments: about whom, and within which events.
    const split = name === 'explain' ? ['entity', 'event'] : [];
    const known = ['scenario', 'typedScenario', ...split, ...Object.keys(request.shape)];
    const given = new Set(known.flatMap((field) => [field, typed(field)]));
    expect(own.filter((argument) => !given.has(argument))).toEqual([]);
  });

  test.each(CATALOGUE_OPERATIONS)('to %s', (name, { answer, request, item }) => {
    expect(faults(answer, queries[name]!.type, name)).toEqual([]);
    const own = queries[name]!.args.map((argument) => argument.name);
    const { ruleset: _, ...rest } = request.shape;
    expect(own.filter((argument) => argument !== 'ruleset')).toEqual(Object.keys(rest));
    expect(item === undefined || Object.hasOwn(queries, name.slice(0, -1))).toBe(true);
  });

  test('with the types of the games as their schemas make them', () => {
    const written = new Map(
      parse(schemaText()).definitions.flatMap((definition) =>
        'name' in definition ? [[definition.name?.value, print(definition)]] : [],
      ),
    );
    const stale = parse(printedTypes()).definitions.filter(
      (definition) =>
        !('name' in definition) || written.get(definition.name?.value) !== print(definition),
    );
    // `npm run graphql:games` writes them
    expect(stale.map((definition) => print(definition))).toEqual([]);
  });

  test('and a difference would be seen', () => {
    const wrong = buildSchema('type Query { a: A! } type A { x: Int, y: String!, more: Int }');
    const answer = z.object({ x: z.int(), y: z.boolean(), gone: z.string() });
    expect(faults(answer, wrong.getQueryType()!.getFields().a!.type, 'a')).toEqual([
      'a.gone: A has no such field',
      'a.more: nothing answers it',
      'a.x: Int, and it cannot be null',
      'a.y: String for boolean',
    ]);
  });
});
