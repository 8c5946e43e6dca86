import { serveTasks } from '../../../src/service/pool/serve-tasks.js';
import { operate } from './fake-oracle.js';
import { SLOW_LOAD_MS } from './slow-load.js';

Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_LOAD_MS);

serveTasks(operate);
