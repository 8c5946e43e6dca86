import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUE_SIZES } from '../../src/store/database/queues.js';
import { openStoreInThread, type ThreadStoreOptions } from '../../src/store/open-in-thread.js';
import type { StoreStatus } from '../../src/store/status.js';
import type { Store } from '../../src/store/store.js';
import { temporaryFolder } from './support/databases.js';
import { draft, unwrap } from './support/drafts.js';

const ENDING = new URL('support/ending-thread.mjs', import.meta.url);
const MORTAL = new URL('support/mortal-thread.mjs', import.meta.url);

/** A store whose thread ends in the middle of every save and hangs in every search, and what was told of its status. */
async function endingStore(
  options: Partial<ThreadStoreOptions> = {},
): Promise<{ store: Store; phases: string[] }> {
  const phases: string[] = [];
  const onStatus = ({ phase }: StoreStatus): void => void phases.push(phase);
  const store = openStoreInThread({ dataDir: 'unused', threadFile: ENDING, onStatus, ...options });
  await store.opened();
  return { store, phases };
}

let store: Store;
beforeAll(async () => {
  store = openStoreInThread({ dataDir: temporaryFolder() });
  expect((await store.opened()).phase).toBe('ready');
});
afterAll(() => store.close());

test('a store in a thread keeps and finds what it is given', async () => {
  const saved = unwrap(await store.saveScenario(draft({ title: 'Kept in a thread' })));
  const found = unwrap(await store.searchScenarios({ text: 'in a thread' }));
  expect(found.items.map(({ slug }) => slug)).toEqual([saved.slug]);
  expect(unwrap(await store.getScenario(saved.slug)).title).toBe('Kept in a thread');
  expect(await store.getScenario('nothing-there')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await store.health()).toMatchObject({ phase: 'ready', kind: 'embedded' });
});

test('what a store cannot keep is said with its place, also from a thread', async () => {
  const answer = await store.saveScenario(draft({ title: 'half \ud800' }));
  expect(answer).toMatchObject({ ok: false, code: 'UNSTORABLE', path: '/title' });
});

test('a thread that ends leaves nobody waiting, and another takes its place', async () => {
  const { store, phases } = await endingStore();
  const [saved, health] = await Promise.all([store.saveScenario(draft()), store.health()]);
  expect(saved).toMatchObject({ code: 'UNAVAILABLE', uncertain: true });
  expect(health).toMatchObject({ latencyMs: null });
  expect(await store.getScenario('x')).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
  await expect.poll(() => phases, { timeout: 600_000 }).toEqual(['ready', 'retrying', 'ready']);
  await expect(store.getScenario('x')).rejects.toThrow('a broken invariant');
  await store.close();
  expect(store.status().phase).toBe('closed');
});

test('a thread that hears nothing any more leaves nobody waiting, and another takes its place', async () => {
  const { store, phases } = await endingStore({ operationTimeoutMs: 1, silenceMs: 1_500 });
  const found = await store.searchScenarios({});
  // Whoever reads has changed nothing.
  expect(found).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
  expect(await store.health()).toMatchObject({ latencyMs: null });
  await expect.poll(() => phases, { timeout: 600_000 }).toEqual(['ready', 'retrying', 'ready']);
  await store.close();
});

test('a thread that hears nothing any more keeps nobody waiting whom it would refuse', async () => {
  const { store } = await endingStore({ operationTimeoutMs: 1, silenceMs: 1 });
  const { running, waiting } = QUEUE_SIZES.embedded.reads;
  const searches = Array.from({ length: running + waiting }, () => store.searchScenarios({}));
  expect(await store.searchScenarios({})).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The store is busy. Try again in a moment.',
    uncertain: false,
  });
  // The operations that were let in wait, writes in another queue: for a thread that may have carried out the write.
  const [saved, ...found] = await Promise.all([store.saveScenario(draft()), ...searches]);
  expect(saved).toMatchObject({ code: 'UNAVAILABLE', uncertain: true });
  for (const answer of found)
    expect(answer).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
  await store.close();
});

test('a thread that ends with its database takes nothing with it that was kept', async () => {
  const store = openStoreInThread({ dataDir: temporaryFolder(), threadFile: MORTAL });
  await store.opened();
  const slugs: string[] = [];
  for (const title of ['first', 'second']) {
    slugs.push(unwrap(await store.saveScenario(draft({ title }))).slug);
    expect(await store.dropRequest(new Uint8Array(32))).toMatchObject({ uncertain: true });
    await expect.poll(() => store.status().phase, { timeout: 600_000 }).toBe('ready');
    expect(unwrap(await store.getScenarios(slugs)).map(({ slug }) => slug)).toEqual(slugs);
  }
  await store.close();
});

test('a folder that cannot be opened is tried again, by another thread each time', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), 'none');
  const phases: string[] = [];
  const store = openStoreInThread({ dataDir, onStatus: ({ phase }) => phases.push(phase) });
  expect(await store.opened()).toMatchObject({ phase: 'retrying' });
  expect(store.status().message).toMatch(/^The database cannot be opened: /);
  expect(await store.searchScenarios({})).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
  rmSync(folder, { recursive: true });
  await expect.poll(() => store.status().phase, { timeout: 600_000 }).toBe('ready');
  expect(phases).toEqual(['retrying', 'ready']);
  expect(unwrap(await store.searchScenarios({})).items).toEqual([]);
  await store.close();
});

test('a closed store says so, however often it is closed', async () => {
  const { store } = await endingStore();
  await Promise.all([store.close(), store.close()]);
  expect(store.status()).toMatchObject({ phase: 'closed', message: 'The store is closed.' });
  expect(await store.saveScenario(draft())).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await store.opened()).phase).toBe('closed');
});
