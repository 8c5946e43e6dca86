import { type Loss, Thread, type ThreadListener, type ThreadOptions } from './thread.js';

/** What the workers report to their pool, beside what each thread reports. */
export interface WorkersListener<Job> extends ThreadListener<Job> {
  readonly fault: (fault: unknown) => void;
  /** No thread could load the engine. */
  readonly failed: () => void;
}

/** Time before a thread that could not load the engine is tried again, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * The worker threads of a pool. They load one after the other, so that the first can serve while the others load, and each
 * that is lost is replaced.
 */
export class Workers<Job> {
  /** Settles when the first thread is ready, or none could load the engine. */
  readonly started: Promise<void>;
  private readonly threads = new Set<Thread<Job>>();
  private timer: NodeJS.Timeout | undefined;
  private phase_: 'starting' | 'up' | 'failed' = 'starting';
  private isStopped = false;
  private settle: () => void = () => undefined;

  constructor(
    private readonly options: ThreadOptions & { readonly threads: number },
    private readonly listener: WorkersListener<Job>,
  ) {
    this.started = new Promise((resolve) => (this.settle = resolve));
    this.fill();
  }

  /** The threads that work on a job or can take one. */
  get able(): readonly Thread<Job>[] {
    return [...this.threads].filter(({ isReady, isLate }) => isReady && !isLate);
  }

  /** Threads that have warmed up. */
  get loaded(): number {
    return [...this.threads].filter(({ isReady }) => isReady).length;
  }

  /** Whether a thread has warmed up, none has yet, or none ever could. */
  get phase(): 'starting' | 'ready' | 'failed' {
    if (this.phase_ === 'failed') return 'failed';
    return this.loaded > 0 ? 'ready' : 'starting';
  }

  /** Ends all threads, and returns their jobs. */
  async stop(): Promise<readonly Job[]> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const left = await Promise.all([...this.threads].map(async (thread) => thread.stop()));
    this.threads.clear();
    return left.flatMap((job) => job ?? []);
  }

  /** Starts a thread if one is missing and no other is loading. */
  private fill(): void {
    const isLoading = [...this.threads].some(({ isReady }) => !isReady);
    if (this.isStopped || isLoading || this.threads.size >= this.options.threads) return;
    const thread = new Thread<Job>(this.options, {
      ready: () => {
        this.phase_ = 'up';
        this.settle();
        this.fill();
        this.listener.ready();
      },
      reply: this.listener.reply,
      late: this.listener.late,
      lost: (loss, job) => {
        this.threads.delete(thread);
        if (thread.isReady) this.fill();
        else this.notLoaded(loss);
        this.listener.lost(loss, job);
      },
    });
    this.threads.add(thread);
  }

  private notLoaded(loss: Loss): void {
    if (loss.kind === 'died') this.listener.fault(loss.fault);
    if (this.phase_ === 'starting') {
      this.phase_ = 'failed';
      this.settle();
      this.listener.failed();
      return;
    }
    this.timer = setTimeout(() => this.fill(), RETRY_MS).unref();
  }
}
