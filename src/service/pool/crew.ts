import { type Job, type Loss, Thread, type ThreadListener, type ThreadOptions } from './thread.js';

/** What a crew tells its pool, beside what its threads tell. */
export interface CrewListener<Work extends Job> extends ThreadListener<Work> {
  readonly fault: (fault: unknown) => void;
  /** No thread could load the engine when the crew was started. */
  readonly failed: () => void;
}

/** Threads that stand by: one that is lost is replaced at once, and the next in line is loaded meanwhile. */
const SPARE_THREADS = 1;

/** How long after the start one is loaded to stand by, in milliseconds: before that others need the processors. */
const STAND_BY_AFTER_MS = 3_000;

/** How long to wait before a thread that could not load the engine is tried again, in milliseconds. */
const AGAIN_AFTER_MS = 1_000;

/** The threads of a pool: starts as many as are wanted, and one in place of each that is lost. */
export class Crew<Work extends Job> {
  /** Settles when every thread of the start has loaded the engine, or has failed to. */
  readonly started: Promise<void>;
  private readonly threads = new Set<Thread<Work>>();
  /** Those of them that can work: looked at several times for every request. */
  private able: readonly Thread<Work>[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private standing: 'starting' | 'up' | 'failed' = 'starting';
  private isStopped = false;

  constructor(
    private readonly options: ThreadOptions & { readonly threads: number },
    private readonly listener: CrewListener<Work>,
  ) {
    const first = Array.from(
      { length: options.threads },
      async () => new Promise<boolean>((resolve) => this.begin(resolve)),
    );
    this.started = Promise.all(first).then((loaded) => this.startedWith(loaded));
  }

  /** The threads that can work. */
  get ready(): readonly Thread<Work>[] {
    return this.able;
  }

  /** Whether a thread can work, none can yet, or none ever could. */
  get phase(): 'starting' | 'ready' | 'failed' {
    if (this.standing === 'failed') return 'failed';
    return this.ready.length > 0 ? 'ready' : 'starting';
  }

  /** Ends all threads; what was at them is handed over. */
  async stop(): Promise<readonly Work[]> {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    const left = await Promise.all([...this.threads].map(async (thread) => thread.stop()));
    this.threads.clear();
    this.lookAgain();
    return left.flat();
  }

  private lookAgain(): void {
    this.able = [...this.threads].filter(({ isReady }) => isReady);
  }

  private startedWith(loaded: readonly boolean[]): void {
    if (this.isStopped) return;
    this.standing = loaded.includes(true) ? 'up' : 'failed';
    if (this.standing === 'failed') {
      this.listener.failed();
      return;
    }
    const spare = loaded.filter((isLoaded) => !isLoaded).length + SPARE_THREADS;
    for (let i = 0; i < spare; i++) this.later(STAND_BY_AFTER_MS);
  }

  /** Starts a thread. `outcome` is told whether it could be loaded. */
  private begin(outcome: (isLoaded: boolean) => void = () => undefined): void {
    const thread = new Thread<Work>(this.options, {
      ready: () => {
        this.lookAgain();
        outcome(true);
        this.listener.ready();
      },
      reply: this.listener.reply,
      lost: (loss, working, waiting) => {
        this.threads.delete(thread);
        this.lookAgain();
        if (thread.isReady) this.begin();
        else this.notLoaded(loss, outcome);
        this.listener.lost(loss, working, waiting);
      },
    });
    this.threads.add(thread);
  }

  private notLoaded(loss: Loss, outcome: (isLoaded: boolean) => void): void {
    if (loss.kind === 'ended') this.listener.fault(loss.fault);
    outcome(false);
    if (this.standing === 'up') this.later(AGAIN_AFTER_MS);
  }

  private later(ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.begin();
    }, ms);
    this.timers.add(timer.unref());
  }
}
