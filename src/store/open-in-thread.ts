import { Worker } from 'node:worker_threads';
import { failure } from './results.js';
import type { StoreStatus } from './status.js';
import type { Store, StoreOptions } from './store.js';
import type {
  OperationName,
  StoreCall,
  StoreThreadOrder,
  StoreThreadReport,
} from './thread-messages.js';
import { builtModule } from './values/built-module.js';

/** How long after the end of a thread the next one is started. */
const RESTART_MS = 1_000;

/** What a store in a thread is opened with: the time is the thread's own. */
export interface ThreadStoreOptions extends Omit<StoreOptions, 'now'> {
  /** The module that the thread runs; the store's own when left out. */
  readonly threadFile?: URL;
}

/**
 * Opens the store in a thread of its own: its work is not in the way of what this one answers, nor this one's in the
 * way of the several questions that one operation asks the database. A thread that ends is started again; what was
 * asked of it answers UNAVAILABLE.
 */
export function openStoreInThread(options: ThreadStoreOptions): Store {
  const thread = new StoreThread(options);
  return {
    status: () => thread.status,
    health: () => thread.call('health'),
    opened: () => thread.call('opened'),
    close: () => thread.close(),
    saveScenario: (draft) => thread.call('saveScenario', draft),
    getScenario: (key) => thread.call('getScenario', key),
    getScenarios: (slugs) => thread.call('getScenarios', slugs),
    reviseScenario: (revision) => thread.call('reviseScenario', revision),
    withdrawScenario: (key, token) => thread.call('withdrawScenario', key, token),
    searchScenarios: (query) => thread.call('searchScenarios', query),
    beginRequest: (request) => thread.call('beginRequest', request),
    answerRequest: (id, answer) => thread.call('answerRequest', id, answer),
    dropRequest: (id) => thread.call('dropRequest', id),
    createDeathEventCache: (draft) => thread.call('createDeathEventCache', draft),
    getDeathEventCache: (...given) => thread.call('getDeathEventCache', ...given),
    appendDeaths: (...given) => thread.call('appendDeaths', ...given),
  };
}

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
  #worker: Worker | null = null;
  #serial = 0;
  #restart: NodeJS.Timeout | undefined;
  #closing: Promise<void> | null = null;

  constructor(options: ThreadStoreOptions) {
    this.#options = options;
    const kind = options.databaseUrl === undefined ? 'embedded' : 'postgresql';
    this.status = { phase: 'opening', kind, message: 'The store is being opened.' };
    this.#start();
  }

  async call<Name extends OperationName>(
    operation: Name,
    ...given: Parameters<Store[Name]>
  ): Promise<Awaited<ReturnType<Store[Name]>>> {
    type Answer = Awaited<ReturnType<Store[Name]>>;
    const worker = this.#worker;
    if (worker === null) return this.#unanswered(operation, false) as Answer;
    const call: StoreCall<Name> = { serial: ++this.#serial, operation, given };
    return new Promise<Answer>((resolve, reject) => {
      worker.postMessage(call);
      const settle = (answer: unknown): void => resolve(answer as Answer);
      this.#waiting.set(call.serial, { operation, resolve: settle, reject });
    });
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
    this.#hearStatus({ ...this.status, phase: 'closed', message: 'The store is closed.' });
    await worker?.terminate();
  }

  #start(): void {
    const { databaseUrl, dataDir, operationTimeoutMs } = this.#options;
    const file = this.#options.threadFile ?? builtModule('store-thread.js');
    const order: StoreThreadOrder = {
      dataDir,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(operationTimeoutMs === undefined ? {} : { operationTimeoutMs }),
    };
    const worker = new Worker(file, { workerData: order });
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
      this.#hearStatus(said.status);
      return;
    }
    const call = this.#waiting.get(said.serial);
    this.#waiting.delete(said.serial);
    if ('fault' in said) call?.reject(said.fault);
    else call?.resolve(said.answer);
  }

  /** A closed store stays so. */
  #hearStatus(status: StoreStatus): void {
    const { phase, message } = this.status;
    if (phase === 'closed' || (phase === status.phase && message === status.message)) return;
    this.status = status;
    this.#options.onStatus?.(status);
  }

  #lost(fault: string): void {
    const isUnexpected = this.#worker !== null;
    this.#worker = null;
    const message = `The thread of the store has ended: ${fault}.`;
    if (isUnexpected) this.#hearStatus({ ...this.status, phase: 'retrying', message });
    for (const { operation, resolve } of this.#waiting.values())
      resolve(this.#unanswered(operation, true));
    this.#waiting.clear();
    if (isUnexpected && this.#closing === null)
      this.#restart = setTimeout(() => this.#start(), RESTART_MS);
  }

  /** What an operation answers that no thread carries out, or whose thread ended meanwhile. */
  #unanswered(operation: OperationName, uncertain: boolean): unknown {
    if (operation === 'close') return undefined;
    if (operation === 'opened') return this.status;
    if (operation === 'health') return { ...this.status, latencyMs: null };
    const { message } = this.status;
    return failure('UNAVAILABLE', message, { retryAfterMs: RESTART_MS, uncertain });
  }
}
