import { parentPort, workerData } from 'node:worker_threads';
import type { Operate } from '../../scenario/oracle.js';
import { type Rank, standBehind } from '../../store/rank.js';
import { drawPicture } from './draw-picture.js';
import { runOperation } from './run-operation.js';
import { begin, finish, type OracleTask, READY } from './task.js';
import { warmUp } from './warm-up.js';

/**
 * What a worker thread does: it warms up, takes its rank, says that it is ready, and runs each task that comes, one after
 * the other. A task that was taken back while it waited is passed over.
 * @throws Error when the warm-up is not answered: the thread ends and never was ready.
 */
export function serveTasks(operate: Operate): void {
  warmUp(operate);
  parentPort?.on('message', (task: OracleTask) => {
    if (!begin(task.progress)) return;
    const { operation } = task;
    const reply =
      operation === 'picture' ? drawPicture(task) : runOperation(operate, { ...task, operation });
    finish(task.progress);
    parentPort?.postMessage(reply, [reply.bytes.buffer]);
  });
  standBehind(workerData as Rank);
  parentPort?.postMessage(READY);
}
