import pg from 'pg';
import { within } from '../faults/deadline.js';
import { migrate, openPrisma, ping, withClient } from './connect.js';
import { queuesOf, SERVER_CONNECTIONS } from './queues.js';
import type { Session, SessionLimits } from './session.js';

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
  await withClient({ ...config, query_timeout: MIGRATION_LIMIT_MS }, migrate);
  const pool = new pg.Pool({
    ...config,
    max: SERVER_CONNECTIONS,
    statement_timeout: operationTimeoutMs,
    idle_in_transaction_session_timeout: 2 * operationTimeoutMs,
  });
  const prisma = await openPrisma(pool, operationTimeoutMs);
  return {
    prisma,
    queues: queuesOf('postgresql'),
    // Not over the pool: its connections may all be waiting for a server that hangs.
    probe: () => ping({ ...config, query_timeout: operationTimeoutMs }),
    close: () => within(operationTimeoutMs, prisma.$disconnect()),
  };
}
