import { Worker } from 'node:worker_threads';
import { monotonicMs, threadMsOf } from '../../scenario/operation/thread-time.js';
import type { Rank } from '../../store/rank.js';
import { begunAt, type OracleReply, type OracleTask, type Ready, takeBack } from './task.js';

/** How worker threads are started. */
export interface ThreadOptions {
  /** The module that the threads run; it calls `serveTasks`. */
  readonly workerFile: string;
  readonly workerHeapMb: number;
  /** How much nicer the threads are than the one that takes requests: 0 to 19. */
  readonly workerNice: number;
}

/** Work for a thread. Each time that it goes to one it is a task of its own. */
export interface Job {
  readonly toTask: () => OracleTask;
}

/** A job at a thread. */
interface Posted<Work> extends Pick<OracleTask, 'progress' | 'limits'> {
  readonly job: Work;
}

/** Why a thread has ended: its task used too much processor time, it hung, or it died. */
export type Loss =
  | { readonly kind: 'work' }
  | { readonly kind: 'hung' }
  | { readonly kind: 'died'; readonly fault: unknown };

/** What a thread reports to its pool. */
export interface ThreadListener<Work extends Job> {
  /** It has loaded the engine and warmed up. */
  readonly ready: () => void;
  readonly reply: (job: Work, reply: OracleReply) => void;
  /** A job has used up the time of the clock, but not its processor time: the machine is busy. The thread goes on. */
  readonly late: (job: Work, waiting: readonly Work[]) => void;
  /** It has ended, with the job it worked on and those that waited at it; others can do the latter. */
  readonly lost: (loss: Loss, working: Work | null, waiting: readonly Work[]) => void;
}

/** A late thread that does not reply for so many times its wall time hangs. */
const HUNG_AFTER = 2;

/** Keeps what a thread holds at rest small: V8 grows this part of the heap to 48 MB and keeps it. */
const YOUNG_HEAP_MB = 12;

/** One worker thread: the job that it works on, and those that wait at it so that it never has to wait itself. */
export class Thread<Work extends Job> {
  /** True from the end of the warm-up on. */
  isReady = false;
  /** Its caller has been told that the machine is busy; it takes no jobs until it replies. */
  private isLate = false;
  /** The first is being worked on, or is about to be. */
  private readonly posted: Posted<Work>[] = [];
  private readonly worker: Worker;
  private id: number | null = null;
  private watch: NodeJS.Timeout | undefined;
  private fault: unknown;
  private isOver = false;

  constructor(
    { workerFile, workerHeapMb, workerNice }: ThreadOptions,
    private readonly listener: ThreadListener<Work>,
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

  /** Whether it can take jobs. */
  get isAble(): boolean {
    return this.isReady && !this.isLate;
  }

  /** How many jobs are at the thread. */
  get load(): number {
    return this.posted.length;
  }

  /** Whether it works on a job of this kind, or one waits at it. */
  has(isKind: (job: Work) => boolean): boolean {
    return this.posted.some(({ job }) => isKind(job));
  }

  /** Hands a job to the thread. */
  post(job: Work): void {
    const task = job.toTask();
    const { progress, limits } = task;
    this.posted.push({ job, progress, limits });
    this.worker.postMessage(task, [task.bytes.buffer]);
    if (this.posted.length === 1) this.watchFirst();
  }

  /** Takes a job back; false if the thread has begun with it, or never had it. */
  takeBack(wanted: Work): boolean {
    const at = this.posted.findIndex(({ job }) => job === wanted);
    if (at < 0 || !takeBack(this.posted[at]!.progress)) return false;
    this.posted.splice(at, 1);
    if (at === 0) this.watchFirst();
    return true;
  }

  /** Takes back the job that came last, if another is before it. */
  takeBackLast(): Work | undefined {
    const last = this.posted.length > 1 ? this.posted.at(-1)?.job : undefined;
    return last !== undefined && this.takeBack(last) ? last : undefined;
  }

  /** Ends the thread without a word to the listener, and returns its jobs. */
  async stop(): Promise<readonly Work[]> {
    this.isOver = true;
    clearTimeout(this.watch);
    await this.worker.terminate();
    return this.posted.map(({ job }) => job);
  }

  private receive(message: OracleReply | Ready): void {
    if (this.isOver) return;
    if ('kind' in message) {
      this.id = message.threadId;
      this.isReady = true;
      this.listener.ready();
      return;
    }
    const done = this.posted.shift();
    this.isLate = false;
    this.watchFirst();
    if (done !== undefined) this.listener.reply(done.job, message);
  }

  /** Watches the time of the first job. */
  private watchFirst(): void {
    clearTimeout(this.watch);
    const [first] = this.posted;
    if (first === undefined) return;
    const { leftMs } = this.timeOf(first);
    this.watch = setTimeout(() => this.check(first), Math.max(1, leftMs));
  }

  /** Time that a job has used, and the time after which it is worth another look. */
  private timeOf({ progress, limits }: Posted<Work>) {
    const begun = begunAt(progress);
    const mostMs = Math.min(limits.stopMs, limits.wallMs);
    if (begun === null) return { usedMs: 0, waitedMs: 0, leftMs: mostMs };
    const waitedMs = monotonicMs() - begun.wallMs;
    const workMs = this.id === null ? null : threadMsOf(this.id);
    const usedMs = workMs === null ? waitedMs : workMs - begun.workMs;
    const wallLeftMs = limits.wallMs * (this.isLate ? HUNG_AFTER : 1) - waitedMs;
    return { usedMs, waitedMs, leftMs: Math.min(limits.stopMs - usedMs, wallLeftMs) };
  }

  private check(first: Posted<Work>): void {
    const { usedMs, waitedMs } = this.timeOf(first);
    const { stopMs, wallMs } = first.limits;
    if (usedMs >= stopMs) this.end({ kind: 'work' });
    else if (waitedMs >= wallMs * HUNG_AFTER) this.end({ kind: 'hung' });
    else {
      if (waitedMs >= wallMs && !this.isLate) this.becomeLate(first.job);
      this.watchFirst();
    }
  }

  private becomeLate(job: Work): void {
    this.isLate = true;
    const waiting: Work[] = [];
    for (;;) {
      const last = this.takeBackLast();
      if (last === undefined) break;
      waiting.unshift(last);
    }
    this.listener.late(job, waiting);
  }

  private end(loss: Loss): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.watch);
    void this.worker.terminate();
    const jobs = this.posted.map(({ job }) => job);
    const [first] = this.posted;
    const hasBegun = first !== undefined && !takeBack(first.progress);
    if (hasBegun) this.listener.lost(loss, first.job, jobs.slice(1));
    else this.listener.lost(loss, null, jobs);
  }
}
