import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import { within } from '../faults/deadline.js';
import { applyMigrations } from '../migrations/apply.js';
import { readMigrations } from '../migrations/files.js';

const END_LIMIT_MS = 1_000;

/** The committed migrations; the same way from `src/` and from `dist/`. */
const MIGRATIONS = new URL('../../../prisma/migrations/', import.meta.url);

/** Applies the committed migrations. */
export async function migrate(client: pg.ClientBase): Promise<void> {
  await applyMigrations(client, await readMigrations(MIGRATIONS));
}

/** Sees whether the server answers a new connection. */
export async function ping(config: pg.ClientConfig): Promise<void> {
  await withClient(config, (client) => client.query('SELECT 1'));
}

/**
 * A client for a pool, which it ends with itself. It has run a query when this resolves: the
 * first one loads the query compiler and takes much longer than all others.
 */
export async function openPrisma(
  pool: pg.Pool,
  transactionTimeoutMs: number,
): Promise<PrismaClient> {
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    errorFormat: 'minimal',
    transactionOptions: { maxWait: transactionTimeoutMs, timeout: transactionTimeoutMs },
  });
  try {
    await prisma.scenario.findFirst({ select: { id: true } });
    return prisma;
  } catch (error) {
    void within(END_LIMIT_MS, prisma.$disconnect()).catch(() => undefined);
    throw error;
  }
}

/** Uses a connection of its own, closed before this resolves. */
export async function withClient(
  config: pg.ClientConfig,
  use: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(config);
  // A connection that breaks while it is idle says so with an event; the next query fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await use(client);
  } finally {
    await within(END_LIMIT_MS, client.end()).catch(() => undefined);
  }
}
