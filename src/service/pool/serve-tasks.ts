import { parentPort, workerData } from 'node:worker_threads';
import { threadId } from '../../scenario/operation/thread-time.js';
import type { Operate } from '../../scenario/oracle.js';
import { type Rank, standBehind } from '../../store/rank.js';
import { drawPicture } from './draw-picture.js';
import { runOperation } from './run-operation.js';
import type { OracleTask, Ready } from './task.js';
import { warmUp } from './warm-up.js';

/**
 * The work of a worker thread: it warms up, takes its rank, reports that it is ready, and runs the tasks that come, one
 * after the other.
 * @throws Error when the warm-up is not answered: the thread ends and never was ready.
 */
export function serveTasks(operate: Operate): void {
  warmUp(operate);
  parentPort?.on('message', (task: OracleTask) => {
    const { operation } = task;
    const reply =
      operation === 'picture' ? drawPicture(task) : runOperation(operate, { ...task, operation });
    parentPort?.postMessage(reply, [reply.bytes.buffer]);
  });
  standBehind(workerData as Rank);
  parentPort?.postMessage({ kind: 'ready', threadId: threadId() } satisfies Ready);
}
