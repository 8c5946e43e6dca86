import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { OperationName, OracleContext, Problem } from '../../scenario/oracle.js';
import type { BodyFormat } from '../body/parse-body.js';
import { problemOf } from '../errors.js';
import { problemDetails } from '../problem-details.js';
import type { OracleReply, OracleTask } from './task.js';

/** How to make a pool. */
export interface OraclePoolOptions {
  /** The module that the threads run; it exports `runOperation`. */
  readonly workerFile: string;
  /** Options of Node for the threads; those of this process when left out. */
  readonly execArgv?: readonly string[];
  readonly threads: number;
  /** How many requests may wait for a thread. */
  readonly queue: number;
  /** How long a request may take, waiting included. */
  readonly deadlineMs: number;
  readonly workerHeapMb: number;
  /** Told of everything that goes wrong inside; for the log. */
  readonly onFault: (fault: string, requestId: string | null) => void;
}

/** An operation to run. */
export interface OracleRequest {
  readonly operation: OperationName;
  /** The body as it came; it is copied, so that the caller's buffer stays whole. */
  readonly bytes: Uint8Array;
  readonly format: BodyFormat;
  readonly context?: OracleContext;
  readonly requestId: string;
  /** Aborted when nobody waits any more; a request that still waits for a thread is dropped then. */
  readonly signal?: AbortSignal;
}

/** How busy a pool is. */
export interface OraclePoolStatus {
  /** `failed`: the engine could not be loaded, and no request can be answered. */
  readonly phase: 'starting' | 'ready' | 'failed' | 'closed';
  readonly threads: number;
  /** Requests that are being worked on or wait. */
  readonly pending: number;
  /** Requests that wait for a thread. */
  readonly waiting: number;
}

/** How long the threads may take to load the engine, in milliseconds. */
const WARM_UP_MS = 60_000;

/**
 * Runs operations of the rules engine in worker threads, each with a deadline and a heap of its own.
 * A thread that does not come back in time, or dies, is replaced; its request gets a problem, and its
 * neighbours notice nothing. {@link run} never rejects and always settles.
 */
export class OraclePool {
  private readonly piscina: Piscina<OracleTask, OracleReply>;
  private readonly warm: Promise<void>;
  private pending = 0;
  private phase: OraclePoolStatus['phase'] = 'starting';

  constructor(private readonly options: OraclePoolOptions) {
    this.piscina = new Piscina({
      filename: options.workerFile,
      name: 'runOperation',
      minThreads: options.threads,
      maxThreads: options.threads,
      // The library does not count requests that can be aborted; admission is counted here.
      maxQueue: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: options.workerHeapMb },
      recordTiming: false,
      ...(options.execArgv === undefined ? {} : { execArgv: [...options.execArgv] }),
    });
    this.piscina.on('error', (error: Error) => options.onFault(describe(error), null));
    this.warm = this.warmUp();
  }

  /** Settles when every thread has loaded the engine, or has failed to. */
  async started(): Promise<OraclePoolStatus> {
    await this.warm;
    return this.status();
  }

  /** Runs one operation. Refusals, deadlines and lost threads are replies with a problem. */
  async run(request: OracleRequest): Promise<OracleReply> {
    const { threads, queue, deadlineMs } = this.options;
    if (this.phase === 'closed') return refusal(STOPPING, request);
    if (this.pending >= threads + queue) return refusal(OVERLOADED, request);
    this.pending++;
    try {
      const deadline = Date.now() + deadlineMs;
      if (this.phase === 'starting') await Promise.race([this.warm, sleep(deadlineMs / 2)]);
      if (this.phase !== 'ready') return refusal(NOT_READY, request);
      return await this.runTask(request, deadline);
    } finally {
      this.pending--;
    }
  }

  /** How busy the pool is at this moment. */
  status(): OraclePoolStatus {
    const { threads } = this.options;
    const waiting = Math.max(0, this.pending - threads);
    return { phase: this.phase, threads, pending: this.pending, waiting };
  }

  /** Refuses new requests, waits for those that run, and ends the threads. */
  async close(): Promise<void> {
    if (this.phase === 'closed') return;
    this.phase = 'closed';
    await this.piscina.close();
  }

  /** Gives every thread one small task, so that each has loaded the engine before requests arrive. */
  private async warmUp(): Promise<void> {
    const deadline = Date.now() + WARM_UP_MS;
    const replies = await Promise.all(
      Array.from({ length: this.options.threads }, () => this.runTask(WARM_UP, deadline)),
    );
    if (this.phase === 'closed') return;
    const failed = replies.find(({ code }) => code !== null);
    this.phase = failed === undefined ? 'ready' : 'failed';
    if (failed !== undefined) this.options.onFault(`The warm-up ended in ${failed.code}.`, null);
  }

  /**
   * Runs a task until the deadline. One that no thread has begun with by half of its time is dropped:
   * it would hardly end in time, and stopping it then would cost a thread.
   */
  private async runTask(request: OracleRequest, deadline: number): Promise<OracleReply> {
    const task = toTask(request, deadline);
    const stop = new AbortController();
    const dropIfWaiting = (): void => {
      if (task.startedAt[0] === 0) stop.abort();
    };
    const time = deadline - Date.now();
    const halfTimer = setTimeout(dropIfWaiting, time / 2);
    const timer = setTimeout(() => stop.abort(), time);
    request.signal?.addEventListener('abort', dropIfWaiting, { once: true });
    try {
      const reply = await this.piscina.run(task, {
        signal: stop.signal,
        transferList: [task.bytes.buffer],
      });
      if (reply.fault !== undefined) this.options.onFault(reply.fault, request.requestId);
      return reply;
    } catch (error) {
      return refusal(this.problemOf(error, task, stop.signal.aborted), request);
    } finally {
      clearTimeout(halfTimer);
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', dropIfWaiting);
    }
  }

  /** Why a task was not answered. */
  private problemOf(error: unknown, task: OracleTask, stopped: boolean): Problem {
    if (stopped && task.startedAt[0] === 0) return OVERLOADED;
    if (stopped) {
      const { deadlineMs } = this.options;
      return problemOf('DEADLINE_EXCEEDED', `The resolution was stopped after ${deadlineMs} ms.`);
    }
    this.options.onFault(describe(error), task.requestId);
    return isOutOfMemory(error) ? MEMORY_EXCEEDED : WORKER_LOST;
  }
}

const STOPPING = problemOf('STOPPING', 'The service is stopping and takes no new work.');
const OVERLOADED = problemOf('OVERLOADED', 'Too many requests are waiting.');
const NOT_READY = problemOf('OVERLOADED', 'The rules engine is not loaded.');
const MEMORY_EXCEEDED = problemOf('MEMORY_EXCEEDED', 'The worker thread ran out of memory.');
const WORKER_LOST = problemOf('WORKER_LOST', 'The worker thread ended before it had answered.');
const WARM_UP: OracleRequest = {
  operation: 'rulesets',
  bytes: new TextEncoder().encode('{}'),
  format: 'json',
  requestId: 'warm-up',
};

function toTask(request: OracleRequest, deadline: number): OracleTask {
  const { operation, format, requestId, context } = request;
  return {
    operation,
    format,
    requestId,
    // A copy: small Node buffers share one allocation, which must not be moved away.
    bytes: new Uint8Array(request.bytes),
    context: { ...context, deadline },
    startedAt: new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)),
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function refusal(problem: Problem, request: OracleRequest): OracleReply {
  const text = JSON.stringify(problemDetails(problem, request.requestId));
  return {
    status: problem.status,
    code: problem.code,
    bytes: new TextEncoder().encode(text),
    workMs: 0,
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
