import { fileURLToPath } from 'node:url';

/** Worker threads that run the fake rules engine, straight from TypeScript. */
export const FAKE_WORKER = {
  workerFile: fileURLToPath(new URL('./fake-worker.mjs', import.meta.url)),
} as const;

/** The same, and slow to load. */
export const SLOW_WORKER = {
  workerFile: fileURLToPath(new URL('./slow-worker.mjs', import.meta.url)),
} as const;
