import { Worker } from 'node:worker_threads';
import { threadMsOf } from '../../scenario/operation/thread-time.js';
import type { Rank } from '../../store/rank.js';
import type { OracleReply, OracleTask, Ready } from './task.js';

/** How worker threads are started. */
export interface ThreadOptions {
  /** The module that the threads run; it calls `serveTasks`. */
  readonly workerFile: string;
  readonly workerHeapMb: number;
  /** How much nicer the threads are than the one that takes requests: 0 to 19. */
  readonly workerNice: number;
}

/** A task at a thread, and the clocks of both when it was posted. */
interface Posted<Job> extends Pick<OracleTask, 'limits'> {
  readonly job: Job;
  readonly wallMs: number;
  /** Null where the system does not say. */
  readonly workMs: number | null;
}

/** Why a thread has ended: its task used too much processor time, it hung, or it died. */
export type Loss =
  | { readonly kind: 'work' }
  | { readonly kind: 'hung' }
  | { readonly kind: 'died'; readonly fault: unknown };

/** What a thread reports to its pool. */
export interface ThreadListener<Job> {
  /** It has loaded the engine and warmed up. */
  readonly ready: () => void;
  readonly reply: (job: Job, reply: OracleReply) => void;
  /** A job has used up the time of the clock, but not its processor time: the machine is busy. The thread goes on. */
  readonly late: (job: Job) => void;
  /** It has ended, with the job that it worked on. */
  readonly lost: (loss: Loss, job: Job | null) => void;
}

/** A late thread that does not reply for so many times its wall time hangs. */
const HUNG_AFTER = 2;

/** Keeps what a thread holds at rest small: V8 grows this part of the heap to 48 MB and keeps it. */
const YOUNG_HEAP_MB = 12;

/** One worker thread and the job that it works on. */
export class Thread<Job> {
  /** True from the end of the warm-up on. */
  isReady = false;
  /** Its caller has got a 503; it takes no jobs until it replies. */
  isLate = false;
  private posted: Posted<Job> | null = null;
  private readonly worker: Worker;
  private id: number | null = null;
  private watch: NodeJS.Timeout | undefined;
  private fault: unknown;
  private isOver = false;

  constructor(
    { workerFile, workerHeapMb, workerNice }: ThreadOptions,
    private readonly listener: ThreadListener<Job>,
  ) {
    this.worker = new Worker(workerFile, {
      workerData: { nice: workerNice } satisfies Rank,
      resourceLimits: {
        maxOldGenerationSizeMb: workerHeapMb,
        maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
      },
    });
    this.worker.on('message', (message: OracleReply | Ready) => this.receive(message));
    this.worker.on('error', (error) => {
      this.fault = error;
    });
    this.worker.on('exit', (code) =>
      this.end({
        kind: 'died',
        fault: this.fault ?? new Error(`worker exited with code: ${code}`),
      }),
    );
  }

  /** The job that it works on. */
  get job(): Job | null {
    return this.posted?.job ?? null;
  }

  /** Whether it can take a job at once. */
  get isIdle(): boolean {
    return this.isReady && this.posted === null;
  }

  /** Hands a job to the thread, which has none. */
  post(job: Job, task: OracleTask): void {
    const workMs = this.id === null ? null : threadMsOf(this.id);
    this.posted = { job, limits: task.limits, wallMs: performance.now(), workMs };
    this.worker.postMessage(task, [task.bytes.buffer]);
    this.watchJob(this.posted);
  }

  /** Ends the thread without a word to the listener, and returns its job. */
  async stop(): Promise<Job | null> {
    this.isOver = true;
    clearTimeout(this.watch);
    await this.worker.terminate();
    return this.job;
  }

  private receive(message: OracleReply | Ready): void {
    if (this.isOver) return;
    if ('kind' in message) {
      this.id = message.threadId;
      this.isReady = true;
      this.listener.ready();
      return;
    }
    const { job } = this;
    this.posted = null;
    this.isLate = false;
    clearTimeout(this.watch);
    if (job !== null) this.listener.reply(job, message);
  }

  /** Looks at the time of a job again when its limits may be used up. */
  private watchJob(posted: Posted<Job>): void {
    const { stopMs, wallMs } = posted.limits;
    const { usedMs, waitedMs } = this.timeOf(posted);
    const wallLeftMs = wallMs * (this.isLate ? HUNG_AFTER : 1) - waitedMs;
    const leftMs = Math.min(stopMs - usedMs, wallLeftMs);
    this.watch = setTimeout(() => this.check(posted), Math.max(1, leftMs));
  }

  /** Processor time that a job has used, and time of the clock, in milliseconds. */
  private timeOf({ wallMs, workMs }: Posted<Job>) {
    const waitedMs = performance.now() - wallMs;
    const now = this.id === null ? null : threadMsOf(this.id);
    return { waitedMs, usedMs: now === null || workMs === null ? waitedMs : now - workMs };
  }

  private check(posted: Posted<Job>): void {
    const { usedMs, waitedMs } = this.timeOf(posted);
    const { stopMs, wallMs } = posted.limits;
    if (usedMs >= stopMs) this.end({ kind: 'work' });
    else if (waitedMs >= wallMs * HUNG_AFTER) this.end({ kind: 'hung' });
    else {
      if (waitedMs >= wallMs && !this.isLate) {
        this.isLate = true;
        this.listener.late(posted.job);
      }
      this.watchJob(posted);
    }
  }

  private end(loss: Loss): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.watch);
    void this.worker.terminate();
    this.listener.lost(loss, this.job);
  }
}
