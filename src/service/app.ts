import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Config } from './config.js';
import type { Services } from './core/services.js';
import type { DEPRECATED } from './deprecated.js';
import type { GraphQLContext } from './graphql/context.js';
import { admitRequests } from './http/admit.js';
import { BODY_TIME, PUBLIC_URL } from './http/exchange.js';
import { GRAPHQL, mountGraphQL } from './http/graphql.js';
import { closeWhenStopping, compressed, headersForBrowsers } from './http/headers.js';
import { ASSETS, mountAssets } from './http/mount-assets.js';
import { mountRoutes } from './http/mount-routes.js';
import { openApiDocument } from './http/openapi.js';
import { notesOf, requestLog } from './http/request-log.js';
import { errorOf, errorReply, faultReply, respond } from './http/respond.js';
import type { Route } from './http/route.js';
import { refuseUnclearTargets } from './http/target.js';
import { type Address, unknownRoute } from './http/unknown-route.js';
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
  // An address has one spelling: whatever decides by the path decides as the routes do.
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('trust proxy', config.trustProxy);
  app.set(PUBLIC_URL, config.publicUrl);
  app.set(BODY_TIME, bodyTimeMs);
  app.use(requestLog(log, metrics), closeWhenStopping(lifecycle));
  app.use(headersForBrowsers(config.publicUrl), admitRequests(services.admission), compressed());
  app.use(refuseUnclearTargets);
  const routes: readonly Route[] = restRoutes({
    lifecycle,
    document: () => openApiDocument(routes, deprecated),
  });
  // Routes are tried in turn: those that are asked most come first.
  mountGraphQL(app, graphql, services);
  mountRoutes(app, routes, { services, deprecated });
  mountAssets(app, services);
  app.use(unknownRoute([GRAPHQL, ASSETS, ...addressesOf(routes)]));
  app.use(answerErrors(log));
  return app;
}

/** The addresses of routes, each once. */
function addressesOf(routes: readonly Route[]): readonly Address[] {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return paths.map((path) => ({
    path,
    methods: new Set(routes.filter((each) => each.path === path).map(({ method }) => method)),
  }));
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
