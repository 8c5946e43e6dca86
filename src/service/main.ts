import './production.js';
import { openStoreInThread } from '../store/open-in-thread.js';
import { standHelpersBehind } from '../store/rank.js';
import type { StorePhase, StoreStatus } from '../store/status.js';
import { readConfig, warningsOf } from './config.js';
import { PREBUILT_FILE, PrebuiltAnswers } from './core/prebuilt-answers.js';
import { dataFolderFault } from './data-folder.js';
import { createLog, reportFault } from './log.js';
import { inProcesses } from './processes.js';

/** How a phase of the store is logged. */
const LEVELS: Readonly<Record<StorePhase, 'info' | 'warn' | 'error'>> = {
  opening: 'info',
  ready: 'info',
  retrying: 'warn',
  waiting: 'warn',
  failed: 'error',
  closed: 'info',
};

/** A database that takes no writes is an error, though it may be read. */
function levelOf({ phase, writes }: StoreStatus): 'info' | 'warn' | 'error' {
  return writes === 'refused' ? 'error' : LEVELS[phase];
}

const read = readConfig(process.env);
if (read.ok) {
  const { config } = read;
  const log = createLog(config.logLevel);
  for (const warning of warningsOf(process.env)) log.warn(warning);
  const fault = dataFolderFault(config);
  if (fault !== null) {
    reportFault(log, fault);
    process.exit(1);
  }
  await inProcesses({ config, log }, async (own) => {
    // First the thread that takes requests, then Node's own, then that of the store, and last those that resolve.
    await standHelpersBehind({ nice: Math.floor(own.workerNice / 4) });
    const store = openStoreInThread({
      ...(own.databaseUrl === undefined ? {} : { databaseUrl: own.databaseUrl }),
      dataDir: own.dataDir,
      nice: Math.floor(own.workerNice / 2),
      onStatus: (status) => log[levelOf(status)]({ store: status }, 'the status of the store'),
    });
    // The store opens in its thread while everything else is loaded.
    const { runService } = await import('./run.js');
    // While developing, the sources may be younger than what was built.
    const prebuilt = import.meta.url.endsWith('.ts') ? null : PrebuiltAnswers.read(PREBUILT_FILE);
    await runService({ config: own, store, log, prebuilt });
  });
} else {
  for (const sentence of read.sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
