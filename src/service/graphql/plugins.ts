import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import { GraphQLError, getVariableValues } from 'graphql';
import { ERRORS, type ErrorCode } from '../errors.js';
import { LIMITS } from '../limits.js';
import { argumentSize } from './argument-size.js';
import type { GraphQLContext } from './context.js';
import { type Costed, costOf, isTooLarge } from './cost.js';
import { measureOperation } from './measure.js';

/** What is limited, and the code of a request that goes beyond. */
const CODES = {
  depth: 'QUERY_TOO_DEEP',
  introspectionDepth: 'QUERY_TOO_DEEP',
  aliases: 'TOO_MANY_ALIASES',
  directives: 'TOO_MANY_DIRECTIVES',
  values: 'BODY_TOO_MANY_NODES',
  bytes: 'BODY_TOO_LARGE',
  cost: 'QUERY_TOO_COSTLY',
} as const satisfies Partial<Record<keyof typeof LIMITS.graphql, ErrorCode>>;

/** Refuses an operation that asks for too much before anything is executed; others learn what they cost. */
export const limitsPlugin: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => {
    let requested: number | undefined;
    return {
      didResolveOperation: async ({ schema, document, operation, request }) => {
        if (operation === undefined) return;
        if (schema.getRootType(operation.operation) == null)
          throw refusal('SUBSCRIPTION_NOT_SUPPORTED', `There is no ${operation.operation} here.`);
        const { variables = {}, operationName } = request;
        refuseBeyond(measureOperation(document, operation));
        refuseBeyond(argumentSize(document, operation, variables));
        const { errors } = getVariableValues(
          schema,
          operation.variableDefinitions ?? [],
          variables,
        );
        // execution reports variables that do not fit
        if (errors !== undefined) return;
        requested = checkedCost({ schema, document, operationName, variables });
      },
      willSendResponse: async ({ response: { body } }) => {
        if (requested === undefined || body.kind !== 'single') return;
        const cost = { requested, limit: LIMITS.graphql.cost };
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
};

function checkedCost(costed: Costed): number {
  try {
    const cost = costOf(costed);
    refuseBeyond({ cost });
    return cost;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    const { expanded } = LIMITS.graphql;
    throw refusal(CODES.cost, `With its fragments the operation has more than ${expanded} fields.`);
  }
}

function refuseBeyond(measured: Readonly<Partial<Record<keyof typeof CODES, number>>>): void {
  for (const [of, found] of Object.entries(measured)) {
    const limited = of as keyof typeof CODES;
    const max = LIMITS.graphql[limited];
    if (found > max)
      throw refusal(CODES[limited], `The ${of} of the operation: ${found}; ${max} is allowed.`);
  }
}

function refusal(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: ERRORS[code].status } } });
}

type Response = GraphQLRequestContextWillSendResponse<BaseContext>['response'];

function hasCode({ body }: Response, code: ErrorCode): boolean {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  return errors.some(({ extensions }) => extensions?.code === code);
}

/** Where the service could not answer: when to try again, and status 503 when there is nothing else in the answer. */
function tellWhenToComeBack({ http, body }: Response): void {
  if (body.kind !== 'single') return;
  const { data, errors = [] } = body.singleResult;
  if (!errors.some(({ extensions }) => extensions?.status === 503)) return;
  http.headers.set('retry-after', '1');
  if (Object.values(data ?? {}).every((value) => value === null)) http.status = 503;
}

/**
 * Answers 200 instead of 400 where a client accepts only `application/json`, as the GraphQL over HTTP
 * specification asks for well-formed requests; the errors are in the body.
 */
export const statusPlugin: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      tellWhenToComeBack(response);
      if (hasCode(response, 'PERSISTED_QUERY_NOT_SUPPORTED')) response.http.status = 400;
      if (response.http.status !== 400) return;
      const accept = request.http?.headers.get('accept') ?? '';
      if (accept.includes('graphql-response')) return;
      if (accept.includes('application/json')) response.http.status = 200;
    },
  }),
};

/** Notes the name of each operation and the codes of its errors. */
export const notePlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response: { body }, contextValue }) => {
      const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
      const codes = new Set(errors.map(({ extensions }) => String(extensions?.code)));
      contextValue.note({ operationName: operation?.name?.value ?? null, codes: [...codes] });
    },
  }),
};
