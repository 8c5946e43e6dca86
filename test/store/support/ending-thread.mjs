// The thread of a store that ends in the middle of every save, hears nothing any more from the first search on, and
// answers everything else.
import { parentPort } from 'node:worker_threads';

const status = { phase: 'ready', kind: 'embedded', message: 'The store is ready.' };
parentPort.postMessage({ status });
parentPort.on('message', ({ serial, operation }) => {
  if (operation === 'saveScenario') process.exit(7);
  if (operation === 'searchScenarios') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  const fault = new Error('a broken invariant');
  if (operation === 'getScenario') parentPort.postMessage({ serial, fault });
  else parentPort.postMessage({ serial, answer: operation === 'opened' ? status : undefined });
});
