import { builtWorker } from './build-workers.js';

/** Worker threads that run the fake rules engine. */
export const FAKE_WORKER = { workerFile: builtWorker('fake-worker') } as const;

/** The same; they load when the gate of `LOAD_GATE` is open. */
export const GATED_WORKER = { workerFile: builtWorker('gated-worker') } as const;
