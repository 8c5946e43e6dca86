import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { OperationName, OracleContext, Problem } from '../../scenario/oracle.js';
import type { BodyFormat } from '../body/parse-body.js';
import { problemOf } from '../errors.js';
import { faultText } from '../fault-text.js';
import { problemDetails } from '../problem-details.js';
import { Slots } from './slots.js';
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
  /** Signs what a caller brings back to go on after an open decision; see `OracleContext`. */
  readonly continuationSecret: string;
  /** Told of everything that goes wrong inside; for the log. */
  readonly onFault: (fault: string, requestId: string | null) => void;
}

/** An operation to run. */
export interface OracleRequest {
  readonly operation: OperationName;
  /** The body as it came; it is copied, so that the caller's buffer stays whole. */
  readonly bytes: Uint8Array;
  readonly format: BodyFormat;
  readonly context?: Pick<OracleContext, 'deathEventCaches'>;
  readonly requestId: string;
  /** Aborted when nobody waits any more; a request that waits for a thread is dropped then. */
  readonly signal?: AbortSignal;
}

/** How busy a pool is. */
export interface OraclePoolStatus {
  /** `failed`: the engine could not be loaded, and no request can be answered. */
  readonly phase: 'starting' | 'ready' | 'failed' | 'closed';
  readonly threads: number;
  /** Threads that have loaded the engine, the one that stands by included. */
  readonly loaded: number;
  /** Requests that are being worked on or wait. */
  readonly pending: number;
  /** Requests that wait for a thread. */
  readonly waiting: number;
}

/** Threads that stand by: one that is lost is replaced at once, and the next in line is loaded meanwhile. */
const SPARE_THREADS = 1;

/** How long after the start one is loaded to stand by, in milliseconds: before that others need the processors. */
const STAND_BY_AFTER_MS = 3_000;

/** How long the threads may take to load the engine, in milliseconds. */
const WARM_UP_MS = 60_000;

/**
 * Runs operations of the rules engine in worker threads, each with a deadline and a heap of its own.
 * A thread that does not come back in time, or dies, is replaced by one that stands by; its request gets a problem,
 * and its neighbours notice nothing. {@link run} never rejects and always settles.
 *
 * Requests wait for a thread here and not in the library: its queue has no bound for tasks that can be
 * aborted, and does not keep their order.
 */
export class OraclePool {
  private readonly piscina: Piscina<OracleTask, OracleReply>;
  private readonly slots: Slots;
  private readonly warm: Promise<void>;
  private readonly loaded = new Set<number>();
  private pending = 0;
  private closing = false;
  private phase: Exclude<OraclePoolStatus['phase'], 'closed'> = 'starting';
  private standByTimer: NodeJS.Timeout | undefined;
  private idle: () => void = () => undefined;

  constructor(private readonly options: OraclePoolOptions) {
    const { threads, execArgv } = options;
    this.slots = new Slots(threads);
    this.piscina = new Piscina({
      filename: options.workerFile,
      name: 'runOperation',
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: options.workerHeapMb },
      recordTiming: false,
      // The library's own balancer also takes threads that are still loading.
      loadBalancer: (_, workers) =>
        workers.find(({ id, currentUsage }) => currentUsage === 0 && this.loaded.has(id)) ?? null,
      ...(execArgv === undefined ? {} : { execArgv: [...execArgv] }),
    });
    this.piscina.on('workerCreate', ({ id }: { id: number }) => this.loaded.add(id));
    this.piscina.on('error', (error: Error) => options.onFault(faultText(error), null));
    this.warm = this.warmUp();
  }

  /** Settles when every thread has loaded the engine, or has failed to. */
  async started(): Promise<OraclePoolStatus> {
    await this.warm;
    return this.status();
  }

  /** Runs one operation. Refusals, deadlines and lost threads are replies with a problem. */
  async run(request: OracleRequest): Promise<OracleReply> {
    const { slots } = this;
    if (this.closing) return refusal(STOPPING, request);
    if (slots.full && slots.waiting >= this.options.queue) return refusal(OVERLOADED, request);
    this.pending++;
    try {
      return await this.runAdmitted(request);
    } finally {
      this.pending--;
      if (this.pending === 0) this.idle();
    }
  }

  /** How busy the pool is at this moment. */
  status(): OraclePoolStatus {
    const { threads } = this.options;
    const { pending, slots } = this;
    const phase = this.closing ? 'closed' : this.phase;
    const loaded = this.piscina.threads.filter(({ threadId }) => this.loaded.has(threadId)).length;
    return { phase, threads, loaded, pending, waiting: slots.waiting };
  }

  /** Refuses new requests, waits for those that were admitted, and ends the threads. */
  async close(): Promise<void> {
    this.closing = true;
    clearTimeout(this.standByTimer);
    if (this.pending > 0) await new Promise<void>((resolve) => (this.idle = resolve));
    await this.piscina.destroy();
  }

  /** Refuses new requests and ends the threads at once; requests that run get a problem. */
  async destroy(): Promise<void> {
    this.closing = true;
    clearTimeout(this.standByTimer);
    await this.piscina.destroy();
  }

  /** Gives every thread one small task, so that each has loaded engine and cards before requests arrive. */
  private async warmUp(): Promise<void> {
    const deadline = Date.now() + WARM_UP_MS;
    const replies = await Promise.all(
      Array.from({ length: this.options.threads }, () => this.runTask(WARM_UP, deadline)),
    );
    if (this.closing) return;
    const failed = replies.find(({ code }) => code !== null);
    this.phase = failed === undefined ? 'ready' : 'failed';
    if (failed !== undefined) this.options.onFault(`The warm-up ended in ${failed.code}.`, null);
    else this.standByTimer = setTimeout(() => void this.standBy(), STAND_BY_AFTER_MS).unref();
  }

  /** Loads the thread that stands by; from then on the library keeps the number. Work for all of them makes it begin. */
  private async standBy(): Promise<void> {
    const { options } = this.piscina;
    const threads = this.options.threads + SPARE_THREADS;
    options.maxThreads = threads;
    options.minThreads = threads;
    const deadline = Date.now() + WARM_UP_MS;
    await Promise.all(Array.from({ length: threads }, () => this.runTask(WARM_UP, deadline)));
  }

  /**
   * Waits for a thread and runs the request. One that has waited for half of its time is refused: it
   * would hardly end in time, and stopping it then would cost a thread.
   */
  private async runAdmitted(request: OracleRequest): Promise<OracleReply> {
    const { deadlineMs } = this.options;
    const deadline = Date.now() + deadlineMs;
    if (this.phase === 'starting') await Promise.race([this.warm, sleep(deadlineMs / 2)]);
    if (this.phase !== 'ready') return refusal(NOT_READY, request);
    const got = await this.slots.take(deadline - Date.now() - deadlineMs / 2, request.signal);
    if (!got) return refusal(OVERLOADED, request);
    try {
      return await this.runTask(request, deadline);
    } finally {
      this.slots.give();
    }
  }

  private async runTask(request: OracleRequest, deadline: number): Promise<OracleReply> {
    const { continuationSecret } = this.options;
    const task = toTask(request, { ...request.context, deadline, continuationSecret });
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), deadline - Date.now());
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
      clearTimeout(timer);
    }
  }

  /** Why a task was not answered. */
  private problemOf(error: unknown, task: OracleTask, stopped: boolean): Problem {
    // No thread had begun: one was lost just before, and its successor was still loading.
    if (stopped && task.startedAt[0] === 0) return OVERLOADED;
    if (stopped) {
      const { deadlineMs } = this.options;
      return problemOf('DEADLINE_EXCEEDED', `The resolution was stopped after ${deadlineMs} ms.`);
    }
    if (this.closing) return STOPPING;
    this.options.onFault(faultText(error), task.requestId);
    return isOutOfMemory(error) ? MEMORY_EXCEEDED : WORKER_LOST;
  }
}

const STOPPING = problemOf('STOPPING', 'The service is stopping and takes no new work.');
const OVERLOADED = problemOf('OVERLOADED', 'Too many requests are waiting.');
const NOT_READY = problemOf('OVERLOADED', 'The rules engine is not loaded.');
const MEMORY_EXCEEDED = problemOf('MEMORY_EXCEEDED', 'The worker thread ran out of memory.');
const WORKER_LOST = problemOf('WORKER_LOST', 'The worker thread ended before it had answered.');
const WARM_UP: OracleRequest = {
  operation: 'cards',
  bytes: new TextEncoder().encode('{"first":1}'),
  format: 'json',
  requestId: 'warm-up',
};

function toTask(request: OracleRequest, context: OracleContext): OracleTask {
  const { operation, format, requestId } = request;
  return {
    operation,
    format,
    requestId,
    // A copy: small Node buffers share one allocation, which must not be moved away.
    bytes: new Uint8Array(request.bytes),
    context,
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
