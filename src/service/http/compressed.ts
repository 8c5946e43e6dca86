import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses answers for those who take it; for others it costs nothing but to say that it might have been. */
export function compressed(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] !== undefined) {
      compress(request, response, next);
      return;
    }
    response.vary('Accept-Encoding');
    next();
  };
}
