import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/service/limits.js';
import { batchAnswer, batchResult } from '../../src/service/schemas/batch.js';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.service.stop();
});

const WRONG = { nonsense: true };
const many = (count: number): object[] =>
  Array.from({ length: count }, (_, i) => (i % 7 === 3 ? WRONG : { turn: i, trace: 'NONE' }));

interface Result {
  readonly index: number;
  readonly status: number;
  readonly answer?: { readonly traceHash: string };
  readonly problem?: { readonly code: string };
}

const alone = async (body: object) => {
  const { status, body: answer } = await harness.http.post('/v1/resolve').send(body);
  return { status, hash: answer.traceHash, code: answer.code };
};
const told = ({ status, answer, problem }: Result) => ({
  status,
  hash: answer?.traceHash,
  code: problem?.code,
});

/** Sends lines and reads the answer line by line. */
async function sendLines(body: string, headers: Record<string, string> = {}): Promise<Result[]> {
  const answer = await fetch(`${harness.url}/v1/resolve:batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson', ...headers },
    body,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  const text = await answer.text();
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Result]));
}

describe('fifty at once', () => {
  test('each is answered as it is alone, in order', async () => {
    const requests = many(LIMITS.many.requests);
    const { status, body } = await harness.http.post('/v1/resolve:batch').send({ requests });
    expect(status).toBe(200);
    expect(batchAnswer.safeParse(body).error).toBeUndefined();
    const results: Result[] = body.results;
    expect(results.map(({ index }) => index)).toEqual(requests.map((_, i) => i));
    for (const i of [0, 3, 10, 49]) expect(told(results[i]!)).toEqual(await alone(requests[i]!));
  });

  test('what is no object has a problem of its own, as a line has', async () => {
    const requests = [{ trace: 'NONE' }, 'x', null, [1]];
    const { body } = await harness.http.post('/v1/resolve:batch').send({ requests });
    const lines = await sendLines(requests.map((each) => JSON.stringify(each)).join('\n'));
    expect(body.results.map(told)).toEqual(lines.map(told));
    expect(lines.map(({ status }) => status)).toEqual([200, 422, 422, 422]);
    for (const { problem } of lines.slice(1)) expect(problem?.code).toBe('INVALID_SCENARIO');
  });

  test('one more is refused, and so are none and what is no list', async () => {
    for (const requests of [many(LIMITS.many.requests + 1), [], 'x']) {
      const { status, body } = await harness.http.post('/v1/resolve:batch').send({ requests });
      expect([status, body.code, body.errors[0].path[0]]).toEqual([
        422,
        'INVALID_BODY',
        'requests',
      ]);
    }
  });

  test('deaths cannot be recorded', async () => {
    const requests = [{ recordDeaths: { cache: 'x', expectedVersion: 0 } }];
    const { body } = await harness.http.post('/v1/resolve:batch').send({ requests });
    expect(body.results).toMatchObject([{ status: 422, problem: { code: 'INVALID_BODY' } }]);
  });

  test('over GraphQL each has a resolution or a problem', async () => {
    const scenarios = [...many(5), 'x'];
    const query = `query ($scenarios: [ScenarioInput!]!) { resolveMany(scenarios: $scenarios) {
      __typename
      ... on Resolution { traceHash }
      ... on Problem { code status type instance errors { pointer } }
    } }`;
    const inShort = (all: readonly unknown[]) => all.map((shortForm) => ({ shortForm }));
    const variables = { scenarios: inShort(scenarios) };
    const { body } = await harness.http.post('/graphql').send({ query, variables });
    const results = body.data.resolveMany;
    expect(results).toHaveLength(6);
    expect(results[0].traceHash).toBe((await alone(scenarios[0] as object)).hash);
    expect(results[3]).toMatchObject({ __typename: 'Problem', status: 422 });
    expect(results[3].instance).toMatch(/^urn:request:/);
    expect(results[5].code).toMatch(/^INVALID_/);
    const over = { query, variables: { scenarios: inShort(many(51)) } };
    const refused = (await harness.http.post('/graphql').send(over)).body;
    expect(refused.errors[0].extensions.code).toBe('INVALID_BODY');
  });
});

describe('lines', () => {
  test('thousands are answered in order, those that are no JSON with a problem', async () => {
    const requests = many(2_000);
    const lines = requests.map((request) => JSON.stringify(request));
    lines[5] = '{"turn": ';
    const results = await sendLines(`${lines.join('\r\n')}\n\n`);
    expect(results.map(({ index }) => index)).toEqual(requests.map((_, i) => i));
    expect(results[5]).toMatchObject({ status: 400, problem: { code: 'MALFORMED_JSON' } });
    for (const i of [0, 3, 1_999]) expect(told(results[i]!)).toEqual(await alone(requests[i]!));
    for (const one of results.slice(0, 20)) expect(batchResult.safeParse(one).success).toBe(true);
  });

  test('are answered before the body has ended', async () => {
    let send: (text: string | null) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) =>
          text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const asked = fetch(`${harness.url}/v1/resolve:batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body,
      duplex: 'half',
    } as RequestInit);
    send('{"turn": 1}\n');
    const reader = (await asked).body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    expect(JSON.parse(first)).toMatchObject({ index: 0, status: 200 });
    send('{"turn": 2}');
    send(null);
    const second = new TextDecoder().decode((await reader.read()).value);
    expect(JSON.parse(second)).toMatchObject({ index: 1, status: 200 });
    expect((await reader.read()).done).toBe(true);
  });

  test('past the limit end with a problem', async () => {
    const most = LIMITS.many.lines;
    const results = await sendLines('{"turn":1,"trace":"NONE"}\n'.repeat(most + 1));
    expect(results).toHaveLength(most + 1);
    expect(results.at(-1)).toMatchObject({ status: 413, problem: { code: 'BODY_TOO_LARGE' } });
  });

  test('that nobody waits for any more are left', async () => {
    const gone = new AbortController();
    const { signal } = gone;
    const slow = `${JSON.stringify({ fake: { waitMs: 50 } })}\n`.repeat(400);
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const sent = { method: 'POST', headers, body: slow, signal };
    const answer = await fetch(`${harness.url}/v1/resolve:batch`, sent);
    await answer.body!.getReader().read();
    gone.abort();
    const { pool, streams } = harness.service.services;
    const end = Date.now() + 5_000;
    while (pool.status().pending > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pool.status().pending).toBe(0);
    expect(streams.begin('127.0.0.1')).toBe(true);
    streams.end('127.0.0.1');
  });

  test('are not taken from one address as often as it likes', async () => {
    const { streams } = harness.service.services;
    const { streamsEach } = LIMITS.many;
    for (let i = 0; i < streamsEach; i++) streams.begin('127.0.0.1');
    const answer = await fetch(`${harness.url}/v1/resolve:batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: '{"turn": 1}\n',
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    for (let i = 0; i < streamsEach; i++) streams.end('127.0.0.1');
  });
});

describe('several items of a list', () => {
  test('of the catalogue, of saved scenarios, over REST and GraphQL', async () => {
    const { body } = await harness.http.get('/v1/cards?ids=CARD_007,CARD_003');
    expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual(['CARD_003', 'CARD_007']);
    const one = (await harness.http.post('/v1/scenarios').send({ turn: 'one' })).body;
    const two = (await harness.http.post('/v1/scenarios').send({ turn: 'two' })).body;
    await harness.http.post('/v1/scenarios').send({ turn: 'three' });
    const listed = (await harness.http.get(`/v1/scenarios?ids=${one.slug},${two.id}`)).body;
    const slugs = listed.items.map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs)).toEqual(new Set([one.slug, two.slug]));
    const query = `{ cards(cardIds: ["CARD_001"]) { nodes { cardId } missing totalCount }
      scenarios(slugs: ["${one.id}"]) { nodes { contentId slug } } }`;
    const { data } = (await harness.http.post('/graphql').send({ query })).body;
    expect(data.cards).toEqual({ nodes: [{ cardId: 'CARD_001' }], missing: [], totalCount: 1 });
    expect(data.scenarios.nodes).toEqual([{ contentId: one.id, slug: one.slug }]);
  });

  test('scenarios are found by the name of a card, and an unknown name is told', async () => {
    await harness.http.post('/v1/scenarios').send({ turn: 'named' });
    const path = '/v1/scenarios?ruleset=fake&card=';
    const { body } = await harness.http.get(`${path}card number 0`);
    expect(body.items.length).toBeGreaterThan(0);
    const none = await harness.http.get(`${path}Nobody`);
    expect([none.status, none.body.code]).toEqual([404, 'NO_SUCH_ITEM']);
  });
});
