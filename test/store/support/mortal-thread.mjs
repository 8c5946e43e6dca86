// The thread of a store that carries out everything, and ends when a request is to be forgotten.
import { parentPort } from 'node:worker_threads';

await import('../../../dist/store/store-thread.js');
parentPort.on('message', ({ operation }) => {
  if (operation === 'dropRequest') process.exit(7);
});
