import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort } from 'node:worker_threads';
import { readConfig } from '../src/service/config.js';
import { createLog } from '../src/service/log.js';
import { begin, finish, type OracleTask, type Ready } from '../src/service/pool/task.js';
import { runService } from '../src/service/run.js';
import { openStore } from '../src/store/open-store.js';

/**
 * The service with threads that resolve nothing: they answer each task with a prepared text of `ANSWER_BYTES` bytes. So it
 * costs what stands around the engine. A process of its own, which is its own thread, too.
 */
const file = fileURLToPath(import.meta.url);
if (isMainThread) await serve();
else answer(Number(process.env.ANSWER_BYTES));

async function serve(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) throw new Error(read.sentences.join(' '));
  const { config } = read;
  const store = openStore({ dataDir: config.dataDir });
  const log = createLog(config.logLevel);
  await runService({ config, store, log, threads: { workerFile: file } });
}

function answer(length: number): void {
  const text = new TextEncoder().encode(JSON.stringify(' '.repeat(length - 2)));
  parentPort?.on('message', ({ progress }: OracleTask) => {
    if (!begin(progress)) return;
    const bytes = text.slice();
    finish(progress);
    parentPort?.postMessage({ status: 200, code: null, bytes, workMs: 0 }, [bytes.buffer]);
  });
  parentPort?.postMessage({ kind: 'ready', threadId: null } satisfies Ready);
}
