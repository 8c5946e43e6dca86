import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/service/limits.js';
import { type Harness, startHarness } from './support/harness.js';
import { raw } from './support/raw.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(
    { trustProxy: 1 },
    { httpTimes: { headerTimeoutMs: 400, requestTimeoutMs: 800, keepAliveMs: 65_000 } },
  );
});
afterAll(async () => {
  await harness.service.stop();
});

const HEAD = 'POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const lastLine = async (): Promise<Record<string, unknown> | undefined> => {
  const { length } = harness.lines;
  await harness.http.get('/healthz');
  const isHealth = ({ route }: Record<string, unknown>): boolean => route === '/healthz';
  await vi.waitUntil(() => harness.lines.slice(length).some(isHealth), { timeout: 600_000 });
  return harness.lines.findLast((line) => !isHealth(line));
};

describe('headers', () => {
  test.each(['/healthz', '/v1/resolve', '/nowhere', '/graphql'])(
    'of %s keep browsers at bay',
    async (path) => {
      const { headers } = await harness.http.get(path);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'access-control-allow-origin': '*',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('a harmless request id is taken over, another is not', async () => {
    const ask = async (id: string) =>
      (await harness.http.get('/healthz').set('X-Request-Id', id)).headers['x-request-id'];
    expect(await ask('wiki-bot.7:a_b')).toBe('wiki-bot.7:a_b');
    for (const id of ['a b', 'a"b', 'ä', '<x>', 'a'.repeat(65)]) {
      expect(await ask(id)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('an answer is compressed for those who ask', async () => {
    const get = (coding: string) =>
      harness.http.get('/openapi.json').set('Accept-Encoding', coding);
    // One after the other: making the document takes long, and who waits to be read then is cut off.
    const plain = await get('identity');
    const small = await get('gzip');
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(small.body).toEqual(plain.body);
    const { head } = await raw(harness.address.port, [
      'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ]);
    expect(head).toMatch(/^vary: .*accept-encoding/im);
    expect(head).not.toMatch(/^content-encoding/im);
  });
});

describe('bodies', () => {
  const sized = (bytes: number): string => {
    const pieces = Array.from({ length: Math.floor(bytes / 3_703) }, () => 'a'.repeat(3_700));
    const rest = bytes - JSON.stringify({ order: [...pieces, ''] }).length;
    return JSON.stringify({ order: [...pieces, 'a'.repeat(rest)] });
  };

  test('are taken to the last byte and refused one above', async () => {
    const post = (text: string) => harness.http.post('/v1/resolve').type('json').send(text);
    const fits = sized(LIMITS.body.bytes);
    expect(fits).toHaveLength(LIMITS.body.bytes);
    expect((await post(fits)).status).toBe(200);
    const above = await post(`${fits} `);
    expect(above.status).toBe(413);
    expect(above.body.code).toBe('BODY_TOO_LARGE');
  });

  test('of some MB see the answer, and the connection goes on', async () => {
    const long = 'a'.repeat(3 * LIMITS.body.bytes);
    const close = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const { head, body } = await raw(harness.address.port, [
      `${HEAD}Content-Length: ${long.length}\r\n\r\n`,
      ...[long, close],
    ]);
    expect(head).toContain('413');
    expect(body).toContain('BODY_TOO_LARGE');
    expect(body).toContain('HTTP/1.1 200');
  });

  test('of 100 MB are refused before they are sent', async () => {
    const { status, head } = await raw(harness.address.port, [
      `${HEAD}Content-Length: 104857600\r\n\r\n`,
      'a'.repeat(65_536),
    ]);
    expect(status).toBe(413);
    expect(head).toMatch(/^connection: close$/im);
  });

  test('in chunks that lie about their end are refused', async () => {
    const chunked = `${HEAD}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    const long = `${chunked}${'10000\r\n'}${'a'.repeat(65_536)}\r\n`.concat(
      `10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(LIMITS.body.bytes / 65_536),
    );
    expect((await raw(harness.address.port, [long])).status).toBe(413);
    expect((await raw(harness.address.port, [`${chunked}xyz\r\n`])).status).toBe(400);
    const both = `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`;
    expect((await raw(harness.address.port, [`${both}3\r\n{} \r\n0\r\n\r\n`])).status).toBe(400);
  });

  test('that come in drops are cut off in time', async () => {
    const drops = Array.from({ length: 100 }, () => ' ');
    const slow = await raw(harness.address.port, [`${HEAD}Content-Length: 200\r\n\r\n`, ...drops], {
      everyMs: 50,
    });
    expect(slow.status).toBe(408);
    expect(JSON.parse(slow.body)).toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  test('that are packed are refused: a small one could be a large one', async () => {
    const answer = await harness.http
      .post('/v1/resolve')
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .send('{}');
    expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  test.each([
    ['application/json; charset=UTF-8', 200],
    ['application/json;charset="utf-8"', 200],
    ['application/vnd.oracle+json', 200],
    ['application/json; charset=utf-16', 415],
    ['text/json', 415],
    ['application/jsonx', 415],
  ])('of the type %s answer %i', async (type, status) => {
    const answer = await harness.http.post('/v1/resolve').set('Content-Type', type).send('{}');
    expect(answer.status).toBe(status);
  });

  test('in YAML are for scenarios only', async () => {
    const answer = await harness.http
      .post('/v1/death-event-caches')
      .type('application/yaml')
      .send('ruleset: a');
    expect(answer.status).toBe(415);
  });
});

describe('the log', () => {
  test('has one line a request: what was asked, how it ended, and nothing of what was in it', async () => {
    await harness.http
      .post('/v1/resolve?')
      .set({ 'X-Forwarded-For': '203.0.113.77', 'X-Request-Id': 'line-1' })
      .send({ title: 'a secret title' });
    const line = await lastLine();
    expect(line).toMatchObject({
      id: 'line-1',
      method: 'POST',
      route: '/v1/resolve',
      status: 200,
      ms: expect.any(Number),
      workMs: expect.any(Number),
      from: '203.0.113.0',
    });
    expect(JSON.stringify(harness.lines)).not.toMatch(/secret title|203\.0\.113\.77/);
    expect(harness.lines.filter(({ id }) => id === 'line-1')).toHaveLength(1);
  });

  test('does not tell addresses or ids', async () => {
    await harness.http
      .get('/v1/cards/CARD_001?text=hidden')
      .set('X-Forwarded-For', '2001:db8:1:2::3');
    expect(await lastLine()).toMatchObject({ route: '/v1/cards/:id', from: '2001:db8:1::/48' });
  });

  test('takes no lines from callers', async () => {
    await harness.http.get(`/a%0a{"level":60}`).set('User-Agent', 'x" y');
    expect(await lastLine()).toMatchObject({
      route: 'unknown',
      status: 404,
      code: 'UNKNOWN_ROUTE',
    });
  });

  test('has the fault of an answer 500, with the same id', async () => {
    const answer = await harness.http.post('/v1/resolve').send({ fake: { throw: true } });
    expect(answer.text).not.toMatch(/secret|\.ts/);
    const id = answer.headers['x-request-id'];
    const fault = harness.lines.find((line) => line.id === id && 'fault' in line);
    expect(fault?.fault).toContain('broken invariant');
  });
});

describe('limits on rates', () => {
  test('count per address, tell when to come back, and leave health alone', async () => {
    const limited = await startHarness({
      rateLimit: 0.001,
      rateBurst: 10,
      trustProxy: 1,
      workers: 1,
    });
    const ask = (address: string, path = '/v1/rulesets') =>
      limited.http.get(path).set('X-Forwarded-For', address);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await ask('198.51.100.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const refused = await ask('198.51.100.1', '/graphql?query={__typename}');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit-policy']).toContain('q=10; w=10000');
    expect((await ask('198.51.100.2')).status).toBe(200);
    expect((await ask('198.51.100.1', '/healthz')).status).toBe(200);
    await limited.service.stop();
  });

  test.each([
    ['no proxy in front', 0, (i: number) => `198.51.100.${i}`],
    ['one, that appends the address it sees', 1, (i: number) => `198.51.100.${i}, 203.0.113.9`],
    ['two', 2, (i: number) => `198.51.100.${i}, 203.0.113.9, 192.0.2.1`],
  ])('cannot be escaped with a forged address: %s', async (_, trustProxy, forged) => {
    const limited = await startHarness({ rateLimit: 0.001, rateBurst: 5, trustProxy, workers: 1 });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const request = limited.http.get('/v1/rulesets').set('X-Forwarded-For', forged(i));
      statuses.push((await request).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await limited.service.stop();
  });

  test('saves are counted over REST and GraphQL together', async () => {
    const limited = await startHarness({ rateLimit: 1_000, savesPerHour: 3, workers: 1 });
    const save = (turn: number) => limited.http.post('/v1/scenarios').send({ turn });
    const query =
      'mutation ($s: JSON!) { saveScenario(input: { scenario: { shortForm: $s } }) { created } }';
    const mutate = (turn: number) =>
      limited.http.post('/graphql').send({ query, variables: { s: { turn } } });
    expect((await save(1)).status).toBe(201);
    expect((await mutate(2)).body.errors).toBeUndefined();
    expect((await save(3)).status).toBe(201);
    expect((await mutate(4)).body.errors[0].extensions.code).toBe('SAVE_QUOTA_EXCEEDED');
    const refused = await save(5);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    // what is there already can be saved for ever
    for (let i = 0; i < 3; i++) expect((await save(3)).body.created).toBe(false);
    await limited.service.stop();
  });
});

describe('the same answer everywhere', () => {
  test('REST in JSON and YAML, and GraphQL, give one trace hash', async () => {
    for (let n = 0; n < 25; n++) {
      const scenario = {
        title: `Number ${n}`,
        turn: { number: n },
        actions: ['endTurn', { play: n }],
      };
      const rest = await harness.http.post('/v1/resolve').send(scenario);
      const yaml = await harness.http
        .post('/v1/resolve')
        .type('application/yaml')
        .send(JSON.stringify(scenario));
      const graphql = await harness.http.post('/graphql').send({
        query: 'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { traceHash state } }',
        variables: { s: scenario },
      });
      const { traceHash, state } = rest.body;
      expect(graphql.body.data.resolve).toEqual({ traceHash, state });
      expect(yaml.body).toEqual(rest.body);
    }
  });

  test('the bytes of an answer are those of the engine', async () => {
    const hash = async () => {
      const answer = await harness.http.post('/v1/resolve').send({ lines: 200 });
      return createHash('sha256').update(answer.text).digest('hex');
    };
    expect(await hash()).toBe(await hash());
  });
});
