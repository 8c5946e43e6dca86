import compression from 'compression';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Lifecycle } from '../lifecycle.js';

const EXPOSED = [
  'Content-Disposition',
  'Deprecation',
  'ETag',
  'Idempotent-Replayed',
  'Last-Modified',
  'Link',
  'Location',
  'Oracle-Error',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
].join(', ');

const TAKEN = [
  'Accept',
  'Authorization',
  'Content-Type',
  'From',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Oracle-Max-Wait',
  'X-Request-Id',
].join(', ');

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Keeps browsers from doing more with an answer than to read it. */
const POLICY = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: Object.fromEntries(
      ['defaultSrc', 'baseUri', 'formAction', 'frameAncestors'].map((name) => [name, ["'none'"]]),
    ),
  },
  strictTransportSecurity: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // The policy says who may frame what: some pages may be framed.
  xFrameOptions: false,
  referrerPolicy: { policy: 'no-referrer' },
});

/**
 * Gives every answer its headers for browsers. Where the service is reached by HTTPS they are to stay with it; other hosts
 * below the same name are not its business.
 */
export function headersForBrowsers(publicUrl: string | undefined): RequestHandler {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return (request, response, next) => {
    // There are no cookies, so nobody's authority can be borrowed: every site may read every answer.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    POLICY(request, response, next);
  };
}

/** Answers OPTIONS, preflights included, for an address that takes these methods. */
export function optionsAnswer(allow: string): RequestHandler {
  return (_, response) => {
    response.setHeader('Allow', allow);
    response.setHeader('Access-Control-Allow-Methods', allow);
    response.setHeader('Access-Control-Allow-Headers', TAKEN);
    response.setHeader('Access-Control-Max-Age', DAY_SECONDS);
    response.status(204).end();
  };
}

/** Asks callers to close their connections once the service is stopping. */
export function closeWhenStopping(lifecycle: Lifecycle): RequestHandler {
  return (_, response, next) => {
    if (lifecycle.stopping) response.setHeader('Connection', 'close');
    next();
  };
}

/** Compresses answers for those who take it; an answer that comes compressed goes out as it is. */
export function compressed(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}
