import './production.js';
import { openStore } from '../store/open-store.js';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import { createService } from './service.js';

/** Starts the service from the environment, and stops it when it is told to. */
async function main(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) {
    for (const sentence of read.sentences) process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
    return;
  }
  const { config } = read;
  const log = createLog(config.logLevel);
  const store = openStore({
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    dataDir: config.dataDir,
    onStatus: (status) => log.info({ store: status }, 'the store changed its phase'),
  });
  const service = await createService({ config, store, log });
  const stop = (signal: string): void => {
    log.info({ signal }, 'stopping');
    void service.stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    const { address, port } = await service.start();
    log.info({ address, port }, 'listening');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`HOST and PORT cannot be listened on: ${why}\n`);
    await service.stop();
    process.exitCode = 1;
  }
}

await main();
