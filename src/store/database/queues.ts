import type { StoreStatus } from '../status.js';

/** Reads do not wait for all writes, nor the other way round. */
export type QueueName = 'reads' | 'writes';

/** How many operations of a queue run at a time, and how many may wait. */
export interface QueueSize {
  readonly running: number;
  readonly waiting: number;
}

/** How many connections a session with a server has. */
export const SERVER_CONNECTIONS = 10;

/**
 * The queues before each kind of database. The embedded one may have as many operations waiting as it does in about a
 * second; a server as many as end before their callers give up.
 */
export const QUEUE_SIZES: Readonly<
  Record<StoreStatus['kind'], Readonly<Record<QueueName, QueueSize>>>
> = {
  // One connection: a few reads wait for it beside one write.
  embedded: { reads: { running: 4, waiting: 100 }, writes: { running: 1, waiting: 200 } },
  // A write holds its connection to the end; some are left for reads.
  postgresql: {
    reads: { running: SERVER_CONNECTIONS, waiting: 1_000 },
    writes: { running: 7, waiting: 500 },
  },
};

/** As many operations wait as may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('The store is busy. Try again in a moment.');
  }
}

/** Runs so many operations at a time, in the order in which they come. */
export class BoundedQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(private readonly size: QueueSize) {}

  /**
   * Runs an operation when its turn has come.
   * @throws QueueFullError at once when as many wait as may.
   */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.size.running) this.#running++;
    else if (this.#waiting.length >= this.size.waiting) throw new QueueFullError();
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}

/** The queues before a database of a kind. */
export function queuesOf(kind: StoreStatus['kind']): Readonly<Record<QueueName, BoundedQueue>> {
  const { reads, writes } = QUEUE_SIZES[kind];
  return { reads: new BoundedQueue(reads), writes: new BoundedQueue(writes) };
}
