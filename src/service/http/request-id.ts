import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../limits.js';

const ACCEPTED = new RegExp(`^[\\w.:-]{1,${LIMITS.http.requestIdLength}}$`);

/** The id that the caller gave a request in `X-Request-Id`, if it is harmless; otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
