import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startEngine, startHarness } from './support/harness.js';

const PUBLIC_URL = 'https://oracle.test';
let harness: Harness;
let secure: Harness;
beforeAll(async () => {
  [harness, secure] = await Promise.all([
    startHarness({ workers: 1 }),
    startHarness({ workers: 1, publicUrl: PUBLIC_URL }),
  ]);
});
afterAll(async () => {
  await Promise.all([harness, secure].map(({ service }) => service.stop()));
});

const BOARD = '1.players:(1:(board:!(Wisp)))';

describe('a form that saves', () => {
  let count = 0;
  const send = async (headers: Record<string, string>, to = harness) => {
    const form = { b: BOARD, title: `Form ${count++}` };
    const answer = await to.http.post('/play/share').set(headers).type('form').send(form);
    return answer.status;
  };
  const own = () => ({ Origin: harness.url, Host: new URL(harness.url).host });

  test.each([
    ['of no browser', () => ({})],
    ['of a page of the service', () => ({ ...own(), 'Sec-Fetch-Site': 'same-origin' })],
    ['whose origin is hidden', () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })],
    ['of an older browser', own],
    [
      'behind a proxy that ends HTTPS',
      () => ({ ...own(), Origin: own().Origin.replace(':', 's:') }),
    ],
  ])('%s is taken', async (_, headers) => {
    expect(await send({ Accept: 'application/json', ...headers() })).toBe(201);
  });

  test.each([
    ['of another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }],
    ['of a sister site', { Origin: 'https://evil.oracle.test', 'Sec-Fetch-Site': 'same-site' }],
    ['of another site in an older browser', { Origin: 'https://evil.test' }],
    ['of a hidden origin in an older browser', { Origin: 'null' }],
    ['of another port', { Origin: 'http://127.0.0.1:1' }],
  ])('%s is refused, and nothing is stored', async (_, headers) => {
    const { calls } = harness.store;
    expect(await send({ Accept: 'application/json', ...headers })).toBe(403);
    expect(await send({ Accept: 'text/html', ...headers })).toBe(403);
    expect(harness.store.calls).toBe(calls);
  });

  test('may come from the public address, whatever the host inside', async () => {
    const accept = { Accept: 'application/json' };
    expect(await send({ ...accept, Origin: PUBLIC_URL }, secure)).toBe(201);
    expect(await send({ ...accept, Origin: PUBLIC_URL })).toBe(403);
  });

  test('gets an origin from the pages of the service, which others do not', async () => {
    const page = await harness.http.get('/docs').set('Accept', 'text/html');
    expect(page.type).toBe('text/html');
    expect(page.headers['referrer-policy']).toBe('same-origin');
  });
});

test('JSON of other sites is taken: browsers ask first', async () => {
  const origin = { Origin: 'https://wiki.test', 'Sec-Fetch-Site': 'cross-site' };
  const preflight = await harness.http.options('/v1/resolve').set(origin);
  const allowed = (preflight.headers['access-control-allow-headers'] as string).split(', ');
  for (const name of ['Accept', 'Content-Type', 'From', 'Idempotency-Key', 'Oracle-Max-Wait'])
    expect(allowed).toContain(name);
  expect((await harness.http.post('/v1/resolve').set(origin).send({})).status).toBe(200);
});

describe('an answer with an edit token', () => {
  const once = (key: string) => ({ 'Idempotency-Key': key });

  test('is kept by nobody', async () => {
    const scenario = { turn: 'with a token' };
    const query =
      'mutation ($s: JSON!) { saveScenario(input: { scenario: { shortForm: $s } }) { editToken } }';
    const json = await harness.http.post('/v1/scenarios').set(once('a')).send(scenario);
    const again = await harness.http.post('/v1/scenarios').set(once('a')).send(scenario);
    const graphql = await harness.http
      .post('/graphql')
      .send({ query, variables: { s: { turn: 'by GraphQL' } } });
    const page = await harness.http
      .post('/play/share')
      .set('Accept', 'text/html')
      .type('form')
      .send({ b: BOARD });
    expect(again.headers['access-control-expose-headers']).toContain('Idempotent-Replayed');
    expect(again.headers['idempotent-replayed']).toBe('true');
    for (const { text, headers } of [json, again, graphql, page]) {
      expect(text).toMatch(/edit ?token/i);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('is had by no other method than those that change something', async () => {
    const get = await harness.http.get('/v1/rulesets');
    expect(get.headers['cache-control']).not.toContain('no-store');
  });
});

test('browsers are kept at HTTPS where the service has it, and on its own host only', async () => {
  const of = async ({ http }: Harness) =>
    (await http.get('/healthz')).headers['strict-transport-security'] as string | undefined;
  expect(await of(harness)).toBeUndefined();
  expect(await of(secure)).toBe('max-age=31536000');
});

describe('an error of GET', () => {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.service.stop());

  const HOSTILE = ['', 'x', '-1', 'a\0', 'a'.repeat(5_000), '{"a":['];

  test('speaks of no body, and of no change', async () => {
    const { paths } = (await engine.http.get('/openapi.json')).body as {
      paths: Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;
    };
    let errors = 0;
    for (const [path, { get }] of Object.entries(paths)) {
      if (get === undefined) continue;
      const address = path.replace('{id}', 'no_such_id');
      const queries = (get.parameters ?? []).filter((each) => each.in === 'query');
      const asked = queries.flatMap(({ name }) => HOSTILE.map((value) => ({ [name]: value })));
      for (const query of [{}, { unknown: '1' }, ...asked]) {
        const accept = { Accept: 'application/json, */*' };
        const { status, text } = await engine.http.get(address).set(accept).query(query);
        expect(status, `${path} ${JSON.stringify(query).slice(0, 60)}`).not.toBe(500);
        if (status < 400) continue;
        errors++;
        expect(text, path).not.toMatch(/\bbody\b|INVALID_BODY|change may/i);
      }
    }
    expect(errors).toBeGreaterThan(100);
    expect((await engine.http.get('/v1/cards/a%00')).body.code).toBe('NO_SUCH_ITEM');
  });

  test('nor do the errors of a query by GraphQL', async () => {
    for (const query of [
      '{ resolve(scenario: { shortForm: 1 }) { status } }',
      '{ cards(first: -1) { totalCount } }',
    ]) {
      const { text } = await engine.http.get('/graphql').query({ query });
      expect(text).toContain('"errors"');
      expect(text).not.toMatch(/\bbody\b/i);
    }
  });
});
