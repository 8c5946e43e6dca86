import './production.js';
import { openStore } from '../store/open-store.js';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import { runService } from './run.js';

const read = readConfig(process.env);
if (read.ok) {
  const { config } = read;
  const log = createLog(config.logLevel);
  const store = openStore({
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    dataDir: config.dataDir,
    onStatus: (status) => log.info({ store: status }, 'the store changed its phase'),
  });
  await runService({ config, store, log });
} else {
  for (const sentence of read.sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
