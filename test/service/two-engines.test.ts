import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService, type Service } from '../../src/service/service.js';
import { openStore } from '../../src/store/open-store.js';
import { describeStore } from '../store/support/databases.js';
import { OtherEngine, presentBehaviour } from '../support/other-engine.js';
import { startEngine } from './support/harness.js';
import { testConfig } from './support/test-config.js';

/** A spell that hits two random enemies. */
const SCENARIO = {
  patch: '10.0',
  title: 'Two missiles',
  customCards: [
    {
      type: 'SPELL',
      id: 'MISSILE',
      name: 'Missile',
      text: [{ repeat: 2, do: [{ damage: 1, to: { random: 'ENEMY_CHARACTERS' } }] }],
    },
  ],
  players: {
    1: { hand: ['Missile'] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'Missile' }],
};
const DECISIONS = ['yeti', 'hero 2'];

type Http = ReturnType<typeof supertest>;

let workerFile: string;
beforeAll(() => {
  // all damage is one more than it was
  workerFile = new OtherEngine('more-damage', {
    'rulesets/hearthstone/rules/events/damage.js': (text) =>
      text.replace('damageTaken(s, target, proposed))', 'damageTaken(s, target, proposed) + 1)'),
  }).build('2999-01-01T00:00:00.000Z');
});

describeStore('two builds of the engine', (open) => {
  let services: Service[] = [];
  let earlier: Http;
  let later: Http;
  beforeAll(async () => {
    const { store, options } = open();
    // The folder of the embedded store has one owner; a server is asked by each service itself.
    const second =
      options.databaseUrl === undefined ? { ...store, close: async () => {} } : openStore(options);
    const first = await startEngine({ store: { ...store, close: async () => {} } });
    const other = await createService({
      config: testConfig({ workers: 1, workerHeapMb: 256, deadlineMs: 300_000 }),
      store: second,
      log: pino({ level: 'silent' }),
      threads: { workerFile },
    });
    const { port } = await other.start();
    expect((await other.services.pool.started()).phase).toBe('ready');
    services = [first.service, other];
    earlier = first.http;
    later = supertest(`http://127.0.0.1:${port}`);
  });
  afterAll(() => Promise.all(services.map((service) => service.stop())));

  const resolve = async (http: Http, body: object) =>
    (await http.post('/v1/resolve').send(body)).body;
  const save = async (http: Http, body: object, key = 'none') =>
    http.post('/v1/scenarios').set('Idempotency-Key', `${key}-of-this-test`).send(body);

  describe('side by side', () => {
    test('have versions of their own, and each its own answer', async () => {
      const whole = { ...SCENARIO, decisions: DECISIONS };
      const [a, b] = [await resolve(earlier, whole), await resolve(later, whole)];
      expect(a.status).toBe('COMPLETE');
      expect(a.engine).toBe(`3+hs.10.0:${presentBehaviour().hashes.hearthstone!['10.0']}`);
      expect(b.engine).not.toBe(a.engine);
      expect(b.traceHash).not.toBe(a.traceHash);
      for (const [http, { engine }] of [[earlier, a] as const, [later, b] as const]) {
        const rulesets = (await http.get('/v1/rulesets')).body.items;
        expect(rulesets[0].engines).toContainEqual({ edition: a.edition, engine });
        const patches = (await http.get('/v1/patches?ruleset=hearthstone&first=100')).body.items;
        expect(patches).toContainEqual(expect.objectContaining({ patch: a.edition, engine }));
      }
    });

    test.each([
      ['the earlier one', () => [earlier, later] as const],
      ['the later one', () => [later, earlier] as const],
    ])(
      'a decision that %s left open is taken up by it alone; the other one gets all to play it again',
      async (_, both) => {
        const [asked, other] = both();
        const open = await resolve(asked, SCENARIO);
        const { continuation } = (await resolve(asked, { state: open.state, decide: DECISIONS[0] }))
          .state;
        const own = await resolve(asked, { continuation, decide: DECISIONS[1] });
        expect(own).toMatchObject({ status: 'COMPLETE', engine: open.engine });

        const refused = await other
          .post('/v1/resolve')
          .send({ continuation, decide: DECISIONS[1] });
        expect(refused.status).toBe(422);
        expect(refused.body).toMatchObject({
          code: 'INVALID_CONTINUATION',
          scenario: { decisions: [{ pick: DECISIONS[0] }] },
        });
        expect(refused.body.detail).toContain(open.engine);
        const saved = await save(other, { continuation, decide: DECISIONS[1] });
        expect(saved.body.code).toBe('INVALID_CONTINUATION');

        const { scenario } = refused.body;
        const again = { ...scenario, decisions: [...scenario.decisions, DECISIONS[1]] };
        const whole = { ...SCENARIO, decisions: DECISIONS };
        const { traceHash } = await resolve(other, whole);
        expect(await resolve(other, again)).toMatchObject({ status: 'COMPLETE', traceHash });
      },
    );

    test('a saved scenario keeps the ruling of the later one, and says whose it is', async () => {
      const whole = { ...SCENARIO, decisions: DECISIONS };
      const [a, b] = [await resolve(earlier, whole), await resolve(later, whole)];
      const first = (await save(earlier, whole, 'first')).body;
      expect(first).toMatchObject({ created: true, traceHash: a.traceHash, engine: a.engine });

      const second = (await save(later, whole, 'second')).body;
      const ruling = { id: first.id, created: false, traceHash: b.traceHash, engine: b.engine };
      expect(second).toMatchObject({
        ...ruling,
        rulingChanged: true,
        formerTraceHash: a.traceHash,
      });
      const third = (await save(earlier, whole, 'third')).body;
      expect(third).toMatchObject(ruling);
      expect(third).not.toHaveProperty('rulingChanged');
      for (const http of [earlier, later]) {
        const kept = (await http.get(`/v1/scenarios/${first.id}`)).body;
        expect(kept).toMatchObject({ traceHash: b.traceHash, engine: b.engine });
      }
      // what was answered under a key stays the answer under it, and says which engine gave it
      expect((await save(later, whole, 'first')).body).toEqual(first);
    });
  });

  describe('saving a run that went on with a continuation', () => {
    test('saves the whole scenario with its decisions', async () => {
      const scenario = { ...SCENARIO, title: 'Step by step', patch: '9.1' };
      const open = await resolve(earlier, scenario);
      const { state } = await resolve(earlier, { state: open.state, decide: DECISIONS[0] });
      const whole = { ...scenario, decisions: DECISIONS };
      const { traceHash } = await resolve(earlier, whole);
      const last = { decide: DECISIONS[1], title: 'Step by step' };
      for (const [key, body] of [
        ['by-state', { state, ...last }],
        ['alone', { continuation: state.continuation, ...last }],
        ['at-once', whole],
      ] as const) {
        const saved = await save(earlier, body, key);
        expect([key, saved.status, saved.body.created]).toEqual([key, 201, key === 'by-state']);
        expect(saved.body.traceHash).toBe(traceHash);
        const kept = (await earlier.get(`/v1/scenarios/${saved.body.slug}`)).body;
        expect(kept.decisions).toHaveLength(2);
        expect(JSON.stringify(kept)).not.toContain('"continuation"');
        const { source } = kept;
        expect(await resolve(earlier, source)).toMatchObject({ status: 'COMPLETE', traceHash });
        const page = await earlier.get(`/s/${saved.body.slug}`).set('Accept', 'text/html');
        expect(page.text).toContain('Step by step');
        expect(page.text).not.toContain('class="banner');
      }
    });

    test('saves a decision that is still open as open', async () => {
      const scenario = { ...SCENARIO, patch: '9.0' };
      const { state } = await resolve(earlier, scenario);
      const saved = await save(earlier, { state, decide: DECISIONS[0] }, 'open');
      const whole = await save(earlier, { ...scenario, decisions: [DECISIONS[0]] }, 'open-whole');
      expect(saved.body).toMatchObject({ id: whole.body.id, traceHash: whole.body.traceHash });
    });
  });
});
