import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLResponse } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { Recent } from '../../rulesets/common/recent.js';
import { ServiceError } from '../errors.js';
import type { GraphQLContext } from './context.js';
import { formatError } from './format-error.js';
import { jsonScalar } from './json-scalar.js';
import { measureOperation } from './measure.js';

/** How often a query is executed before it is compiled, which takes as long as executing it some ten times. */
const USES = 16;
/** More fields are not compiled: these take some ten milliseconds, in which nobody else is answered. */
const MOST_FIELDS = 200;
/** How many queries are kept compiled. */
const COMPILED = 64;

/** Where no operation is of the name that was asked for there is none, whatever the type of the hook says. */
type Asked = GraphQLRequestContext<GraphQLContext>;
type Execute = CompiledQuery['query'];

/** The type of an object that was read already. */
const ANY_VALUE: TypeNode = {
  kind: Kind.NAMED_TYPE,
  name: { kind: Kind.NAME, value: jsonScalar.name },
};

/** A query as code; null: it is not to be compiled. */
interface Compiled {
  readonly execute: Execute | null;
}

/**
 * Executes queries that come again and again as compiled code, which answers the same in a seventh of the time. What is
 * asked once is executed as it stands; so are mutations, queries that are large or whose arguments are objects and lists
 * written in place, and queries with other errors than the service's own: the usual execution words them.
 */
export class CompiledQueries implements ApolloServerPlugin<GraphQLContext> {
  /** How often each query was executed since it was last compiled; an operation lives as long as its document is remembered. */
  private readonly uses = new WeakMap<OperationDefinitionNode, number>();
  private readonly compiled = new Recent<OperationDefinitionNode, Compiled>(COMPILED);
  private count = 0;

  /** @param executedBefore how often a query is executed as it stands before it is compiled. */
  constructor(private readonly executedBefore = USES) {}

  /** How many operations compiled code has answered. */
  get answered(): number {
    return this.count;
  }

  /** Answers in place of the usual execution, where it can. */
  async requestDidStart() {
    return { responseForOperation: async (asked: Asked) => this.answer(asked) };
  }

  private async answer(asked: Asked): Promise<GraphQLResponse | null> {
    const { schema, operation, contextValue, request, response } = asked;
    const execute = this.executionOf(asked);
    if (execute === null) return null;
    const { variableDefinitions = [] } = operation!;
    const { coerced } = getVariableValues(schema, variableDefinitions, request.variables ?? {});
    if (coerced === undefined) return null;
    const result = await execute(undefined, contextValue, coerced);
    const singleResult = told(result as ExecutionResult);
    if (singleResult === null) return null;
    this.count++;
    return { http: response.http, body: { kind: 'single', singleResult } };
  }

  /** The compiled query, once it has been asked for often enough; null: it is to be executed as it stands. */
  private executionOf({ schema, document, operation }: Asked): Execute | null {
    if (document === undefined || operation?.operation !== 'query') return null;
    const known = this.compiled.find(operation);
    if (known !== undefined) return known.execute;
    const uses = this.uses.get(operation) ?? 0;
    const isDue = uses >= this.executedBefore;
    // What makes room for others begins anew: compiling must not be all that is done for many who take turns.
    this.uses.set(operation, isDue ? 0 : uses + 1);
    return isDue
      ? this.compiled.keep(operation, compile(schema, document, operation)).execute
      : null;
  }
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Compiled {
  const { fields } = measureOperation(schema, document, operation, {});
  if (passesStructures(document) || fields > MOST_FIELDS) return { execute: null };
  const read = withObjectsRead(schema, document, operation);
  const compiled = compileQuery(schema, read, operation.name?.value);
  return { execute: isCompiledQuery(compiled) ? compiled.query : null };
}

/**
 * The document with an operation that takes objects as they come: variables have been read by their types before. As code,
 * reading a typed scenario would be all types within types written out, which takes many seconds to compile.
 */
function withObjectsRead(
  schema: GraphQLSchema,
  { definitions, ...document }: DocumentNode,
  operation: OperationDefinitionNode,
): DocumentNode {
  const { variableDefinitions = [] } = operation;
  const read: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: variableDefinitions.map((definition) =>
      isInputObjectType(getNamedType(typeFromAST(schema, definition.type)))
        ? { ...definition, type: ANY_VALUE }
        : definition,
    ),
  };
  return { ...document, definitions: definitions.map((one) => (one === operation ? read : one)) };
}

/** Whether a document holds objects or lists in place, which may have variables in them. */
function passesStructures(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    enter({ kind }) {
      found ||= kind === Kind.OBJECT || kind === Kind.LIST;
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** The result as it goes out; null where it has errors whose words the usual execution chooses. */
function told({ data = null, errors = [] }: ExecutionResult) {
  if (errors.length === 0) return { data };
  if (!errors.every((error) => unwrapResolverError(error) instanceof ServiceError)) return null;
  return { errors: errors.map(formatted), data };
}

function formatted(error: GraphQLError) {
  const { message, locations, path } = error;
  return formatError({ message, locations: locations!, path: path! }, error);
}
