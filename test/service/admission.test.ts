import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, type WorkerLoad } from '../../src/service/admission/admission.js';
import { callerKey, priorityOf } from '../../src/service/admission/caller.js';
import { FairQueue, type Queued } from '../../src/service/admission/fair-queue.js';
import { SaveQuota } from '../../src/service/admission/save-quota.js';
import { Streams } from '../../src/service/admission/streams.js';
import { TokenBuckets } from '../../src/service/admission/token-buckets.js';
import { LIMITS } from '../../src/service/limits.js';

const BOT = 'RulingsBot/1.2 (https://wiki.example/User:RulingsBot)';
const IDLE = { waitMs: 0, isFullFor: () => false };
const POST = { tokens: 1, needsEngine: true };
const ann: Queued = { caller: 'ann', priority: 'people' };
const bob: Queued = { caller: 'bob', priority: 'people' };

describe('a caller', () => {
  test.each([
    [{ 'user-agent': BOT }, 'bots'],
    [{ 'user-agent': 'deck-tracker/3 judge@example.org' }, 'bots'],
    [{ from: 'judge@example.org' }, 'bots'],
    [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0' }, 'people'],
    [{ 'user-agent': 'python-requests/2.32' }, 'people'],
    [{}, 'people'],
  ] as const)('%j belongs to %s', (headers, priority) => {
    expect(priorityOf(headers)).toBe(priority);
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:db8:1:2aa::1', '2001:db8:1:200::/56'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(callerKey(address)).toBe(key);
  });
});

describe('a token bucket', () => {
  const clocked = (perSecond: number) => {
    const clock = { ms: 0 };
    return { clock, buckets: new TokenBuckets({ perSecond, now: () => clock.ms }) };
  };

  test('allows a burst, then as many as come back', () => {
    const { clock, buckets } = clocked(2);
    const takes = () => Array.from({ length: 5 }, () => buckets.take('ann', 1, 3));
    expect(takes()).toEqual([true, true, true, false, false]);
    expect(buckets.waitMs('ann', 3)).toBe(500);
    clock.ms += 1_000;
    expect(takes()).toEqual([true, true, false, false, false]);
    expect(buckets.take('bob', 1, 3)).toBe(true);
  });

  test('goes into debt for work that is done, and the debt runs off', () => {
    const { clock, buckets } = clocked(1);
    buckets.take('ann', 1, 3);
    buckets.charge('ann', 10);
    expect(buckets.take('ann', 1, 3)).toBe(false);
    expect(buckets.waitMs('ann', 3)).toBe(9_000);
    clock.ms += 9_000;
    expect(buckets.take('ann', 1, 3)).toBe(true);
  });

  test('is forgotten when it has run dry', () => {
    const { clock, buckets } = clocked(10);
    for (let i = 0; i < 20_000; i++) buckets.take(`caller ${i}`, 1, 100);
    expect(buckets.size).toBe(20_000);
    clock.ms += 100;
    buckets.take('ann', 1, 100);
    expect(buckets.size).toBe(1);
  });

  test('does not heed a step of the wall clock', () => {
    const buckets = new TokenBuckets({ perSecond: 10 });
    const dateNow = Date.now;
    Date.now = () => dateNow() - 3_600_000;
    const takes = Array.from({ length: 100 }, () => buckets.take('ann', 1, 100));
    Date.now = dateNow;
    expect(takes.every(Boolean)).toBe(true);
  });
});

describe('a fair queue', () => {
  type Item = Queued & { readonly name: string };
  const item = (name: string): Item => ({
    name,
    caller: name.slice(0, -1),
    priority: name.startsWith('bot') ? 'bots' : 'people',
  });
  const queueOf = (...names: string[]): FairQueue<Item> => {
    const queue = new FairQueue<Item>();
    for (const name of names) queue.add(item(name));
    return queue;
  };
  const order = (queue: FairQueue<Item>, lets: (item: Item) => boolean = () => true): string[] => {
    const names: string[] = [];
    for (;;) {
      const next = queue.next(lets);
      if (next === undefined) return names;
      names.push(next.name);
    }
  };

  test('lets callers take turns, people before bots', () => {
    expect(order(queueOf('botA1', 'ann1', 'ann2', 'ann3', 'botB1', 'bob1', 'botA2'))).toEqual([
      ...['ann1', 'bob1', 'ann2', 'ann3', 'botA1', 'botB1', 'botA2'],
    ]);
  });

  test('passes over an item that is not let through, and keeps it', () => {
    const queue = queueOf('ann1', 'ann2', 'bob1');
    expect(order(queue, ({ name }) => name !== 'ann1')).toEqual(['ann2', 'bob1']);
    expect(queue.size).toBe(1);
    expect(order(queue)).toEqual(['ann1']);
  });

  test('makes whoever has most give way, and bots to people', () => {
    expect(queueOf('ann1', 'ann2', 'ann3', 'bot1').givesWayTo(bob)?.name).toBe('bot1');
    expect(queueOf('ann1', 'ann2').givesWayTo(bob)?.name).toBe('ann2');
    expect(queueOf('ann1', 'bob1').givesWayTo(bob)).toBeUndefined();
    expect(queueOf('ann1').givesWayTo({ caller: 'bot', priority: 'bots' })).toBeUndefined();
  });

  test('loses nothing when items are taken out', () => {
    const queue = queueOf('ann1', 'ann2');
    const third = item('ann3');
    queue.add(third);
    expect([queue.remove(third), queue.remove(third), queue.size]).toEqual([true, false, 2]);
    expect(queue.drain().map(({ name }) => name)).toEqual(['ann1', 'ann2']);
    expect(queue.size).toBe(0);
  });
});

describe('admission', () => {
  // No token comes back while a test is slow.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const limited = (load: WorkerLoad = IDLE) => new Admission({ perSecond: 10, burst: 5 }, load);
  const kinds = (admission: Admission, caller: Queued, count: number): string[] =>
    Array.from({ length: count }, () => admission.admit(caller, POST).kind);

  test('a greedy caller is refused, and a polite one never notices', () => {
    const admission = limited();
    expect(kinds(admission, ann, 1_000).filter((kind) => kind === 'now')).toHaveLength(5);
    expect(kinds(admission, bob, 5)).toEqual(Array.from({ length: 5 }, () => 'now'));
    expect(admission.admit(ann, POST)).toMatchObject({ kind: 'refused', code: 'RATE_LIMITED' });
  });

  test('a caller has one bucket, whether he comes as a person or as a bot', () => {
    const admission = limited();
    const asBot: Queued = { caller: 'ann', priority: 'bots' };
    const botBurst = 5 * LIMITS.rate.botBursts;
    expect(kinds(admission, asBot, botBurst + 1).at(-1)).toBe('refused');
    expect(admission.admit(ann, POST).kind).toBe('refused');
    expect(admission.quotaOf(asBot)).toMatchObject({ burst: botBurst, left: 0 });
  });

  test('work is charged after it is done', () => {
    const admission = limited();
    admission.admit(ann, POST);
    admission.charge(ann, 10 * LIMITS.rate.workMs);
    expect(admission.admit(ann, POST)).toMatchObject({ kind: 'refused', code: 'RATE_LIMITED' });
  });

  test('while workers are busy a request waits, unless its sender does not accept that', () => {
    const admission = limited({ waitMs: 4_000, isFullFor: () => false });
    expect(admission.admit(ann, POST)).toEqual({ kind: 'wait', ms: 4_000 });
    expect(admission.admit(ann, { ...POST, needsEngine: false }).kind).toBe('now');
    const used = admission.quotaOf(ann)?.left;
    expect(admission.admit(ann, { ...POST, maxWaitMs: 1_500 })).toMatchObject({
      kind: 'refused',
      code: 'WAIT_TOO_LONG',
      retryAfterMs: 2_500,
    });
    expect(admission.quotaOf(ann)?.left).toBe(used);
  });

  test('a full queue refuses whoever cannot displace another', () => {
    const admission = limited({ waitMs: 10, isFullFor: ({ caller }) => caller === 'ann' });
    expect(admission.admit(ann, POST)).toMatchObject({ kind: 'refused', code: 'OVERLOADED' });
    expect(admission.admit(bob, POST).kind).toBe('wait');
  });

  test('without a limit everybody is admitted', () => {
    const admission = new Admission({ perSecond: 0, burst: 1 }, IDLE);
    expect(new Set(kinds(admission, ann, 100))).toEqual(new Set(['now']));
    expect(admission.quotaOf(ann)).toBeNull();
  });

  test('lines wait for a token instead of being refused', async () => {
    vi.useRealTimers();
    const admission = limited();
    admission.charge(ann, 5 * LIMITS.rate.workMs);
    const begin = performance.now();
    await admission.whenAllowed(ann, new AbortController().signal);
    expect(performance.now() - begin).toBeGreaterThan(50);
    expect(admission.admit(ann, POST).kind).toBe('now');
    admission.charge(ann, 1_000_000);
    await admission.whenAllowed(ann, AbortSignal.abort());
  });
});

test('saves are counted for each address, and one that saved nothing is given back', () => {
  const quota = new SaveQuota(2);
  quota.take('198.51.100.1');
  quota.take('198.51.100.1');
  expect(() => quota.take('198.51.100.1')).toThrow('2 times an hour');
  quota.giveBack('198.51.100.1');
  quota.take('198.51.100.1');
  quota.take('198.51.100.2');
});

describe('streams', () => {
  const { streams: all, streamsEach } = LIMITS.many;

  test('a caller has a few', () => {
    const streams = new Streams();
    for (let i = 0; i < streamsEach; i++) expect(streams.begin('ann')).toBe(true);
    expect(streams.begin('ann')).toBe(false);
    streams.end('ann');
    expect(streams.begin('ann')).toBe(true);
  });

  test('all callers together have so many', () => {
    const streams = new Streams();
    for (let i = 0; i < all; i++) expect(streams.begin(`caller ${i}`)).toBe(true);
    expect(streams.begin('ann')).toBe(false);
    streams.end('caller 3');
    expect(streams.begin('ann')).toBe(true);
  });
});
