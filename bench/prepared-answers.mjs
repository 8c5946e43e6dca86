// A thread that answers each task with a prepared text of `ANSWER_BYTES` bytes. Threads get no compiler on every
// Node, so it is JavaScript and takes the built code.
import { parentPort } from 'node:worker_threads';
import { begin, finish } from '../dist/service/pool/task.js';

const text = new TextEncoder().encode(
  JSON.stringify(' '.repeat(Number(process.env.ANSWER_BYTES) - 2)),
);

parentPort.on('message', ({ progress }) => {
  if (!begin(progress)) return;
  const bytes = text.slice();
  finish(progress);
  parentPort.postMessage({ status: 200, code: null, bytes, workMs: 0 }, [bytes.buffer]);
});
parentPort.postMessage({ kind: 'ready', threadId: null });
