import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  valueFromASTUntyped,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { memoize } from '../../rulesets/common/memoize.js';
import { LIMITS } from '../limits.js';

/** What `@cost` says of a field. */
interface Price {
  readonly weight: number;
  readonly items: number;
  readonly sizedBy?: string;
}

/** A request whose variables fit their types. */
export interface Costed {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * What an operation of a validated document costs.
 * @throws GraphQLError where it expands to more than LIMITS.graphql.expanded selections.
 */
export function costOf({ schema, document, operationName, variables }: Costed): number {
  return getComplexity({
    schema,
    query: document,
    variables: { ...variables },
    estimators: [estimate],
    maxQueryNodes: LIMITS.graphql.expanded,
    ...(operationName == null ? {} : { operationName }),
  });
}

const OF_SCHEMA: Readonly<Record<string, number>> = {
  __schema: LIMITS.graphql.schemaCost,
  __type: LIMITS.graphql.typeCost,
};

const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const ofSchema = OF_SCHEMA[field.name];
  if (ofSchema !== undefined) return ofSchema;
  const { weight, items, sizedBy } = priceOf(field);
  return weight + childComplexity * (sizedBy === undefined ? items : sizeOf(args[sizedBy]));
};

/** The price of a field, worked out once: the schema stays as it is. */
const priceOf = memoize((field: GraphQLField<unknown, unknown>): Price => {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const said = (directive?.arguments ?? []).map(({ name, value }) => [
    name.value,
    valueFromASTUntyped(value),
  ]);
  const weight = isLeafType(getNamedType(field.type)) ? 0 : 1;
  return { weight, items: 1, ...Object.fromEntries(said) };
});

/** How many items an argument asks for. */
function sizeOf(argument: unknown): number {
  if (Array.isArray(argument)) return Math.max(1, argument.length);
  return typeof argument === 'number' ? Math.max(1, argument) : LIMITS.page.default;
}

/** Whether costing a request failed because it expands to too much. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.message.includes('maximum allowed number of nodes');
}
