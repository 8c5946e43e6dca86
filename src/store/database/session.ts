import type { PrismaClient } from '../../generated/prisma/client.js';
import type { BoundedQueue, QueueName } from './queues.js';

/** A database that is open and has all migrations. */
export interface Session {
  readonly prisma: PrismaClient;
  readonly queues: Readonly<Record<QueueName, BoundedQueue>>;
  /** Rejects if the database does not answer. */
  probe(): Promise<void>;
  /** Frees everything, in bounded time even if the database is gone. */
  close(): Promise<void>;
}

/** How long things may take. */
export interface SessionLimits {
  readonly operationTimeoutMs: number;
}
