import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  OraclePool,
  type OraclePoolOptions,
  type OracleRequest,
} from '../../src/service/pool/pool.js';
import { FAKE_WORKER, SLOW_WORKER } from './support/fake-worker-file.js';
import { SLOW_LOAD_MS } from './support/slow-load.js';

const DEADLINE_MS = 1_600;
const faults: string[] = [];

function newPool(changes: Partial<OraclePoolOptions> = {}): OraclePool {
  return new OraclePool({
    ...FAKE_WORKER,
    threads: 2,
    continuationSecret: 'secret',
    queue: 50,
    deadlineMs: DEADLINE_MS,
    workerHeapMb: 64,
    onFault: (fault) => faults.push(fault),
    ...changes,
  });
}

let requests = 0;
const request = (fake: object = {}, extras: Partial<OracleRequest> = {}): OracleRequest => ({
  operation: 'resolve',
  bytes: Buffer.from(JSON.stringify({ fake })),
  format: 'json',
  requestId: `request-${requests++}`,
  ...extras,
});

async function timed(pool: OraclePool, fake: object = {}, extras: Partial<OracleRequest> = {}) {
  const begin = performance.now();
  const { code, bytes } = await pool.run(request(fake, extras));
  return { code, ms: performance.now() - begin, body: JSON.parse(Buffer.from(bytes).toString()) };
}

/** Waits until every lost thread has been replaced, and another one stands by. */
async function healed(): Promise<void> {
  while (pool.status().loaded < 3) await sleep(20);
}

let pool: OraclePool;
beforeEach(() => healed());
beforeAll(async () => {
  pool = newPool();
  expect(await pool.started()).toMatchObject({ phase: 'ready', threads: 2 });
});
afterAll(async () => {
  await pool.close();
});

describe('an answer', () => {
  test('comes as bytes, and the bytes of the request stay whole', async () => {
    const mine = request();
    const before = Buffer.from(mine.bytes);
    const reply = await pool.run(mine);
    expect(reply).toMatchObject({ status: 200, code: null });
    expect(reply.workMs).toBeGreaterThan(0);
    expect(Buffer.from(mine.bytes)).toEqual(before);
  });

  test('has the same signature from every thread', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => timed(pool, { busyMs: 2 })));
    const expected = createHash('sha256').update('secret').digest('hex');
    expect([...new Set(replies.map(({ body }) => body.state.continuation))]).toEqual([expected]);
  });

  test('many at once come each to their own', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => i + 1);
    const replies = await Promise.all(
      lines.map((n) => timed(pool, {}, { bytes: Buffer.from(`{"lines":${n}}`) })),
    );
    expect(replies.map(({ body }) => body.trace.length)).toEqual(lines);
  });
});

describe('a request that never ends', () => {
  test('is answered in time, and its neighbours notice nothing', async () => {
    const stuck = timed(pool, { loop: true });
    const waits: number[] = [];
    const end = performance.now() + DEADLINE_MS + 300;
    while (performance.now() < end) {
      const { code, ms } = await timed(pool);
      expect(code).toBeNull();
      waits.push(ms);
    }
    const { code, ms, body } = await stuck;
    expect(code).toBe('DEADLINE_EXCEEDED');
    expect(body).toMatchObject({ status: 422, type: '/errors/DEADLINE_EXCEEDED' });
    expect(ms).toBeLessThan(DEADLINE_MS + 100);
    waits.sort((a, b) => a - b);
    expect(waits.length).toBeGreaterThan(100);
    expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(100);
  });

  test('two of them leave the pool whole', async () => {
    const stuck = await Promise.all([timed(pool, { loop: true }), timed(pool, { loop: true })]);
    expect(stuck.map(({ code }) => code)).toEqual(['DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED']);
    await healed();
    const after = await Promise.all([timed(pool), timed(pool)]);
    expect(after.map(({ code }) => code)).toEqual([null, null]);
    expect(pool.status().pending).toBe(0);
  });
});

describe('a thread that dies', () => {
  test('by itself is replaced, and its request told', async () => {
    expect((await timed(pool, { exit: true })).code).toBe('WORKER_LOST');
    expect((await timed(pool)).code).toBeNull();
    expect(faults.join()).toContain('worker exited with code: 7');
  });

  test('of too much memory is replaced, and its request told', async () => {
    const { code, ms } = await timed(pool, { eat: true });
    expect(code).toBe('MEMORY_EXCEEDED');
    expect(ms).toBeLessThan(DEADLINE_MS + 100);
    expect((await timed(pool)).code).toBeNull();
  });

  test('is replaced by one that stands by, and not by one that has yet to load', async () => {
    const slow = newPool({ ...SLOW_WORKER, threads: 1, deadlineMs: 20_000 });
    await slow.started();
    await vi.waitUntil(() => slow.status().loaded === 2, { timeout: 30_000 });
    expect((await timed(slow, { exit: true })).code).toBe('WORKER_LOST');
    const { code, ms } = await timed(slow);
    expect(code).toBeNull();
    expect(ms).toBeLessThan(SLOW_LOAD_MS);
    await slow.destroy();
  });

  test('nobody else loses an answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => timed(pool, i === 3 ? { exit: true } : { busyMs: 3 })),
    );
    expect(replies.filter(({ code }) => code !== null)).toHaveLength(1);
  });

  test('by an exception lives on, and the exception is for the log', async () => {
    const { code, body } = await timed(pool, { throw: true });
    expect(code).toBe('INTERNAL_ERROR');
    expect(JSON.stringify(body)).not.toContain('broken invariant');
    expect(faults.join()).toContain('broken invariant');
  });
});

describe('threads that have yet to load', () => {
  test('get no work, the pool says so, and once they have, they answer everything', async () => {
    const slow = newPool({ ...SLOW_WORKER, threads: 2, deadlineMs: 300 });
    await slow.started();
    const stuck = await Promise.all([timed(slow, { loop: true }), timed(slow, { loop: true })]);
    expect(stuck.map(({ code }) => code)).toEqual(['DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED']);
    expect(slow.status()).toMatchObject({ phase: 'starting', loaded: 0 });
    expect((await timed(slow)).code).toBe('OVERLOADED');
    await vi.waitUntil(() => slow.status().phase === 'ready', { timeout: 40_000 });
    for (let i = 0; i < 20; i++) expect((await timed(slow)).code).toBeNull();
    await slow.destroy();
  });
});

describe('callers share the threads', () => {
  const sharing = async (): Promise<OraclePool> => {
    const shared = newPool({ sharesThreads: true, queue: 10 });
    await shared.started();
    return shared;
  };

  test('one who sends long work leaves a thread to the others', async () => {
    const shared = await sharing();
    const flood = Array.from({ length: 4 }, () =>
      timed(shared, { busyMs: 400 }, { caller: 'greedy' }),
    );
    for (let i = 0; i < 10; i++) {
      const { code, ms } = await timed(shared, {}, { caller: 'polite' });
      expect(code).toBeNull();
      expect(ms).toBeLessThan(300);
    }
    await Promise.all(flood);
    await shared.destroy();
  });

  test('who waits most gives way when no more can wait', async () => {
    const shared = await sharing();
    const flood = Array.from({ length: 12 }, () =>
      timed(shared, { busyMs: 100 }, { caller: 'greedy' }),
    );
    expect(shared.refuses('greedy')).toBe(true);
    expect(shared.refuses('polite')).toBe(false);
    expect((await timed(shared, {}, { caller: 'polite' })).code).toBeNull();
    const codes = (await Promise.all(flood)).map(({ code }) => code);
    expect(codes.at(-1)).toBe('OVERLOADED');
    await shared.destroy();
  });
});

describe('the time of a request', () => {
  test('counts from the start of its work', async () => {
    const narrow = newPool({ threads: 1, deadlineMs: 1_000 });
    await narrow.started();
    const first = timed(narrow, { busyMs: 400 });
    const second = await timed(narrow, { busyMs: 800 });
    expect((await first).code).toBeNull();
    expect(second.code).toBeNull();
    await narrow.close();
  });
});

describe('a busy pool', () => {
  test('refuses what its queue does not hold, at once', async () => {
    const narrow = newPool({ threads: 1, queue: 2 });
    await narrow.started();
    const running = Array.from({ length: 3 }, () => timed(narrow, { busyMs: 150 }));
    expect(narrow.status()).toMatchObject({ pending: 3, waiting: 2 });
    const { code, ms } = await timed(narrow);
    expect(code).toBe('OVERLOADED');
    expect(ms).toBeLessThan(50);
    expect((await Promise.all(running)).map((each) => each.code)).toEqual([null, null, null]);
    await narrow.close();
  });

  test('drops what waited for half of its time, and stops no thread for it', async () => {
    const narrow = newPool({ threads: 1, deadlineMs: 800 });
    await narrow.started();
    const first = timed(narrow, { busyMs: 600 });
    const second = await timed(narrow);
    expect(second.code).toBe('OVERLOADED');
    expect(second.ms).toBeLessThan(500);
    expect((await first).code).toBeNull();
    await narrow.close();
  });

  test('drops what nobody waits for any more', async () => {
    const narrow = newPool({ threads: 1 });
    await narrow.started();
    const gone = new AbortController();
    const first = timed(narrow, { busyMs: 200 }, { signal: gone.signal });
    const second = timed(narrow, {}, { signal: gone.signal });
    await sleep(50);
    gone.abort();
    expect((await second).code).toBe('OVERLOADED');
    expect((await first).code).toBeNull();
    await narrow.close();
  });
});

describe('starting and stopping', () => {
  test('requests may come before the engine is loaded', async () => {
    // a machine that is busy may take seconds to load the thread
    const early = newPool({ threads: 1, deadlineMs: 40_000 });
    expect(early.status().phase).toBe('starting');
    expect((await timed(early)).code).toBeNull();
    await early.close();
  });

  test('an engine that cannot be loaded is told', async () => {
    const missing = fileURLToPath(new URL('./support/not-there.js', import.meta.url));
    const broken = newPool({ workerFile: missing, threads: 1 });
    expect((await broken.started()).phase).toBe('failed');
    expect((await timed(broken)).code).toBe('OVERLOADED');
    await broken.close();
  });

  test('closing waits for what runs and refuses what comes', async () => {
    const closing = newPool({ threads: 1 });
    await closing.started();
    const running = timed(closing, { busyMs: 200 });
    const closed = closing.close();
    expect((await timed(closing)).code).toBe('STOPPING');
    expect((await running).code).toBeNull();
    await closed;
  });
});
