import { setTimeout as delay } from 'node:timers/promises';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { databaseFault } from '../faults/database-fault.js';
import { DeadlineError, within } from '../faults/deadline.js';
import { FolderInUseError, SetupError } from '../faults/setup-error.js';
import { type StoreFailure, unavailable, unavailableNow } from '../results.js';
import type { StoreHealth, StorePhase, StoreStatus } from '../status.js';
import { closedGate } from './gate.js';
import { QueueFullError, type QueueName } from './queues.js';
import type { Session, SessionLimits } from './session.js';
import { checkWrites, tryWrite } from './writes.js';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4_000;
const READY = 'The store is ready.';
const BUSY_ATTEMPTS = 5;
const BUSY_PAUSE_MS = 20;
const CHECK_WRITES_MS = 10_000;
const REPEAT_REFUSED_MS = 60_000;

/** What an operation does with the database, and its queue: one that writes can leave something behind. */
export interface Operation<Value> {
  readonly queue: QueueName;
  readonly run: (prisma: PrismaClient) => Promise<Value>;
}

/** How to keep a session. */
export interface SupervisorOptions extends SessionLimits {
  readonly kind: StoreStatus['kind'];
  /** Opens the database; a SetupError says that trying again would not help. */
  readonly open: () => Promise<Session>;
  /** Called on every change of the status, and once a minute while writes are refused. */
  readonly onStatus: (status: StoreStatus) => void;
  /** How often it is checked whether the database takes writes, in milliseconds; 10,000 when left out. */
  readonly checkWritesMs?: number;
}

/**
 * Keeps a session with the database: opens it, notices when it breaks, opens it again. Operations
 * fail fast while there is none, and take no longer than the limit whatever the database does.
 */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #running = new Set<Promise<unknown>>();
  readonly #firstAttempt = closedGate();
  readonly #stop = new AbortController();
  readonly #finished: Promise<void>;
  /** When it was last said that writes are refused. */
  #refusedSaidAt = 0;
  #status: StoreStatus;
  #session: Session | null = null;
  #broken = closedGate();
  #examination: Promise<boolean> | null = null;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    const { kind } = options;
    this.#status = {
      phase: 'opening',
      kind,
      writes: 'ok',
      message: 'The store is being opened.',
    };
    this.#finished = this.#keepOpen();
  }

  status(): StoreStatus {
    return this.#status;
  }

  async opened(): Promise<StoreStatus> {
    await this.#firstAttempt.passed;
    return this.#status;
  }

  async health(): Promise<StoreHealth> {
    const start = performance.now();
    const session = this.#session;
    const answers = session !== null && (await this.#examine(session));
    return { ...this.#status, latencyMs: answers ? performance.now() - start : null };
  }

  /** Carries out an operation, or says why that cannot be done now. */
  async perform<Value>(operation: Operation<Value>): Promise<Value | StoreFailure<'UNAVAILABLE'>> {
    const session = this.#session;
    if (session === null) return unavailableNow(this.#status);
    const work = this.#attempt(session, operation);
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
    }
  }

  /** Waits for running operations and closes the database. */
  async close(): Promise<void> {
    if (!this.#stop.signal.aborted) {
      this.#setStatus('closed', 'The store is closed.');
      this.#session = null;
      this.#stop.abort();
      this.#broken.open();
    }
    await this.#finished;
  }

  async #keepOpen(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.#stop.signal.aborted) {
      const session = await this.#open();
      if (session !== null) {
        retryMs = FIRST_RETRY_MS;
        await this.#use(session);
      } else if (this.#status.phase === 'retrying' || this.#status.phase === 'waiting') {
        await delay(retryMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
      } else {
        return;
      }
    }
  }

  async #open(): Promise<Session | null> {
    try {
      return await this.#options.open();
    } catch (error) {
      const reason = databaseFault(error)?.reason ?? wordsOf(error);
      if (error instanceof SetupError) this.#setStatus('failed', reason);
      else if (error instanceof FolderInUseError) this.#setStatus('waiting', reason);
      else this.#setStatus('retrying', `The database cannot be opened: ${reason}.`);
      this.#firstAttempt.open();
      return null;
    }
  }

  /** Offers the session to operations until it breaks or the store is closed. */
  async #use(session: Session): Promise<void> {
    this.#broken = closedGate();
    if (!this.#stop.signal.aborted) {
      this.#session = session;
      this.#setStatus('ready', READY);
      this.#firstAttempt.open();
      const checking = this.#checkWritesOf(session);
      await this.#broken.passed;
      clearInterval(checking);
    }
    this.#firstAttempt.open();
    await Promise.allSettled(this.#running);
    await session.close().catch(() => undefined);
  }

  async #attempt<Value>(
    session: Session,
    operation: Operation<Value>,
  ): Promise<Value | StoreFailure<'UNAVAILABLE'>> {
    const limitMs = this.#options.operationTimeoutMs;
    const until = performance.now() + limitMs;
    const work = async (): Promise<Value> => {
      // Its turn came too late: nobody waits for it any more.
      if (performance.now() > until) throw new DeadlineError();
      return runPatiently(operation, session.prisma);
    };
    const writes = operation.queue === 'writes';
    const queue = session.queues[operation.queue];
    try {
      return await within(limitMs, queue.run(work));
    } catch (error) {
      if (error instanceof DeadlineError) {
        void this.#examine(session);
        return unavailable(`The database did not answer in ${limitMs} ms.`, writes);
      }
      if (error instanceof QueueFullError) return unavailable(error.message, false, 'BUSY');
      const fault = databaseFault(error);
      if (fault === null) throw error;
      if (fault.kind === 'lost') void this.#examine(session);
      if (writes && this.#hearRefusal(session, error))
        return unavailable(this.#status.message, false, 'READ_ONLY');
      const uncertain = writes && fault.kind === 'lost';
      const message = `The database cannot do this now: ${fault.reason}.`;
      return unavailable(message, uncertain, fault.kind === 'lost' ? 'AWAY' : 'REFUSED');
    }
  }

  /** Notices when the database takes no writes, and when it does again, though nobody writes. */
  #checkWritesOf(session: Session): NodeJS.Timeout {
    const check = async (): Promise<void> => {
      const isRefused = this.#status.writes === 'refused';
      // A small write may fit into what a full disk has left: only one of some size says that it has room again.
      const run = isRefused ? tryWrite : checkWrites;
      try {
        await within(this.#options.operationTimeoutMs, run(session.prisma));
        if (isRefused && session === this.#session) this.#setStatus('ready', READY);
      } catch (error) {
        this.#hearRefusal(session, error);
      }
    };
    void check();
    const { checkWritesMs = CHECK_WRITES_MS } = this.#options;
    return setInterval(() => void check(), checkWritesMs).unref();
  }

  /** Whether the error says that the database takes no writes; then the status says so too. */
  #hearRefusal(session: Session, error: unknown): boolean {
    const fault = databaseFault(error);
    if (fault?.refusesWrites !== true || session !== this.#session) return false;
    this.#setStatus('ready', `The database takes no writes: ${fault.reason}.`, 'refused');
    return true;
  }

  /** Whether the database answers; if it does not, the session is given up. */
  async #examine(session: Session): Promise<boolean> {
    this.#examination ??= within(this.#options.operationTimeoutMs, session.probe())
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#examination = null;
      });
    const answers = await this.#examination;
    if (!answers && session === this.#session) this.#giveUp('The database does not answer.');
    return answers;
  }

  #giveUp(reason: string): void {
    this.#session = null;
    this.#setStatus('retrying', reason);
    this.#broken.open();
  }

  /** Once closed or failed, the store stays so. */
  #setStatus(phase: StorePhase, message: string, writes: StoreStatus['writes'] = 'ok'): void {
    const now = this.#status;
    if (now.phase === 'closed' || now.phase === 'failed') {
      if (phase !== 'closed') return;
    }
    const isSame = now.phase === phase && now.writes === writes && now.message === message;
    const at = performance.now();
    if (isSame && (writes === 'ok' || at - this.#refusedSaidAt < REPEAT_REFUSED_MS)) return;
    if (writes === 'refused') this.#refusedSaidAt = at;
    this.#status = { phase, kind: this.#options.kind, writes, message };
    this.#options.onStatus(this.#status);
  }
}

/** Runs an operation again when another one stood in its way. */
async function runPatiently<Value>(
  { run }: Operation<Value>,
  prisma: PrismaClient,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(prisma);
    } catch (error) {
      if (attempt === BUSY_ATTEMPTS || databaseFault(error)?.kind !== 'busy') throw error;
      await delay(BUSY_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
