import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Config } from '../config.js';
import type { RequestQuota } from '../core/request-quota.js';
import { failure } from '../errors.js';

/**
 * Refuses an address that asks too often. The window slides, lets through a burst, and is as
 * long as the burst takes at the sustained rate. Work of the threads counts too, once it is done.
 */
export function requestRateLimit(
  { rateLimit: perSecond, rateBurst }: Config,
  quota: RequestQuota | null,
): RequestHandler {
  if (quota === null) return (_, __, next) => next();
  return rateLimit({
    windowMs: quota.windowMs,
    limit: rateBurst,
    store: quota.hits,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_, __, next) => {
      const detail = `An address may ask ${perSecond} times a second, ${rateBurst} times at once.`;
      next(failure('RATE_LIMITED', detail));
    },
  });
}
