import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';
import { raw } from './support/raw.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.service.stop();
});

const bare = (target: string, headers = 'Host: a\r\n', body = '{"actions":["endTurn"]}') =>
  raw(harness.address.port, [
    `POST ${target} HTTP/1.1\r\n${headers}Content-Type: application/json\r\nConnection: close\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  ]);

describe('an address has one spelling', () => {
  test.each([
    ['/v1/resolve/', '/v1/resolve'],
    ['/V1/RESOLVE', '/v1/resolve'],
    ['//v1//resolve', '/v1/resolve'],
    ['/v1/Resolve:Batch', '/v1/resolve:batch'],
    ['/graphql/', '/graphql'],
    ['/v1/Death-Event-Caches/AbC/deaths/', '/v1/death-event-caches/AbC/deaths'],
  ])('POST %s is 404 and names %s', async (asked, right) => {
    const answer = await harness.http.post(asked).send({ actions: ['endTurn'] });
    expect([answer.status, answer.body.code]).toEqual([404, 'UNKNOWN_ROUTE']);
    expect(answer.body.detail).toContain(` ${right},`);
  });

  test.each([
    ['/v1/cards/?first=2', '/v1/cards?first=2'],
    ['/Cards/CARD_001', '/cards/CARD_001'],
    ['//docs', '/docs'],
    ['/GraphQL?query={__typename}', '/graphql?query={__typename}'],
    ['/S/aBc.JSON', '/s/aBc.json'],
    ['//evil.example//', null],
    ['/cards//evil.example/', '/cards/evil.example'],
  ])('GET %s leads to %s', async (asked, right) => {
    const { status, headers } = await harness.http.get(asked).redirects(0);
    expect([status, headers.location ?? null]).toEqual(right === null ? [404, null] : [308, right]);
  });

  test('what exists nowhere is 404, also where another method is taken', async () => {
    expect((await harness.http.get('/V1/RESOLVE')).status).toBe(404);
    expect((await harness.http.get('/v1/resolve')).status).toBe(405);
    expect((await harness.http.post('/v2/resolve/')).body.detail).not.toContain('spelled');
  });
});

describe('a target', () => {
  test('in absolute form is the address that it names', async () => {
    expect((await bare('http://a/v1/resolve')).status).toBe(200);
    expect((await bare('HTTP://a/V1/resolve')).status).toBe(404);
    expect((await bare('http://a?x')).status).toBe(405);
  });

  test.each(['/v1/resolve#a', '/v1\\resolve', '/v1/resolve\u00a0', '/v1\\resolve?a#b'])(
    'that can be read in two ways is refused: %s',
    async (target) => {
      const { status, body } = await bare(target);
      expect([status, body.match(/MALFORMED_\w+/)?.[0]]).toEqual([
        400,
        expect.stringMatching(/^MALFORMED_(URL|HTTP)$/),
      ]);
    },
  );

  test('goes to one host', async () => {
    expect((await bare('/v1/resolve', 'Host: a\r\n')).status).toBe(200);
    const two = await bare('/v1/resolve', 'Host: a\r\nhost: a\r\n');
    expect([two.status, two.body]).toEqual([400, expect.stringContaining('BAD_HEADER')]);
    expect((await bare('/v1/resolve', '')).status).toBe(400);
  });
});
