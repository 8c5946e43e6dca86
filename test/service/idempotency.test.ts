import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.service.stop();
});

const save = (key: string, body: object) =>
  harness.http.post('/v1/scenarios').set('Idempotency-Key', key).send(body);
const count = async () => (await harness.http.get('/v1/scenarios?first=100')).body.items.length;

describe('a creating request with a key', () => {
  test('is done once, and answered the same, token and all', async () => {
    const first = await save('one', { turn: 'a' });
    const before = await count();
    const again = await save('one', { turn: 'a' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.body.editToken).toEqual(expect.any(String));
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers.location).toBe(first.headers.location);
    expect(await count()).toBe(before);
    await save('another', { turn: 'a' });
    expect(await count()).toBe(before + 1);
  });

  test('is refused with other content, whatever the order of its fields', async () => {
    await save('two', { turn: 'b', title: 'B' });
    expect((await save('two', { title: 'B', turn: 'b' })).status).toBe(201);
    const { status, body } = await save('two', { turn: 'c' });
    expect([status, body.code]).toEqual([422, 'KEY_REUSED']);
  });

  test('is told to wait while the first is worked on', async () => {
    const slow = { turn: 'slow', fake: { waitMs: 400 } };
    const [first, second] = await Promise.all([save('three', slow), save('three', slow)]);
    const [done, refused] = first.status === 201 ? [first, second] : [second, first];
    expect(done.status).toBe(201);
    expect([refused.status, refused.body.code]).toEqual([409, 'KEY_IN_USE']);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await save('three', slow)).body).toEqual(done.body);
  });

  test('that failed may be sent again', async () => {
    expect((await save('four', { nonsense: 1 })).status).toBe(422);
    expect((await save('four', { nonsense: 1 })).body.code).toBe('INVALID_SCENARIO');
  });

  test('whose answer could not be kept is not answered, and may be sent again', async () => {
    const { store } = harness;
    const keep = store.answerRequest;
    store.answerRequest = async () =>
      ({
        ok: false,
        code: 'UNAVAILABLE',
        retryAfterMs: 1,
        uncertain: false,
        cause: 'AWAY',
      }) as never;
    const failed = await save('five', { turn: 'e' });
    store.answerRequest = keep;
    expect([failed.status, failed.body.code]).toEqual([503, 'STORE_UNAVAILABLE']);
    const again = await save('five', { turn: 'e' });
    expect(again.status).toBe(201);
    expect((await save('five', { turn: 'e' })).body).toEqual(again.body);
  });

  test('appends deaths once', async () => {
    const cache = { ruleset: 'fake', patch: '1.0' };
    const { id, editToken } = (await harness.http.post('/v1/death-event-caches').send(cache)).body;
    const deaths = [{ entityId: 1, cardId: 'A', controller: 1, turn: 1 }];
    const append = () =>
      harness.http
        .post(`/v1/death-event-caches/${id}/deaths`)
        .set({ 'Idempotency-Key': 'five', Authorization: `Bearer ${editToken}` })
        .send({ expectedVersion: 0, deaths });
    expect((await append()).body.version).toBe(1);
    const again = await append();
    expect([again.status, again.body.version]).toEqual([200, 1]);
  });

  test('has a key of printable characters', async () => {
    for (const key of ['x'.repeat(256), 'two words']) {
      const { status, body } = await save(key, { turn: 'x' });
      expect([status, body.code]).toEqual([400, 'BAD_HEADER']);
    }
  });

  test('is done once over GraphQL too', async () => {
    const query = `mutation ($scenario: JSON!) {
      saveScenario(input: { scenario: { shortForm: $scenario }, idempotencyKey: "six" }) {
        editToken scenario { slug } } }`;
    const send = async () =>
      (await harness.http.post('/graphql').send({ query, variables: { scenario: { turn: 'g' } } }))
        .body.data.saveScenario;
    const first = await send();
    expect(await send()).toEqual(first);
  });
});

describe('a key belongs to its network', () => {
  let proxied: Harness;
  beforeAll(async () => {
    proxied = await startHarness({ trustProxy: 1 });
  });
  afterAll(() => proxied.service.stop());
  const send = (from: string, path: string, body: object) =>
    proxied.http.post(path).set('X-Forwarded-For', from).set('Idempotency-Key', '1').send(body);

  test('a stranger with the key and the public source gets no token', async () => {
    const body = { turn: 'attack', title: 'Mine' };
    const author = await send('192.0.2.1', '/v1/scenarios', body);
    const { source } = (await proxied.http.get(`/v1/scenarios/${author.body.slug}`)).body;
    expect(source).toEqual(body);
    for (const from of ['198.51.100.7', '2001:db8::1', '192.0.2.2']) {
      const stranger = await send(from, '/v1/scenarios', source);
      expect(stranger.status).toBe(201);
      expect(stranger.headers['idempotent-replayed']).toBeUndefined();
      expect(stranger.body.slug).not.toBe(author.body.slug);
      expect(JSON.stringify(stranger.body)).not.toContain(author.body.editToken);
    }
    const again = await send('192.0.2.1', '/v1/scenarios', body);
    expect(again.body).toEqual(author.body);
  });

  test('two strangers with the same key do not meet, whatever they send', async () => {
    const draft = { ruleset: 'fake', patch: '1.0' };
    for (const [from, title] of [
      ['192.0.2.11', 'One'],
      ['192.0.2.12', 'Other'],
    ] as const) {
      expect((await send(from, '/v1/scenarios', { turn: title })).status).toBe(201);
      expect((await send(from, '/v1/death-event-caches', { ...draft, title })).status).toBe(201);
      const query = `mutation { createDeathEventCache(input: {
        ruleset: "fake", patch: "1.0", title: "${title}", idempotencyKey: "2" }) { cacheId } }`;
      const { body } = await send(from, '/graphql', { query });
      expect(body.data.createDeathEventCache.cacheId).toEqual(expect.any(String));
    }
  });

  test('a network of IPv6 is one caller', async () => {
    const body = { turn: 'six' };
    const first = await send('2001:db8:1:0:1::1', '/v1/scenarios', body);
    const again = await send('2001:db8:1:9:2::2', '/v1/scenarios', body);
    expect(again.body).toEqual(first.body);
    const other = await send('2001:db8:2::1', '/v1/scenarios', body);
    expect(other.body.slug).not.toBe(first.body.slug);
  });
});
