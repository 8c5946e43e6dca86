import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, Express, RequestHandler, Response } from 'express';
import type { Json } from '../../scenario/oracle.js';
import { canonicalJson } from '../../store/values/canonical.js';
import { BODY_LIMITS, type TreeLimits } from '../body/check-tree.js';
import { repeatedKey, shapeOf } from '../body/json-text.js';
import { parseBody, repeatedKeyMessage } from '../body/parse-body.js';
import { isObject } from '../core/body.js';
import { etagOf } from '../core/etag.js';
import type { Services } from '../core/services.js';
import { type ErrorCode, failure, ServiceError } from '../errors.js';
import type { GraphQLContext } from '../graphql/context.js';
import { isIntrospection } from '../graphql/introspection.js';
import { refuseCostlyValidation } from '../graphql/validation-cost.js';
import { LIMITS } from '../limits.js';
import { GRAPHIQL_POLICY, graphiqlPage } from '../web/graphiql.js';
import { matches } from './etag.js';
import { bodyTimeOf, callerOf } from './exchange.js';
import { bodyFormat } from './media-types.js';
import { noteRoute, refuseOtherMethods } from './mount-routes.js';
import { PAGE_HEADERS, prefersPage } from './page-reply.js';
import { readBody } from './read-body.js';
import type { Reply } from './reply.js';
import { constantReply, replyOf } from './reply.js';
import { notesOf } from './request-log.js';
import { errorOf, NO_STORE, respond } from './respond.js';
import type { Address } from './unknown-route.js';

const PATH = '/graphql';
/** Where GraphQL is answered. */
export const GRAPHQL: Address = { path: PATH, methods: new Set(['get', 'post']) };
const JSON_TYPES = ['application/json', 'application/graphql-response+json'];
const GRAPHIQL_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': GRAPHIQL_POLICY,
  'Cache-Control': 'public, max-age=60',
} as const;
const KEPT = 'public, max-age=60';
/** Errors come before or after all data. */
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
    context: async ({ req, res }) => ({
      services,
      caller: callerOf(req, res),
      note: ({ operationName, codes: [code = null, ...others] }) => {
        Object.assign(notesOf(res), { operationName, code, others });
      },
    }),
  });
  const known = introspection(services);
  app.get(PATH, noteRoute(PATH), playground(services), checkGet, keepable, known, execute);
  app.post(PATH, noteRoute(PATH), readPost, asText, known, execute);
  refuseOtherMethods(app, PATH, 'GET, POST, HEAD, OPTIONS');
  app.use(PATH, answerError);
}

/** Who opens the address in a browser, and asks nothing yet, gets a page to ask from. */
function playground(services: Pick<Services, 'constants'>): RequestHandler {
  return async (request, response, next) => {
    const isAsked = Object.keys(request.query).length > 0;
    response.vary('Accept');
    if (isAsked || !prefersPage(request, JSON_TYPES)) next();
    else respond(request, response, await playgroundReply(services));
  };
}

/** The reply of the page to ask from. */
export async function playgroundReply(services: Pick<Services, 'constants'>): Promise<Reply> {
  return constantReply(services, 'page of GraphQL', async () => ({
    ...{ status: 200, headers: GRAPHIQL_HEADERS, body: graphiqlPage() },
  }));
}

/** Answers a query that asks for nothing but the schema from what it was answered before. */
function introspection({ constants }: Pick<Services, 'constants'>): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    const sent = (method === 'POST' ? request.body : request.query) as Record<string, unknown>;
    if (!isObject(sent as Json) || !isIntrospection(sent.query)) {
      next();
      return;
    }
    const key = `schema ${canonicalJson([method, request.accepts(JSON_TYPES), sent])}`;
    const known = constants.find(key);
    if (known !== undefined) {
      respond(request, response, replyOf(known));
      return;
    }
    const send = response.send.bind(response);
    response.send = (text: string) => {
      if (response.statusCode === 200 && !ERRORS_FIELD.test(text))
        constants.put(key, {
          ...{ status: 200, code: null, body: Buffer.from(text) },
          headers: {
            'Content-Type': String(response.getHeader('Content-Type')),
            'Cache-Control': method === 'POST' ? 'no-store' : KEPT,
          },
        });
      return send(text);
    };
    next();
  };
}

/** Variables in an address are JSON too, and have the limits of a body. */
const checkGet: RequestHandler = (request, _, next) => {
  const { variables, extensions } = request.query;
  for (const text of [variables, extensions]) {
    if (typeof text !== 'string') continue;
    if (shapeOf(text, LIMITS.body.depth).isTooDeep)
      throw failure('BODY_TOO_DEEP', `Values may be nested ${LIMITS.body.depth} levels deep.`);
    const repeated = repeatedKey(text);
    if (repeated !== null) throw failure('BAD_QUERY', repeatedKeyMessage(repeated));
  }
  refuseCostlyValidation(request.query.query);
  request.body = {};
  next();
};

/** What a query by GET answers may be kept for a moment, and asked for again by its tag; errors may not. */
const keepable: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    noteBadRequest(response);
    if (response.statusCode !== 200 || typeof body !== 'string' || ERRORS_FIELD.test(body)) {
      response.set('Cache-Control', NO_STORE);
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
    noteBadRequest(response);
    response.setHeader('Cache-Control', NO_STORE);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    return response.end(body);
  };
  next();
};

const BAD_REQUESTS: Readonly<Record<number, ErrorCode>> = { 405: 'METHOD_NOT_ALLOWED' };

/** What is no GraphQL request at all is refused before any plugin sees it. */
function noteBadRequest(response: Response): void {
  const notes = notesOf(response);
  if (response.statusCode < 400 || notes.code !== null) return;
  notes.code = BAD_REQUESTS[response.statusCode] ?? 'BAD_REQUEST';
}

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
