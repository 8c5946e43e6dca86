import { parentPort } from 'node:worker_threads';
import { EXAMPLE } from '../../scenario/form/scenario.js';
import type { Operate } from '../../scenario/oracle.js';
import { runOperation } from './run-operation.js';
import { begin, finish, newProgress, type OracleTask, READY } from './task.js';

/** Resolved so often, the engine has its cards compiled and its code optimised a little. */
const WARM_UPS = 5;
const WARM_UP_MS = 60_000;

/**
 * What a worker thread does: it resolves a warm-up, says that it is ready, and runs each task that comes, one after
 * the other. A task that was taken back while it waited is passed over.
 * @throws Error when the warm-up is not answered: the thread ends and never was ready.
 */
export function serveTasks(operate: Operate): void {
  warmUp(operate);
  parentPort?.on('message', (task: OracleTask) => {
    if (!begin(task.progress)) return;
    const reply = runOperation(operate, task);
    finish(task.progress);
    parentPort?.postMessage(reply, [reply.bytes.buffer]);
  });
  parentPort?.postMessage(READY);
}

function warmUp(operate: Operate): void {
  for (let i = 0; i < WARM_UPS; i++) {
    const { code, fault } = runOperation(operate, {
      operation: 'resolve',
      bytes: new TextEncoder().encode(JSON.stringify(EXAMPLE)),
      format: 'json',
      context: {},
      deadlineMs: WARM_UP_MS,
      requestId: 'warm-up',
      progress: newProgress(),
    });
    if (code !== null) throw new Error(`The warm-up ended in ${code}. ${fault ?? ''}`);
  }
}
