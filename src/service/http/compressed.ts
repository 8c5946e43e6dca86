import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses answers for those who take it; an answer that comes compressed goes out as it is. */
export function compressed(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}
