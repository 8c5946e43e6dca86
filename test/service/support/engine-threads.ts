import { pino } from 'pino';
import type { OraclePool } from '../../../src/service/pool/pool.js';
import { createPool } from '../../../src/service/service.js';
import { testConfig } from './test-config.js';

let pool: OraclePool | undefined;

/**
 * One thread of the real rules engine for all services of this process that do not test threads:
 * to load them, and to make their lists of cards once more, takes longer than most tests. They end with the process.
 */
export function engineThreads(): OraclePool {
  const config = testConfig({ workers: 1, workerHeapMb: 256, deadlineMs: 300_000 });
  pool ??= createPool({ config, log: pino({ level: 'silent' }) });
  return pool;
}
