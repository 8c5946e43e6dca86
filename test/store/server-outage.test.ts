import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import type { StoreFailureCode, StoreResult } from '../../src/store/results.js';
import { scenarioId } from '../../src/store/scenarios/scenario-id.js';
import type { Store } from '../../src/store/store.js';
import { describeOnServer, onServer, temporaryDatabase } from './support/databases.js';
import { death, draft, failureOf, unwrap } from './support/drafts.js';
import { FaultyProxy } from './support/proxy.js';

const LIMIT_MS = 2_000;
const SLACK_MS = 60_000;
const RECOVERY = { timeout: 600_000 };

describeOnServer('an outage', () => {
  let databaseUrl: string;
  let proxy: FaultyProxy;
  let store: Store;
  beforeAll(async () => {
    databaseUrl = await temporaryDatabase();
    proxy = new FaultyProxy(databaseUrl);
    await proxy.start();
    store = openStore({ databaseUrl: proxy.url, dataDir: '', operationTimeoutMs: LIMIT_MS });
    await store.opened();
  });
  afterAll(async () => {
    await store.close();
    await proxy.stop();
  });

  async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> {
    const start = performance.now();
    return { value: await work, ms: performance.now() - start };
  }
  const recovered = (): Promise<void> =>
    expect.poll(async () => (await store.health()).phase, RECOVERY).toBe('ready');

  test('at the start: the store waits for its server, and answers meanwhile', async () => {
    const late = new FaultyProxy(databaseUrl);
    await late.start();
    await late.stop();
    const waiting = openStore({ databaseUrl: late.url, dataDir: '', operationTimeoutMs: LIMIT_MS });
    const { phase, message } = await waiting.opened();
    expect(phase).toBe('retrying');
    expect(message).toMatch(/cannot be opened: .*ECONNREFUSED/);
    const { value, ms } = await timed(waiting.saveScenario(draft()));
    expect(failureOf(value, 'UNAVAILABLE').uncertain).toBe(false);
    expect(ms).toBeLessThan(LIMIT_MS);
    await late.start();
    await expect.poll(() => waiting.status().phase, RECOVERY).toBe('ready');
    expect(unwrap(await waiting.saveScenario(draft())).created).toBe(true);
    await waiting.close();
    await late.stop();
  });

  test('of the server: operations fail within the limit, then at once, then work again', async () => {
    const { id } = unwrap(await store.saveScenario(draft()));
    await proxy.stop();
    const first = await timed(store.getScenario(id));
    failureOf(first.value, 'UNAVAILABLE');
    expect(first.ms).toBeLessThan(LIMIT_MS + SLACK_MS);
    await expect.poll(() => store.status().phase, RECOVERY).toBe('retrying');
    const second = await timed(store.saveScenario(draft()));
    expect(failureOf(second.value, 'UNAVAILABLE').uncertain).toBe(false);
    expect(second.ms).toBeLessThan(LIMIT_MS);
    await proxy.start();
    await recovered();
    expect(unwrap(await store.getScenario(id)).id).toBe(id);
  });

  test('that is silent: operations fail within the limit and work again after it', async () => {
    const { id } = unwrap(await store.saveScenario(draft()));
    proxy.hang();
    const reads = await Promise.all(Array.from({ length: 30 }, () => timed(store.getScenario(id))));
    for (const { value, ms } of reads) {
      failureOf(value, 'UNAVAILABLE');
      expect(ms).toBeLessThan(LIMIT_MS + SLACK_MS);
    }
    await expect.poll(() => store.status().phase, RECOVERY).toBe('retrying');
    proxy.resume();
    await recovered();
    expect(unwrap(await store.getScenario(id)).id).toBe(id);
  });

  test('of the disk: writes are refused, reads go on, and nothing has to be restarted', async () => {
    const { id } = unwrap(await store.saveScenario(draft()));
    await onServer(
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON scenario EXECUTE FUNCTION full_disk()`,
      databaseUrl,
    );
    const refused = failureOf(await store.saveScenario(draft()), 'UNAVAILABLE');
    expect(refused).toMatchObject({ uncertain: false });
    expect(refused.message).toContain('53100');
    expect(unwrap(await store.getScenario(id)).id).toBe(id);
    expect(store.status()).toMatchObject({ phase: 'ready', writes: 'refused' });
    await onServer('DROP TRIGGER full_disk ON scenario', databaseUrl);
    unwrap(await store.saveScenario(draft()));
  });

  test('of the right to write: it is noticed though nobody writes, and so is its end', async () => {
    const { id } = unwrap(await store.saveScenario(draft()));
    const name = new URL(databaseUrl).pathname.slice(1);
    const makeReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
      await onServer(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    };
    await makeReadOnly('on');
    await expect.poll(() => store.status().message, RECOVERY).toContain('read-only');
    expect(store.status()).toMatchObject({ phase: 'ready', writes: 'refused' });
    expect(unwrap(await store.getScenario(id)).id).toBe(id);
    failureOf(await store.saveScenario(draft()), 'UNAVAILABLE');
    await makeReadOnly('off');
    await expect
      .poll(async () => (await store.health()) && store.status(), RECOVERY)
      .toMatchObject({ phase: 'ready', writes: 'ok' });
    unwrap(await store.saveScenario(draft()));
  });

  /**
   * Cuts the connection at the first, second, third ... packet of an operation until it gets by.
   * Each time it has happened or not, and not in part; done again, it succeeds.
   */
  async function cutEverywhere(
    operation: () => Promise<StoreResult<unknown, StoreFailureCode>>,
    prepare: () => Promise<void>,
    state: () => Promise<'before' | 'after' | 'half'>,
  ): Promise<{ cuts: number; before: number; after: number }> {
    const seen = { cuts: 0, before: 0, after: 0 };
    for (let packets = 0; packets < 40; packets++) {
      await recovered();
      await prepare();
      const cutsBefore = proxy.cuts;
      proxy.cutAfter(packets);
      const result = await operation();
      const wasCut = proxy.cuts > cutsBefore;
      proxy.cutAfter(Number.MAX_SAFE_INTEGER);
      await recovered();
      const now = await state();
      expect(now).not.toBe('half');
      if (result.ok) expect(now).toBe('after');
      else failureOf(result, 'UNAVAILABLE');
      if (!wasCut) return seen;
      seen.cuts++;
      if (now === 'before') seen.before++;
      if (now === 'after') seen.after++;
    }
    throw new Error('The operation never got by.');
  }

  test('at any moment of saving leaves the scenario with its deaths, or neither', async () => {
    let content = draft();
    const caches = async (): Promise<number> =>
      Number((await onServer('SELECT count(*) FROM death_event_cache', databaseUrl)).rows[0].count);
    let cachesBefore = 0;
    const seen = await cutEverywhere(
      () => store.saveScenario(content),
      async () => {
        content = draft({ deaths: [death(1), death(2)] });
        cachesBefore = await caches();
      },
      async () => {
        const read = await store.getScenario(scenarioId(content));
        const more = (await caches()) - cachesBefore;
        if (!read.ok) return read.code === 'NOT_FOUND' && more === 0 ? 'before' : 'half';
        const cache = await store.getDeathEventCache(read.value.deathEventCache?.id ?? '');
        return cache.ok && cache.value.events.length === 2 && more === 1 ? 'after' : 'half';
      },
    );
    expect(seen.cuts).toBeGreaterThan(5);
    expect(seen.before).toBeGreaterThan(3);
    expect(unwrap(await store.saveScenario(content))).toMatchObject({ created: false });
  });

  test('at any moment of appending leaves all of the deaths, or none', async () => {
    let id = '';
    let owner = { id, editToken: '' };
    const cache = { ruleset: 'batch', edition: '1', title: '', deaths: [death(1)] };
    const seen = await cutEverywhere(
      () => store.appendDeaths({ ...owner, expectedVersion: 1, deaths: [death(2), death(3)] }),
      async () => {
        const { id: created, editToken } = unwrap(await store.createDeathEventCache(cache));
        id = created;
        owner = { id, editToken };
      },
      async () => {
        const { version, events } = unwrap(await store.getDeathEventCache(id));
        if (events.length !== version) return 'half';
        return version === 1 ? 'before' : version === 3 ? 'after' : 'half';
      },
    );
    expect(seen.cuts).toBeGreaterThan(2);
    expect(seen.before).toBeGreaterThan(1);
  });

  test('at any moment of withdrawing leaves the scenario whole, or withdrawn', async () => {
    let id = '';
    let editToken = '';
    const seen = await cutEverywhere(
      () => store.withdrawScenario(id, editToken),
      async () => {
        const saved = unwrap(await store.saveScenario(draft()));
        id = saved.id;
        editToken = saved.editToken ?? '';
      },
      async () => {
        const read = await store.getScenario(id);
        if (read.ok) return read.value.title === '' ? 'half' : 'before';
        return read.code === 'WITHDRAWN' ? 'after' : 'half';
      },
    );
    expect(seen.cuts).toBeGreaterThan(1);
  });
});
