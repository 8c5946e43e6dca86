import type { RequestHandler } from 'express';
import { failure } from '../errors.js';
import type { OraclePool } from '../pool/pool.js';
import { laneOf } from './lane.js';

/** The header by which a request says how many seconds it accepts to wait for a thread. */
const MAX_WAIT = 'Oracle-Max-Wait';

/** The header as a parameter. */
export const MAX_WAIT_HEADER = {
  name: MAX_WAIT,
  description:
    'How many seconds the request accepts to wait for a thread, such as 0 or 2.5; more is refused at once.',
};

/** Refuses what would have to wait longer than it accepts, before it counts against any limit. */
export function refuseLongWaits(pool: Pick<OraclePool, 'waitMs'>): RequestHandler {
  return (request, _, next) => {
    const said = request.get(MAX_WAIT);
    if (said === undefined) return next();
    const most = /^\d{1,5}(\.\d{1,3})?$/.test(said) ? Number(said) : null;
    if (most === null) {
      next(failure('BAD_HEADER', `${MAX_WAIT} is a number of seconds, such as 0 or 2.5.`));
      return;
    }
    const waitSeconds = pool.waitMs(laneOf(request.headers)) / 1_000;
    if (waitSeconds <= most) return next();
    const headers = { 'Retry-After': String(Math.max(1, Math.ceil(waitSeconds - most))) };
    const detail = `The wait is about ${waitSeconds.toFixed(2)} s; the request accepts ${said} s.`;
    next(failure('WAIT_TOO_LONG', detail, { headers }));
  };
}
