import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeathEventCacheRecord } from '../../src/store/death-event-caches/records.js';
import { openDatabase } from '../../src/store/embedded/open-database.js';
import { openStore } from '../../src/store/open-store.js';
import type { ScenarioRecord } from '../../src/store/scenarios/records.js';
import { scenarioId } from '../../src/store/scenarios/scenario-id.js';
import type { StoreOptions } from '../../src/store/store.js';
import {
  describeOnServer,
  onServer,
  temporaryDatabase,
  temporaryFolder,
} from './support/databases.js';
import { failureOf, unwrap } from './support/drafts.js';

/** What a released version has written, and what it read then. */
interface GoldenStore {
  readonly scenarios: readonly ScenarioRecord[];
  readonly withdrawn: readonly string[];
  readonly caches: readonly DeathEventCacheRecord[];
  readonly editTokens: Readonly<Record<string, string>>;
}

const VERSIONS = ['store-1'];
const golden = (name: string): string =>
  readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8');

/** What is read of what was known then; a column that came later has no old value to compare. */
function knownThen(read: object, then: object): object {
  return Object.fromEntries(Object.entries(read).filter(([name]) => name in then));
}

async function readsAsBefore(name: string, options: StoreOptions): Promise<void> {
  const { scenarios, withdrawn, caches, editTokens }: GoldenStore = JSON.parse(
    golden(`${name}.json`),
  );
  const store = openStore(options);
  expect(await store.opened()).toMatchObject({ phase: 'ready' });
  for (const scenario of scenarios) {
    const read = unwrap(await store.getScenario(scenario.id));
    expect(knownThen(read, scenario)).toEqual(scenario);
    expect(scenarioId(read)).toBe(scenario.id);
  }
  for (const id of withdrawn) failureOf(await store.getScenario(id), 'WITHDRAWN');
  for (const cache of caches) {
    const read = unwrap(await store.getDeathEventCache(cache.id));
    const events = read.events.map((event, i) => knownThen(event, cache.events[i] ?? {}));
    expect({ ...knownThen(read, cache), events }).toEqual(cache);
    // Caches from before there were tokens are read, and nobody appends to them.
    const append = { id: cache.id, editToken: '', expectedVersion: read.latestVersion, deaths: [] };
    failureOf(await store.appendDeaths(append), 'BAD_TOKEN');
  }
  const listed = unwrap(await store.searchScenarios({}));
  expect(listed.items.map(({ id }) => id).sort()).toEqual(scenarios.map(({ id }) => id).sort());
  for (const [id, editToken] of Object.entries(editTokens)) {
    const revised = await store.reviseScenario({ id, editToken, expectedVersion: 1, note: 'new' });
    expect(unwrap(revised).version).toBe(2);
  }
  await store.close();
}

describe('a store of an earlier version, embedded', () => {
  test.each(VERSIONS)('%s is read as that version read it', async (name) => {
    const dataDir = temporaryFolder();
    const database = await openDatabase(join(dataDir, 'postgres'));
    await database.pool.query(golden(`${name}.sql`));
    await database.close();
    await readsAsBefore(name, { dataDir });
  });
});

describeOnServer('a store of an earlier version', () => {
  test.each(VERSIONS)('%s is read as that version read it', async (name) => {
    const databaseUrl = await temporaryDatabase();
    await onServer(golden(`${name}.sql`), databaseUrl);
    await readsAsBefore(name, { databaseUrl, dataDir: '' });
  });
});
