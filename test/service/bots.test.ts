import { gunzipSync } from 'node:zlib';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/service/limits.js';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.service.stop();
});

async function download(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${harness.url}${path}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = answer.status === 200 ? gunzipSync(bytes).toString('utf8') : '';
  const lines = text.split('\n').filter((line) => line !== '');
  return { answer, items: lines.map((line) => JSON.parse(line) as { readonly id: string }) };
}

describe('a whole list as one file', () => {
  test('has every card once, in order, with a date and a tag', async () => {
    const { answer, items } = await download('/v1/bulk/cards?ruleset=fake');
    expect(items).toHaveLength(250);
    expect(new Set(items.map(({ id }) => id)).size).toBe(250);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="cards-fake-\d{4}-\d\d-\d\d\.ndjson\.gz"/,
    );
    const etag = answer.headers.get('etag')!;
    const again = await download('/v1/bulk/cards?ruleset=fake', { 'If-None-Match': etag });
    expect(again.answer.status).toBe(304);
  });

  test('has every scenario', async () => {
    for (const turn of ['x', 'y', 'z']) await harness.http.post('/v1/scenarios').send({ turn });
    const { items } = await download('/v1/bulk/scenarios');
    expect(items.pop()).toEqual({ lines: 3, next: null });
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ ruleset: 'fake', slug: expect.any(String) });
    const { slug } = items[0] as { readonly id: string; readonly slug?: string };
    expect(items[0]).toEqual((await harness.http.get(`/v1/scenarios/${slug}`)).body);
  });

  test('of scenarios goes on where another ended, and has what was changed since', async () => {
    const page = await harness.http.get('/v1/scenarios?first=2');
    const { items } = await download(`/v1/bulk/scenarios?after=${page.body.next}`);
    expect(items.pop()).toEqual({ lines: 1, next: null });
    const known = page.body.items.map(({ id }: { readonly id: string }) => id);
    expect(items.map(({ id }) => id)).not.toContainEqual(expect.stringMatching(known.join('|')));
    const later = await download('/v1/bulk/scenarios?changedSince=2999-01-01');
    expect(later.items).toEqual([{ lines: 0, next: null }]);
  });

  test('tells what is wrong', async () => {
    const { answer } = await download('/v1/bulk/rules?nonsense=1');
    expect(answer.status).toBe(400);
    harness.store.phase = 'retrying';
    const kept = await download('/v1/bulk/scenarios');
    harness.store.phase = 'ready';
    expect(kept.answer.status).toBe(503);
    const place = await download('/v1/bulk/scenarios?after=nowhere');
    expect(place.answer.status).toBe(400);
  });
});

describe('bots at default settings', () => {
  test('pass the audit of GraphQL over HTTP', async () => {
    const { perSecond, burst } = LIMITS.rate;
    const limited = await startHarness({ rateLimit: perSecond, rateBurst: burst });
    const results = await auditServer({ url: `${limited.url}/graphql` });
    await limited.service.stop();
    const failed = results.filter(({ status }) => status !== 'ok');
    expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(61);
  });

  test('can keep what a query by GET answered, and ask whether it is still so', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ rulesets { nodes { id } } }')}`;
    const first = await harness.http.get(path);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const again = await harness.http.get(path).set('If-None-Match', first.headers.etag!);
    expect([again.status, again.text]).toEqual([304, '']);
    const wrong = await harness.http.get('/graphql?query={nonsense}');
    expect([wrong.headers.etag, wrong.headers['cache-control']]).toEqual([undefined, 'no-store']);
  });

  test('find the next page of a list in a header', async () => {
    const first = await harness.http.get('/v1/cards?ruleset=fake&first=100');
    const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.link!)!;
    const { pathname, search } = new URL(next!);
    const second = await harness.http.get(pathname + search);
    expect(second.body.items[0].id).toBe('CARD_100');
    const last = await harness.http.get('/v1/cards?ruleset=fake&first=100&after=200');
    expect(last.headers.link).toBeUndefined();
  });
});
