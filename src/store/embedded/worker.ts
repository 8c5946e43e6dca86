import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedServerOrder, EmbeddedServerReport } from './protocol.js';
import { unpack } from './unpack.js';
import { serve } from './wire-server.js';

// The embedded database takes the whole thread while it works, so it has one of its own.

/**
 * Checkpoints come by the clock, and then keep no more of the log for reuse than this. Statistics are taken from a
 * quarter of the usual rows: nobody else is answered meanwhile.
 */
const SETTINGS = [
  'shared_buffers = 8MB',
  'min_wal_size = 32MB',
  'max_wal_size = 64MB',
  'default_statistics_target = 25',
];

const { folder, socket } = workerData as EmbeddedServerOrder;
if (!existsSync(folder)) await prepare(folder);
const database = await open(folder);
const server = await serve(database, socket);
parentPort?.once('message', () => void stop());
report('ready');

/** Makes the folder of a new database in one step, however often it is interrupted. */
async function prepare(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const { dataDir: emptyDatabase } = await import('@electric-sql/pglite-prepopulatedfs');
  const packed = await (await emptyDatabase()).arrayBuffer();
  unpack(gunzipSync(packed), draft);
  renameSync(draft, folder);
}

function open(folder: string): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, postgresqlconf: SETTINGS });
}

async function stop(): Promise<void> {
  await server.close();
  await database.close();
  report('closed');
}

function report(message: EmbeddedServerReport): void {
  parentPort?.postMessage(message);
}
