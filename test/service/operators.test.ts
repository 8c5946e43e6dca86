import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ deadlineMs: 60_000, workers: 1 });
});
afterAll(async () => {
  await harness.service.stop();
});

const graphql = (body: object) => harness.http.post('/graphql').send(body);
const resolve = (body: object) => harness.http.post('/v1/resolve').send(body);

async function metrics({ service } = harness): Promise<string> {
  const { port } = service.adminAddress()!;
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** The number of a metric with exactly these labels; 0 when it is not there. */
async function numberOf(series: string, from = harness): Promise<number> {
  const line = (await metrics(from)).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

/** The line of the log of a request. */
async function lineOf(id: string): Promise<Record<string, unknown>> {
  return vi.waitUntil(() => harness.lines.find((line) => line.id === id && 'route' in line), {
    timeout: 600_000,
  }) as Promise<Record<string, unknown>>;
}

describe('GraphQL in the log and the metrics', () => {
  const unknown = 'query Unknown { rule(ruleId: "none") { id } }';

  test('has the code, the name of the operation, and its engine time', async () => {
    const before = await numberOf('oracle_problems_total{code="UNKNOWN_RULE"}');
    const answer = await graphql({ query: unknown }).set('X-Request-Id', 'named');
    expect(answer.status).toBe(200);
    const { code } = answer.body.errors[0].extensions;
    expect(await lineOf('named')).toMatchObject({ status: 200, operation: 'Unknown', code });
    expect(await numberOf(`oracle_problems_total{code="${code}"}`)).toBe(before + 1);
  });

  test('counts each code of an answer with several', async () => {
    const query =
      'query { a: rule(ruleId: "n") { id } b: scenario(slug: "nnnnnnnnnnnnnnnnnnnnnnnnnn") { id } }';
    const answer = await graphql({ query }).set('X-Request-Id', 'several');
    const codes = answer.body.errors.map((each: { extensions: { code: string } }) => {
      return each.extensions.code;
    });
    expect(new Set(codes).size).toBe(2);
    const line = await lineOf('several');
    expect(line).toMatchObject({ code: codes[0], codes });
    expect(line).not.toHaveProperty('operation');
  });

  test.each([
    ['syntax', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['no request', { x: 1 }, 'BAD_REQUEST'],
    ['two at once', [], 'BATCHING_NOT_SUPPORTED'],
  ])('has the code of what is not executed: %s', async (name, body, code) => {
    const id = name.replaceAll(' ', '-');
    await graphql(body).set('X-Request-Id', id);
    expect(await lineOf(id)).toMatchObject({ code });
  });

  test('has the work of all fields', async () => {
    const scenario = '{ fake: { busyMs: 40 } }';
    const query = `{ a: resolve(scenario: { shortForm: ${scenario} }) { status } b: legalActions(scenario: { shortForm: ${scenario} }) { ruleset } }`;
    const answer = await graphql({ query }).set('X-Request-Id', 'work');
    expect(answer.body.errors).toBeUndefined();
    expect((await lineOf('work')).workMs).toBeGreaterThanOrEqual(80);
  });
});

test('pages have their engine time in the log', async () => {
  await harness.http.get('/v1/rules').set('X-Request-Id', 'list');
  expect((await lineOf('list')).workMs).toBeGreaterThan(0);
});

describe('the metrics', () => {
  test('tell engine time and queue wait by operation', async () => {
    const of = (name: string) => `oracle_${name}_seconds_count{operation="resolve"}`;
    const before = [await numberOf(of('engine_work')), await numberOf(of('queue_wait'))];
    await Promise.all([
      resolve({ turn: 'waits', fake: { busyMs: 50 } }),
      resolve({ turn: 'waits too', fake: { busyMs: 50 } }),
    ]);
    expect([await numberOf(of('engine_work')), await numberOf(of('queue_wait'))]).toEqual(
      before.map((count) => count + 2),
    );
    const waited = await numberOf('oracle_queue_wait_seconds_sum{operation="resolve"}');
    expect(waited).toBeGreaterThan(0);
  });

  test('tell the time of the store by operation and outcome', async () => {
    const series = (outcome: string) =>
      `oracle_store_operation_seconds_count{operation="getScenario",outcome="${outcome}"}`;
    await harness.http.get(`/v1/scenarios/${'a'.repeat(26)}`);
    expect(await numberOf(series('NOT_FOUND'))).toBeGreaterThan(0);
    const saved = await harness.http.post('/v1/scenarios').send({ actions: ['endTurn'] });
    expect(saved.status).toBe(201);
    await harness.http.get(`/v1/scenarios/${saved.body.id}`);
    expect(await numberOf(series('ok'))).toBeGreaterThan(0);
  });

  test.each([
    ['work', 300, { loop: true }],
    ['died', 60_000, { exit: true }],
  ])(
    'count threads lost by %s, and the log has a line for each',
    async (kind, deadlineMs, fake) => {
      const short = await startHarness({ deadlineMs, workers: 1 });
      const answer = await short.http
        .post('/v1/resolve')
        .set('X-Request-Id', 'lost')
        .send({ fake });
      const losses = await numberOf(`oracle_worker_losses_total{kind="${kind}"}`, short);
      await short.service.stop();
      expect([answer.body.code, losses]).toEqual([expect.stringMatching(/DEADLINE|LOST/), 1]);
      const line = short.lines.find(({ msg }) => msg === 'a worker thread was lost');
      expect(line).toMatchObject({ level: 50, id: 'lost', kind });
    },
  );

  test('count refusals', async () => {
    harness.store.phase = 'retrying';
    const series = 'oracle_refusals_total{code="STORE_UNAVAILABLE"}';
    const before = await numberOf(series);
    const answer = await harness.http.get('/v1/scenarios');
    const during = await numberOf('oracle_store_writes_refused');
    harness.store.phase = 'ready';
    expect([answer.status, during]).toEqual([503, 1]);
    expect(await numberOf(series)).toBe(before + 1);
    expect(await numberOf('oracle_store_writes_refused')).toBe(0);
  });

  test('are all in the table of the documentation, with their unit', async () => {
    const own = (await metrics()).matchAll(/^# TYPE (oracle_\w+) (\w+)$/gm);
    const found = [...own].map(([, name, type]) => `${name} ${type}`).sort();
    const table = readFileSync('docs/reference/api.md', 'utf8').matchAll(
      /^\| `(oracle_\w+)` \| (\w+) \|/gm,
    );
    expect([...table].map(([, name, type]) => `${name} ${type}`).sort()).toEqual(found);
    for (const each of found) expect(each).toMatch(/_seconds histogram|_total counter| gauge/);
  });
});

test('a store that refuses writes makes the service degraded, and its text says so', async () => {
  harness.store.writes = 'refused';
  const ready = await harness.http.get('/readyz');
  harness.store.writes = 'ok';
  expect([ready.status, ready.body.status]).toEqual([200, 'degraded']);
  expect(ready.body.store).toEqual({
    phase: 'ready',
    kind: 'embedded',
    writes: 'refused',
    message: expect.stringContaining('refuses writes'),
  });
});
