import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '../../src/service/errors.js';
import { LIMITS } from '../../src/service/limits.js';
import { Gate } from './support/gate.js';
import { type Harness, startHarness } from './support/harness.js';
import { raw } from './support/raw.js';

/** What an error looked like: its status, and the code in the body. */
interface Seen {
  readonly status: number;
  readonly code: unknown;
}

let harness: Harness;
let limited: Harness;
let narrow: Harness;
beforeAll(async () => {
  [harness, limited, narrow] = await Promise.all([
    startHarness(
      { deadlineMs: 2_500 },
      { httpTimes: { headerTimeoutMs: 500, requestTimeoutMs: 10_000, keepAliveMs: 5_000 } },
    ),
    startHarness({ rateLimit: 0.001, rateBurst: 8, workers: 1 }),
    startHarness({ rateLimit: 1_000, savesPerHour: 2, workers: 1, queue: 0 }),
  ]);
});
afterAll(async () => {
  await Promise.all([harness, limited, narrow].map(({ service }) => service.stop()));
});

type Pending = PromiseLike<{ status: number; body: unknown; headers: Record<string, string> }>;

const seen = async (answer: Pending): Promise<Seen> => {
  const { status, body, headers } = await answer;
  const isForLater = status === 429 || status === 503;
  if (isForLater) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  return { status, code: (body as { code?: unknown }).code };
};
const get = (path: string, headers: Record<string, string> = {}) =>
  harness.http.get(path).set(headers);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  harness.http
    .post(path)
    .set(headers)
    .send(body as object);
const text = (body: string | Buffer, type = 'application/json') =>
  harness.http.post('/v1/resolve').type(type).send(body);
const graphql = async (body: object): Promise<Seen> => {
  const { status, body: answer } = await post('/graphql', body);
  const errors = (answer as { errors?: { extensions: { code: unknown } }[] }).errors;
  return { status, code: errors?.[0]?.extensions.code };
};
const bare = async (chunks: readonly (string | Buffer)[], end = false): Promise<Seen> => {
  const { status, body } = await raw(harness.address.port, chunks, { end });
  return { status, code: (JSON.parse(body) as { code: unknown }).code };
};
const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const save = async (title: string) => (await post('/v1/scenarios', { title, turn: title })).body;
const token = (value: string) => ({ Authorization: `Bearer ${value}` });
const withStoreDown = async (run: () => Promise<Seen>): Promise<Seen> => {
  harness.store.phase = 'retrying';
  try {
    return await run();
  } finally {
    harness.store.phase = 'ready';
  }
};

const HEAD = 'POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

/** One way to meet each error. */
const WAYS: Record<ErrorCode, () => Promise<Seen>> = {
  MALFORMED_HTTP: () => bare(['NOT HTTP AT ALL\r\n\r\n']),
  MALFORMED_URL: () => seen(get('/v1/cards/%ff')),
  MALFORMED_JSON: () => seen(text('{"actions": [,]}')),
  MALFORMED_YAML: () => seen(text('a: 1\na: 2', 'application/yaml')),
  BODY_REQUIRED: () => seen(harness.http.post('/v1/resolve')),
  BODY_INCOMPLETE: () => bare([`${HEAD}Content-Length: 10\r\n\r\n{"a`], true),
  BAD_ENCODING: () => {
    const close = 'Connection: close\r\nContent-Length: 4\r\n\r\n';
    return bare([HEAD + close, Buffer.from([0x22, 0xff, 0xfe, 0x22])]);
  },
  BAD_QUERY: () => seen(get('/v1/cards?frist=3')),
  BAD_BOARD_CODE: () => seen(get('/play?b=x')),
  BAD_EDIT: () => seen(get('/play?do=fly')),
  BAD_CURSOR: () => seen(get('/v1/scenarios?after=nowhere')),
  BAD_HEADER: () =>
    seen(
      post('/v1/death-event-caches', { ruleset: 'a', patch: 'b' }, { 'Idempotency-Key': 'a b' }),
    ),
  SUBSCRIPTION_NOT_SUPPORTED: () => graphql({ query: 'subscription { x }' }),
  BATCHING_NOT_SUPPORTED: () => graphql([{ query: '{ __typename }' }]),
  EDIT_TOKEN_REQUIRED: async () => seen(harness.http.delete(`/v1/scenarios/${'a'.repeat(26)}`)),
  BAD_TOKEN: async () => {
    const { id } = await save('BAD_TOKEN');
    return seen(harness.http.delete(`/v1/scenarios/${id}`).set(token('wrong')));
  },
  CROSS_SITE_FORM: () =>
    seen(
      harness.http
        .post('/play/share')
        .set({ Accept: 'application/json', Origin: 'https://evil.example' })
        .type('form')
        .send({ b: 'x' }),
    ),
  UNKNOWN_ROUTE: () => seen(get('/v2/resolve')),
  SCENARIO_NOT_FOUND: () => seen(get(`/v1/scenarios/${'a'.repeat(26)}`)),
  DEATH_EVENT_CACHE_NOT_FOUND: () =>
    seen(post('/v1/resolve', { deaths: { cache: 'a'.repeat(26) } })),
  NO_SUCH_ITEM: () => seen(get('/v1/cards/none')),
  METHOD_NOT_ALLOWED: () => seen(harness.http.put('/v1/resolve').send({})),
  NOT_ACCEPTABLE: () => seen(get('/limits', { Accept: 'text/html' })),
  FORMAT_NOT_OFFERED: () => seen(get('/oembed?url=http%3A%2F%2Fa%2Fs%2Fa&format=xml')),
  REQUEST_TIMEOUT: () => bare(['POST /v1/resolve HTTP/1.1\r\nHost: a\r\n']),
  VERSION_CONFLICT: async () => {
    const { id, editToken } = await save('VERSION_CONFLICT');
    return seen(
      harness.http
        .patch(`/v1/scenarios/${id}`)
        .set(token(editToken))
        .send({ note: 'x', expectedVersion: 7 }),
    );
  },
  SCENARIO_WITHDRAWN: async () => {
    const { id, editToken } = await save('SCENARIO_WITHDRAWN');
    await harness.http.delete(`/v1/scenarios/${id}`).set(token(editToken));
    return seen(get(`/s/${id}`));
  },
  PRECONDITION_FAILED: async () => {
    const { id, editToken } = await save('PRECONDITION_FAILED');
    return seen(
      harness.http
        .patch(`/v1/scenarios/${id}`)
        .set({ ...token(editToken), 'If-Match': '"7"' })
        .send({ note: 'x' }),
    );
  },
  BODY_TOO_LARGE: () => seen(text(`"${'a'.repeat(LIMITS.body.bytes)}"`)),
  UNSUPPORTED_MEDIA_TYPE: () => seen(text('a=1', 'application/x-www-form-urlencoded')),
  INVALID_BODY: () => seen(post('/v1/resolve', { title: 'a'.repeat(5_000) })),
  BODY_TOO_DEEP: () => seen(text(nested(LIMITS.body.depth))),
  BODY_TOO_MANY_NODES: () =>
    seen(post('/v1/resolve', { order: Array.from({ length: LIMITS.body.nodes }, () => 1) })),
  KEY_IN_USE: async () => {
    const body = { fake: { waitMs: 500 } };
    const send = () => post('/v1/scenarios', body, { 'Idempotency-Key': 'in-use' });
    const [one, other] = await Promise.all([send(), send()]);
    return seen(Promise.resolve(one.status === 409 ? one : other));
  },
  KEY_REUSED: async () => {
    const send = (title: string) =>
      post(
        '/v1/death-event-caches',
        { ruleset: 'a', patch: 'b', title },
        { 'Idempotency-Key': 'k' },
      );
    await send('one');
    return seen(send('two'));
  },
  UNSTORABLE: async () => {
    const { store } = harness.service.services;
    const refuse = vi.spyOn(store, 'createDeathEventCache').mockResolvedValueOnce({
      ok: false,
      code: 'UNSTORABLE',
      message: 'It cannot be stored.',
      path: '/title',
    });
    const answer = await seen(post('/v1/death-event-caches', { ruleset: 'a', patch: 'b' }));
    refuse.mockRestore();
    return answer;
  },
  DEADLINE_EXCEEDED: () => seen(post('/v1/resolve', { fake: { loop: true } })),
  MEMORY_EXCEEDED: async () => {
    const other = await startHarness({ workers: 1, deadlineMs: 60_000 });
    const answer = await seen(other.http.post('/v1/resolve').send({ fake: { eat: true } }));
    await other.service.stop();
    return answer;
  },
  PRECONDITION_REQUIRED: async () => {
    const { id, editToken } = await save('PRECONDITION_REQUIRED');
    return seen(
      harness.http.patch(`/v1/scenarios/${id}`).set(token(editToken)).send({ note: 'x' }),
    );
  },
  RATE_LIMITED: async () => {
    for (let i = 0; i < 10; i++) await limited.http.get('/v1/rulesets');
    return seen(limited.http.get('/v1/rulesets'));
  },
  SAVE_QUOTA_EXCEEDED: async () => {
    for (const turn of [1, 2]) await narrow.http.post('/v1/scenarios').send({ turn });
    return seen(narrow.http.post('/v1/scenarios').send({ turn: 3 }));
  },
  HEADERS_TOO_LARGE: () =>
    bare([`GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`]),
  INTERNAL_ERROR: () => seen(post('/v1/resolve', { fake: { throw: true } })),
  OVERLOADED: async () => {
    const gate = new Gate();
    const busy = seen(narrow.http.post('/v1/resolve').send({ fake: { gate: gate.path } }));
    await gate.reached();
    const answer = await seen(narrow.http.post('/v1/resolve').send({}));
    gate.open();
    expect((await busy).status).toBe(200);
    return answer;
  },
  WAIT_TOO_LONG: async () => {
    const { pool } = narrow.service.services;
    const busy = vi.spyOn(pool, 'waitMs', 'get').mockReturnValue(2_500);
    const answer = await seen(narrow.http.post('/v1/resolve').set('Oracle-Max-Wait', '1').send({}));
    busy.mockRestore();
    return answer;
  },
  WORKER_LOST: () => seen(post('/v1/resolve', { fake: { exit: true } })),
  STOPPING: async () => {
    const other = await startHarness({ workers: 1 });
    await other.service.services.pool.close();
    const answer = await seen(other.http.post('/v1/resolve').send({}));
    await other.service.stop();
    return answer;
  },
  STORE_UNAVAILABLE: () => withStoreDown(() => seen(get('/v1/scenarios'))),
  GRAPHQL_PARSE_FAILED: () => graphql({ query: '{' }),
  GRAPHQL_VALIDATION_FAILED: () => graphql({ query: '{ nothing }' }),
  BAD_USER_INPUT: () => graphql({ query: 'query ($id: String!) { scenario(slug: $id) { id } }' }),
  OPERATION_RESOLUTION_FAILURE: () =>
    graphql({ query: 'query A { __typename }', operationName: 'B' }),
  BAD_REQUEST: () => graphql({ variables: {} }),
  PERSISTED_QUERY_NOT_SUPPORTED: () =>
    graphql({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
  TOO_MANY_TOKENS: () => graphql({ query: `{ ${'__typename '.repeat(2_100)} }` }),
  QUERY_TOO_DEEP: () =>
    graphql({
      query: `{ __schema { types ${'{ ofType '.repeat(20)} { name } ${'}'.repeat(20)} } }`,
    }),
  TOO_MANY_ALIASES: () =>
    graphql({
      query: `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
    }),
  TOO_MANY_DIRECTIVES: () =>
    graphql({ query: `{ ${'__typename @include(if: true) '.repeat(51)} }` }),
  QUERY_TOO_COSTLY: () =>
    graphql({
      query: `query ($s: JSON!) {
        ${Array.from({ length: 17 }, (_, i) => `r${i}: resolve(scenario: { shortForm: $s }) { traceHash }`).join(' ')}
      }`,
      variables: { s: {} },
    }),
};

describe('every error of the table can be met', () => {
  // Some of them cost a thread, and its successor takes a while to load.
  beforeEach(async () => {
    const { pool } = harness.service.services;
    await vi.waitUntil(() => pool.status().loaded >= 2, { timeout: 600_000 });
  });

  test.each(Object.keys(ERRORS) as ErrorCode[])('%s', async (code) => {
    expect(await WAYS[code]()).toEqual({ status: ERRORS[code].status, code });
  });
});
