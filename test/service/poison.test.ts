import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
let saves: MockInstance<Store['saveScenario']>;
let starts: MockInstance<Store['createDeathEventCache']>;
beforeAll(async () => {
  harness = await startHarness();
  saves = vi.spyOn(harness.store, 'saveScenario');
  starts = vi.spyOn(harness.store, 'createDeathEventCache');
});
afterAll(async () => {
  await harness.service.stop();
});

/** Objects that would change what all objects are, if a careless program copied them. */
const PAYLOADS: readonly string[] = [
  '{"__proto__":{"polluted":true}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":true}}',
  '{"__proto\\u005f_":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"con\\u0073tructor":{"prototype":{"polluted":true}}}',
  '{"a":{"constructor":{"prototype":{"polluted":true}}}}',
  '{"__proto__":null}',
  '{"__proto__":[]}',
  '{"__proto__":{"__proto__":{"polluted":true}}}',
  '{"a":[{"__proto__":{"polluted":true}}]}',
  '{"prototype":{"constructor":{"prototype":{"polluted":true}}}}',
];

/** Where a payload goes in a body. */
const PLACES: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `{"title":${payload}}`,
  (payload) => `{"players":{"1":{"board":[{"as":"a","card":${payload}}]}}}`,
  (payload) => `{"players":${payload}}`,
  (payload) => `{"state":{"entities":[{"tags":${payload}}]}}`,
  (payload) => `{"actions":[${payload}]}`,
  (payload) => `{"deaths":{"cache":${payload}}}`,
  (payload) => `{"recordDeaths":${payload}}`,
];

const POSTS = [
  '/v1/resolve',
  '/v1/verify',
  '/v1/actions',
  '/v1/scenarios',
  '/v1/death-event-caches',
];

const untouched = (): void => {
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
};

describe('keys that poison prototypes', () => {
  test.each(PAYLOADS)('%s is refused wherever it stands', async (payload) => {
    for (const place of PLACES) {
      for (const path of POSTS) {
        const answer = await harness.http.post(path).type('json').send(place(payload));
        expect(answer.status).toBe(422);
        expect(answer.body.errors.length).toBeGreaterThan(0);
      }
      const query = 'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { state } }';
      const text = `{"query":"${query}","variables":{"s":${place(payload)}}}`;
      const graphql = await harness.http.post('/graphql').type('json').send(text);
      expect(graphql.body.errors[0].extensions.code).toBe('INVALID_BODY');
    }
    untouched();
  });

  test('in YAML too', async () => {
    for (const text of [
      '__proto__: { polluted: true }',
      'a: { constructor: { prototype: { b: 1 } } }',
    ]) {
      const answer = await harness.http.post('/v1/resolve').type('application/yaml').send(text);
      expect(answer.body.errors).toMatchObject([{ code: 'FORBIDDEN_KEY' }]);
    }
    untouched();
  });

  test('in the variables of an address', async () => {
    const query = 'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { state } }';
    for (const payload of PAYLOADS) {
      const answer = await harness.http
        .get('/graphql')
        .query({ query, variables: `{"s":${payload}}` });
      expect(answer.body.errors[0].extensions.code).toBe('INVALID_BODY');
    }
    untouched();
  });

  test('in the names of parameters', async () => {
    for (const name of [
      '__proto__',
      'constructor',
      '__proto__[polluted]',
      'constructor.prototype',
    ]) {
      const answer = await harness.http.get(`/v1/cards?${encodeURIComponent(name)}=1`);
      expect(answer.body.code).toBe('BAD_QUERY');
    }
    untouched();
  });

  test('words that only look alike are taken', async () => {
    const answer = await harness.http.post('/v1/scenarios').send({
      title: '__proto__',
      turn: { constructor: 1, proto: { prototype: 2 } },
      note: 'constructor',
    });
    expect(answer.status).toBe(201);
  });

  test('nothing of the kind reached the store', () => {
    const saved = [...saves.mock.calls, ...starts.mock.calls];
    expect(saved).toHaveLength(1);
    expect(JSON.stringify(saved)).not.toMatch(/polluted|"__proto__":/);
  });
});
