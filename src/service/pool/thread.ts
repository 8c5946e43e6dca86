import { Worker } from 'node:worker_threads';
import type { Rank } from '../../store/rank.js';
import { type OracleReply, type OracleTask, READY, takeBack, workingSince } from './task.js';

/** How threads are started. */
export interface ThreadOptions {
  /** The module that the threads run; it calls `serveTasks`. */
  readonly workerFile: string;
  readonly workerHeapMb: number;
  /** How far the threads stand behind the one that takes requests: 0, not at all, to 19. */
  readonly workerNice: number;
}

/** Something to do for a thread. Each time that it goes to one it is a task of its own. */
export interface Job {
  readonly caller: string;
  readonly toTask: () => OracleTask;
}

/** A job at a thread. */
interface Posted<Work> extends Pick<OracleTask, 'progress' | 'deadlineMs'> {
  readonly job: Work;
}

/** Why a thread has ended: it was stopped at the deadline, or by itself. */
export type Loss =
  | { readonly kind: 'deadline' }
  | { readonly kind: 'ended'; readonly fault: unknown };

/** What a thread tells its pool. */
export interface ThreadListener<Work extends Job> {
  /** It has loaded the engine and resolved a warm-up. */
  readonly ready: () => void;
  readonly reply: (job: Work, reply: OracleReply) => void;
  /** It has ended, with what it worked on and what waited at it; the latter can be done by others. */
  readonly lost: (loss: Loss, working: Work | null, waiting: readonly Work[]) => void;
}

/** One worker thread: the job that it works on, and those that wait at it so that it never has to wait itself. */
export class Thread<Work extends Job> {
  /** True from the end of the warm-up on. */
  isReady = false;
  /** The first is being worked on, or is about to be. */
  private readonly posted: Posted<Work>[] = [];
  private readonly worker: Worker;
  private watch: NodeJS.Timeout | undefined;
  private fault: unknown;
  private isOver = false;

  constructor(
    { workerFile, workerHeapMb, workerNice }: ThreadOptions,
    private readonly listener: ThreadListener<Work>,
  ) {
    this.worker = new Worker(workerFile, {
      workerData: { nice: workerNice } satisfies Rank,
      resourceLimits: { maxOldGenerationSizeMb: workerHeapMb },
    });
    this.worker.on('message', (message: OracleReply | typeof READY) => this.hear(message));
    this.worker.on('error', (error) => {
      this.fault = error;
    });
    this.worker.on('exit', (code) =>
      this.end({
        kind: 'ended',
        fault: this.fault ?? new Error(`worker exited with code: ${code}`),
      }),
    );
  }

  /** How many jobs are at the thread. */
  get load(): number {
    return this.posted.length;
  }

  /** Whether the thread has a job of a caller. */
  worksFor(caller: string): boolean {
    return this.posted.some(({ job }) => job.caller === caller);
  }

  /** Hands a job to the thread. */
  post(job: Work): void {
    const task = job.toTask();
    const { progress, deadlineMs } = task;
    this.posted.push({ job, progress, deadlineMs });
    this.worker.postMessage(task, [task.bytes.buffer]);
    if (this.posted.length === 1) this.watchFirst();
  }

  /** Takes a job back; false when the thread has begun with it, or never had it. */
  takeBack(wanted: Work): boolean {
    const at = this.posted.findIndex(({ job }) => job === wanted);
    if (at < 0 || !takeBack(this.posted[at]!.progress)) return false;
    this.posted.splice(at, 1);
    if (at === 0) this.watchFirst();
    return true;
  }

  /** Takes back the job that came last, when another stands before it. */
  takeBackLast(): Work | undefined {
    const last = this.posted.length > 1 ? this.posted.at(-1)?.job : undefined;
    return last !== undefined && this.takeBack(last) ? last : undefined;
  }

  /** Ends the thread; nothing more is heard of it. What was at it is handed over. */
  async stop(): Promise<readonly Work[]> {
    this.isOver = true;
    clearTimeout(this.watch);
    await this.worker.terminate();
    return this.posted.map(({ job }) => job);
  }

  private hear(message: OracleReply | typeof READY): void {
    if (this.isOver) return;
    if (message === READY) {
      this.isReady = true;
      this.listener.ready();
      return;
    }
    const done = this.posted.shift();
    this.watchFirst();
    if (done !== undefined) this.listener.reply(done.job, message);
  }

  /** Watches how long the thread works on its first job. */
  private watchFirst(): void {
    clearTimeout(this.watch);
    const [first] = this.posted;
    if (first === undefined) return;
    const { deadlineMs } = first;
    const since = workingSince(first.progress);
    const leftMs = since === null ? deadlineMs : Math.max(1, since + deadlineMs - Date.now());
    this.watch = setTimeout(() => this.check(first), leftMs);
  }

  private check({ progress, deadlineMs }: Posted<Work>): void {
    const since = workingSince(progress);
    const isLate = since !== null && Date.now() - since >= deadlineMs;
    if (isLate) this.end({ kind: 'deadline' });
    else this.watchFirst();
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
