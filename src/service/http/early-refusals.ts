import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { SCENARIO_OPERATIONS } from '../../scenario/operations.js';
import type { Store } from '../../store/store.js';
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
  readonly store: Pick<Store, 'hasRoom'>;
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

/** Where work goes in. */
interface Door {
  /** Who stand before it together. */
  readonly crowd: string;
  /** Whether there is no room for one more of them, after so many. */
  readonly isFull: (before: number) => boolean;
}

/** How long a refusal is held, in milliseconds: callers who come back at once come back this much later. */
const HOLD_MS = { least: 15, most: 50 } as const;
/** Refusals are held so many times longer than it took to send the last of them. */
const REST = 1;
/** Refusals are told in the log together, once in so many milliseconds. */
const LOG_MS = 1_000;

const GRAPHQL = '/graphql';
const SCENARIOS = '/v1/scenarios';

/** Where a POST means work for a thread of the pool. */
const PATHS: ReadonlySet<string> = new Set([
  ...SCENARIO_OPERATIONS.filter(([, { isPublic }]) => isPublic).map(([name]) => `/v1/${name}`),
  '/v1/resolve:batch',
  SCENARIOS,
  GRAPHQL,
]);

/** Searches are one crowd, whoever asks: the store knows no callers. */
const SEARCHES = 'searches';

/** What says whether the service lives is answered before everything else. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Stands before everything else: lets requests in a few in each turn of the event loop, and refuses work that the pool or
 * the store would refuse before the request is read or anything else is done for it. A refusal has to cost next to nothing, or
 * refusing is all that the service does when callers come back at once. Refusals are held a moment and sent together,
 * so that between them the main thread can serve those who were let in.
 */
export class EarlyRefusals {
  private readonly turns = new Turns();
  /** How many wait for their turn, of each crowd: they have a place in the line behind the door already. */
  private readonly arriving = new Map<string, number>();
  private held: Work[] = [];
  private holdMs: number = HOLD_MS.least;
  private unlogged = 0;

  constructor(private readonly parts: Parts) {}

  /** A listener that passes on what is not refused. */
  before(listener: RequestListener): RequestListener {
    return (request, response) => {
      const path = pathOf(request);
      const door = this.doorOf(request, path);
      if (PROBES.has(path)) listener(request, response);
      else if (door !== null)
        this.arrive(door, { request, response, path, since: performance.now() }, listener);
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
  private arrive(door: Door, work: Work, listener: RequestListener): void {
    const { request, response } = work;
    const { crowd } = door;
    const before = this.arriving.get(crowd) ?? 0;
    if (door.isFull(before)) {
      this.hold(work);
      return;
    }
    this.arriving.set(crowd, before + 1);
    this.turns.add(() => {
      this.arrived(crowd);
      if (response.destroyed) return;
      if (door.isFull(0)) this.holdLate(work);
      else listener(request, response);
    });
  }

  private arrived(crowd: string): void {
    const left = (this.arriving.get(crowd) ?? 1) - 1;
    if (left === 0) this.arriving.delete(crowd);
    else this.arriving.set(crowd, left);
  }

  /** The door of a thread of the pool or of the store; null for what needs none of them, or seldom. */
  private doorOf(request: IncomingMessage, path: string): Door | null {
    const { method, headers } = request;
    const { config, pool, store } = this.parts;
    if (method === 'POST' && PATHS.has(path)) {
      const caller = callerKey(addressOf(request, config.trustProxy));
      const lane = laneOf(headers);
      return { crowd: caller, isFull: (before) => pool.refuses(caller, lane, before) };
    }
    if (method === 'GET' && path === SCENARIOS)
      return { crowd: SEARCHES, isFull: (before) => !store.hasRoom('reads', before) };
    return null;
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
    metrics.observe(
      path,
      request.method ?? '',
      OVERLOADED.status,
      (performance.now() - since) / 1_000,
    );
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
