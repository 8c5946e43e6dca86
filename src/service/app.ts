import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Config } from './config.js';
import type { Services } from './core/services.js';
import type { DEPRECATED } from './deprecated.js';
import { failure } from './errors.js';
import type { GraphQLContext } from './graphql/context.js';
import { admitRequests } from './http/admit.js';
import { compressed } from './http/compressed.js';
import { errorOf } from './http/error-of.js';
import { BODY_TIME, PUBLIC_URL } from './http/exchange.js';
import { mountGraphQL } from './http/graphql.js';
import { closeWhenStopping, headersForBrowsers } from './http/headers.js';
import { mountAssets } from './http/mount-assets.js';
import { mountRoutes } from './http/mount-routes.js';
import { openApiDocument } from './http/openapi.js';
import { notesOf, requestLog } from './http/request-log.js';
import { errorReply, faultReply, respond } from './http/respond.js';
import type { Route } from './http/route.js';
import type { Lifecycle } from './lifecycle.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { restRoutes } from './rest/routes.js';

/** What an app is made of. */
export interface AppParts {
  readonly config: Config;
  readonly services: Services;
  readonly graphql: ApolloServer<GraphQLContext>;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  readonly deprecated: typeof DEPRECATED;
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyTimeMs: number;
}

/** The whole HTTP face of the service: REST and GraphQL on one app. */
export function createApp(parts: AppParts): Express {
  const { config, services, graphql, metrics, lifecycle, log, deprecated, bodyTimeMs } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set(PUBLIC_URL, config.publicUrl);
  app.set(BODY_TIME, bodyTimeMs);
  app.use(requestLog(log, metrics), closeWhenStopping(lifecycle), headersForBrowsers);
  app.use(admitRequests(services.admission), compressed());
  const routes: readonly Route[] = restRoutes({
    lifecycle,
    document: () => openApiDocument(routes, deprecated),
  });
  // Routes are tried in turn: those that are asked most come first.
  mountGraphQL(app, graphql, services);
  mountRoutes(app, routes, { services, deprecated });
  mountAssets(app, services);
  app.use((request) => {
    throw failure('UNKNOWN_ROUTE', `There is nothing at this address for ${request.method}.`);
  });
  app.use(answerErrors(log));
  return app;
}

function answerErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = errorOf(error);
    const { requestId } = notesOf(response);
    if (known === null) log.error({ err: error, id: requestId }, 'a handler broke off');
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const reply = known === null ? faultReply(requestId) : errorReply(known, requestId);
    notesOf(response).code = reply.code ?? null;
    respond(request, response, reply);
  };
}
