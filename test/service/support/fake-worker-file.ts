import { fileURLToPath } from 'node:url';

/** Worker threads that run the fake rules engine, straight from TypeScript. */
export const FAKE_WORKER = {
  workerFile: fileURLToPath(new URL('./fake-worker.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
} as const;
