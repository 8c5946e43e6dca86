import { fileURLToPath } from 'node:url';

/** Worker threads that run the fake rules engine, straight from TypeScript. */
export const FAKE_WORKER = {
  workerFile: fileURLToPath(new URL('./fake-worker.mjs', import.meta.url)),
} as const;

/** The same; they load when the gate of `LOAD_GATE` is open. */
export const GATED_WORKER = {
  workerFile: fileURLToPath(new URL('./gated-worker.mjs', import.meta.url)),
} as const;
