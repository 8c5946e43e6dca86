import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { laneOf } from '../../src/service/http/lane.js';
import { LIMITS } from '../../src/service/limits.js';
import { type Lane, Lanes } from '../../src/service/pool/lanes.js';
import { Gate } from './support/gate.js';
import { type Harness, startHarness } from './support/harness.js';

const BOT = 'RulingsBot/1.2 (https://wiki.example/User:RulingsBot)';

test.each([
  [{ 'user-agent': BOT }, 'bots'],
  [{ 'user-agent': 'deck-tracker/3 judge@example.org' }, 'bots'],
  [{ from: 'judge@example.org' }, 'bots'],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0' }, 'people'],
  [{ 'user-agent': 'python-requests/2.32' }, 'people'],
  [{}, 'people'],
] as const)('%j is of %s', (headers, lane) => {
  expect(laneOf(headers)).toBe(lane);
});

describe('two lanes', () => {
  interface Item {
    readonly caller: string;
    readonly lane: Lane;
    readonly name: string;
  }
  const lanesOf = (...names: string[]): Lanes<Item> => {
    const lanes = new Lanes<Item>();
    for (const name of names) {
      const lane = name.startsWith('bot') ? 'bots' : 'people';
      lanes.add({ caller: name.slice(0, -1), lane, name });
    }
    return lanes;
  };
  const order = (lanes: Lanes<Item>): string[] =>
    Array.from({ length: lanes.size }, () => lanes.next(() => true)?.name ?? '');

  test('bots are served after people, and among themselves by turns', () => {
    expect(order(lanesOf('botA1', 'botA2', 'ann1', 'botB1', 'bob1'))).toEqual([
      ...['ann1', 'bob1', 'botA1', 'botB1', 'botA2'],
    ]);
  });

  test('a bot gives way to people, never people to a bot', () => {
    const lanes = lanesOf('ann1', 'ann2', 'ann3', 'botA1');
    expect(lanes.givesWayTo('bob', 'people')?.name).toBe('botA1');
    expect(lanes.givesWayTo('botB', 'bots')).toBeUndefined();
    expect(lanesOf('ann1', 'ann2').givesWayTo('bob', 'people')?.name).toBe('ann2');
    expect(lanesOf('botA1', 'botA2').givesWayTo('botB', 'bots')?.name).toBe('botA2');
  });
});

describe('the service', () => {
  let harness: Harness;
  beforeAll(async () => {
    const { perSecond } = LIMITS.rate;
    harness = await startHarness({ workers: 1, rateLimit: perSecond, rateBurst: 3, queue: 10 });
  });
  afterAll(() => harness.service.stop());
  const cards = (headers: Record<string, string>) =>
    harness.http.get('/v1/cards?ruleset=fake').set(headers);

  test('a bot that says whom to write to may send more at once', async () => {
    const person = await cards({});
    const bot = await cards({ 'User-Agent': BOT });
    expect(person.headers['ratelimit-policy']).toContain('q=3;');
    expect(bot.headers['ratelimit-policy']).toContain(`q=${3 * LIMITS.rate.botBursts};`);
    for (let i = 0; i < 5; i++) expect((await cards({ 'User-Agent': BOT })).status).toBe(200);
  });

  test('people overtake bots', async () => {
    const { pool } = harness.service.services;
    const gate = new Gate();
    const done: string[] = [];
    const run = async (name: string, lane: Lane, fake: object): Promise<void> => {
      const bytes = Buffer.from(JSON.stringify({ fake }));
      const asked = { operation: 'resolve', format: 'json', requestId: name } as const;
      await pool.run({ ...asked, bytes, caller: name, lane });
      done.push(name);
    };
    const work = [run('first', 'people', { gate: gate.path })];
    await gate.reached();
    for (let i = 0; i < 4; i++) work.push(run(`bot${i}`, 'bots', { busyMs: 1 }));
    expect(pool.waitMs('bots')).toBeGreaterThan(pool.waitMs('people'));
    work.push(run('ann', 'people', { busyMs: 1 }));
    gate.open();
    await Promise.all(work);
    expect(done.indexOf('ann')).toBeLessThan(done.indexOf('bot3'));
  });

  test('a request says how long it waits, and is refused unread where it would be longer', async () => {
    const { pool } = harness.service.services;
    const waitMs = pool.waitMs.bind(pool);
    pool.waitMs = (lane) => (lane === 'bots' ? 4_000 : 0);
    const lag = { 'User-Agent': BOT, 'Oracle-Max-Wait': '1.5' };
    const [refused, let_, graphql] = [
      await cards(lag),
      await cards({ ...lag, 'Oracle-Max-Wait': '5' }),
      await harness.http.post('/graphql').set(lag).send({ query: '{ __typename }' }),
    ];
    pool.waitMs = waitMs;
    expect([refused.status, refused.body.code]).toEqual([503, 'WAIT_TOO_LONG']);
    expect(refused.headers).toMatchObject({
      'retry-after': '3',
      'oracle-error': 'WAIT_TOO_LONG',
    });
    expect(refused.headers['ratelimit-policy']).toBeUndefined();
    expect(let_.status).toBe(200);
    expect(graphql.body.errors[0].extensions.code).toBe('WAIT_TOO_LONG');
    const wrong = await cards({ 'User-Agent': BOT, 'Oracle-Max-Wait': 'soon' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'BAD_HEADER']);
  });
});
