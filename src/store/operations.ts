import type { QueueName } from './database/queues.js';
import type { Store } from './store.js';

/** What is asked of the database, and not of the store about itself. */
export type DatabaseOperation = Exclude<keyof Store, 'status' | 'health' | 'opened' | 'close'>;

/** The queue of each operation. */
export const QUEUE_OF: Readonly<Record<DatabaseOperation, QueueName>> = {
  saveScenario: 'writes',
  getScenario: 'reads',
  getScenarios: 'reads',
  reviseScenario: 'writes',
  withdrawScenario: 'writes',
  searchScenarios: 'reads',
  beginRequest: 'writes',
  answerRequest: 'writes',
  dropRequest: 'writes',
  createDeathEventCache: 'writes',
  getDeathEventCache: 'reads',
  appendDeaths: 'writes',
  deleteDeathEventCache: 'writes',
};

/** Whether the database is asked, and not the store about itself. */
export function isOfDatabase(operation: keyof Store): operation is DatabaseOperation {
  return operation in QUEUE_OF;
}
