import { fileURLToPath } from 'node:url';

/** Worker threads that run the fake rules engine, straight from TypeScript. */
export const FAKE_WORKER = {
  workerFile: fileURLToPath(new URL('./fake-worker.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
} as const;

/** The same, and slow to load. */
export const SLOW_WORKER = {
  ...FAKE_WORKER,
  workerFile: fileURLToPath(new URL('./slow-worker.ts', import.meta.url)),
} as const;
