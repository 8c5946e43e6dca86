import type { OracleContext, Problem } from '../../scenario/oracle.js';
import type { Priority } from '../admission/caller.js';
import { FairQueue, type Queued } from '../admission/fair-queue.js';
import type { BodyFormat } from '../body/parse-body.js';
import { faultText, problemOf } from '../errors.js';
import { problemDetails } from '../problem-details.js';
import type { OracleReply, OracleTask, TaskName } from './task.js';
import type { Loss, ThreadOptions } from './thread.js';
import { Workers } from './workers.js';

/** How to make a pool. */
export interface OraclePoolOptions extends ThreadOptions {
  readonly threads: number;
  /** Processor time that one request may use, in milliseconds. */
  readonly workMs: number;
  /** Time of the clock that one request may wait for a thread, and that a thread may take for it, in milliseconds. */
  readonly wallMs: number;
  /** How many requests may wait for a thread. */
  readonly queue: number;
  /** Signs what a caller brings back to go on after an open decision; see `OracleContext`. */
  readonly continuationSecret: string;
  readonly events?: PoolEvents;
}

/** What a pool reports, for log and metrics. */
export interface PoolEvents {
  /** Something went wrong inside. */
  readonly fault?: (fault: string, requestId: string | null) => void;
  /** A thread was lost, with the request that it worked on. */
  readonly lost?: (kind: LossKind, requestId: string | null) => void;
}

/** Why a thread was lost. */
export type LossKind = Loss['kind'] | 'memory';

/** An operation to run. */
export interface OracleRequest {
  readonly operation: TaskName;
  /** The body as it came; it is copied, so that the caller's buffer stays whole. */
  readonly bytes: Uint8Array;
  readonly format: BodyFormat;
  readonly context?: Pick<OracleContext, 'deathEventCaches' | 'language'>;
  readonly requestId: string;
  /** The caller for whom limits are counted: callers take turns. */
  readonly caller?: string;
  /** `people` when left out. */
  readonly priority?: Priority;
  /** Aborted when nobody waits any more; a request that waits for a thread is dropped then. */
  readonly signal?: AbortSignal;
}

/** How busy a pool is. */
export interface OraclePoolStatus {
  /** `ready`: a thread at least has warmed up; `failed`: none could load the engine, and no request can be answered. */
  readonly phase: 'starting' | 'ready' | 'failed' | 'closed';
  readonly threads: number;
  /** Threads that have warmed up. */
  readonly loaded: number;
  /** Requests that are being worked on or wait. */
  readonly pending: number;
  /** Requests that wait for a thread. */
  readonly waiting: number;
}

/** A request in the pool. */
interface Job extends Queued {
  readonly request: OracleRequest;
  readonly settle: (reply: OracleReply) => void;
}

/** How long a job takes, in milliseconds, as long as none has been done. */
const FIRST_GUESS_MS = 60;
/** Weight of the newest job in the average time of a job. */
const NEWEST = 0.1;
/** Bytes of bodies that may wait. */
const QUEUE_BYTES = 67_108_864;
/**
 * How many times the processor time of other operations a thread may take before it is ended. Odds end by themselves and
 * then write down what they have found; the first search and the first list of cards in a thread read thousands of cards.
 */
const STOP_FACTORS: Partial<Record<TaskName, number>> = { outcomes: 3, search: 5, cards: 5 };

/**
 * Runs operations of the rules engine in worker threads. Callers take turns, people before bots. A request may use so
 * much processor time; a thread that does not end by itself then is stopped and replaced (422). Other programs on the
 * machine do not use that time up: a request that takes too long by the clock answers that the machine is busy (503), and
 * its thread goes on. Odds never hold the last thread. {@link run} never rejects and always settles.
 */
export class OraclePool {
  private readonly workers: Workers<Job>;
  private readonly queue = new FairQueue<Job>();
  private queueBytes = 0;
  private usualMs = FIRST_GUESS_MS;
  private pending = 0;
  private closing = false;
  private idle: () => void = () => undefined;

  constructor(private readonly options: OraclePoolOptions) {
    this.workers = new Workers(options, {
      ready: () => this.handOut(),
      reply: (job, reply) => this.replied(job, reply),
      late: (job) => job.settle(refusal(BUSY, job.request)),
      lost: (loss, job) => this.lost(loss, job),
      fault: (fault) => options.events?.fault?.(faultText(fault), null),
      failed: () => {
        for (const job of this.queue.drain()) job.settle(refusal(NOT_READY, job.request));
      },
    });
  }

  /** Settles when a thread has loaded the engine, or none could. */
  async started(): Promise<OraclePoolStatus> {
    await this.workers.started;
    return this.status();
  }

  /** Whether one more request of a caller would be refused because too many wait. */
  isFullFor(caller: Queued): boolean {
    return this.isFull(0) && this.queue.givesWayTo(caller) === undefined;
  }

  /** How long a newcomer would wait for a thread, in milliseconds, going by the last requests. */
  get waitMs(): number {
    return (this.queue.size * this.usualMs) / this.options.threads;
  }

  /** Runs one operation. Refusals, limits and lost threads are replies with a problem. */
  async run(request: OracleRequest): Promise<OracleReply> {
    if (this.closing) return refusal(STOPPING, request);
    if (this.workers.phase === 'failed') return refusal(NOT_READY, request);
    const { caller = '', priority = 'people' } = request;
    if (this.isFull(request.bytes.length)) {
      const last = this.queue.givesWayTo({ caller, priority });
      if (last === undefined) return refusal(BUSY, request);
      this.giveUp(last);
    }
    this.pending++;
    this.queueBytes += request.bytes.length;
    try {
      return await this.enqueued(request, { caller, priority });
    } finally {
      this.pending--;
      this.queueBytes -= request.bytes.length;
      if (this.pending === 0) this.idle();
    }
  }

  /** How busy the pool is at this moment. */
  status(): OraclePoolStatus {
    const { workers, closing, pending, queue, options } = this;
    const phase = closing ? 'closed' : workers.phase;
    const { loaded } = workers;
    return { phase, threads: options.threads, loaded, pending, waiting: queue.size };
  }

  /** Refuses new requests, waits for those that were admitted, and ends the threads. */
  async close(): Promise<void> {
    this.closing = true;
    if (this.pending > 0) await new Promise<void>((resolve) => (this.idle = resolve));
    await this.workers.stop();
  }

  /** Refuses new requests and ends the threads at once; requests that run get a problem. */
  async destroy(): Promise<void> {
    this.closing = true;
    const left = [...this.queue.drain(), ...(await this.workers.stop())];
    for (const job of left) job.settle(refusal(STOPPING, job.request));
  }

  /** Whether no more may wait. */
  private isFull(bytes: number): boolean {
    const idle = Math.max(0, this.options.threads - this.pending);
    const isLong = this.queue.size >= this.options.queue + idle;
    return isLong || (this.pending > 0 && this.queueBytes + bytes > QUEUE_BYTES);
  }

  /** Puts a request in the queue. One that has waited too long, or for which nobody waits any more, is refused. */
  private async enqueued(request: OracleRequest, queued: Queued): Promise<OracleReply> {
    const { signal } = request;
    return new Promise((resolve) => {
      const giveUp = (): void => this.giveUp(job);
      const patience = setTimeout(giveUp, this.options.wallMs);
      const settle = (reply: OracleReply): void => {
        clearTimeout(patience);
        signal?.removeEventListener('abort', giveUp);
        resolve(reply);
      };
      const job: Job = { ...queued, request, settle };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.queue.add(job);
      this.handOut();
    });
  }

  /** Refuses a request that still waits; one that is worked on goes on. */
  private giveUp(job: Job): void {
    if (this.queue.remove(job)) job.settle(refusal(BUSY, job.request));
  }

  /** Gives the idle threads what waits in the queue. */
  private handOut(): void {
    for (;;) {
      const { able } = this.workers;
      const idle = able.find(({ isIdle }) => isIdle);
      if (idle === undefined) return;
      const withoutOdds = able.filter(({ job }) => job === null || !isOdds(job)).length;
      const takesOdds = this.options.threads === 1 || withoutOdds > 1;
      const job = this.queue.next((each) => takesOdds || !isOdds(each));
      if (job === undefined) return;
      idle.post(job, this.taskOf(job.request));
    }
  }

  private replied(job: Job, reply: OracleReply): void {
    const { fault, workMs } = reply;
    if (fault !== undefined) this.options.events?.fault?.(fault, job.request.requestId);
    this.usualMs += NEWEST * (workMs - this.usualMs);
    this.handOut();
    job.settle(reply);
  }

  private lost(loss: Loss, job: Job | null): void {
    this.options.events?.lost?.(kindOf(loss), job?.request.requestId ?? null);
    job?.settle(this.lostReply(loss, job.request));
    this.handOut();
  }

  /** The reply to a request whose thread has ended. */
  private lostReply(loss: Loss, request: OracleRequest): OracleReply {
    const { events } = this.options;
    const { requestId } = request;
    if (loss.kind !== 'died') {
      const { stopMs } = this.limitsOf(request.operation);
      return loss.kind === 'work' ? refusal(TOO_MUCH, request, stopMs) : refusal(BUSY, request);
    }
    events?.fault?.(faultText(loss.fault), requestId);
    const problem = kindOf(loss) === 'memory' ? MEMORY_EXCEEDED : WORKER_LOST;
    return refusal(problem, request, this.options.workMs);
  }

  private limitsOf(operation: TaskName): OracleTask['limits'] {
    const { workMs, wallMs } = this.options;
    return { workMs, wallMs, stopMs: (STOP_FACTORS[operation] ?? 1) * workMs };
  }

  private taskOf(request: OracleRequest): OracleTask {
    const { operation, format, requestId, bytes, context } = request;
    return {
      operation,
      format,
      requestId,
      // A copy: small Node buffers share one allocation, which must not be moved away.
      bytes: new Uint8Array(bytes),
      context: { ...context, continuationSecret: this.options.continuationSecret },
      limits: this.limitsOf(operation),
    };
  }
}

function isOdds({ request }: Job): boolean {
  return request.operation === 'outcomes';
}

const STOPPING = problemOf('STOPPING', 'The service is stopping and takes no new work.');
const BUSY = problemOf('OVERLOADED', 'Busy. Try again in 2 seconds.');
const NOT_READY = problemOf('OVERLOADED', 'The rules engine is not loaded.');
const TOO_MUCH = problemOf('DEADLINE_EXCEEDED', 'This took too long. Ask for fewer actions.');
const MEMORY_EXCEEDED = problemOf('MEMORY_EXCEEDED', 'The worker thread ran out of memory.');
const WORKER_LOST = problemOf('WORKER_LOST', 'The worker thread ended before it had answered.');

function kindOf(loss: Loss): LossKind {
  if (loss.kind !== 'died') return loss.kind;
  return isOutOfMemory(loss.fault) ? 'memory' : 'died';
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function refusal(problem: Problem, { requestId }: OracleRequest, workMs = 0): OracleReply {
  const text = JSON.stringify(problemDetails(problem, requestId));
  const { status, code } = problem;
  return { status, code, bytes: new TextEncoder().encode(text), workMs };
}
