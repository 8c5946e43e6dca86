import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/service/config.js';
import { createLog } from '../src/service/log.js';
import { runService } from '../src/service/run.js';
import { openStore } from '../src/store/open-store.js';

/**
 * The service with threads that resolve nothing: they answer each task with a prepared text. So it costs what stands around
 * the engine. A process of its own.
 */
const read = readConfig(process.env);
if (!read.ok) throw new Error(read.sentences.join(' '));
const { config } = read;
const store = openStore({ dataDir: config.dataDir });
const log = createLog(config.logLevel);
const workerFile = fileURLToPath(new URL('prepared-answers.mjs', import.meta.url));
await runService({ config, store, log, threads: { workerFile } });
