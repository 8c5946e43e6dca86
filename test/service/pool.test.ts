import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  OraclePool,
  type OraclePoolOptions,
  type OracleRequest,
} from '../../src/service/pool/pool.js';
import { FAKE_WORKER, GATED_WORKER } from './support/fake-worker-file.js';
import { Gate, LOAD_GATE } from './support/gate.js';

/** Long enough for a busy machine; what never ends takes as long. */
const DEADLINE_MS = 3_000;
/** For tests in which no deadline is to come. */
const NEVER_MS = 600_000;
const faults: string[] = [];

function newPool(changes: Partial<OraclePoolOptions> = {}): OraclePool {
  return new OraclePool({
    ...FAKE_WORKER,
    threads: 2,
    continuationSecret: 'secret',
    queue: 50,
    deadlineMs: DEADLINE_MS,
    workerHeapMb: 64,
    workerNice: 0,
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

async function ask(pool: OraclePool, fake: object = {}, extras: Partial<OracleRequest> = {}) {
  const { code, bytes } = await pool.run(request(fake, extras));
  return { code, body: JSON.parse(Buffer.from(bytes).toString()) };
}

/** Whether a promise has settled by now. */
function watched(promise: Promise<unknown>): { readonly isOver: boolean } {
  const watch = { isOver: false };
  void promise.then(() => (watch.isOver = true));
  return watch;
}

/** Waits until every lost thread has been replaced, and another one stands by. */
async function healed(): Promise<void> {
  while (pool.status().loaded < 3) await sleep(20);
}

/** The gate of the threads that load from now on. */
function loadGate(): Gate {
  const gate = new Gate();
  process.env[LOAD_GATE] = gate.path;
  return gate;
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
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(pool, { busyMs: 2 })));
    const expected = createHash('sha256').update('secret').digest('hex');
    expect([...new Set(replies.map(({ body }) => body.state.continuation))]).toEqual([expected]);
  });

  test('many at once come each to their own', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => i + 1);
    const replies = await Promise.all(
      lines.map((n) => ask(pool, {}, { bytes: Buffer.from(`{"lines":${n}}`) })),
    );
    expect(replies.map(({ body }) => body.trace.length)).toEqual(lines);
  });
});

describe('a request that never ends', () => {
  test('is answered in time, and its neighbours notice nothing', async () => {
    const stuck = ask(pool, { loop: true });
    const watch = watched(stuck);
    let neighbours = 0;
    for (; !watch.isOver && neighbours < 50; neighbours++)
      expect((await ask(pool)).code).toBeNull();
    const { code, body } = await stuck;
    expect(code).toBe('DEADLINE_EXCEEDED');
    expect(body).toMatchObject({ status: 422, type: '/errors/DEADLINE_EXCEEDED' });
    expect(neighbours).toBeGreaterThan(10);
  });

  test('two of them leave the pool whole', async () => {
    const stuck = await Promise.all([ask(pool, { sleep: true }), ask(pool, { sleep: true })]);
    expect(stuck.map(({ code }) => code)).toEqual(['DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED']);
    await healed();
    const after = await Promise.all([ask(pool), ask(pool)]);
    expect(after.map(({ code }) => code)).toEqual([null, null]);
    expect(pool.status().pending).toBe(0);
  });
});

describe('a thread that dies', () => {
  test('by itself is replaced, and its request told', async () => {
    expect((await ask(pool, { exit: true })).code).toBe('WORKER_LOST');
    expect((await ask(pool)).code).toBeNull();
    expect(faults.join()).toContain('worker exited with code: 7');
  });

  test('of too much memory is replaced, and its request told', async () => {
    const hungry = newPool({ threads: 1, deadlineMs: NEVER_MS });
    await hungry.started();
    expect((await ask(hungry, { eat: true })).code).toBe('MEMORY_EXCEEDED');
    expect((await ask(hungry)).code).toBeNull();
    await hungry.destroy();
  });

  test('is replaced by one that stands by, and not by one that has yet to load', async () => {
    const gate = loadGate();
    gate.open();
    const gated = newPool({ ...GATED_WORKER, threads: 1, deadlineMs: NEVER_MS });
    await gated.started();
    await vi.waitUntil(() => gated.status().loaded === 2, { timeout: NEVER_MS });
    gate.shut();
    expect((await ask(gated, { exit: true })).code).toBe('WORKER_LOST');
    expect((await ask(gated)).code).toBeNull();
    gate.open();
    await gated.destroy();
  });

  test('nobody else loses an answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask(pool, i === 3 ? { exit: true } : { busyMs: 3 })),
    );
    expect(replies.filter(({ code }) => code !== null)).toHaveLength(1);
  });

  test('by an exception lives on, and the exception is for the log', async () => {
    const { code, body } = await ask(pool, { throw: true });
    expect(code).toBe('INTERNAL_ERROR');
    expect(JSON.stringify(body)).not.toContain('broken invariant');
    expect(faults.join()).toContain('broken invariant');
  });
});

describe('threads that have yet to load', () => {
  test('get no work, the pool says so, and once they have, they answer everything', async () => {
    const gate = loadGate();
    gate.open();
    const gated = newPool({ ...GATED_WORKER, threads: 2, deadlineMs: 2_000 });
    await gated.started();
    gate.shut();
    const stuck = await Promise.all([ask(gated, { sleep: true }), ask(gated, { sleep: true })]);
    expect(stuck.map(({ code }) => code)).toEqual(['DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED']);
    expect(gated.status()).toMatchObject({ phase: 'starting', loaded: 0 });
    expect((await ask(gated)).code).toBe('OVERLOADED');
    gate.open();
    await vi.waitUntil(() => gated.status().loaded >= 2, { timeout: NEVER_MS });
    for (let i = 0; i < 20; i++) expect((await ask(gated)).code).toBeNull();
    await gated.destroy();
  });
});

describe('callers share the threads', () => {
  /** A pool of two threads, and a caller of so many requests who holds what he gets. */
  const flooded = async (count: number) => {
    const gate = new Gate();
    const shared = newPool({ sharesThreads: true, queue: 10, deadlineMs: NEVER_MS });
    await shared.started();
    const flood = Array.from({ length: count }, () =>
      ask(shared, { gate: gate.path }, { caller: 'greedy' }),
    );
    return { shared, gate, flood };
  };

  test('one who sends long work leaves a thread to the others', async () => {
    const { shared, gate, flood } = await flooded(4);
    for (let i = 0; i < 10; i++) {
      expect((await ask(shared, {}, { caller: 'polite' })).code).toBeNull();
    }
    expect(shared.status().pending).toBe(4);
    gate.open();
    await Promise.all(flood);
    await shared.destroy();
  });

  test('who waits most gives way when no more can wait', async () => {
    const { shared, gate, flood } = await flooded(11);
    expect(shared.refuses('greedy', 'people')).toBe(true);
    expect(shared.refuses('polite', 'people')).toBe(false);
    expect((await ask(shared, {}, { caller: 'polite' })).code).toBeNull();
    expect((await flood.at(-1)!).code).toBe('OVERLOADED');
    expect(shared.status().pending).toBe(10);
    gate.open();
    const codes = (await Promise.all(flood)).map(({ code }) => code);
    expect(codes.filter((code) => code !== null)).toEqual(['OVERLOADED']);
    await shared.destroy();
  });
});

describe('the time of a request', () => {
  test('counts from the start of its work', async () => {
    const narrow = newPool({ threads: 1, deadlineMs: 6_000 });
    await narrow.started();
    const first = ask(narrow, { waitMs: 2_000 });
    const second = await ask(narrow, { waitMs: 4_500 });
    expect((await first).code).toBeNull();
    expect(second.code).toBeNull();
    await narrow.close();
  });
});

describe('a busy pool', () => {
  const busy = async (changes: Partial<OraclePoolOptions>) => {
    const gate = new Gate();
    const narrow = newPool({ threads: 1, deadlineMs: NEVER_MS, ...changes });
    await narrow.started();
    return { gate, narrow };
  };

  test('refuses what its queue does not hold, at once', async () => {
    const { gate, narrow } = await busy({ queue: 2 });
    const running = Array.from({ length: 3 }, () => ask(narrow, { gate: gate.path }));
    expect(narrow.status()).toMatchObject({ pending: 3, waiting: 2 });
    expect((await ask(narrow)).code).toBe('OVERLOADED');
    expect(narrow.status()).toMatchObject({ pending: 3, waiting: 2 });
    gate.open();
    expect((await Promise.all(running)).map((each) => each.code)).toEqual([null, null, null]);
    await narrow.close();
  });

  test('refuses at once what it would refuse later, when those who wait are served slowly', async () => {
    // It serves one in 500 ms or more, so that no more wait than may wait for any thread.
    const { narrow } = await busy({ queue: 200, deadlineMs: 10_000 });
    const many = (count: number, fake: object) => {
      const codes: (string | null)[] = [];
      const all = Array.from({ length: count }, async () => {
        codes.push((await ask(narrow, fake)).code);
      });
      return { codes, all: Promise.all(all) };
    };
    const slow = many(12, { waitMs: 500 });
    while (slow.codes.length < 9) await sleep(10);
    const burst = many(100, { waitMs: 500 });
    while (!burst.codes.includes(null)) await sleep(10);
    const refused = burst.codes.filter((code) => code === 'OVERLOADED').length;
    expect(refused).toBeGreaterThan(60);
    await Promise.all([slow.all, burst.all]);
    await narrow.close();
  });

  test('drops what waited for half of its time, and stops no thread for it', async () => {
    const { gate, narrow } = await busy({ deadlineMs: 6_000 });
    const first = ask(narrow, { gate: gate.path });
    expect((await ask(narrow)).code).toBe('OVERLOADED');
    expect(narrow.status().pending).toBe(1);
    gate.open();
    expect((await first).code).toBeNull();
    await narrow.close();
  });

  test('drops what nobody waits for any more', async () => {
    const { gate, narrow } = await busy({});
    const gone = new AbortController();
    const first = ask(narrow, { gate: gate.path }, { signal: gone.signal });
    const second = ask(narrow, {}, { signal: gone.signal });
    await gate.reached();
    gone.abort();
    expect((await second).code).toBe('OVERLOADED');
    gate.open();
    expect((await first).code).toBeNull();
    await narrow.close();
  });
});

describe('starting and stopping', () => {
  test('requests may come before the engine is loaded', async () => {
    const early = newPool({ threads: 1, deadlineMs: NEVER_MS });
    expect(early.status().phase).toBe('starting');
    expect((await ask(early)).code).toBeNull();
    await early.close();
  });

  test('an engine that cannot be loaded is told', async () => {
    const missing = fileURLToPath(new URL('./support/not-there.js', import.meta.url));
    const broken = newPool({ workerFile: missing, threads: 1 });
    expect((await broken.started()).phase).toBe('failed');
    expect((await ask(broken)).code).toBe('OVERLOADED');
    await broken.close();
  });

  test('closing waits for what runs and refuses what comes', async () => {
    const gate = new Gate();
    const closing = newPool({ threads: 1, deadlineMs: NEVER_MS });
    await closing.started();
    const running = ask(closing, { gate: gate.path });
    const closed = closing.close();
    expect((await ask(closing)).code).toBe('STOPPING');
    gate.open();
    expect((await running).code).toBeNull();
    await closed;
  });
});
