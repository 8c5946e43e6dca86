import { type Job, type Loss, Thread, type ThreadListener, type ThreadOptions } from './thread.js';

/** What the workers report to their pool, beside what each thread reports. */
export interface WorkersListener<Work extends Job> extends ThreadListener<Work> {
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
export class Workers<Work extends Job> {
  /** Settles when the first thread is ready, or none could load the engine. */
  readonly started: Promise<void>;
  private readonly threads = new Set<Thread<Work>>();
  private timer: NodeJS.Timeout | undefined;
  private phase_: 'starting' | 'up' | 'failed' = 'starting';
  private isStopped = false;
  private settle: () => void = () => undefined;

  constructor(
    private readonly options: ThreadOptions & { readonly threads: number },
    private readonly listener: WorkersListener<Work>,
  ) {
    this.started = new Promise((resolve) => (this.settle = resolve));
    this.fill();
  }

  /** The threads that can take jobs. */
  get able(): readonly Thread<Work>[] {
    return [...this.threads].filter(({ isAble }) => isAble);
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
  async stop(): Promise<readonly Work[]> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const left = await Promise.all([...this.threads].map(async (thread) => thread.stop()));
    this.threads.clear();
    return left.flat();
  }

  /** Starts a thread if one is missing and no other is loading. */
  private fill(): void {
    const isLoading = [...this.threads].some(({ isReady }) => !isReady);
    if (this.isStopped || isLoading || this.threads.size >= this.options.threads) return;
    const thread = new Thread<Work>(this.options, {
      ready: () => {
        this.phase_ = 'up';
        this.settle();
        this.fill();
        this.listener.ready();
      },
      reply: this.listener.reply,
      late: this.listener.late,
      lost: (loss, working, waiting) => {
        this.threads.delete(thread);
        if (thread.isReady) this.fill();
        else this.notLoaded(loss);
        this.listener.lost(loss, working, waiting);
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
