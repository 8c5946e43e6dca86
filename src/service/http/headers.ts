import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Lifecycle } from '../lifecycle.js';

const EXPOSED = [
  'Deprecation',
  'ETag',
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
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Oracle-Max-Wait',
  'X-Request-Id',
].join(', ');

const DAY_SECONDS = 86_400;

/** Headers that keep browsers from doing more with an answer than to read it. */
export function securityHeaders(): RequestHandler {
  const nothing = ["'none'"];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: nothing,
        baseUri: nothing,
        formAction: nothing,
        frameAncestors: nothing,
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The policy says who may frame what: some pages may be framed.
    xFrameOptions: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Lets every site read every answer: there are no cookies, so nobody's authority can be borrowed. */
export const openToAllOrigins: RequestHandler = (_, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  next();
};

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
