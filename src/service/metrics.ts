import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { Store } from '../store/store.js';
import { ERROR_TABLE } from './errors.js';
import type { LossKind, OraclePool } from './pool/pool.js';
import { takesWrites } from './store-standing.js';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Statuses of answers to requests that were refused, not tried. */
const REFUSED: ReadonlySet<number | undefined> = new Set([429, 503]);

/** The numbers that `GET /metrics` prints. docs/reference/api.md lists them. */
export interface Metrics {
  readonly registry: Registry;
  /** Prints the numbers of these parts, too. */
  watch(parts: Watched): void;
  /** Counts one answered request. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** Counts one problem, and one refusal where the problem is one. */
  countProblem(code: string): void;
  /** Counts one lost worker thread. */
  countLoss(kind: LossKind): void;
  /** Counts one operation of the engine: its work, and its wait for a thread before. */
  observeEngine(operation: string, workSeconds: number, waitSeconds: number): void;
  /** Counts one operation of the store, with `ok` or the code of the failure. */
  observeStore(operation: string, outcome: string, seconds: number): void;
}

/** The parts that know numbers of their own. */
export interface Watched {
  readonly pool: Pick<OraclePool, 'status'>;
  readonly store: Pick<Store, 'status'>;
  readonly answers: { readonly repeated: number };
}

/** Metrics of their own registry, so that several services can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const duration = histogram(
    'oracle_http_request_duration_seconds',
    'Time of requests, from the first byte in to the last byte out.',
    ['route', 'method', 'status'],
  );
  const work = histogram('oracle_engine_work_seconds', 'Time that the engine worked.', [
    'operation',
  ]);
  const wait = histogram('oracle_queue_wait_seconds', 'Time that requests waited for a thread.', [
    'operation',
  ]);
  const stored = histogram('oracle_store_operation_seconds', 'Time of operations of the store.', [
    'operation',
    'outcome',
  ]);
  const problems = counter('oracle_problems_total', 'Problems in answers.', ['code']);
  const refusals = counter('oracle_refusals_total', 'Requests refused with 429 or 503.', ['code']);
  const losses = counter('oracle_worker_losses_total', 'Worker threads that were lost.', ['kind']);
  if (cluster.isWorker) reportToPrimary(registry);
  return {
    registry,
    watch: (parts) => watch(registry, parts),
    observe: (route, method, status, seconds) =>
      duration.observe({ route, method, status }, seconds),
    countProblem: (code) => {
      problems.inc({ code });
      if (REFUSED.has(ERROR_TABLE.get(code)?.status)) refusals.inc({ code });
    },
    countLoss: (kind) => losses.inc({ kind }),
    observeEngine: (operation, workSeconds, waitSeconds) => {
      work.observe({ operation }, workSeconds);
      wait.observe({ operation }, waitSeconds);
    },
    observeStore: (operation, outcome, seconds) => stored.observe({ operation, outcome }, seconds),
  };
}

/** The process that has started this one asks for the numbers of all. */
function reportToPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // it listens for the question from when it is made
  new AggregatorRegistry();
}

function watch(registry: Registry, { pool, store, answers }: Watched): void {
  gauge(registry, 'oracle_pool_requests_pending', 'Requests at a thread or in the queue.', () => {
    return pool.status().pending;
  });
  gauge(registry, 'oracle_pool_requests_waiting', 'Requests in the queue.', () => {
    return pool.status().waiting;
  });
  gauge(registry, 'oracle_store_writes_refused', 'Processes whose store takes no writes.', () => {
    return takesWrites(store) ? 0 : 1;
  });
  total(registry, 'oracle_cached_answers_total', 'Answers of the engine from the cache.', () => {
    return answers.repeated;
  });
}

/** A number that is read when it is asked for. */
function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const registers = [registry];
  const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
}

/** The same of a number that only grows. */
function total(registry: Registry, name: string, help: string, read: () => number): void {
  const collect = (): void => {
    made.reset();
    made.inc(read());
  };
  const made: Counter = new Counter({ name, help, registers: [registry], collect });
}
