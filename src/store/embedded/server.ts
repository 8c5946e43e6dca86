import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { within } from '../faults/deadline.js';
import { builtModule } from '../values/built-module.js';
import type { EmbeddedServerOrder, EmbeddedServerReport } from './protocol.js';

const OPEN_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** The embedded database, listening on a socket. */
export interface EmbeddedServer {
  readonly connectionString: string;
  /** Resolves when the server's thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded database in a thread of its own. */
export async function startEmbeddedServer(folder: string): Promise<EmbeddedServer> {
  // A socket's path has to be short, and nobody else may reach it.
  const socketFolder = mkdtempSync(join(tmpdir(), 'oracle-'));
  const workerData: EmbeddedServerOrder = { folder, socket: join(socketFolder, '.s.PGSQL.5432') };
  const worker = new Worker(builtModule('embedded/worker.js'), { workerData });
  let failure: unknown;
  worker.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      rmSync(socketFolder, { recursive: true, force: true });
      resolve();
    });
  });
  const said = (report: EmbeddedServerReport): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('message', (message) => message === report && resolve());
      void ended.then(() => reject(failure ?? new Error('The embedded database has ended.')));
    });

  const stop = async (): Promise<void> => {
    const closed = said('closed');
    worker.postMessage('stop');
    await within(STOP_LIMIT_MS, closed).catch(() => undefined);
    await worker.terminate();
    await ended;
  };
  try {
    await within(OPEN_LIMIT_MS, said('ready'));
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const host = encodeURIComponent(socketFolder);
  return { connectionString: `postgresql://postgres@localhost/postgres?host=${host}`, ended, stop };
}
