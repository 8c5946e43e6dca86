import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { networkOf } from '../admission/caller.js';
import { LIMITS } from '../limits.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';

const NETWORK_BITS = 48;
/** How much of the name of an operation is logged. */
const NAME_LENGTH = 64;

/** What is known of a request when its line is written. */
export interface RequestNotes {
  readonly requestId: string;
  /** The pattern of the route, never the address itself. */
  route: string;
  /** The code of the problem in the answer. */
  code: string | null;
  /** The codes of more problems, where a GraphQL answer has several. */
  others: readonly string[];
  /** The name of a GraphQL operation. */
  operationName: string | null;
  /** How long the engine worked on it, in milliseconds. */
  workMs: number;
}

/** The notes of the request that a response belongs to. */
export function notesOf(response: Response): RequestNotes {
  return response.locals as RequestNotes & Record<string, unknown>;
}

/**
 * Gives each request an id, and writes one line and one measurement for it when it has been answered or
 * given up. The line holds no body, no query and no whole address.
 */
export function requestLog(log: Log, metrics: Metrics): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const begin = performance.now();
    const requestId = requestIdOf(request);
    const notes: RequestNotes = {
      requestId,
      route: 'unknown',
      code: null,
      others: [],
      operationName: null,
      workMs: 0,
    };
    Object.assign(response.locals, notes);
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const ms = performance.now() - begin;
      const { route, code, others, operationName, workMs } = notesOf(response);
      const codes = code === null ? [] : [code, ...others];
      const { method } = request;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observe(route, method, status, ms / 1_000);
      for (const each of codes) metrics.countProblem(each);
      log[status >= 500 ? 'warn' : 'info']({
        id: requestId,
        method,
        route,
        status,
        ms: rounded(ms),
        workMs: rounded(workMs),
        ...(operationName === null ? {} : { operation: operationName.slice(0, NAME_LENGTH) }),
        ...(code === null ? {} : { code }),
        ...(others.length === 0 ? {} : { codes }),
        from: network(request.ip),
      });
    });
    next();
  };
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** The network that an address is in; the last part of an address is nobody's business. */
function network(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  return v4 === undefined ? networkOf(address, NETWORK_BITS) : `${v4}.0`;
}

const ACCEPTED = new RegExp(`^[\\w.:-]{1,${LIMITS.http.requestIdLength}}$`);

/** The id that the caller gave a request in `X-Request-Id`, if it is harmless; otherwise a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
