import { join } from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService, type Service } from '../../src/service/service.js';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import type { Store } from '../../src/store/store.js';
import { temporaryFolder } from '../store/support/databases.js';
import { FAKE_WORKER } from './support/fake-worker-file.js';
import { testConfig } from './support/test-config.js';

const folder = temporaryFolder();
let store: Store;
let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  store = openStoreInThread({ dataDir: join(folder, 'data') });
  const log = pino({ level: 'silent' });
  service = await createService({ config: testConfig(), store, log, threads: FAKE_WORKER });
  const { port } = await service.start();
  http = supertest(`http://127.0.0.1:${port}`);
  expect((await store.opened()).phase).toBe('ready');
  await service.services.pool.started();
});
afterAll(async () => {
  await service.stop();
});

const DEATH = { entityId: 9, cardId: 'CARD_001', controller: 2, turn: 4, extra: { golden: true } };

test('a scenario goes in and out of the embedded database', async () => {
  const draft = { title: 'Kept', note: 'שלום 🃏', turn: { number: 5 }, actions: ['endTurn'] };
  const saved = await http.post('/v1/scenarios').send(draft);
  expect(saved.status).toBe(201);
  const { id, slug, editToken, traceHash } = saved.body;
  const read = await http.get(`/v1/scenarios/${id}`);
  const { note: _note, ...source } = draft;
  expect(read.body).toMatchObject({ title: 'Kept', note: draft.note, source, traceHash });
  expect((await http.get(`/s/${id}`)).body).toMatchObject({ id, traceHash });
  const again = (await http.post('/v1/scenarios').send({ ...draft, title: 'Again' })).body;
  expect(again).toMatchObject({ id, created: false });

  const list = await http.get('/v1/scenarios?card=CARD_000&text=kep');
  expect(list.body.items).toMatchObject([{ id, title: 'Kept' }]);

  const revise = (match: string) =>
    http
      .patch(`/v1/scenarios/${id}`)
      .set({ Authorization: `Bearer ${editToken}`, 'If-Match': match })
      .send({ title: 'Changed' });
  const etag = read.headers.etag as string;
  expect((await revise(etag)).body).toMatchObject({ title: 'Changed', version: 2 });
  expect((await revise(etag)).body.code).toBe('PRECONDITION_FAILED');

  const withdraw = (token: string) =>
    http.delete(`/v1/scenarios/${id}`).set('Authorization', `Bearer ${token}`);
  expect((await withdraw('a'.repeat(22))).body.code).toBe('BAD_TOKEN');
  expect((await withdraw(editToken)).status).toBe(200);
  expect((await http.get(`/s/${slug}`)).body.code).toBe('SCENARIO_WITHDRAWN');
  expect((await http.get(`/s/${id}`)).body).toMatchObject({ id, traceHash });
});

test('lists are paged by cursors that nobody can make up', async () => {
  for (let turn = 0; turn < 5; turn++)
    await http.post('/v1/scenarios').send({ turn, title: 'Page' });
  const first = await http.get('/v1/scenarios?text=page&first=3');
  const second = await http.get(`/v1/scenarios?text=page&first=3&after=${first.body.next}`);
  expect([first.body.items.length, second.body.items.length]).toEqual([3, 2]);
  expect(second.body.next).toBeNull();
  expect((await http.get('/v1/scenarios?after=made-up')).body.code).toBe('BAD_CURSOR');
});

test('a resolution reads a death event cache and appends to it', async () => {
  const draft = { ruleset: 'fake', patch: '1.0', deaths: [DEATH] };
  const created = await http.post('/v1/death-event-caches').set('Idempotency-Key', 'k').send(draft);
  const again = await http.post('/v1/death-event-caches').set('Idempotency-Key', 'k').send(draft);
  const cache = created.body.id as string;
  expect(again.body).toEqual(created.body);
  const token = { Authorization: `Bearer ${created.body.editToken}` };
  const body = { deaths: { cache }, recordDeaths: { cache, expectedVersion: 1 } };
  const resolved = await http.post('/v1/resolve').set(token).send(body);
  expect(resolved.body).toMatchObject({
    state: { remembered: 1 },
    recordedDeaths: { cache, version: 2 },
  });
  expect((await http.post('/v1/resolve').set(token).send(body)).body.code).toBe('VERSION_CONFLICT');
  const read = await http.get(`/v1/death-event-caches/${cache}`);
  expect(read.body.deaths).toMatchObject([DEATH, { cardId: 'CARD_000', seq: 2 }]);
});

test('ids of no form are not found, whatever is in them', async () => {
  for (const id of ['x', '%00', "a'%20or%20'1'='1", '🃏', 'a'.repeat(26), 'a'.repeat(3_000)]) {
    expect((await http.get(`/v1/scenarios/${id}`)).status).toBe(404);
    expect((await http.get(`/v1/death-event-caches/${id}`)).status).toBe(404);
  }
});
