import { IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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

/** An answer to nobody, which notes its headers as they are written. */
class NotingResponse extends ServerResponse {
  readonly noted: (readonly [name: string, value: OutgoingHttpHeader])[] = [];

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.noted.push([name, typeof value === 'object' ? [...value] : value]);
    return this;
  }
}

/** What every answer says. It is the same for all, so that it is worked out once. */
const EVERYWHERE: readonly (readonly [name: string, value: OutgoingHttpHeader])[] = [
  ...headersOf(POLICY),
  // There are no cookies, so nobody's authority can be borrowed: every site may read every answer.
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', EXPOSED],
];

/** The headers that a middleware sets whatever is asked. */
function headersOf(middleware: typeof POLICY): readonly (readonly [string, OutgoingHttpHeader])[] {
  const request = new IncomingMessage(new Socket());
  const noting = new NotingResponse(request);
  middleware(request, noting, () => undefined);
  return noting.noted;
}

/**
 * Gives every answer its headers for browsers. Where the service is reached by HTTPS they are to stay with it; other hosts
 * below the same name are not its business.
 */
export function headersForBrowsers(publicUrl: string | undefined): RequestHandler {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const all: typeof EVERYWHERE = [
    ...EVERYWHERE,
    ...(isSecure ? [['Strict-Transport-Security', `max-age=${YEAR_SECONDS}`] as const] : []),
  ];
  return (_, response, next) => {
    for (const [name, value] of all) response.setHeader(name, value);
    next();
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
