import { within } from '../faults/deadline.js';
import { migrate, openPrisma, ping } from './connect.js';
import type { Session, SessionLimits } from './session.js';
import { Turnstile } from './turnstile.js';

const POOL_SIZE = 10;
/** A write holds a connection from its beginning to its end; some are left for those who read. */
const WRITES_AT_ONCE = 7;
/** What can wait as long as a caller waits. */
const WAITING = { reads: 1_000, writes: 500 };
/** Longer than any migration takes, and than waiting for another process to apply them. */
const MIGRATION_LIMIT_MS = 120_000;

/** Opens a session with a PostgreSQL server. */
export async function openServerSession(
  databaseUrl: string,
  { operationTimeoutMs }: SessionLimits,
): Promise<Session> {
  const config = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: operationTimeoutMs,
    application_name: 'rules-oracle',
    keepAlive: true,
  };
  await migrate({ ...config, query_timeout: MIGRATION_LIMIT_MS });
  const pool = {
    ...config,
    max: POOL_SIZE,
    statement_timeout: operationTimeoutMs,
    idle_in_transaction_session_timeout: 2 * operationTimeoutMs,
  };
  const prisma = await openPrisma(pool, operationTimeoutMs);
  return {
    prisma,
    turns: {
      reads: new Turnstile({ inside: POOL_SIZE, waiting: WAITING.reads }),
      writes: new Turnstile({ inside: WRITES_AT_ONCE, waiting: WAITING.writes }),
    },
    // Not over the pool: its connections may all be waiting for a server that hangs.
    probe: () => ping({ ...config, query_timeout: operationTimeoutMs }),
    close: () => within(operationTimeoutMs, prisma.$disconnect()),
  };
}
