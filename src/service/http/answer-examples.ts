import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the build writes answers of routes for the document. */
export const EXAMPLES_FILE = fileURLToPath(new URL('../../server/examples.json', import.meta.url));

const ID = 'ul2mhqnduckbeh264l3wulctj4';

/** Answers of routes that need the store, which the build does not have. */
const OF_STORE = {
  saveScenario: {
    ...{ id: ID, slug: 'k3v9x2m7pq', url: '/s/k3v9x2m7pq', permalink: `/s/${ID}` },
    ...{ version: 1, created: true, editToken: '3q2-7wAAAAC6yf8Ad4VtRg' },
    ...{ deathEventCache: null, traceHash: '9c1185a5c5e9fc54612808977ee8f548' },
    engine: '3+hs.10.0:9f2c41d0',
  },
  createDeathEventCache: {
    ...{ id: ID, version: 0, created: true, editToken: '3q2-7wAAAAC6yf8Ad4VtRg' },
  },
  recordDeaths: { id: ID, version: 2 },
  withdrawScenario: { id: ID, slug: 'k3v9x2m7pq', withdrawnAt: '2026-11-28T09:30:00.000Z' },
};

/** An answer of each route that has one, by its `operationId`. */
export function answerExamples(): Readonly<Record<string, unknown>> {
  const made = existsSync(EXAMPLES_FILE)
    ? (JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, unknown>)
    : {};
  return { ...OF_STORE, shareBoard: OF_STORE.saveScenario, ...made };
}
