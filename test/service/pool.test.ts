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

/** Processor time, which a busy machine does not use up. */
const WORK_MS = 500;
/** For tests in which no limit is to come. */
const NEVER_MS = 600_000;
const faults: string[] = [];

function newPool(changes: Partial<OraclePoolOptions> = {}): OraclePool {
  return new OraclePool({
    ...FAKE_WORKER,
    threads: 2,
    continuationSecret: 'secret',
    queue: 50,
    workMs: WORK_MS,
    wallMs: NEVER_MS,
    workerHeapMb: 64,
    workerNice: 0,
    events: { fault: (fault) => faults.push(fault) },
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

/** Waits until every thread has loaded. */
async function healed(threads = pool): Promise<void> {
  while (threads.status().loaded < threads.status().threads) await sleep(20);
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
    const stuck = await Promise.all([ask(pool, { loop: true }), ask(pool, { loop: true })]);
    expect(stuck.map(({ code }) => code)).toEqual(['DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED']);
    await healed();
    const after = await Promise.all([ask(pool), ask(pool)]);
    expect(after.map(({ code }) => code)).toEqual([null, null]);
    expect(pool.status().pending).toBe(0);
  });
});

describe('a machine that is busy', () => {
  test('is no reason to stop a thread: the caller is told, and the thread goes on', async () => {
    const lost: string[] = [];
    const busy = newPool({ threads: 1, wallMs: 300, events: { lost: (kind) => lost.push(kind) } });
    await busy.started();
    const late = await ask(busy, { waitMs: 400 });
    expect(late).toMatchObject({ code: 'OVERLOADED', body: { status: 503 } });
    while ((await ask(busy)).code !== null) await sleep(20);
    expect(lost).toEqual([]);
    await busy.close();
  });

  test('is not what a thread that hangs is taken for: it is replaced in the end', async () => {
    const lost: string[] = [];
    const busy = newPool({ threads: 1, wallMs: 200, events: { lost: (kind) => lost.push(kind) } });
    await busy.started();
    expect((await ask(busy, { sleep: true })).code).toBe('OVERLOADED');
    while (lost.length === 0) await sleep(20);
    expect(lost).toEqual(['hung']);
    while ((await ask(busy)).code !== null) await sleep(20);
    await busy.close();
  });

  test('is not noticed when the wall clock steps', async () => {
    const dateNow = Date.now;
    Date.now = () => dateNow() + 3_600_000;
    const { code } = await ask(pool, { busyMs: 50 });
    Date.now = () => dateNow() - 3_600_000;
    const { code: again } = await ask(pool, { busyMs: 50 });
    Date.now = dateNow;
    expect([code, again]).toEqual([null, null]);
  });
});

describe('odds', () => {
  test('never hold the last thread', async () => {
    const gate = new Gate();
    const two = newPool({ workMs: NEVER_MS });
    await two.started();
    await healed(two);
    const odds = Array.from({ length: 3 }, () =>
      ask(two, { gate: gate.path }, { operation: 'outcomes' }),
    );
    await gate.reached();
    for (let i = 0; i < 5; i++) expect((await ask(two)).code).toBeNull();
    expect(two.status().pending).toBe(3);
    gate.open();
    await Promise.all(odds);
    await two.close();
  });
});

describe('a thread that dies', () => {
  test('by itself is replaced, and its request told', async () => {
    expect((await ask(pool, { exit: true })).code).toBe('WORKER_LOST');
    expect((await ask(pool)).code).toBeNull();
    expect(faults.join()).toContain('worker exited with code: 7');
  });

  test('of too much memory is replaced, and its request told', async () => {
    const hungry = newPool({ threads: 1, workMs: NEVER_MS });
    await hungry.started();
    expect((await ask(hungry, { eat: true })).code).toBe('MEMORY_EXCEEDED');
    expect((await ask(hungry)).code).toBeNull();
    await hungry.destroy();
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
  test('get no work; the first that has loaded answers everything', async () => {
    const gate = loadGate();
    const gated = newPool({ ...GATED_WORKER, workMs: NEVER_MS });
    const asked = Array.from({ length: 5 }, () => ask(gated));
    expect(gated.status()).toMatchObject({ phase: 'starting', loaded: 0 });
    gate.open();
    for (const each of asked) expect((await each).code).toBeNull();
    await vi.waitUntil(() => gated.status().loaded === 2, { timeout: NEVER_MS });
    await gated.destroy();
  });
});

describe('a full queue', () => {
  test('whoever waits most gives way', async () => {
    const gate = new Gate();
    const shared = newPool({ queue: 10, workMs: NEVER_MS, threads: 1 });
    await shared.started();
    const flood = Array.from({ length: 11 }, () =>
      ask(shared, { gate: gate.path }, { caller: 'greedy' }),
    );
    expect(shared.isFullFor({ caller: 'greedy', priority: 'people' })).toBe(true);
    expect(shared.isFullFor({ caller: 'polite', priority: 'people' })).toBe(false);
    const polite = ask(shared, {}, { caller: 'polite' });
    expect((await flood.at(-1)!).code).toBe('OVERLOADED');
    gate.open();
    expect((await polite).code).toBeNull();
    const codes = (await Promise.all(flood)).map(({ code }) => code);
    expect(codes.filter((code) => code !== null)).toEqual(['OVERLOADED']);
    await shared.destroy();
  });

  test('people overtake bots', async () => {
    const gate = new Gate();
    const done: string[] = [];
    const narrow = newPool({ threads: 1, workMs: NEVER_MS, queue: 100 });
    await narrow.started();
    const run = async (name: string, priority: 'people' | 'bots', fake: object): Promise<void> => {
      await ask(narrow, fake, { caller: name, priority });
      done.push(name);
    };
    const work = [run('first', 'people', { gate: gate.path })];
    await gate.reached();
    for (let i = 0; i < 70; i++) work.push(run(`bot${i}`, 'bots', { busyMs: 1 }));
    work.push(run('ann', 'people', { busyMs: 1 }));
    gate.open();
    await Promise.all(work);
    expect(done.indexOf('ann')).toBeLessThan(done.indexOf('bot69'));
    await narrow.close();
  });
});

describe('a busy pool', () => {
  const busy = async (changes: Partial<OraclePoolOptions>) => {
    const gate = new Gate();
    const narrow = newPool({ threads: 1, workMs: NEVER_MS, ...changes });
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

  test('drops what has waited too long, and stops no thread for it', async () => {
    const { gate, narrow } = await busy({ wallMs: 300 });
    const first = ask(narrow, { gate: gate.path });
    expect((await ask(narrow)).code).toBe('OVERLOADED');
    expect((await first).code).toBe('OVERLOADED');
    gate.open();
    while ((await ask(narrow)).code !== null) await sleep(20);
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
    const early = newPool({ threads: 1, workMs: NEVER_MS });
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
    const closing = newPool({ threads: 1, workMs: NEVER_MS });
    await closing.started();
    const running = ask(closing, { gate: gate.path });
    const closed = closing.close();
    expect((await ask(closing)).code).toBe('STOPPING');
    gate.open();
    expect((await running).code).toBeNull();
    await closed;
  });
});
