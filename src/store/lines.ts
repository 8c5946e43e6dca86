import type { Line } from './database/rooms.js';
import type { Store } from './store.js';

/** What is asked of the database, and not of the store about itself. */
export type DatabaseOperation = Exclude<
  keyof Store,
  'status' | 'hasRoom' | 'health' | 'opened' | 'close'
>;

/** The line that each operation stands in. */
export const LINES: Readonly<Record<DatabaseOperation, Line>> = {
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
  return operation in LINES;
}
