import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { databaseFault } from '../faults/database-fault.js';
import { SetupError } from '../faults/setup-error.js';
import type { Migration } from './files.js';

/** The advisory lock that Prisma's own tools hold while they migrate. */
const LOCK = 72_707_369;

/** The table in which Prisma's own tools note which migrations were applied. */
const JOURNAL = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Brings a database to the newest of the migrations and answers the names of those it applied.
 * Processes that start together take turns. Each migration is applied wholly or not at all, and is
 * noted down as Prisma's own tools do, so that `prisma migrate` can be used on the same database.
 */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    const pending = await pendingMigrations(client, migrations);
    for (const migration of pending) await applyMigration(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

async function pendingMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  // A database that is read-only and has all migrations can be read.
  const journal = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS "name"`);
  if (journal.rows[0]?.name === null) await client.query(JOURNAL);
  const { rows } = await client.query<Applied>(
    `SELECT migration_name, checksum, finished_at FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  const known = new Set(migrations.map(({ name }) => name));
  for (const row of rows) {
    if (row.finished_at === null) throw failedBefore(row.migration_name);
    if (!known.has(row.migration_name)) throw unknownHere(row.migration_name);
  }
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) throw changedSince(name);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** The note is part of the transaction: a process that dies here leaves no trace of the attempt. */
async function applyMigration(
  client: ClientBase,
  { name, sql, checksum }: Migration,
): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    if (databaseFault(error) !== null) throw error;
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(`The migration ${name} failed and changed nothing: ${reason}`);
  }
}

function failedBefore(name: string): SetupError {
  return new SetupError(
    `The migration ${name} was begun by another tool and did not succeed. Remove the cause, then ` +
      `run "npx prisma migrate resolve --rolled-back ${name}".`,
  );
}

function changedSince(name: string): SetupError {
  return new SetupError(
    `The migration ${name} was changed after it had been applied to this database. Undo the ` +
      'change and write a new migration instead.',
  );
}

function unknownHere(name: string): SetupError {
  return new SetupError(
    `The database has the migration ${name}, which this version does not know: a newer version ` +
      'has used this database. Start that version or a later one.',
  );
}
