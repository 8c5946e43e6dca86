import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { failure } from '../errors.js';

/** Scheme and host of a target in absolute form, which a request to a proxy has. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** A path of visible ASCII characters, without those that a reader of addresses may take for another. */
const PATH = /^\/[!-~]*$/;
const READ_AS_ANOTHER = /[#\\]/;

/**
 * Gives a listener every target in origin form: `POST http://host/v1/resolve` becomes `POST /v1/resolve`. Whatever
 * decides by the path of a request sees the path that the routes see.
 */
export function inOriginForm(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/') && ORIGIN.test(url)) {
      const rest = url.replace(ORIGIN, '');
      request.url = rest.startsWith('/') ? rest : `/${rest}`;
    }
    listener(request, response);
  };
}

/** Refuses a request whose address can be read in two ways. */
export const refuseUnclearTargets: RequestHandler = (request, _, next) => {
  const { url } = request;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (hostsOf(request) > 1) next(failure('BAD_HEADER', 'There is more than one Host header.'));
  else if (url === '*' || (PATH.test(path) && !READ_AS_ANOTHER.test(path))) next();
  else next(failure('MALFORMED_URL', 'The path has characters that it may not have.'));
};

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
