import { existsSync, renameSync, rmSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { clientClassFor } from './client.js';
import { unpack } from './unpack.js';

/**
 * Checkpoints come by the clock, and then keep no more of the log for reuse than this. Statistics are taken from a
 * quarter of the usual rows: nobody else is answered meanwhile. Each table and index is a file, some 430 in all: more than
 * these are closed and opened again, so that the descriptors of a process do not grow for hours.
 */
const SETTINGS = [
  'shared_buffers = 8MB',
  'min_wal_size = 32MB',
  'max_wal_size = 64MB',
  'default_statistics_target = 25',
  'max_files_per_process = 128',
];

/** The embedded database, open in this thread. */
export interface EmbeddedDatabase {
  /** Its one connection. */
  readonly pool: pg.Pool;
  /** Frees the database, whoever still has the connection. */
  close(): Promise<void>;
}

/**
 * Opens the database in a folder; a new one if there is none. It takes the whole thread while it works, and a fault of
 * the database itself ends the thread. Whoever waits longer than `waitMs` for the connection gets an error; without, nobody.
 */
export async function openDatabase(folder: string, waitMs = 0): Promise<EmbeddedDatabase> {
  if (!existsSync(folder)) await prepare(folder);
  const database = await PGlite.create({
    dataDir: folder,
    postgresqlconf: SETTINGS,
    extensions: { pg_trgm },
  });
  const pool = new pg.Pool({
    Client: clientClassFor(database),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
  });
  return { pool, close: () => database.close() };
}

/** Makes the folder of a new database in one step, however often it is interrupted. */
async function prepare(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const { dataDir: emptyDatabase } = await import('@electric-sql/pglite-prepopulatedfs');
  const packed = await (await emptyDatabase()).arrayBuffer();
  unpack(gunzipSync(packed), draft);
  renameSync(draft, folder);
}
