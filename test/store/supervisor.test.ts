import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { BoundedQueue } from '../../src/store/database/queues.js';
import type { Session } from '../../src/store/database/session.js';
import { type Operation, Supervisor } from '../../src/store/database/supervisor.js';
import { SetupError } from '../../src/store/faults/setup-error.js';
import type { StorePhase } from '../../src/store/status.js';

const LIMIT_MS = 500;
const supervisors: Supervisor[] = [];

afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((supervisor) => supervisor.close()));
});

/** A database that does what the test wants, and what became of it. */
class FakeDatabase {
  opened = 0;
  closed = 0;
  /** What opening does, one after the other; then it succeeds. */
  readonly openings: (() => Promise<void>)[] = [];
  probe: () => Promise<void> = async () => undefined;

  readonly open = async (): Promise<Session> => {
    this.opened++;
    await this.openings.shift()?.();
    const close = async (): Promise<void> => {
      this.closed++;
    };
    const size = { running: 9, waiting: 9 };
    const queues = { reads: new BoundedQueue(size), writes: new BoundedQueue(size) };
    return { prisma: {} as PrismaClient, queues, probe: () => this.probe(), close };
  };
}

function supervise(database: FakeDatabase): { supervisor: Supervisor; phases: StorePhase[] } {
  const phases: StorePhase[] = [];
  const supervisor = new Supervisor({
    kind: 'embedded',
    operationTimeoutMs: LIMIT_MS,
    open: database.open,
    onStatus: ({ phase }) => phases.push(phase),
  });
  supervisors.push(supervisor);
  return { supervisor, phases };
}

const forever = (): Promise<never> => new Promise(() => undefined);
const write = <Value>(run: () => Promise<Value>): Operation<Value> => ({ queue: 'writes', run });
const error = (code: string, message = code): Error => Object.assign(new Error(message), { code });
const sqlError = (state: string): Error => Object.assign(error(state), { severity: 'ERROR' });
const lost = new Error('Connection terminated unexpectedly');

test('whoever comes behind a full queue is told at once, and those before are served', async () => {
  const { supervisor } = supervise(new FakeDatabase());
  await supervisor.opened();
  let free: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    free = open;
  });
  const INSIDE_AND_WAITING = 18;
  const served = Array.from({ length: INSIDE_AND_WAITING }, (_, place) =>
    supervisor.perform(write(() => gate.then(() => place))),
  );
  const refused = await supervisor.perform(write(async () => 'one too many'));
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
  expect(await supervisor.perform({ queue: 'reads', run: async () => 'read' })).toBe('read');
  free();
  expect(await Promise.all(served)).toEqual([...Array(INSIDE_AND_WAITING).keys()]);
});

describe('a store that is being opened', () => {
  test('refuses operations at once and says why', async () => {
    const database = new FakeDatabase();
    database.openings.push(() => delay(50));
    const { supervisor } = supervise(database);
    const refused = await supervisor.perform(write(async () => 'done'));
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', cause: 'OPENING', uncertain: false });
    expect((await supervisor.opened()).phase).toBe('ready');
    expect(await supervisor.perform(write(async () => 'done'))).toBe('done');
  });

  test('tries again and again while the database is away', async () => {
    const database = new FakeDatabase();
    const refuse = (): Promise<never> => Promise.reject(error('ECONNREFUSED'));
    database.openings.push(refuse, refuse);
    const { supervisor, phases } = supervise(database);
    expect((await supervisor.opened()).phase).toBe('retrying');
    await expect.poll(() => supervisor.status().phase, { timeout: 600_000 }).toBe('ready');
    expect(database.opened).toBe(3);
    expect(phases).toEqual(['retrying', 'ready']);
  });

  test('stays closed if only a person can help', async () => {
    const database = new FakeDatabase();
    database.openings.push(() => Promise.reject(new SetupError('The migration x was changed.')));
    const { supervisor } = supervise(database);
    const status = {
      phase: 'failed',
      kind: 'embedded',
      writes: 'ok',
      message: 'The migration x was changed.',
    };
    expect(await supervisor.opened()).toEqual(status);
    await delay(400);
    expect(database.opened).toBe(1);
    const refused = await supervisor.perform(write(async () => 'done'));
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', message: status.message });
  });
});

describe('an operation', () => {
  const opened = async (database = new FakeDatabase()) => {
    const { supervisor, phases } = supervise(database);
    await supervisor.opened();
    return { supervisor, phases, database };
  };

  test('takes no longer than the limit, and may have happened', async () => {
    const { supervisor } = await opened();
    const late = await supervisor.perform(write(forever));
    expect(late).toMatchObject({ code: 'UNAVAILABLE', uncertain: true });
    const read = await supervisor.perform({ queue: 'reads', run: forever });
    expect(read).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
    expect(supervisor.status().phase).toBe('ready');
  });

  test('that loses the connection is followed by a look at the database', async () => {
    const { supervisor, database, phases } = await opened();
    const refused = await supervisor.perform(write(() => Promise.reject(lost)));
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', uncertain: true });
    await delay(10);
    expect([database.opened, supervisor.status().phase]).toEqual([1, 'ready']);

    database.probe = () => Promise.reject(lost);
    await supervisor.perform(write(() => Promise.reject(lost)));
    await expect.poll(() => database.opened).toBe(2);
    expect(database.closed).toBe(1);
    await expect.poll(() => phases).toEqual(['ready', 'retrying', 'ready']);
  });

  test('is run again when another one stood in its way', async () => {
    const { supervisor } = await opened();
    let attempts = 0;
    const answer = await supervisor.perform(
      write(async () => {
        if (++attempts < 3) throw sqlError('40P01');
        return 'done';
      }),
    );
    expect([answer, attempts]).toEqual(['done', 3]);
    const always = await supervisor.perform(write(() => Promise.reject(error('P2034'))));
    expect(always).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
  });

  test.each(['53100', '25006', '57014', '58030'])(
    'that the database refuses (%s) has not happened, and the store stays open',
    async (state) => {
      const { supervisor, database } = await opened();
      database.probe = () => Promise.reject(lost);
      const refused = await supervisor.perform(write(() => Promise.reject(sqlError(state))));
      expect(refused).toMatchObject({ code: 'UNAVAILABLE', uncertain: false });
      expect((refused as { message: string }).message).toContain(state);
      await delay(10);
      expect(supervisor.status().phase).toBe('ready');
    },
  );

  test('that is wrong in itself throws', async () => {
    const { supervisor } = await opened();
    for (const bug of [new TypeError('bug'), sqlError('42703'), error('P2009'), 'text']) {
      await expect(supervisor.perform(write(() => Promise.reject(bug)))).rejects.toBe(bug);
    }
    expect(supervisor.status().phase).toBe('ready');
  });
});

test('health asks the database', async () => {
  const database = new FakeDatabase();
  const { supervisor } = supervise(database);
  expect(await supervisor.health()).toMatchObject({ phase: 'opening', latencyMs: null });
  await supervisor.opened();
  const { phase, latencyMs } = await supervisor.health();
  expect(phase).toBe('ready');
  expect(latencyMs).toBeGreaterThanOrEqual(0);
  database.probe = forever;
  expect(await supervisor.health()).toMatchObject({ phase: 'retrying', latencyMs: null });
});

describe('closing', () => {
  test('waits for what is running and refuses what comes', async () => {
    const database = new FakeDatabase();
    const { supervisor } = supervise(database);
    await supervisor.opened();
    const running = supervisor.perform(write(() => delay(100, 'done')));
    const closing = supervisor.close();
    const refused = await supervisor.perform(write(async () => 'late'));
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', message: 'The store is closed.' });
    expect(database.closed).toBe(0);
    expect(await running).toBe('done');
    await closing;
    await supervisor.close();
    expect(database.closed).toBe(1);
    expect(supervisor.status().phase).toBe('closed');
  });

  test('while the store is being opened closes what was opened', async () => {
    const database = new FakeDatabase();
    database.openings.push(() => delay(50));
    const { supervisor } = supervise(database);
    await supervisor.close();
    expect([database.opened, database.closed]).toEqual([1, 1]);
    expect((await supervisor.opened()).phase).toBe('closed');
  });

  test('does not wait for the next attempt', async () => {
    const closing = async (): Promise<number> => {
      const database = new FakeDatabase();
      database.openings.push(() => Promise.reject(lost));
      const { supervisor } = supervise(database);
      await supervisor.opened();
      const start = performance.now();
      await supervisor.close();
      expect(database.opened).toBe(1);
      return performance.now() - start;
    };
    // The next attempt comes after 250 ms; a busy machine can take as long for nothing.
    await expect.poll(closing, { timeout: 600_000 }).toBeLessThan(240);
  });
});

describe('a database that takes no writes', () => {
  test.each([
    ['53100', 'its disk is full'],
    ['25006', 'it is read-only'],
  ])('is said to be so, with the reason (%s)', async (state, reason) => {
    const { supervisor } = supervise(new FakeDatabase());
    await supervisor.opened();
    const refused = await supervisor.perform(write(() => Promise.reject(sqlError(state))));
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', cause: 'READ_ONLY', uncertain: false });
    const { phase, writes, message } = supervisor.status();
    expect([phase, writes]).toEqual(['ready', 'refused']);
    expect(message).toContain(reason);
    expect(await supervisor.perform({ queue: 'reads', run: async () => 'read' })).toBe('read');
  });

  test('is not one that is slow, or asked for something that it cannot do', async () => {
    const { supervisor } = supervise(new FakeDatabase());
    await supervisor.opened();
    for (const state of ['53200', '57014', '53300'])
      await supervisor.perform(write(() => Promise.reject(sqlError(state))));
    expect(supervisor.status()).toMatchObject({ phase: 'ready', writes: 'ok' });
  });
});
