import { operate } from '../../scenario/operate.js';
import { createRunOperation } from './run-operation.js';

/** What each thread of the pool runs: one operation of the rules engine on raw bytes. */
export const runOperation = createRunOperation(operate);
