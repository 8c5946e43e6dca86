import type { PrismaClient } from '../../generated/prisma/client.js';
import type { Line } from './rooms.js';
import type { Turnstile } from './turnstile.js';

/** A database that is open and has all migrations. */
export interface Session {
  readonly prisma: PrismaClient;
  /** What may be under way or wait for a connection at a time. */
  readonly turns: Readonly<Record<Line, Turnstile>>;
  /** Rejects if the database does not answer. */
  probe(): Promise<void>;
  /** Frees everything, in bounded time even if the database is gone. */
  close(): Promise<void>;
}

/** How long things may take. */
export interface SessionLimits {
  readonly operationTimeoutMs: number;
}
