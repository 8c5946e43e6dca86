import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Config } from '../config.js';
import { failure } from '../errors.js';

/**
 * Refuses an address that asks too often. A window lets through a burst and lasts as long as the burst
 * takes at the sustained rate.
 */
export function requestRateLimit({ rateLimit: perSecond, rateBurst }: Config): RequestHandler {
  if (perSecond === 0) return (_, __, next) => next();
  return rateLimit({
    windowMs: Math.ceil((rateBurst / perSecond) * 1_000),
    limit: rateBurst,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_, __, next) => {
      const detail = `An address may ask ${perSecond} times a second, ${rateBurst} times at once.`;
      next(failure('RATE_LIMITED', detail));
    },
  });
}
