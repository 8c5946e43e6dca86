import { Worker } from 'node:worker_threads';
import { QUEUE_SIZES, QueueFullError, type QueueName } from './database/queues.js';
import { DeadlineError, within } from './faults/deadline.js';
import { isOfDatabase, QUEUE_OF } from './operations.js';
import { unavailable, unavailableNow } from './results.js';
import type { StoreStatus } from './status.js';
import { OPERATION_TIMEOUT_MS, type Store, type StoreOptions } from './store.js';
import type {
  OperationName,
  StoreCall,
  StoreThreadOrder,
  StoreThreadReport,
} from './thread-messages.js';
import { builtModule } from './values/built-module.js';

/** How long after the end of a thread the next one is started; twice as long each time, until one opens its store. */
const RESTART_MS = 1_000;
const LAST_RESTART_MS = 8_000;
/** How much longer than the store itself this waits for an answer: a database in the thread can hold up all of it. */
const GRACE_MS = 1_000;
/** A thread that is asked and says nothing for so long will not say anything any more. */
const SILENCE_MS = 30_000;

/** What a store in a thread is opened with: the time is the thread's own. */
export interface ThreadStoreOptions extends Omit<StoreOptions, 'now'> {
  /** The module that the thread runs; the store's own when left out. */
  readonly threadFile?: URL;
  /** How far the thread stands behind this one, on Linux: 0, not at all and so when left out, to 19. */
  readonly nice?: number;
  /** How long a thread that is asked may say nothing; then it is given up. In milliseconds, 30,000 when left out. */
  readonly silenceMs?: number;
}

/**
 * Opens the store in a thread of its own: its work is not in the way of what this one answers, nor this one's in the
 * way of the several questions that one operation asks the database. A thread that ends, or does not answer any more, is
 * started again; what was asked of it answers UNAVAILABLE.
 */
export function openStoreInThread(options: ThreadStoreOptions): Store {
  const thread = new StoreThread(options);
  const asked = [...Object.keys(QUEUE_OF), 'health', 'opened'] as OperationName[];
  const operations = Object.fromEntries(
    asked.map((name) => [
      name,
      (...given: Parameters<Store[typeof name]>) => thread.call(name, ...given),
    ]),
  );
  return {
    // Every operation of the table, and the two that ask the store about itself.
    ...(operations as unknown as Omit<Store, 'status' | 'close'>),
    status: () => thread.status,
    close: () => thread.close(),
  };
}

/** The store makes few objects; PGlite's memory is not in this heap. In megabytes. */
const YOUNG_HEAP_MB = 3;

/** A call that waits for its answer. */
interface Waiting {
  readonly operation: OperationName;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

class StoreThread {
  status: StoreStatus;
  readonly #options: ThreadStoreOptions;
  readonly #waiting = new Map<number, Waiting>();
  /** Operations that the thread has: it may be too busy to refuse more. */
  readonly #pending: Record<QueueName, number> = { reads: 0, writes: 0 };
  #worker: Worker | null = null;
  #serial = 0;
  #restart: NodeJS.Timeout | undefined;
  #restartMs = RESTART_MS;
  /** Since when it is waited for a word of the thread; null while nobody waits. */
  #silentSince: number | null = null;
  #closing: Promise<void> | null = null;

  constructor(options: ThreadStoreOptions) {
    this.#options = options;
    const kind = options.databaseUrl === undefined ? 'embedded' : 'postgresql';
    const message = 'The store is being opened.';
    this.status = { phase: 'opening', kind, writes: 'ok', message };
    this.#start();
  }

  async call<Name extends OperationName>(
    operation: Name,
    ...given: Parameters<Store[Name]>
  ): Promise<Awaited<ReturnType<Store[Name]>>> {
    type Answer = Awaited<ReturnType<Store[Name]>>;
    const worker = this.#worker;
    // Opening and closing take as long as they take; while it is opened, a thread may not even hear.
    const isPatient = operation === 'opened' || operation === 'close';
    if (worker === null || (this.status.phase !== 'ready' && !isPatient))
      return this.#unanswered(operation, false) as Answer;
    const call: StoreCall<Name> = { serial: ++this.#serial, operation, given };
    const ask = (): Promise<Answer> =>
      new Promise<Answer>((resolve, reject) => {
        worker.postMessage(call);
        this.#silentSince ??= performance.now();
        const settle = (said: unknown): void => resolve(said as Answer);
        this.#waiting.set(call.serial, { operation, resolve: settle, reject });
      });
    if (isPatient) return ask();
    try {
      const inTime = (): Promise<Answer> => within(this.#limitMs, ask());
      return await (isOfDatabase(operation)
        ? this.#ifNotFull(QUEUE_OF[operation], inTime)
        : inTime());
    } catch (error) {
      if (error instanceof QueueFullError)
        return unavailable(error.message, false, 'BUSY') as Answer;
      if (!(error instanceof DeadlineError)) throw error;
      this.#giveUp(call.serial);
      return this.#unanswered(operation, true) as Answer;
    }
  }

  /** @throws QueueFullError where the thread itself would refuse the operation. */
  async #ifNotFull<Value>(queue: QueueName, work: () => Promise<Value>): Promise<Value> {
    const { running, waiting } = QUEUE_SIZES[this.status.kind][queue];
    if (this.#pending[queue] >= running + waiting) throw new QueueFullError();
    this.#pending[queue]++;
    try {
      return await work();
    } finally {
      this.#pending[queue]--;
    }
  }

  /** How long an operation may take before it is answered for the thread. */
  get #limitMs(): number {
    return (this.#options.operationTimeoutMs ?? OPERATION_TIMEOUT_MS) + GRACE_MS;
  }

  /** Gives up a call that the thread has not answered, and a thread that answers nobody. */
  #giveUp(serial: number): void {
    this.#waiting.delete(serial);
    const since = this.#silentSince;
    const { silenceMs = SILENCE_MS } = this.#options;
    if (since === null || performance.now() - since <= silenceMs) return;
    this.#silentSince = null;
    void this.#worker?.terminate();
  }

  /** Lets the store end what runs, and ends its thread. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearTimeout(this.#restart);
    await this.call('close');
    const worker = this.#worker;
    this.#worker = null;
    this.#hearStatus({
      ...this.status,
      phase: 'closed',
      writes: 'ok',
      message: 'The store is closed.',
    });
    await worker?.terminate();
  }

  #start(): void {
    const { databaseUrl, dataDir, operationTimeoutMs, nice = 0 } = this.#options;
    const file = this.#options.threadFile ?? builtModule('store-thread.js');
    const order: StoreThreadOrder = {
      dataDir,
      nice,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(operationTimeoutMs === undefined ? {} : { operationTimeoutMs }),
    };
    const worker = new Worker(file, {
      workerData: order,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.#silentSince = null;
    let fault = 'it ended by itself';
    worker.on('message', (said: StoreThreadReport) => this.#hear(said));
    worker.on('error', (error) => {
      fault = error.message;
    });
    worker.on('exit', () => this.#lost(fault));
    this.#worker = worker;
  }

  #hear(said: StoreThreadReport): void {
    if ('status' in said) {
      if (said.status.phase === 'ready') this.#restartMs = RESTART_MS;
      this.#hearStatus(said.status);
      return;
    }
    const call = this.#waiting.get(said.serial);
    this.#waiting.delete(said.serial);
    this.#silentSince = this.#waiting.size > 0 ? performance.now() : null;
    if ('fault' in said) call?.reject(said.fault);
    else call?.resolve(said.answer);
  }

  /** A closed store stays so. */
  #hearStatus(status: StoreStatus): void {
    const { phase, message } = this.status;
    const isSame = phase === status.phase && message === status.message;
    // That writes are refused is said again and again.
    if (phase === 'closed' || (isSame && status.writes === 'ok')) return;
    this.status = status;
    this.#options.onStatus?.(status);
  }

  #lost(fault: string): void {
    const isUnexpected = this.#worker !== null;
    this.#worker = null;
    const message = `The thread of the store has ended: ${fault}.`;
    // A thread that gives up its database has said why.
    if (isUnexpected && this.status.phase !== 'retrying')
      this.#hearStatus({ ...this.status, phase: 'retrying', writes: 'ok', message });
    for (const { operation, resolve } of this.#waiting.values())
      resolve(this.#unanswered(operation, true));
    this.#waiting.clear();
    if (!isUnexpected || this.#closing !== null) return;
    this.#restart = setTimeout(() => this.#start(), this.#restartMs);
    this.#restartMs = Math.min(2 * this.#restartMs, LAST_RESTART_MS);
  }

  /** What an operation answers that no thread carries out, or whose thread ended meanwhile. */
  #unanswered(operation: OperationName, uncertain: boolean): unknown {
    if (operation === 'close') return undefined;
    if (operation === 'opened') return this.status;
    if (operation === 'health') return { ...this.status, latencyMs: null };
    return unavailableNow(this.status, uncertain && QUEUE_OF[operation] === 'writes');
  }
}
