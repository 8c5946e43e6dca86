import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EarlyRefusals } from '../../src/service/http/early-refusals.js';
import { Turns } from '../../src/service/http/turns.js';

/** A request, as far as it is looked at before it is let in. */
function requestOf(method: string, url: string): IncomingMessage {
  return { method, url, headers: {}, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage;
}

/** A listener behind a pool and a store that are full from so many requests on, and the addresses that came through. */
function doorOf(room: number): { readonly listener: RequestListener; readonly passed: string[] } {
  const passed: string[] = [];
  const refusals = new EarlyRefusals({
    config: { trustProxy: 0 },
    pool: {
      refuses: (_caller, _lane, before) => passed.length + (before ?? 0) >= room,
    },
    store: { hasRoom: (_line, before) => passed.length + (before ?? 0) < room },
    metrics: { observe: () => undefined, countProblem: () => undefined },
    log: { warn: () => undefined },
  });
  const listener = refusals.before(({ url = '' }) => passed.push(url));
  return { listener, passed };
}

/** A response of which nothing is looked at. */
const response = Object.assign(Object.create(null) as ServerResponse, {
  destroyed: false,
  writeHead: () => undefined,
  end: () => undefined,
});

test('what comes at once is let in over several turns of the loop, in its order', async () => {
  const { listener, passed } = doorOf(Number.POSITIVE_INFINITY);
  const urls = Array.from({ length: 100 }, (_, i) => `/s/${i}`);
  for (const url of urls) listener(requestOf('GET', url), response);
  expect(passed).toEqual([]);
  await turn();
  expect(passed.length).toBeGreaterThan(0);
  expect(passed.length).toBeLessThan(50);
  while (passed.length < urls.length) await turn();
  expect(passed).toEqual(urls);
});

test('while connections come in, turns are short, and yet what waits is done', async () => {
  const turns = new Turns();
  let done = 0;
  for (let i = 0; i < 100; i++) turns.add(() => done++);
  for (let i = 0; i < 160; i++) {
    turns.connectionTaken();
    await turn();
  }
  expect(done).toBe(10);
  await turn();
  expect(done).toBe(26);
});

test('whether the service lives is answered before everything else', async () => {
  const { listener, passed } = doorOf(Number.POSITIVE_INFINITY);
  for (let i = 0; i < 100; i++) listener(requestOf('POST', '/v1/resolve'), response);
  listener(requestOf('GET', '/healthz?a'), response);
  listener(requestOf('GET', '/readyz'), response);
  expect(passed).toEqual(['/healthz?a', '/readyz']);
});

test('those for whom there is no room any more when their turn comes are not let in', async () => {
  const { listener, passed } = doorOf(10);
  for (let i = 0; i < 100; i++) listener(requestOf('POST', '/v1/resolve'), response);
  listener(requestOf('GET', '/limits'), response);
  while (!passed.includes('/limits')) await turn();
  expect(passed).toHaveLength(11);
});

test('those for whom there will be no room take nobody else a turn', async () => {
  const { listener, passed } = doorOf(10);
  for (let i = 0; i < 100; i++) listener(requestOf('POST', '/v1/resolve'), response);
  listener(requestOf('GET', '/limits'), response);
  await turn();
  expect(passed).toHaveLength(11);
  expect(passed.at(-1)).toBe('/limits');
});

test('searches for which the store has no room are not let in, and other reads are', async () => {
  const { listener, passed } = doorOf(10);
  for (let i = 0; i < 100; i++) listener(requestOf('GET', `/v1/scenarios?text=${i}`), response);
  listener(requestOf('GET', '/v1/scenarios/aaaa'), response);
  await turn();
  expect(passed).toHaveLength(11);
  expect(passed.at(-1)).toBe('/v1/scenarios/aaaa');
});

test('what nobody waits for any more when its turn comes is not let in', async () => {
  const { listener, passed } = doorOf(10);
  listener(requestOf('GET', '/s/a'), { destroyed: true } as ServerResponse);
  listener(requestOf('GET', '/s/b'), response);
  while (passed.length === 0) await turn();
  expect(passed).toEqual(['/s/b']);
});
