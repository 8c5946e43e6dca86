import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import { reverify } from '../../src/scenario/saved/reverify.js';
import { digestsOf, firstOther } from '../../src/scenario/trace/digests.js';
import type { Service } from '../../src/service/service.js';
import type { Store } from '../../src/store/store.js';
import { fakeStore } from './support/fake-store.js';
import { startEngine } from './support/harness.js';

const TRADE = {
  title: 'A trade',
  players: {
    1: { board: ['Loot Hoarder'], deck: ['Fireball'] },
    2: { board: ['Bloodfen Raptor'] },
  },
  actions: [{ attack: 'Loot Hoarder', target: 'Bloodfen Raptor' }],
};

describe('digests of the lines of a trace', () => {
  const traceOf = (body: object) => {
    const answer = operate('resolve', { ...TRADE, ...body, trace: 'FULL' });
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.body.trace;
  };
  const lines = traceOf({});

  test('are the same for the same trace, whatever its sentences say', () => {
    const digests = digestsOf(lines);
    expect(digests).toMatch(/^[\w-]+$/);
    expect(digests).toHaveLength(4 * lines.length);
    expect(
      firstOther(
        digests,
        lines.map((line) => ({ ...line, text: 'other words' })),
      ),
    ).toBeNull();
  });

  test('tell the first line that is another one, or where it ends now', () => {
    const changed = lines.map((line, i) => (i < 7 ? line : { ...line, rule: 'HS-NEW' }));
    expect(firstOther(digestsOf(lines), changed)).toBe(changed[7]);
    expect(firstOther(digestsOf(lines), lines.slice(0, 9))).toBe(lines[8]);
    expect(firstOther(digestsOf(lines.slice(0, 9)), lines)).toBe(lines[9]);
  });
});

describe('the page of a scenario', () => {
  const inner = fakeStore();
  let saved = { engine: '3', changed: -1 };
  /** A store that was written by another engine: one line went another way then. */
  const store: Store = {
    ...inner,
    getScenario: async (id) => {
      const found = await inner.getScenario(id);
      if (!found.ok || saved.changed < 0) return found;
      const { lineDigests } = found.value;
      const at = 4 * saved.changed;
      const digests = `${lineDigests.slice(0, at)}....${lineDigests.slice(at + 4)}`;
      const value = { ...found.value, traceHash: 'other', engineVersion: saved.engine };
      return { ok: true, value: { ...value, lineDigests: digests } };
    },
  };
  let service: Service;
  let http: ReturnType<typeof supertest>;
  let url = '';
  beforeAll(async () => {
    ({ service, http } = await startEngine({ store }));
    url = (await http.post('/v1/scenarios').send(TRADE)).body.url as string;
  });
  afterAll(async () => {
    await service.stop();
  });
  const page = async (query = ''): Promise<string> =>
    (await http.get(`${url}${query}`).set('Accept', 'text/html')).text;

  test('says nothing while nothing has changed, unless it is asked', async () => {
    expect(await page()).not.toContain('class="banner');
    expect(await page('?engine=latest')).toContain('the latest, says exactly the same.');
  });

  test('says that the ruling has changed, and at which line', async () => {
    saved = { engine: '2', changed: 5 };
    const shown = await page();
    expect(shown).toContain('The ruling has changed since it was saved.');
    const link = /another one: <a href="([^"]+)">/.exec(shown)?.[1] ?? '';
    expect(link).toBe(`${url}?trace=FULL&amp;at=5#n5`);
    expect(shown).toContain('It was resolved by engine 2');
    saved = { engine: '3', changed: -1 };
  });

  test('says nothing where a reader decides what was saved as open', async () => {
    const open = { ...TRADE, actions: [{ play: 'Mad Bomber' }] };
    const players = { ...open.players, 1: { hand: ['Mad Bomber'], mana: 2 } };
    const sent = await http.post('/v1/scenarios').send({ ...open, players });
    const shown = await http.get(`${sent.body.url}?decide=0,0,0`).set('Accept', 'text/html');
    expect(shown.text).toContain('class="outcome"');
    expect(shown.text).not.toContain('id="pending"');
    expect(shown.text).not.toContain('class="banner');
  });

  test('is of a record that reverify takes as it is given out', async () => {
    const share = await http.get(`/v1/scenarios${url.slice('/s'.length)}`);
    const content = await http.get(`${share.body.permalink}.json`);
    for (const { body } of [share, content]) expect(reverify(body)).toEqual({ verdict: 'SAME' });
    const lineDigests = '.'.repeat(share.body.lineDigests.length);
    expect(reverify({ ...share.body, traceHash: 'other', lineDigests })).toMatchObject({
      verdict: 'CHANGED',
      at: { id: 0 },
    });
  });
});
