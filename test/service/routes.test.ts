import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.service.stop();
});

const get = (path: string) => harness.http.get(path);
const post = (path: string, body: object) => harness.http.post(path).send(body);
const NO_ID = 'a'.repeat(26);
const DEATH = { entityId: 9, cardId: 'CARD_001', controller: 2, turn: 4 };

describe('resolving', () => {
  test('resolve answers the resolution', async () => {
    const answer = await post('/v1/resolve', { actions: ['endTurn'] });
    expect(answer.status).toBe(200);
    expect(answer.type).toBe('application/json');
    expect(answer.body).toMatchObject({ status: 'COMPLETE', trace: [{ id: 0 }, { id: 1 }] });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  test('YAML says the same as JSON', async () => {
    const json = await post('/v1/resolve', { turn: { number: 3 }, actions: ['endTurn'] });
    const yaml = await harness.http
      .post('/v1/resolve')
      .type('application/yaml')
      .send('turn: { number: 3 }\nactions:\n  - endTurn # and no more\n');
    expect(yaml.status).toBe(200);
    expect(yaml.body.traceHash).toBe(json.body.traceHash);
  });

  test('trace NONE answers no trace', async () => {
    const answer = await post('/v1/resolve', { trace: 'NONE' });
    expect(answer.body.trace).toEqual([]);
  });

  test('verify answers the expectations', async () => {
    const answer = await post('/v1/verify', { expect: [] });
    expect(answer.body).toMatchObject({ pass: true, expectations: [{ pass: true }] });
  });

  test('actions answers the legal actions', async () => {
    const answer = await post('/v1/actions', {});
    expect(answer.body.actions).toEqual([{ action: 'endTurn', text: 'End the turn.' }]);
  });

  test("the engine's problems pass with all their errors", async () => {
    const answer = await post('/v1/resolve', { titel: 'x', 'a/b': 1 });
    expect(answer.status).toBe(422);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.headers['oracle-error']).toBe('INVALID_SCENARIO');
    expect(answer.body).toMatchObject({
      type: '/errors/INVALID_SCENARIO',
      code: 'INVALID_SCENARIO',
      instance: `urn:request:${answer.headers['x-request-id']}`,
      errors: [{ pointer: '/titel', nearest: ['title'] }, { pointer: '/a~1b' }],
    });
  });
});

describe('scenarios', () => {
  const draft = (title: string) => ({ title, note: 'Why?', turn: title, actions: ['endTurn'] });

  test('one is saved, read, revised and withdrawn', async () => {
    const saved = await post('/v1/scenarios', draft('First'));
    expect(saved.status).toBe(201);
    const { id, slug, url, permalink, editToken } = saved.body;
    expect(saved.headers.location).toBe(url);
    expect([url, permalink]).toEqual([`/s/${slug}`, `/s/${id}`]);

    const read = await get(`/v1/scenarios/${id}`);
    expect(read.body).toMatchObject({
      title: 'First',
      note: 'Why?',
      version: 1,
      source: { title: 'First' },
    });
    expect(read.body.source).not.toHaveProperty('note');

    const revised = await harness.http
      .patch(`/v1/scenarios/${id}`)
      .set('Authorization', `Bearer ${editToken}`)
      .set('If-Match', read.headers.etag as string)
      .send({ title: 'Second' });
    expect(revised.status).toBe(200);
    expect(revised.body).toMatchObject({ title: 'Second', version: 2 });

    const withdrawn = await harness.http
      .delete(`/v1/scenarios/${id.toUpperCase()}`)
      .set('Authorization', `Bearer ${editToken}`);
    expect(withdrawn.body).toMatchObject({ id, slug });
    expect((await get(`/v1/scenarios/${id}`)).status).toBe(410);
  });

  test('who saves what is there has a link, a title and a token of their own', async () => {
    const first = (await post('/v1/scenarios', draft('Twice'))).body;
    const second = await post('/v1/scenarios', { ...draft('Twice'), author: 'Ada', tags: ['a'] });
    expect(second.status).toBe(201);
    const { id, slug, url, editToken, created } = second.body;
    expect({ id, created }).toEqual({ id: first.id, created: false });
    expect([slug, editToken]).not.toContain(first.slug);
    const edit = (token: string) => ({ Authorization: `Bearer ${token}`, 'If-Match': '"1"' });
    const revise = (key: string, token: string, change: object) =>
      harness.http.patch(`/v1/scenarios/${key}`).set(edit(token)).send(change);
    expect((await revise(slug, first.editToken, { title: 'Not mine' })).status).toBe(403);
    const revised = await revise(slug, editToken, { title: 'Mine', tags: ['b', 'c'] });
    expect(revised.body).toMatchObject({ slug, title: 'Mine', author: 'Ada', tags: ['b', 'c'] });
    expect((await get(`/v1/scenarios/${first.slug}`)).body).toMatchObject({ title: 'Twice' });
    expect((await get(`/v1/scenarios/${id}`)).body).toMatchObject({ slug: first.slug });

    const { editToken: token } = first;
    await harness.http.delete(`/v1/scenarios/${id}`).set('Authorization', `Bearer ${token}`);
    expect((await get(first.url)).status).toBe(410);
    expect((await get(url)).status).toBe(200);
    expect((await get(`/v1/scenarios/${id}`)).body).toMatchObject({ slug, title: 'Mine' });
  });

  test('what is said of it is checked', async () => {
    const wrong = [
      [{ links: ['javascript:alert(1)'] }, '/links/0'],
      [{ tags: [''] }, '/tags/0'],
      [{ stepNotes: [{ at: -1, text: 'x' }] }, '/stepNotes/0/at'],
      [{ stepNotes: [{ at: 9, text: 'x' }] }, '/stepNotes/0/at'],
      [{ author: 5 }, '/author'],
      [{ auther: 'Me' }, '/auther'],
    ] as const;
    for (const [over, pointer] of wrong) {
      const answer = await post('/v1/scenarios', { ...draft('Wrong'), ...over });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].pointer).toBe(pointer);
    }
    const misspelt = await post('/v1/scenarios', { ...draft('Wrong'), auther: 'Me' });
    expect(misspelt.body.errors[0].nearest).toEqual(['author']);
    const said = { links: ['https://example.org/a'], stepNotes: [{ at: 3, text: 'Here.' }] };
    const saved = (await post('/v1/scenarios', { ...draft('Right'), ...said })).body;
    expect((await get(`/v1/scenarios/${saved.slug}`)).body).toMatchObject(said);
    const late = await harness.http
      .patch(`/v1/scenarios/${saved.slug}`)
      .set('Authorization', `Bearer ${saved.editToken}`)
      .send({ expectedVersion: 1, stepNotes: [{ at: 9, text: 'x' }] });
    expect([late.status, late.body.errors[0].expected]).toEqual([422, 'at most 8']);
    const { body } = await harness.http.post('/graphql').send({
      query:
        'mutation { saveScenario(input: { scenario: { shortForm: { turn: 1 } }, stepNotes: [{ at: 9, text: "x" }] }) { created } }',
    });
    expect(body.errors[0].extensions.errors[0].pointer).toBe('/input/stepNotes/0/at');
  });

  test('YAML is saved like JSON', async () => {
    const yaml = 'title: In YAML\nturn: In YAML\nactions: [ endTurn ]\nnote: |\n  Two\n  lines\n';
    const answer = await harness.http.post('/v1/scenarios').type('text/yaml').send(yaml);
    expect(answer.status).toBe(201);
    const { note } = (await get(`/v1/scenarios/${answer.body.id}`)).body;
    expect(note).toBe('Two\nlines\n');
  });

  test('the list is paged and searched', async () => {
    for (const n of [1, 2, 3]) await post('/v1/scenarios', draft(`Paged ${n}`));
    const first = await get('/v1/scenarios?text=paged&first=2');
    expect(first.body.items).toHaveLength(2);
    expect(first.body.items[0]).not.toHaveProperty('state');
    const rest = await get(`/v1/scenarios?text=paged&first=2&after=${first.body.next}`);
    expect(rest.body).toMatchObject({ items: [{ title: 'Paged 3' }], next: null });
  });

  test('If-Match takes * for whichever version there is; other tags fail, what is no tag is told', async () => {
    const { slug, editToken } = (await post('/v1/scenarios', draft('Matched'))).body;
    const revise = async (match: string) => {
      const { status, body } = await harness.http
        .patch(`/v1/scenarios/${slug}`)
        .set({ Authorization: `Bearer ${editToken}`, 'If-Match': match })
        .send({ note: match });
      return status === 200 ? body.version : body.code;
    };
    expect([await revise('*'), await revise(' * ')]).toEqual([2, 3]);
    for (const other of ['"abc"', 'W/"3"', '"2"', '""'])
      expect(await revise(other)).toBe('PRECONDITION_FAILED');
    for (const wrong of ['3', 'abc', '"3', '"3", "4"', '**'])
      expect(await revise(wrong)).toBe('BAD_HEADER');
    expect(await revise('"3"')).toBe(4);
  });

  test('a version may be named in the body instead of If-Match', async () => {
    const { id, editToken } = (await post('/v1/scenarios', draft('Named'))).body;
    const patch = (expectedVersion: number) =>
      harness.http
        .patch(`/v1/scenarios/${id}`)
        .set('Authorization', `Bearer ${editToken}`)
        .send({ note: 'New', expectedVersion });
    expect((await patch(1)).status).toBe(200);
    const late = await patch(1);
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('VERSION_CONFLICT');
  });
});

describe('permalinks', () => {
  test('one is gone at once when it is withdrawn', async () => {
    const saved = (await post('/v1/scenarios', { title: 'Gone', turn: 'Gone' })).body;
    expect((await get(saved.url)).status).toBe(200);
    const withdrawn = await harness.http
      .delete(`/v1/scenarios/${saved.id.toUpperCase()}`)
      .set('Authorization', `Bearer ${saved.editToken}`);
    expect(withdrawn.status).toBe(200);
    expect((await get(saved.url)).body.code).toBe('SCENARIO_WITHDRAWN');
  });

  test('one answers what never changes, and 304 where it is known', async () => {
    const { id } = (await post('/v1/scenarios', { title: 'Link', turn: 'Link' })).body;
    const first = await get(`/s/${id}`);
    expect(first.status).toBe(200);
    expect(first.body).not.toHaveProperty('title');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await get(`/s/${id}`).set('If-None-Match', first.headers.etag as string);
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    const changed = await get(`/s/${id}`).set('If-None-Match', '"other"');
    expect(changed.status).toBe(200);
  });

  test('an unknown one is not found', async () => {
    for (const id of [NO_ID, 'x', '%00', 'a'.repeat(2_000)]) {
      const answer = await get(`/s/${id}`);
      expect(answer.body.code).toBe('SCENARIO_NOT_FOUND');
    }
  });
});

test('what cannot be stored is named by its place in the body', async () => {
  const { store } = harness.service.services;
  const message = 'The value at "/source/players/1" is nested too deep and cannot be stored.';
  const refused = { ok: false, code: 'UNSTORABLE', message, path: '/source/players/1' } as const;
  const refuse = vi.spyOn(store, 'saveScenario').mockResolvedValueOnce(refused);
  const { status, body } = await post('/v1/scenarios', { players: { 1: {} } });
  refuse.mockRestore();
  expect([status, body.code, body.errors[0].pointer]).toEqual([422, 'UNSTORABLE', '/players/1']);
  expect(body.detail).toContain('"/players/1"');
});

describe('death event caches', () => {
  const bearer = ({ body }: { body: { editToken: string } }) => ({
    Authorization: `Bearer ${body.editToken}`,
  });

  test('one is started, read and appended to', async () => {
    const draft = { ruleset: 'fake', patch: '1.0', deaths: [DEATH] };
    const created = await post('/v1/death-event-caches', draft);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ version: 1, created: true });
    const path = created.headers.location as string;
    const more = { expectedVersion: 1, deaths: [DEATH, DEATH] };
    const appended = await post(`${path}/deaths`, more).set(bearer(created));
    expect(appended.body).toMatchObject({ version: 3 });
    const all = await get(path);
    expect(all.body.deaths.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3]);
    const early = await get(`${path}?version=1`);
    expect(early.body).toMatchObject({ version: 1, latestVersion: 3, deaths: [{ seq: 1 }] });
  });

  test('a long one is read page by page, over GraphQL too', async () => {
    const most = Array.from({ length: 500 }, () => DEATH);
    const draft = { ruleset: 'fake', patch: '1.0', deaths: most };
    const created = await post('/v1/death-event-caches', draft);
    const { id } = created.body;
    const path = `/v1/death-event-caches/${id}`;
    const more = { expectedVersion: 500, deaths: [DEATH, DEATH, DEATH] };
    await post(`${path}/deaths`, more).set(bearer(created));
    const first = (await get(path)).body;
    expect(first).toMatchObject({ version: 503, latestVersion: 503, next: 500 });
    expect(first.deaths).toHaveLength(500);
    const rest = (await get(`${path}?version=502&after=500`)).body;
    expect(rest).toMatchObject({ version: 502, next: null });
    expect(rest.deaths.map(({ seq }: { seq: number }) => seq)).toEqual([501, 502]);
    const query =
      'query ($id: String!) { deathEventCache(cacheId: $id, after: 500) { nextSeq deaths { seq } } }';
    const answer = await post('/graphql', { query, variables: { id } });
    expect(answer.body.data.deathEventCache).toEqual({
      nextSeq: null,
      deaths: [{ seq: 501 }, { seq: 502 }, { seq: 503 }],
    });
  });

  test('an idempotency key starts one once', async () => {
    const send = (title: string) =>
      post('/v1/death-event-caches', { ruleset: 'fake', patch: '1.0', title }).set(
        'Idempotency-Key',
        'key-1',
      );
    const first = await send('A');
    const second = await send('A');
    const other = await send('B');
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(other.body.code).toBe('KEY_REUSED');
  });

  test('a resolution reads one and appends its deaths', async () => {
    const draft = { ruleset: 'fake', patch: '1.0', deaths: [DEATH, DEATH] };
    const created = await post('/v1/death-event-caches', draft);
    const { id } = created.body;
    const body = { deaths: { cache: id }, recordDeaths: { cache: id, expectedVersion: 2 } };
    const answer = await post('/v1/resolve', body).set(bearer(created));
    expect(answer.status).toBe(200);
    expect(answer.body.state.remembered).toBe(2);
    expect(answer.body.recordedDeaths).toEqual({ cache: id, version: 3 });
    const late = await post('/v1/resolve', body).set(bearer(created));
    expect(late.body.code).toBe('VERSION_CONFLICT');
    const early = await post('/v1/resolve', { deaths: { cache: id, version: 1 } });
    expect(early.body.state.remembered).toBe(1);
  });

  test('a stranger who reads one cannot append to it, record into it or delete it', async () => {
    const created = await post('/v1/death-event-caches', { ruleset: 'fake', patch: '1.0' });
    const other = await post('/v1/death-event-caches', { ruleset: 'fake', patch: '1.0' });
    const { id, editToken } = created.body;
    const path = `/v1/death-event-caches/${id}`;
    const read = await get(path);
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).not.toContain(editToken);
    const more = { expectedVersion: 0, deaths: [DEATH] };
    const recordDeaths = { cache: id, expectedVersion: 0 };
    const attempts = [
      () => post(`${path}/deaths`, more),
      () => post('/v1/resolve', { recordDeaths }),
      () => harness.http.delete(path),
    ];
    for (const attempt of attempts) {
      const without = await attempt();
      expect([without.status, without.body.code]).toEqual([401, 'EDIT_TOKEN_REQUIRED']);
      const wrong = await attempt().set(bearer(other));
      expect([wrong.status, wrong.body.code]).toEqual([403, 'BAD_TOKEN']);
    }
    const ask = async (query: string) => (await post('/graphql', { query })).body.errors[0];
    const sent = `expectedVersion: 0, deaths: [{ entityId: 1, cardId: "A", controller: 1, turn: 1 }]`;
    const token = `cacheId: "${id}", editToken: "guess"`;
    for (const mutation of [
      `recordDeaths(input: { ${token}, ${sent} })`,
      `deleteDeathEventCache(input: { ${token} })`,
    ])
      expect((await ask(`mutation { ${mutation} { version } }`)).extensions.code).toBe('BAD_TOKEN');
    expect((await get(path)).body.version).toBe(0);
    const gone = await harness.http.delete(path).set(bearer(created));
    expect([gone.status, gone.body]).toEqual([200, { id, version: 0 }]);
    expect((await get(path)).body.code).toBe('DEATH_EVENT_CACHE_NOT_FOUND');
  });

  test('an escaped key is found all the same', async () => {
    const draft = { ruleset: 'fake', patch: '1.0', deaths: [DEATH] };
    const { id } = (await post('/v1/death-event-caches', draft)).body;
    const text = `{"deaths":{"\\u0063ache":"${id}"}}`;
    const answer = await harness.http.post('/v1/resolve').type('json').send(text);
    expect(answer.body.state.remembered).toBe(1);
  });

  test('an open decision records nothing yet', async () => {
    const draft = { ruleset: 'fake', patch: '1.0' };
    const created = await post('/v1/death-event-caches', draft);
    const { id } = created.body;
    const recordDeaths = { cache: id, expectedVersion: 0 };
    const answer = await post('/v1/resolve', { pending: true, recordDeaths }).set(bearer(created));
    expect(answer.body).toMatchObject({ status: 'PENDING', recordedDeaths: null });
    expect((await get(`/v1/death-event-caches/${id}`)).body.version).toBe(0);
  });

  test('only resolve records deaths', async () => {
    const recordDeaths = { cache: NO_ID, expectedVersion: 0 };
    const answer = await post('/v1/verify', { recordDeaths });
    expect(answer.body).toMatchObject({
      code: 'INVALID_BODY',
      errors: [{ code: 'NOT_HERE', pointer: '/recordDeaths' }],
    });
  });

  test('a wrong reference is named', async () => {
    const answer = await post('/v1/resolve', { deaths: { cache: 5, versoin: 1 } });
    expect(answer.body.errors).toMatchObject([
      { code: 'WRONG_TYPE', pointer: '/deaths/cache' },
      { code: 'UNKNOWN_FIELD', pointer: '/deaths/versoin', nearest: ['version'] },
    ]);
  });
});

describe('the catalogue', () => {
  test.each(['cards', 'rules', 'patches', 'rulesets'])('%s are listed', async (name) => {
    const answer = await get(`/v1/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.body.items.length).toBeGreaterThan(0);
  });

  test('cards are paged', async () => {
    const first = await get('/v1/cards?first=100');
    expect(first.body.items).toHaveLength(100);
    const last = await get('/v1/cards?first=100&after=200');
    expect(last.body).toMatchObject({ next: null });
    expect(last.body.items).toHaveLength(50);
  });

  test('a card and a rule are read by their ids', async () => {
    expect((await get('/v1/cards/CARD_007')).body).toMatchObject({ name: 'Card number 7' });
    expect((await get('/v1/rules/R2%2F3')).body).toMatchObject({ id: 'R2/3' });
  });

  test('an unknown card answers the nearest', async () => {
    const answer = await get('/v1/cards/CARD_999');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      code: 'NO_SUCH_ITEM',
      errors: [{ nearest: ['CARD_000', 'CARD_001', 'CARD_002'] }],
    });
  });

  test('an unchanged page answers 304', async () => {
    const first = await get('/v1/rules');
    const again = await get('/v1/rules').set('If-None-Match', first.headers.etag as string);
    expect(again.status).toBe(304);
  });
});

describe('the service itself', () => {
  test('it lives and is ready', async () => {
    expect((await get('/healthz')).body).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({
      status: 'ready',
      store: { phase: 'ready', writes: 'ok', message: 'The store is ready.' },
      pool: { phase: 'ready', threads: 2 },
    });
  });

  test.each([
    ['opening', 200, 'degraded'],
    ['retrying', 200, 'degraded'],
    ['failed', 200, 'degraded'],
  ] as const)('with a store that is %s it answers %i, %s', async (phase, status, standing) => {
    harness.store.phase = phase;
    const ready = await get('/readyz');
    const resolved = await post('/v1/resolve', {});
    harness.store.phase = 'ready';
    expect(ready.status).toBe(status);
    expect(ready.body.status).toBe(standing);
    expect(resolved.status).toBe(200);
  });

  test('its limits and errors can be read', async () => {
    expect((await get('/limits')).body).toMatchObject({
      body: { bytes: 1_048_576, depth: 64 },
      scenario: { entities: 1000 },
    });
    const { items } = (await get('/errors')).body;
    expect(items.length).toBeGreaterThan(40);
    expect((await get('/errors/OVERLOADED')).body).toMatchObject({
      code: 'OVERLOADED',
      status: 503,
    });
    expect((await get('/errors/INVALID_SCENARIO')).body).toMatchObject({ status: 422 });
    expect((await get('/errors/toString')).status).toBe(404);
    const misspelt = await get('/errors/OVERLOAD');
    expect(misspelt.body).toMatchObject({
      code: 'UNKNOWN_ROUTE',
      errors: [{ pointer: '/id', nearest: ['OVERLOADED'] }],
    });
  });

  test('its metrics are on a port of their own, and nothing else is there', async () => {
    expect((await get('/metrics')).body.code).toBe('UNKNOWN_ROUTE');
    const { port } = harness.service.adminAddress() as AddressInfo;
    expect((await supertest(`http://127.0.0.1:${port}`).get('/v1/cards')).status).toBe(404);
  });

  test('its metrics count requests by route', async () => {
    await get('/v1/cards/CARD_001');
    const { port } = harness.service.adminAddress() as AddressInfo;
    const { text, type } = await supertest(`http://127.0.0.1:${port}`).get('/metrics');
    expect(type).toBe('text/plain');
    expect(text).toMatch(
      /oracle_http_request_duration_seconds_count\{route="\/v1\/cards\/:id",method="GET",status="200"\} \d/,
    );
    expect(text).toContain('oracle_pool_requests_pending 0');
  });

  test('HEAD answers like GET without a body', async () => {
    const answer = await harness.http.head('/limits');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
    expect(answer.text).toBeUndefined();
  });
});
