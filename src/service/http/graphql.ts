import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { BODY_LIMITS, type TreeLimits } from '../body/check-tree.js';
import { nestingExceeds } from '../body/nesting.js';
import { parseBody } from '../body/parse-body.js';
import { isObject } from '../core/body.js';
import type { Services } from '../core/services.js';
import { failure, ServiceError } from '../errors.js';
import type { GraphQLContext } from '../graphql/context.js';
import { refuseCostlyValidation } from '../graphql/validation-cost.js';
import { LIMITS } from '../limits.js';
import { GRAPHIQL_POLICY, graphiqlPage } from '../web/graphiql.js';
import { errorOf } from './error-of.js';
import { etagOf, matches } from './etag.js';
import { bodyTimeOf, callerOf } from './exchange.js';
import { bodyFormat } from './media-types.js';
import { noteRoute, refuseOtherMethods } from './mount-routes.js';
import { PAGE_HEADERS, prefersPage } from './page-reply.js';
import { readBody } from './read-body.js';
import { notesOf } from './request-log.js';
import { respond } from './respond.js';

const PATH = '/graphql';
const JSON_TYPES = ['application/json', 'application/graphql-response+json'];
const GRAPHIQL_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': GRAPHIQL_POLICY,
  'Cache-Control': 'public, max-age=60',
} as const;
const KEPT = 'public, max-age=60';
/** Errors are told before or after all data. */
const ERRORS_FIELD = /^\{"errors":|,"errors":\[\{"message"/;

const GRAPHQL_LIMITS: TreeLimits = {
  ...BODY_LIMITS,
  longStrings: { ...BODY_LIMITS.longStrings, query: LIMITS.graphql.queryLength },
};

/** Puts GraphQL into an app: POST with JSON, and GET for queries. */
export function mountGraphQL(
  app: Express,
  server: ApolloServer<GraphQLContext>,
  services: Services,
): void {
  const execute = expressMiddleware(server, {
    context: async ({ req, res }) => ({ services, caller: callerOf(req, res) }),
  });
  app.get(PATH, noteRoute(PATH), playground, checkGet, keepable, execute);
  app.post(PATH, noteRoute(PATH), readPost, asText, execute);
  refuseOtherMethods(app, PATH, 'GET, POST, HEAD, OPTIONS');
  app.use(PATH, answerError);
}

/** Who opens the address in a browser, and asks nothing yet, gets a page to ask from. */
const playground: RequestHandler = (request, response, next) => {
  const isAsked = Object.keys(request.query).length > 0;
  response.vary('Accept');
  if (isAsked || !prefersPage(request, JSON_TYPES)) {
    next();
    return;
  }
  const body = graphiqlPage();
  respond(request, response, {
    status: 200,
    body,
    headers: { ...GRAPHIQL_HEADERS, ETag: etagOf(body) },
  });
};

/** Variables in an address are JSON too, and may not be nested deeper than in a body. */
const checkGet: RequestHandler = (request, _, next) => {
  const { variables, extensions } = request.query;
  for (const text of [variables, extensions]) {
    if (typeof text === 'string' && nestingExceeds(text, LIMITS.body.depth)) {
      throw failure('BODY_TOO_DEEP', `Values may be nested ${LIMITS.body.depth} levels deep.`);
    }
  }
  refuseCostlyValidation(request.query.query);
  request.body = {};
  next();
};

/** What a query by GET answers may be kept for a moment, and asked for again by its tag; errors may not. */
const keepable: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (response.statusCode !== 200 || typeof body !== 'string' || ERRORS_FIELD.test(body)) {
      response.set('Cache-Control', 'no-store');
      return send(body);
    }
    const etag = etagOf(Buffer.from(body));
    response.set({ 'Cache-Control': KEPT, ETag: etag });
    if (!matches(request.get('if-none-match'), etag)) return send(body);
    response.status(304).removeHeader('content-length');
    return response.end();
  };
  next();
};

/** The answer to a POST is never kept, so that its text can go out at once with the headers. */
const asText: RequestHandler = (_, response, next) => {
  response.send = (body: string) => {
    response.setHeader('Content-Length', Buffer.byteLength(body));
    return response.end(body);
  };
  next();
};

const readPost: RequestHandler = async (request, _, next) => {
  const format = bodyFormat(request, { yaml: false });
  const { bytes } = await readBody(request, format, bodyTimeOf(request));
  const parsed = parseBody(bytes, format, GRAPHQL_LIMITS);
  if (!parsed.ok) throw new ServiceError(parsed.problem);
  if (Array.isArray(parsed.value)) {
    throw failure('BATCHING_NOT_SUPPORTED', 'The body is an array; send one operation.');
  }
  if (isObject(parsed.value)) refuseCostlyValidation(parsed.value.query);
  request.body = parsed.value;
  next();
};

/** Errors before the operation, in the form that GraphQL clients read. */
const answerError: ErrorRequestHandler = (error, request, response, next) => {
  const known = errorOf(error);
  if (known === null || response.headersSent) {
    next(error);
    return;
  }
  const { code, status, title, detail, ...rest } = known.problem;
  notesOf(response).code = code;
  const extensions = { code, status, title, ...rest };
  respond(request, response, {
    status,
    body: { errors: [{ message: detail, extensions }] },
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Oracle-Error': code,
      ...known.headers,
    },
  });
};
