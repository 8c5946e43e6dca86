import { openEmbeddedSession } from './database/embedded-session.js';
import { openServerSession } from './database/server-session.js';
import { Supervisor } from './database/supervisor.js';
import { appendDeaths } from './death-event-caches/append-deaths.js';
import { createDeathEventCache } from './death-event-caches/create-cache.js';
import { unstorableDeaths } from './death-event-caches/death-rows.js';
import { getDeathEventCache } from './death-event-caches/get-cache.js';
import { answerRequest, beginRequest, dropRequest } from './keyed-requests/keyed-requests.js';
import { reviseScenario, withdrawScenario } from './scenarios/edit-scenario.js';
import { getScenario, getScenarios } from './scenarios/get-scenario.js';
import { saveScenario, unstorableScenario } from './scenarios/save-scenario.js';
import { searchScenarios } from './scenarios/search-scenarios.js';
import { OPERATION_TIMEOUT_MS, type Store, type StoreOptions } from './store.js';
import { unstorable } from './values/storable.js';

/**
 * Opens the store: a PostgreSQL server if an address is given, otherwise the embedded database. It
 * answers at once; the database is opened in the background, and again whenever it was lost.
 */
export function openStore(options: StoreOptions): Store {
  const { databaseUrl, dataDir, operationTimeoutMs = OPERATION_TIMEOUT_MS } = options;
  const { now = Date.now, onStatus = () => undefined } = options;
  const limits = { operationTimeoutMs };
  const supervisor = new Supervisor({
    ...limits,
    onStatus,
    kind: databaseUrl === undefined ? 'embedded' : 'postgresql',
    open: () =>
      databaseUrl === undefined
        ? openEmbeddedSession(dataDir, limits)
        : openServerSession(databaseUrl, limits),
  });
  const time = (): Date => new Date(now());

  return {
    status: () => supervisor.status(),
    health: () => supervisor.health(),
    opened: () => supervisor.opened(),
    close: () => supervisor.close(),

    saveScenario: async (draft) =>
      unstorableScenario(draft) ??
      supervisor.perform({ writes: true, run: (db) => saveScenario(db, draft, time()) }),
    getScenario: (id) => supervisor.perform({ writes: false, run: (db) => getScenario(db, id) }),
    getScenarios: (slugs) =>
      supervisor.perform({ writes: false, run: (db) => getScenarios(db, slugs) }),
    reviseScenario: async (revision) =>
      unstorable(revision) ??
      supervisor.perform({ writes: true, run: (db) => reviseScenario(db, revision, time()) }),
    withdrawScenario: (id, editToken) =>
      supervisor.perform({
        writes: true,
        run: (db) => withdrawScenario(db, id, editToken, time()),
      }),
    searchScenarios: async (query) =>
      unstorable(query) ??
      supervisor.perform({ writes: false, run: (db) => searchScenarios(db, query) }),

    beginRequest: (request) =>
      supervisor.perform({ writes: true, run: (db) => beginRequest(db, request, time()) }),
    answerRequest: (id, answer) =>
      supervisor.perform({ writes: true, run: (db) => answerRequest(db, id, answer) }),
    dropRequest: (id) => supervisor.perform({ writes: true, run: (db) => dropRequest(db, id) }),

    createDeathEventCache: async (draft) =>
      unstorable(draft) ??
      unstorableDeaths(draft.events, '/events') ??
      supervisor.perform({
        writes: true,
        run: (db) => createDeathEventCache(db, draft, time()),
      }),
    getDeathEventCache: (id, version, page) =>
      supervisor.perform({ writes: false, run: (db) => getDeathEventCache(db, id, version, page) }),
    appendDeaths: async (id, expectedVersion, events) =>
      unstorable({ id, expectedVersion, events }) ??
      unstorableDeaths(events, '/events') ??
      supervisor.perform({
        writes: true,
        run: (db) => appendDeaths(db, id, expectedVersion, events),
      }),
  };
}
