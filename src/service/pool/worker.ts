import type { Operate } from '../../scenario/oracle.js';
import { createRunOperation } from './run-operation.js';

const engine = (await import(new URL('../../scenario/operate.js', import.meta.url).href)) as {
  readonly operate: Operate;
};

/** What each thread of the pool runs: one operation of the rules engine on raw bytes. */
export const runOperation = createRunOperation(engine.operate);
