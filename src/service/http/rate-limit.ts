import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { RequestQuota } from '../core/request-quota.js';
import type { Services } from '../core/services.js';
import { failure } from '../errors.js';
import { laneOf } from './lane.js';

/**
 * Refuses an address that asks too often. The window slides, lets through a burst, and is as
 * long as the burst takes at the sustained rate; bots have a longer one. Work of the threads counts too, once it is done.
 */
export function requestRateLimit(quotas: Services['requests']): RequestHandler {
  if (quotas === null) return (_, __, next) => next();
  const limiters = { people: limiterOf(quotas.people), bots: limiterOf(quotas.bots) };
  return (request, response, next) => limiters[laneOf(request.headers)](request, response, next);
}

function limiterOf({ windowMs, burst, perSecond, hits }: RequestQuota): RequestHandler {
  return rateLimit({
    windowMs,
    limit: burst,
    store: hits,
    identifier: 'requests',
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_, __, next) => {
      const detail = `An address may ask ${perSecond} times a second, ${burst} times at once.`;
      next(failure('RATE_LIMITED', detail));
    },
  });
}
