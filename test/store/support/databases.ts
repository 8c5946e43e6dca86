import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../../src/store/open-store.js';
import type { Store, StoreOptions } from '../../../src/store/store.js';

/** A PostgreSQL server to make databases on. Without it the tests that need one are skipped. */
export const SERVER_URL = process.env.TEST_DATABASE_URL;

/** A new folder that goes away after the tests of the file or block. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new database on the server that goes away after the tests of the file or block. */
export async function temporaryDatabase(): Promise<string> {
  const name = `oracle_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(`CREATE DATABASE ${name}`);
  afterAll(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const url = new URL(SERVER_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on a database, by default on the server's own. */
export async function onServer(sql: string, url = SERVER_URL): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Tests that need a PostgreSQL server. */
export function describeOnServer(title: string, tests: () => void): void {
  const name = `${title}, on PostgreSQL${SERVER_URL === undefined ? ' (TEST_DATABASE_URL is not set)' : ''}`;
  describe.skipIf(SERVER_URL === undefined)(name, tests);
}

/** A store that is open during the tests, and what it was opened with. */
export interface TestStore {
  readonly store: Store;
  readonly options: StoreOptions;
}

/** The same tests on the embedded database and on a PostgreSQL server, each on a fresh one. */
export function describeStore(
  title: string,
  tests: (open: () => TestStore) => void,
  extra: Partial<StoreOptions> = {},
): void {
  describe(`${title}, embedded`, () => {
    tests(openedFor(async () => ({ dataDir: temporaryFolder(), ...extra })));
  });
  describeOnServer(title, () => {
    tests(
      openedFor(async () => ({
        dataDir: '/nowhere',
        databaseUrl: await temporaryDatabase(),
        ...extra,
      })),
    );
  });
}

function openedFor(prepare: () => Promise<StoreOptions>): () => TestStore {
  let opened: TestStore | undefined;
  beforeAll(async () => {
    // what the store does is tested here; how long it may take, in the tests of the supervisor
    const options = { operationTimeoutMs: 30_000, ...(await prepare()) };
    const store = openStore(options);
    opened = { store, options };
    const status = await store.opened();
    if (status.phase !== 'ready') throw new Error(status.message);
  });
  afterAll(() => opened?.store.close());
  return () => {
    if (opened === undefined) throw new Error('The store is not open yet.');
    return opened;
  };
}
