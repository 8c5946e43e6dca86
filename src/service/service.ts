import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import type { Store } from '../store/store.js';
import { Admission } from './admission/admission.js';
import { SaveQuota } from './admission/save-quota.js';
import { Streams } from './admission/streams.js';
import { createApp } from './app.js';
import type { Config } from './config.js';
import { AnswerCache } from './core/answer-cache.js';
import type { PrebuiltAnswers } from './core/prebuilt-answers.js';
import { ScenarioAnswers } from './core/scenario-answers.js';
import type { Services } from './core/services.js';
import { DEPRECATED } from './deprecated.js';
import { createGraphQLServer } from './graphql/server.js';
import { createAdminServer } from './http/admin.js';
import { closeServer, createHttpServer, type HttpTimes, listen } from './http/listen.js';
import { LIMITS } from './limits.js';
import type { Log } from './log.js';
import { createMetrics, type Metrics } from './metrics.js';
import { observedPool, observedStore } from './observed.js';
import { OraclePool, type OraclePoolOptions } from './pool/pool.js';

/** The worker threads of a service. */
export type Threads = Pick<OraclePoolOptions, 'workerFile'>;

/** What a service is made of. */
export interface ServiceParts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  /** The module that the worker threads run; the rules engine if left out. */
  readonly threads?: Threads;
  /** Threads that whoever gives them closes; threads of its own if left out. */
  readonly pool?: OraclePool;
  /** How long to wait for callers; the limits of the service when left out. */
  readonly httpTimes?: HttpTimes;
  /** Answers that the build has made; when left out, each is made when it is first asked for. */
  readonly prebuilt?: PrebuiltAnswers | null;
  /** What will be gone of the routes; what the service says when left out. */
  readonly deprecated?: typeof DEPRECATED;
}

/** A running service. */
export interface Service {
  readonly app: Express;
  readonly services: Services;
  /** Begins to listen. */
  start(): Promise<AddressInfo>;
  /** Where the numbers of the service are answered; null when they are not. */
  adminAddress(): AddressInfo | null;
  /**
   * Stops in order: readiness fails, then nothing new is taken, requests in flight are answered, and
   * the parts are closed. Calling it again waits for the same end.
   */
  stop(): Promise<void>;
}

/** The worker threads of the rules engine. They run what the build has bundled for them, while developing too. */
function engineThreads(): Threads {
  const dist = import.meta.url.endsWith('.ts') ? '../../dist/' : '../';
  return { workerFile: fileURLToPath(new URL(`${dist}threads/engine.js`, import.meta.url)) };
}

/** What the worker threads of a service are made of. */
interface PoolParts extends Pick<ServiceParts, 'config' | 'log' | 'threads'> {
  readonly metrics?: Pick<Metrics, 'countLoss'>;
}

/** Starts the worker threads of a service. Whoever makes them closes them. */
export function createPool({
  config,
  log,
  threads = engineThreads(),
  metrics,
}: PoolParts): OraclePool {
  return new OraclePool({
    ...threads,
    threads: config.workers,
    queue: config.queue,
    workMs: config.deadlineMs,
    wallMs: config.wallMs,
    workerHeapMb: config.workerHeapMb,
    workerNice: config.workerNice,
    continuationSecret: config.continuationSecret,
    events: {
      fault: (fault, id) => log.error({ id, fault }, 'a worker thread reports a fault'),
      lost: (kind, id) => {
        metrics?.countLoss(kind);
        log.error({ id, kind }, 'a worker thread was lost');
      },
    },
  });
}

/** Makes a service of its parts. It resolves as soon as it can answer; it does not wait for the store. */
export async function createService(parts: ServiceParts): Promise<Service> {
  const { config, store, log } = parts;
  const metrics = createMetrics();
  const pool = parts.pool ?? createPool({ ...parts, metrics });
  const quota = new SaveQuota(config.rateLimit === 0 ? 0 : config.savesPerHour);
  const appends = new SaveQuota(quota.perHour * LIMITS.rate.appendsPerSave);
  const limit = { perSecond: config.rateLimit, burst: config.rateBurst };
  const services: Services = {
    pool: observedPool(pool, metrics),
    store: observedStore(store, metrics),
    quota,
    appends,
    admission: new Admission(limit, pool),
    streams: new Streams(),
    answers: new ScenarioAnswers(),
    constants: new AnswerCache(parts.prebuilt),
  };
  metrics.watch({ pool, store, answers: services.answers });
  const lifecycle = { stopping: false };
  const graphql = createGraphQLServer(log);
  await graphql.start();
  const { deprecated = DEPRECATED } = parts;
  const { httpTimes = LIMITS.http } = parts;
  const bodyTimeMs = httpTimes.requestTimeoutMs;
  const base = { config, services, graphql, metrics, lifecycle, log };
  const app = createApp({ ...base, deprecated, bodyTimeMs });
  const admin = createAdminServer(metrics.registry);
  const server = createHttpServer(app, httpTimes);

  async function stopInOrder(): Promise<void> {
    lifecycle.stopping = true;
    let clean = true;
    if (server.listening) {
      await sleep(config.stopDelayMs);
      clean = await closeServer(server, config.stopTimeoutMs);
      if (!clean) log.warn('requests were cut off');
    }
    if (admin.listening) await closeServer(admin, 0);
    await graphql.stop();
    if (parts.pool === undefined) await (clean ? pool.close() : pool.destroy());
    await store.close();
  }

  let stopped: Promise<void> | undefined;
  return {
    app,
    services,
    start: async () => {
      const { port, host, adminPort, adminHost } = config;
      if (adminPort !== undefined)
        await listen(admin, { port: adminPort, host: adminHost, prefix: 'ADMIN_' });
      return listen(server, { port, host });
    },
    adminAddress: () => admin.address() as AddressInfo | null,
    stop: async () => (stopped ??= stopInOrder()),
  };
}
