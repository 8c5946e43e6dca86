import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/service/limits.js';
import { startEngine } from './support/harness.js';

const gzip = readFileSync(`${import.meta.dirname}/../logs/games/short.log.gz`);
const plain = gunzipSync(gzip);

let harness: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  harness = await startEngine();
}, 60_000);
afterAll(async () => harness.service.stop());

const send = (body: Buffer | string, type: string, query = '') =>
  harness.http.post(`/v1/logs${query}`).set('Content-Type', type).send(body);

describe('POST /v1/logs', () => {
  test.each([
    ['a file', plain, 'text/plain'],
    ['a packed file', gzip, 'application/gzip'],
    ['a packed file of no type', gzip, 'application/octet-stream'],
    ['JSON', JSON.stringify({ log: plain.toString() }), 'application/json'],
  ])('takes %s', async (_, body, type) => {
    const reply = await send(body, type);
    expect(reply.status).toBe(200);
    expect(reply.body.games).toHaveLength(1);
    expect(reply.body.games[0].points.length).toBeGreaterThan(30);
  });

  test('takes a file whose coding is gzip', async () => {
    const reply = await send(gzip, 'text/plain').set('Content-Encoding', 'gzip');
    expect(reply.status).toBe(200);
  });

  test('writes a point as a scenario that resolves', async () => {
    const { body } = await send(gzip, 'application/gzip', '?game=1&point=11');
    expect(body.point).toMatchObject({ badge: 'exact', agrees: true, differences: [] });
    const resolved = await harness.http.post('/v1/resolve').send(body.point.scenario);
    expect(resolved.status).toBe(200);
    expect(resolved.body.status).toBe('COMPLETE');
  });

  test.each([
    ['a file without a game', 'nothing', 'text/plain', 422, 'INVALID_LOG'],
    ['a broken file', gzip.subarray(0, 900), 'application/gzip', 400, 'BAD_ENCODING'],
    ['too much', Buffer.alloc(LIMITS.log.bytes + 1), 'text/plain', 413, 'BODY_TOO_LARGE'],
    ['pictures', gzip, 'image/png', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses %s', async (_, body, type, status, code) => {
    const reply = await send(body, type);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  test('asks only for games and points that there are', async () => {
    expect((await send(gzip, 'application/gzip', '?game=7')).body.code).toBe('NO_SUCH_ITEM');
    expect((await send(gzip, 'application/gzip', '?point=1')).body.code).toBe('INVALID_LOG');
    expect((await send(gzip, 'application/gzip', '?turn=1')).body.code).toBe('BAD_QUERY');
  });

  test('files are taken here alone', async () => {
    const reply = await harness.http
      .post('/v1/resolve')
      .set('Content-Type', 'text/plain')
      .send('a');
    expect(reply.status).toBe(415);
  });

  test('GraphQL asks the same', async () => {
    const query =
      'query ($log: String!) { logs(log: $log, game: 1, point: 11) { point { agrees } } }';
    const variables = { log: plain.toString() };
    const { body } = await harness.http.post('/graphql').send({ query, variables });
    expect(body).toMatchObject({ data: { logs: { point: { agrees: true } } } });
  });
});
