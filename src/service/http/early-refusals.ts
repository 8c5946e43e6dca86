import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { SCENARIO_OPERATIONS } from '../../scenario/operations.js';
import type { Config } from '../config.js';
import { callerKey } from '../core/request-quota.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { OraclePool } from '../pool/pool.js';
import { laneOf } from './lane.js';
import { OVERLOADED, sendRefusal } from './refusals.js';
import { requestIdOf } from './request-id.js';
import { Turns } from './turns.js';

/** What refusing needs to know. */
interface Parts {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly pool: Pick<OraclePool, 'refuses'>;
  readonly metrics: Pick<Metrics, 'observe' | 'countProblem'>;
  readonly log: Pick<Log, 'warn'>;
}

/** A request for a thread: when it came, and where the answer goes. */
interface Work {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly since: number;
}

/** How long a refusal is held, in milliseconds: callers who come back at once come back this much later. */
const HOLD_MS = { least: 25, most: 200 } as const;
/** Refusals are held so many times longer than it took to send the last of them. */
const REST = 2;
/** Refusals are told in the log together, once in so many milliseconds. */
const LOG_MS = 1_000;

const GRAPHQL = '/graphql';

/** Where a POST means work for a thread. */
const PATHS: ReadonlySet<string> = new Set([
  ...SCENARIO_OPERATIONS.filter(([, { isPublic }]) => isPublic).map(([name]) => `/v1/${name}`),
  '/v1/resolve:batch',
  '/v1/scenarios',
  GRAPHQL,
]);

/** What says whether the service lives is answered before everything else. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Stands before everything else: lets requests in a few in each turn of the event loop, and refuses work that the pool
 * would refuse before the request is read or anything else is done for it. A refusal has to cost next to nothing, or
 * refusing is all that the service does when callers come back at once. Refusals are held a moment and sent together,
 * so that between them the main thread can serve those who were let in.
 */
export class EarlyRefusals {
  private readonly turns = new Turns();
  /** How many requests for a thread wait for their turn, by caller: they have a place in the pool's line already. */
  private readonly arriving = new Map<string, number>();
  private held: Work[] = [];
  private holdMs: number = HOLD_MS.least;
  private unlogged = 0;

  constructor(private readonly parts: Parts) {}

  /** A listener that passes on what is not refused. */
  before(listener: RequestListener): RequestListener {
    return (request, response) => {
      const path = pathOf(request);
      if (PROBES.has(path)) listener(request, response);
      else if (isWork(request, path))
        this.arrive({ request, response, path, since: performance.now() }, listener);
      else
        this.turns.add(() => {
          if (!response.destroyed) listener(request, response);
        });
    };
  }

  /** Keeps turns short while a server takes connections. */
  watch(server: Server): void {
    server.on('connection', () => this.turns.connectionTaken());
  }

  /** Gives work a turn, unless there will be no room for it when it comes; in the meantime others may take the room. */
  private arrive(work: Work, listener: RequestListener): void {
    const { request, response } = work;
    const caller = callerKey(addressOf(request, this.parts.config.trustProxy));
    const lane = laneOf(request.headers);
    const before = this.arriving.get(caller) ?? 0;
    const { pool } = this.parts;
    if (pool.refuses(caller, lane, before)) {
      this.hold(work);
      return;
    }
    this.arriving.set(caller, before + 1);
    this.turns.add(() => {
      this.arrived(caller);
      if (response.destroyed) return;
      if (pool.refuses(caller, lane)) this.holdLate(work);
      else listener(request, response);
    });
  }

  private arrived(caller: string): void {
    const left = (this.arriving.get(caller) ?? 1) - 1;
    if (left === 0) this.arriving.delete(caller);
    else this.arriving.set(caller, left);
  }

  /** What has waited for its turn has been held long enough. */
  private holdLate(work: Work): void {
    if (performance.now() - work.since < this.holdMs) this.hold(work);
    else this.refuse(work);
  }

  private hold(work: Work): void {
    if (this.held.length === 0) setTimeout(() => this.refuseAll(), this.holdMs);
    this.held.push(work);
  }

  private refuseAll(): void {
    const { held } = this;
    const begin = performance.now();
    this.held = [];
    for (const each of held) if (!each.response.destroyed) this.refuse(each);
    const tookMs = performance.now() - begin;
    this.holdMs = Math.min(HOLD_MS.most, Math.max(HOLD_MS.least, REST * tookMs));
  }

  private refuse({ request, response, path, since }: Work): void {
    const { metrics } = this.parts;
    const refusal = path === GRAPHQL ? OVERLOADED.graphql : OVERLOADED.rest;
    sendRefusal(response, refusal, requestIdOf(request));
    metrics.observe(path, 'POST', OVERLOADED.status, (performance.now() - since) / 1_000);
    metrics.countProblem(OVERLOADED.code);
    if (this.unlogged++ === 0) setTimeout(() => this.tell(), LOG_MS).unref();
  }

  private tell(): void {
    const { log } = this.parts;
    const { code, status } = OVERLOADED;
    log.warn({ code, status, count: this.unlogged }, 'refused unread');
    this.unlogged = 0;
  }
}

function isWork({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && PATHS.has(path);
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
