import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { OraclePool } from './pool/pool.js';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The numbers that `GET /metrics` prints. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts one answered request. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** Counts one problem. */
  countProblem(code: string): void;
}

/** What is counted beside requests. */
interface Counted {
  readonly pool: Pick<OraclePool, 'status'>;
  readonly answers: { readonly repeated: number };
  readonly compiled: { readonly answered: number };
}

/** Metrics of their own registry, so that several services can live in one process. */
export function createMetrics({ pool, answers, compiled }: Counted): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, from the first byte in to the last byte out.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const problems = new Counter({
    name: 'problems_total',
    help: 'Answers that were problems, by code.',
    labelNames: ['code'],
    registers: [registry],
  });
  gauge(registry, 'pool_requests_pending', 'Requests being worked on or waiting.', () => {
    return pool.status().pending;
  });
  gauge(registry, 'pool_requests_waiting', 'Requests waiting for a thread.', () => {
    return pool.status().waiting;
  });
  gauge(registry, 'answers_repeated', 'Questions whose answer was known.', () => {
    return answers.repeated;
  });
  gauge(registry, 'queries_compiled', 'GraphQL operations that compiled code answered.', () => {
    return compiled.answered;
  });
  if (cluster.isWorker) tellPrimary(registry);
  return {
    registry,
    observe: (route, method, status, seconds) =>
      duration.observe({ route, method, status }, seconds),
    countProblem: (code) => problems.inc({ code }),
  };
}

/** The process that has started this one asks for the numbers of all. */
function tellPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // it listens for the question from when it is made
  new AggregatorRegistry();
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => made.set(read()),
  });
}
