import type { OracleContext, Problem } from '../../scenario/oracle.js';
import type { BodyFormat } from '../body/parse-body.js';
import { problemOf } from '../errors.js';
import { faultText } from '../fault-text.js';
import { problemDetails } from '../problem-details.js';
import { Crew } from './crew.js';
import { type Lane, Lanes } from './lanes.js';
import { Pace } from './pace.js';
import { newProgress, type OracleReply, type OracleTask, type TaskName } from './task.js';
import type { Job, Loss, Thread, ThreadOptions } from './thread.js';

/** How to make a pool. */
export interface OraclePoolOptions extends ThreadOptions {
  readonly threads: number;
  /** How long a thread may have one request, in milliseconds; half of it is how long one may wait for a thread. */
  readonly deadlineMs: number;
  /**
   * The same for the odds, where it is more: their own work is bounded by `deadlineMs` of the thread's processor time, so
   * that they have an answer on a busy machine, too.
   */
  readonly outcomesDeadlineMs?: number;
  /** How many requests may wait for a thread; fewer, where so many would not be served in time. */
  readonly queue: number;
  /** Whether one caller leaves a thread to the others, where there are two or more. */
  readonly sharesThreads?: boolean;
  /** Signs what a caller brings back to go on after an open decision; see `OracleContext`. */
  readonly continuationSecret: string;
  /** Told of everything that goes wrong inside; for the log. */
  readonly onFault: (fault: string, requestId: string | null) => void;
}

/** An operation to run. */
export interface OracleRequest {
  readonly operation: TaskName;
  /** The body as it came; it is copied, so that the caller's buffer stays whole. */
  readonly bytes: Uint8Array;
  readonly format: BodyFormat;
  /** Whether an answer is wanted member by member; as a whole when left out. */
  readonly inMembers?: boolean;
  readonly context?: Pick<OracleContext, 'deathEventCaches'>;
  readonly requestId: string;
  /** Whose request it is: callers share the threads evenly. */
  readonly caller?: string;
  /** `people` when left out. */
  readonly lane?: Lane;
  /** Aborted when nobody waits any more; a request that waits for a thread is dropped then. */
  readonly signal?: AbortSignal;
}

/** How busy a pool is. */
export interface OraclePoolStatus {
  /**
   * `ready`: a thread at least has resolved its warm-up; `failed`: none could load the engine, and no request can be
   * answered.
   */
  readonly phase: 'starting' | 'ready' | 'failed' | 'closed';
  readonly threads: number;
  /** Threads that have resolved their warm-up, the one that stands by included. */
  readonly loaded: number;
  /** Requests that are being worked on or wait. */
  readonly pending: number;
  /** Requests that wait for a thread. */
  readonly waiting: number;
}

/** A request in the pool. */
interface PoolJob extends Job {
  readonly lane: Lane;
  readonly request: OracleRequest;
  readonly settle: (reply: OracleReply) => void;
}

/** Work that waits at each thread, in milliseconds: while the main thread is busy, the threads are too. */
const AHEAD_MS = 60;
/** Jobs that wait at a thread at most, however short they are. */
const AHEAD_MOST = 64;
/** How long one may wait for a thread, as a share of the deadline, and within which share those in the line are served. */
const PATIENCE = 0.5;
const SERVED_WITHIN = 0.25;
/** Requests that may wait for each thread, however slow it is: it may have been held up for a moment only. */
const LEAST_ROOM = 32;
/** How much one job changes what jobs are thought to take. */
const RECENT = 0.1;

/**
 * Runs operations of the rules engine in worker threads, each with a deadline and a heap of its own. The deadline
 * counts from the start of the work; waiting for a thread is bounded by half of it. A thread that does not come back in
 * time, or dies, is replaced by one that stands by; its request gets a problem, and its neighbours notice nothing.
 * {@link run} never rejects and always settles.
 *
 * Callers take turns, people before bots. A few short jobs wait at the threads themselves and can be taken back as long as they are not begun.
 */
export class OraclePool {
  private readonly crew: Crew<PoolJob>;
  private readonly line = new Lanes<PoolJob>();
  /** How many threads may work for one caller. */
  private readonly threadsEach: number;
  private readonly pace = new Pace();
  private usualMs = AHEAD_MS;
  private pending = 0;
  private closing = false;
  private idle: () => void = () => undefined;

  constructor(private readonly options: OraclePoolOptions) {
    const { threads, sharesThreads = false } = options;
    this.threadsEach = sharesThreads ? Math.max(1, threads - 1) : threads;
    this.crew = new Crew(options, {
      ready: () => this.handOut(),
      reply: (job, reply) => this.replied(job, reply),
      lost: (loss, working, waiting) => this.lost(loss, working, waiting),
      fault: (fault) => options.onFault(faultText(fault), null),
      failed: () => {
        for (const job of this.line.drain()) job.settle(refusal(NOT_READY, job.request));
      },
    });
  }

  /** Settles when every thread has loaded the engine, or has failed to. */
  async started(): Promise<OraclePoolStatus> {
    await this.crew.started;
    return this.status();
  }

  /** Whether as many wait as may, when so many more come before. */
  private isFull(before = 0): boolean {
    const idle = Math.max(0, this.options.threads - this.pending);
    return this.waiting + before >= this.room + idle;
  }

  /** How many may wait: no more than will be served before their patience ends, or they would be refused late. */
  private get room(): number {
    const { threads, queue, deadlineMs } = this.options;
    const inTime = Math.floor((SERVED_WITHIN * deadlineMs) / this.pace.msEach);
    return Math.min(queue, Math.max(LEAST_ROOM * threads, inTime));
  }

  /**
   * Whether a request of a caller would be refused because too many wait.
   * @param before how many of the caller's requests come before it, and are not here yet.
   */
  refuses(caller: string, lane: Lane, before = 0): boolean {
    return this.isFull(before) && this.line.givesWayTo(caller, lane) === undefined;
  }

  /** How long a newcomer of a lane would wait for a thread, in milliseconds, by what requests have lately taken. */
  waitMs(lane: Lane): number {
    const before = this.waiting - (lane === 'people' ? this.line.sizeOf('bots') : 0);
    return (Math.max(0, before) * this.usualMs) / this.options.threads;
  }

  /** Runs one operation. Refusals, deadlines and lost threads are replies with a problem. */
  async run(request: OracleRequest): Promise<OracleReply> {
    if (this.closing) return refusal(STOPPING, request);
    if (this.crew.phase === 'failed') return refusal(NOT_READY, request);
    const { caller = '', lane = 'people' } = request;
    if (this.isFull()) {
      const last = this.line.givesWayTo(caller, lane);
      if (last === undefined) return refusal(OVERLOADED, request);
      this.giveUp(last);
    }
    this.pending++;
    try {
      return await this.admitted(request, caller);
    } finally {
      this.pending--;
      if (this.pending === 0) this.idle();
    }
  }

  /** How busy the pool is at this moment. */
  status(): OraclePoolStatus {
    const { crew, closing, pending, waiting, options } = this;
    const phase = closing ? 'closed' : crew.phase;
    return { phase, threads: options.threads, loaded: crew.ready.length, pending, waiting };
  }

  /** Refuses new requests, waits for those that were admitted, and ends the threads. */
  async close(): Promise<void> {
    this.closing = true;
    if (this.pending > 0) await new Promise<void>((resolve) => (this.idle = resolve));
    await this.crew.stop();
  }

  /** Refuses new requests and ends the threads at once; requests that run get a problem. */
  async destroy(): Promise<void> {
    this.closing = true;
    const left = [...this.line.drain(), ...(await this.crew.stop())];
    for (const job of left) job.settle(refusal(STOPPING, job.request));
  }

  private get waiting(): number {
    return Math.max(0, this.pending - this.crew.ready.filter(({ load }) => load > 0).length);
  }

  /** Puts a request in the line. One that has waited too long, or for which nobody waits any more, is refused. */
  private async admitted(request: OracleRequest, caller: string): Promise<OracleReply> {
    const { deadlineMs } = this.options;
    const { signal, lane = 'people' } = request;
    return new Promise((resolve) => {
      const giveUp = (): void => this.giveUp(job);
      const patience = setTimeout(giveUp, deadlineMs * PATIENCE);
      const settle = (reply: OracleReply): void => {
        clearTimeout(patience);
        signal?.removeEventListener('abort', giveUp);
        resolve(reply);
      };
      const toTask = (): OracleTask => this.taskOf(request);
      const job: PoolJob = { caller, lane, request, settle, toTask };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.line.add(job);
      this.handOut();
    });
  }

  /** Refuses a request that still waits; one that is worked on goes on. */
  private giveUp(job: PoolJob): void {
    const waited = this.line.remove(job) || this.crew.ready.some((thread) => thread.takeBack(job));
    if (waited)
      job.settle(refusal(this.crew.phase === 'ready' ? OVERLOADED : NOT_READY, job.request));
  }

  /** Gives the threads what waits in the line, and what waits at others to those that have nothing to do. */
  private handOut(): void {
    for (;;) {
      let place: Thread<PoolJob> | undefined;
      const job = this.line.next((caller) => {
        place = this.placeFor(caller);
        return place !== undefined;
      });
      if (job === undefined) break;
      place?.post(job);
    }
    if (this.line.size === 0) this.spread();
  }

  /** The thread with least to do that may take a job of a caller. */
  private placeFor(caller: string): Thread<PoolJob> | undefined {
    const { ready } = this.crew;
    const most = 1 + Math.min(AHEAD_MOST, Math.max(1, Math.floor(AHEAD_MS / this.usualMs)));
    const mayWake = ready.filter(({ load }) => load > 0).length < this.options.threads;
    const hasShare = ready.filter((thread) => thread.worksFor(caller)).length >= this.threadsEach;
    let best: Thread<PoolJob> | undefined;
    for (const thread of ready) {
      if (thread.load >= most || (thread.load === 0 && !mayWake)) continue;
      if (hasShare && !thread.worksFor(caller)) continue;
      if (best === undefined || thread.load < best.load) best = thread;
    }
    return best;
  }

  /** Lets a thread without work take what waits at another. */
  private spread(): void {
    const { ready } = this.crew;
    const idle = ready.find(({ load }) => load === 0);
    const busy = ready.filter(({ load }) => load > 0);
    if (idle === undefined || busy.length >= this.options.threads) return;
    for (const thread of busy) {
      const job = thread.takeBackLast();
      if (job === undefined) continue;
      (this.placeFor(job.caller) ?? thread).post(job);
      return;
    }
  }

  private replied(job: PoolJob, reply: OracleReply): void {
    if (reply.fault !== undefined) this.options.onFault(reply.fault, job.request.requestId);
    this.usualMs += RECENT * (reply.workMs - this.usualMs);
    // The job itself, which is at no thread any more, still counts as one that waits.
    this.pace.served(performance.now(), this.waiting > 1);
    this.handOut();
    job.settle(reply);
  }

  private lost(loss: Loss, working: PoolJob | null, waiting: readonly PoolJob[]): void {
    for (const job of waiting.toReversed()) this.line.putBack(job);
    if (working !== null) working.settle(this.lostReply(loss, working.request));
    this.handOut();
  }

  /** What a request is told whose thread has ended. */
  private lostReply(loss: Loss, request: OracleRequest): OracleReply {
    const deadlineMs = this.deadlineOf(request.operation);
    if (loss.kind === 'deadline') {
      const detail = `The resolution was stopped after ${deadlineMs} ms.`;
      return refusal(problemOf('DEADLINE_EXCEEDED', detail), request, deadlineMs);
    }
    this.options.onFault(faultText(loss.fault), request.requestId);
    const problem = isOutOfMemory(loss.fault) ? MEMORY_EXCEEDED : WORKER_LOST;
    return refusal(problem, request, deadlineMs);
  }

  private deadlineOf(operation: TaskName): number {
    const { deadlineMs, outcomesDeadlineMs = deadlineMs } = this.options;
    return operation === 'outcomes' ? Math.max(deadlineMs, outcomesDeadlineMs) : deadlineMs;
  }

  private taskOf(request: OracleRequest): OracleTask {
    const { operation, format, requestId, bytes, context, inMembers = false } = request;
    const { deadlineMs, continuationSecret } = this.options;
    return {
      operation,
      format,
      requestId,
      inMembers,
      // A copy: small Node buffers share one allocation, which must not be moved away.
      bytes: new Uint8Array(bytes),
      context: { ...context, continuationSecret, workMs: deadlineMs },
      deadlineMs: this.deadlineOf(operation),
      progress: newProgress(),
    };
  }
}

const STOPPING = problemOf('STOPPING', 'The service is stopping and takes no new work.');
const OVERLOADED = problemOf('OVERLOADED', 'Too many requests are waiting.');
const NOT_READY = problemOf('OVERLOADED', 'The rules engine is not loaded.');
const MEMORY_EXCEEDED = problemOf('MEMORY_EXCEEDED', 'The worker thread ran out of memory.');
const WORKER_LOST = problemOf('WORKER_LOST', 'The worker thread ended before it had answered.');

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function refusal(problem: Problem, { requestId }: OracleRequest, workMs = 0): OracleReply {
  const text = JSON.stringify(problemDetails(problem, requestId));
  const { status, code } = problem;
  return { status, code, bytes: new TextEncoder().encode(text), workMs };
}
