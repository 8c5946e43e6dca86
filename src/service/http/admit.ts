import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Admission, Verdict } from '../admission/admission.js';
import { callerKey, priorityOf } from '../admission/caller.js';
import { failure, type ServiceError } from '../errors.js';

/** The header by which a request says how many seconds it accepts to wait for a worker. */
const MAX_WAIT = 'Oracle-Max-Wait';

/** The header as a parameter. */
export const MAX_WAIT_HEADER = {
  name: MAX_WAIT,
  description:
    'How many seconds you accept to wait for a worker, such as 0 or 2.5. A longer wait is refused at once.',
};

/** The paths of probes: they are always answered. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Files that browsers keep cost less than answers. */
const TOKENS = { answer: 1, asset: 0.1 } as const;

/** How long a refusal is held, in milliseconds: clients that retry at once come back this much later. */
const HOLD_MS = 100;

/** Asks the admission about every request but probes, before its body is read and its route is looked for. */
export function admitRequests(admission: Admission): RequestHandler {
  return async (request, response, next) => {
    if (PROBES.has(request.path)) {
      next();
      return;
    }
    const caller = { caller: callerKey(request.ip ?? ''), priority: priorityOf(request.headers) };
    const verdict = admission.admit(caller, {
      tokens: request.path.startsWith('/assets/') ? TOKENS.asset : TOKENS.answer,
      needsEngine: request.method === 'POST',
      maxWaitMs: maxWaitOf(request),
    });
    showQuota(response, admission.quotaOf(caller));
    if (verdict.kind !== 'refused') {
      next();
      return;
    }
    await sleep(HOLD_MS);
    next(refusalOf(verdict));
  };
}

/** @throws ServiceError BAD_HEADER. */
function maxWaitOf(request: Request): number | undefined {
  const value = request.get(MAX_WAIT);
  if (value === undefined) return undefined;
  if (/^\d{1,5}(\.\d{1,3})?$/.test(value)) return Number(value) * 1_000;
  throw failure('BAD_HEADER', `${MAX_WAIT} is a number of seconds, such as 0 or 2.5.`);
}

/** The limit and its rest, as `draft-ietf-httpapi-ratelimit-headers-08` has them. */
function showQuota(response: Response, quota: ReturnType<Admission['quotaOf']>): void {
  if (quota === null) return;
  const { burst, windowSeconds, left, resetSeconds } = quota;
  response.setHeader('RateLimit-Policy', `"requests"; q=${burst}; w=${windowSeconds}`);
  response.setHeader('RateLimit', `"requests"; r=${left}; t=${resetSeconds}`);
}

const DETAILS = {
  RATE_LIMITED: 'Too many requests from your address.',
  OVERLOADED: 'Busy.',
  WAIT_TOO_LONG: 'The wait is longer than you accept.',
} as const;

function refusalOf({ code, retryAfterMs }: Extract<Verdict, { kind: 'refused' }>): ServiceError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  const detail = `${DETAILS[code]} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return failure(code, detail, { headers: { 'Retry-After': String(seconds) } });
}
