import type { PrismaClient } from '../generated/prisma/client.js';
import { openEmbeddedSession } from './database/embedded-session.js';
import { openServerSession } from './database/server-session.js';
import { Supervisor } from './database/supervisor.js';
import { createDeathEventCache } from './death-event-caches/create-cache.js';
import { unstorableDeaths } from './death-event-caches/death-rows.js';
import { appendDeaths, deleteDeathEventCache } from './death-event-caches/edit-cache.js';
import { getDeathEventCache } from './death-event-caches/get-cache.js';
import { answerRequest, beginRequest, dropRequest } from './keyed-requests/keyed-requests.js';
import { type DatabaseOperation, QUEUE_OF } from './operations.js';
import type { StoreFailure } from './results.js';
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
  const { now, onStatus = () => undefined } = options;
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
  const time = (): Date => (now === undefined ? new Date() : new Date(now()));
  const perform = <Value>(
    operation: DatabaseOperation,
    run: (prisma: PrismaClient) => Promise<Value>,
  ): Promise<Value | StoreFailure<'UNAVAILABLE'>> =>
    supervisor.perform({ queue: QUEUE_OF[operation], run });

  return {
    status: () => supervisor.status(),
    health: () => supervisor.health(),
    opened: () => supervisor.opened(),
    close: () => supervisor.close(),

    saveScenario: async (draft) =>
      unstorableScenario(draft) ?? perform('saveScenario', (db) => saveScenario(db, draft, time())),
    getScenario: (id) => perform('getScenario', (db) => getScenario(db, id)),
    getScenarios: (slugs) => perform('getScenarios', (db) => getScenarios(db, slugs)),
    reviseScenario: async (revision) =>
      unstorable(revision) ??
      perform('reviseScenario', (db) => reviseScenario(db, revision, time())),
    withdrawScenario: (id, editToken) =>
      perform('withdrawScenario', (db) => withdrawScenario(db, id, editToken, time())),
    searchScenarios: async (query) =>
      unstorable(query) ?? perform('searchScenarios', (db) => searchScenarios(db, query)),

    beginRequest: (request) => perform('beginRequest', (db) => beginRequest(db, request, time())),
    answerRequest: (id, answer) => perform('answerRequest', (db) => answerRequest(db, id, answer)),
    dropRequest: (id) => perform('dropRequest', (db) => dropRequest(db, id)),

    createDeathEventCache: async (draft) =>
      unstorable(draft) ??
      unstorableDeaths(draft.deaths, '/deaths') ??
      perform('createDeathEventCache', (db) => createDeathEventCache(db, draft, time())),
    getDeathEventCache: (id, version, page) =>
      perform('getDeathEventCache', (db) => getDeathEventCache(db, id, version, page)),
    appendDeaths: async (append) =>
      unstorable(append) ??
      unstorableDeaths(append.deaths, '/deaths') ??
      perform('appendDeaths', (db) => appendDeaths(db, append, time())),
    deleteDeathEventCache: (id, editToken) =>
      perform('deleteDeathEventCache', (db) => deleteDeathEventCache(db, id, editToken)),
  };
}
