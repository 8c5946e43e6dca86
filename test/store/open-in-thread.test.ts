import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import type { StoreStatus } from '../../src/store/status.js';
import type { Store } from '../../src/store/store.js';
import { temporaryFolder } from './support/databases.js';
import { draft, unwrap } from './support/drafts.js';

const ENDING = new URL('support/ending-thread.mjs', import.meta.url);

/** A store whose thread ends in the middle of every save, and what was told of its status. */
async function endingStore(): Promise<{ store: Store; phases: string[] }> {
  const phases: string[] = [];
  const onStatus = ({ phase }: StoreStatus): void => void phases.push(phase);
  const store = openStoreInThread({ dataDir: 'unused', threadFile: ENDING, onStatus });
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

test('a closed store says so, however often it is closed', async () => {
  const { store } = await endingStore();
  await Promise.all([store.close(), store.close()]);
  expect(store.status()).toMatchObject({ phase: 'closed', message: 'The store is closed.' });
  expect(await store.saveScenario(draft())).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await store.opened()).phase).toBe('closed');
});
