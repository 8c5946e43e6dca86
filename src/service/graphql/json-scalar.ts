import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { Maybe } from 'graphql/jsutils/Maybe.js';
import type { Json } from '../../scenario/oracle.js';

type Variables = Maybe<Readonly<Record<string, unknown>>>;

/**
 * Any JSON value, written as a variable or in place. How much all of them hold is measured before
 * anything is executed (`argument-size.ts`); each is checked again where it is used.
 */
export const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => literalValue(node, variables),
});

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
