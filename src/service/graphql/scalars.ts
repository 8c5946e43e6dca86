import { type DocumentNode, GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { Maybe } from 'graphql/jsutils/Maybe.js';
import type { Json } from '../../scenario/oracle.js';

type Variables = Maybe<Readonly<Record<string, unknown>>>;

const SCALARS = {
  ...{ JSON: anyValue, GameState: anyValue, Decision: anyValue, Expectation: anyValue },
  ...{ CustomCard: anyValue, Value: plainValue, EntityRef: reference, CardRef: reference },
  ...{ DateTime: text, URL: text },
} as const;

/**
 * The scalars of the schema. Each takes what its description says, as a variable or in place; its own schema is checked
 * where the value is used. The size of all arguments is limited before (`argument-size.ts`).
 */
export const scalars = Object.fromEntries(
  Object.entries(SCALARS).map(([name, check]) => [name, scalar(name, check)]),
) as { readonly [Name in keyof typeof SCALARS]: GraphQLScalarType<unknown, unknown> };

/** The values of enums that the engine writes in lower case. */
export function lowerCaseEnums({
  definitions,
}: DocumentNode): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const enums = definitions.flatMap((one) =>
    one.kind === Kind.ENUM_TYPE_DEFINITION &&
    one.directives?.some(({ name }) => name.value === 'lowerCase')
      ? [[one.name.value, (one.values ?? []).map(({ name }) => name.value)] as const]
      : [],
  );
  return Object.fromEntries(
    enums.map(([name, values]) => [
      name,
      Object.fromEntries(values.map((value) => [value, value.toLowerCase()])),
    ]),
  );
}

type Check = (value: unknown) => boolean;

function scalar(name: string, check: Check): GraphQLScalarType<unknown, unknown> {
  const checked = (value: unknown): unknown => {
    if (check(value)) return value;
    throw new GraphQLError(`${JSON.stringify(value)} is no ${name}.`);
  };
  return new GraphQLScalarType<unknown, unknown>({
    name,
    serialize: (value) => value,
    parseValue: checked,
    parseLiteral: (node, variables) => checked(literalValue(node, variables)),
  });
}

function anyValue(): boolean {
  return true;
}

function plainValue(value: unknown): boolean {
  return typeof value === 'boolean' || reference(value);
}

function reference(value: unknown): boolean {
  return text(value) || Number.isInteger(value);
}

function text(value: unknown): boolean {
  return typeof value === 'string';
}

function literalValue(node: ValueNode, variables: Variables): Json {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map((value) => literalValue(value, variables));
    case Kind.VARIABLE:
      return (variables?.[node.name.value] ?? null) as Json;
    case Kind.OBJECT:
      return objectValue(node.fields, variables);
  }
}

type Fields = Extract<ValueNode, { kind: Kind.OBJECT }>['fields'];

function objectValue(fields: Fields, variables: Variables): Json {
  const entries = fields.map((field) => {
    if (field.name.value === '__proto__') {
      throw new GraphQLError('The key "__proto__" is not allowed.', { nodes: field });
    }
    return [field.name.value, literalValue(field.value, variables)] as const;
  });
  return Object.fromEntries(entries);
}
