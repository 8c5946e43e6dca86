import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import { GraphQLError } from 'graphql';
import { ERRORS, type ErrorCode } from '../errors.js';
import { LIMITS } from '../limits.js';
import type { GraphQLContext } from './context.js';
import { type Measure, measureOperation } from './measure.js';

/** What is limited of what is measured. */
type Limited = keyof Measure & keyof typeof LIMITS.graphql;

const MEASURES: readonly { readonly of: Limited; readonly code: ErrorCode }[] = [
  { of: 'depth', code: 'QUERY_TOO_DEEP' },
  { of: 'introspectionDepth', code: 'QUERY_TOO_DEEP' },
  { of: 'aliases', code: 'TOO_MANY_ALIASES' },
  { of: 'directives', code: 'TOO_MANY_DIRECTIVES' },
  { of: 'cost', code: 'QUERY_TOO_COSTLY' },
  { of: 'values', code: 'BODY_TOO_MANY_NODES' },
  { of: 'bytes', code: 'BODY_TOO_LARGE' },
];

/** Refuses an operation that asks for too much, before anything is executed. */
export const limitsPlugin: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      if (operation === undefined) return;
      if (schema.getRootType(operation.operation) == null) {
        const code = 'SUBSCRIPTION_NOT_SUPPORTED';
        throw new GraphQLError(`There is no ${operation.operation} here.`, {
          extensions: { code, http: { status: ERRORS[code].status } },
        });
      }
      const measure = measureOperation(schema, document, operation, request.variables ?? {});
      for (const { of, code } of MEASURES) {
        const max = LIMITS.graphql[of];
        if (measure[of] <= max) continue;
        throw new GraphQLError(`The ${of} of the operation: ${measure[of]}; ${max} is allowed.`, {
          extensions: { code, http: { status: ERRORS[code].status } },
        });
      }
    },
  }),
};

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
  if (data == null) http.status = 503;
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
