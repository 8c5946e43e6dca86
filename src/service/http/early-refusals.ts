import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SCENARIO_OPERATIONS } from '../../scenario/operations.js';
import type { Config } from '../config.js';
import { callerKey } from '../core/request-quota.js';
import { type ErrorCode, problemOf } from '../errors.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { OraclePool } from '../pool/pool.js';
import { PROBLEM_TYPE, problemDetails } from '../problem-details.js';
import { requestIdOf } from './request-id.js';

/** What refusing needs to know. */
interface Parts {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly pool: OraclePool;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** A request that is about to be refused. */
interface Held {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly since: number;
}

/** How long a refusal is held, in milliseconds: callers who come back at once come back this much later. */
const HOLD_MS = { least: 25, most: 200 } as const;
/** Refusals are held so many times longer than it took to send the last of them. */
const REST = 3;
/** Refusals are told in the log together, once in so many milliseconds. */
const LOG_MS = 1_000;

const CODE: ErrorCode = 'OVERLOADED';
const PROBLEM = problemOf(CODE, 'Too many requests are waiting.');
const GRAPHQL = '/graphql';

/** Where a POST means work for a thread. */
const PATHS: ReadonlySet<string> = new Set([
  ...SCENARIO_OPERATIONS.filter(([, { isPublic }]) => isPublic).map(([name]) => `/v1/${name}`),
  '/v1/scenarios',
  GRAPHQL,
]);

/**
 * Refuses work that the pool would refuse, before the request is read or anything else is done for it: a refusal
 * has to cost next to nothing, or refusing is all that the service does when callers come back at once. Refusals
 * are held a moment and sent together, so that between them the main thread can serve those who were let in.
 */
export class EarlyRefusals {
  private held: Held[] = [];
  private holdMs: number = HOLD_MS.least;
  private unlogged = 0;

  constructor(private readonly parts: Parts) {}

  /** A listener that passes on what is not refused. */
  before(listener: RequestListener): RequestListener {
    const { pool, config } = this.parts;
    return (request, response) => {
      const path = request.method === 'POST' ? pathOf(request) : '';
      const isWork = PATHS.has(path);
      if (!isWork || !pool.refuses(callerKey(addressOf(request, config.trustProxy)))) {
        listener(request, response);
        return;
      }
      if (this.held.length === 0) setTimeout(() => this.refuseAll(), this.holdMs);
      this.held.push({ request, response, path, since: performance.now() });
    };
  }

  private refuseAll(): void {
    const { held } = this;
    const begin = performance.now();
    this.held = [];
    for (const each of held) if (!each.response.destroyed) this.refuse(each);
    const tookMs = performance.now() - begin;
    this.holdMs = Math.min(HOLD_MS.most, Math.max(HOLD_MS.least, REST * tookMs));
  }

  private refuse({ request, response, path, since }: Held): void {
    const { metrics } = this.parts;
    const requestId = requestIdOf(request);
    const isGraphQL = path === GRAPHQL;
    const body = JSON.stringify(isGraphQL ? graphqlBody() : problemDetails(PROBLEM, requestId));
    response.writeHead(PROBLEM.status, {
      'Content-Type': isGraphQL ? 'application/json; charset=utf-8' : PROBLEM_TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': '1',
      'Oracle-Error': CODE,
      'X-Request-Id': requestId,
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Oracle-Error, Retry-After, X-Request-Id',
    });
    response.end(body);
    metrics.observe(path, 'POST', PROBLEM.status, (performance.now() - since) / 1_000);
    metrics.countProblem(CODE);
    if (this.unlogged++ === 0) setTimeout(() => this.tell(), LOG_MS).unref();
  }

  private tell(): void {
    const { log } = this.parts;
    log.warn({ code: CODE, status: PROBLEM.status, count: this.unlogged }, 'refused unread');
    this.unlogged = 0;
  }
}

function graphqlBody(): object {
  const { code, status, title, detail } = PROBLEM;
  return { errors: [{ message: detail, extensions: { code, status, title } }] };
}

/** The path of a request, without its query. */
function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** The address that limits are counted for: so many proxies before the last may have set `X-Forwarded-For`. */
function addressOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const own = socket.remoteAddress ?? '0.0.0.0';
  if (trustProxy === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(/\s*,\s*/);
  const chain = [own, ...forwarded.filter((each) => each !== '').reverse()];
  return chain[Math.min(trustProxy, chain.length - 1)] ?? own;
}
