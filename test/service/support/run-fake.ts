import { fileURLToPath } from 'node:url';
import { readConfig } from '../../../src/service/config.js';
import { createLog } from '../../../src/service/log.js';
import { inProcesses } from '../../../src/service/processes.js';
import { runService } from '../../../src/service/run.js';
import { fakeStore } from './fake-store.js';

/** Runs a service with the fake rules engine and the fake store as a process of its own. */
const read = readConfig(process.env);
if (!read.ok) throw new Error(read.sentences.join(' '));
const { config } = read;
// It lies beside this, where both were built.
const workerFile = fileURLToPath(new URL('fake-worker.js', import.meta.url));
const log = createLog(config.logLevel);
await inProcesses({ config, log }, async (own) => {
  const store = fakeStore();
  process.on('exit', () =>
    process.stdout.write(`${JSON.stringify({ storeClosed: store.closed })}\n`),
  );
  await runService({ config: own, store, log, threads: { workerFile } });
});
