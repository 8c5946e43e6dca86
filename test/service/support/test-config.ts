import { type Config, readConfig } from '../../../src/service/config.js';

/** The settings of a test: no limits on rates, threads of small heap. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const read = readConfig({});
  if (!read.ok) throw new Error(read.sentences.join(' '));
  return {
    ...read.config,
    host: '127.0.0.1',
    port: 0,
    adminPort: 0,
    workers: 2,
    rateLimit: 0,
    workerHeapMb: 64,
    stopDelayMs: 0,
    ...changes,
  };
}
