import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openStore } from './open-store.js';
import { standBehind } from './rank.js';
import type { StoreStatus } from './status.js';
import type { Store } from './store.js';
import type {
  OperationName,
  StoreCall,
  StoreThreadOrder,
  StoreThreadReport,
} from './thread-messages.js';

// The thread of a store: an operation asks the database several times over, and each time it would wait for its turn
// among all that the process answers. The embedded database takes the whole thread while it works.

const { nice, ...options } = workerData as StoreThreadOrder;
standBehind({ nice });
const store = openStore({
  ...options,
  onStatus: hear,
});
const port = parentPort as MessagePort;
port.on('message', (call: StoreCall) => void answer(call));

/**
 * Passes on where the store stands. What an embedded database held open goes with its thread alone, so that where one
 * is lost, or cannot be opened, the next is opened by another thread.
 */
function hear(status: StoreStatus): void {
  report({ status });
  if (status.kind === 'embedded' && status.phase === 'retrying') process.exit(1);
}

async function answer(call: StoreCall): Promise<void> {
  const { serial } = call;
  try {
    report({ serial, answer: await carryOut(call) });
  } catch (fault) {
    report({ serial, fault });
  }
}

function carryOut<Name extends OperationName>({ operation, given }: StoreCall<Name>): unknown {
  const operations: { [Each in OperationName]: (...given: Parameters<Store[Each]>) => unknown } =
    store;
  return operations[operation](...given);
}

function report(said: StoreThreadReport): void {
  parentPort?.postMessage(said);
}
