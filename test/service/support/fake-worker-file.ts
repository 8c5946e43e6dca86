import { builtFake } from './build-fakes.js';

/** Worker threads that run the fake rules engine. */
export const FAKE_WORKER = { workerFile: builtFake('fake-worker') } as const;

/** The same; they load when the gate of `LOAD_GATE` is open. */
export const GATED_WORKER = { workerFile: builtFake('gated-worker') } as const;
