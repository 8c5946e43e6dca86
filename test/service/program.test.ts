import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeOnServer,
  temporaryDatabase,
  temporaryFolder,
} from '../store/support/databases.js';
import { ranksIn } from './support/ranks.js';
import { startProcess } from './support/service-process.js';

/** The built program, as `npm start` and the image run it: one bundle, the real engine and the embedded database. */
const PROGRAM = 'dist/server/main.js';

/** Programs that were started. */
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the program and waits until it is ready. @returns the process, and where it listens. */
async function start(settings: Readonly<Record<string, string>>) {
  const { child, port } = await startProcess(PROGRAM, { RATE_LIMIT: '0', ...settings });
  running.push(child);
  const url = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> => {
    const { status } = (await (await fetch(`${url}/readyz`)).json()) as { readonly status: string };
    return status === 'ready';
  };
  while (!(await isReady())) await sleep(20);
  return { child, url };
}

const folder = temporaryFolder();
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  ({ child, url } = await start({ DATA_DIR: join(folder, 'data'), WORKER_NICE: '19' }));
});

const TRADE = {
  title: 'A trade',
  players: { 1: { board: ['Loot Hoarder'], deck: ['Fireball'] }, 2: { board: ['Wisp'] } },
  actions: [{ attack: 'Loot Hoarder', target: 'Wisp' }],
};

async function post(
  path: string,
  body: object,
  to = url,
): Promise<{ status: number; body: never }> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(to + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as never };
}

test('resolves, over REST and GraphQL', async () => {
  const { status, body } = await post('/v1/resolve', TRADE);
  const { traceHash } = body as { readonly traceHash: string };
  expect([status, traceHash]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const query =
    'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { traceHash trace { name rule } } }';
  const answer = await post('/graphql', { query, variables: { s: TRADE } });
  expect(answer.body).toMatchObject({ data: { resolve: { traceHash } } });
});

test('keeps a scenario, shows its page, and draws it', async () => {
  const { status, body } = await post('/v1/scenarios', TRADE);
  expect(status).toBe(201);
  const link = `${url}${(body as { readonly url: string }).url}`;
  const page = await fetch(link, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('Loot Hoarder');
  const picture = await fetch(`${link}.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('answers what it ships with: the cards, the rules, the schema, the assets', async () => {
  for (const path of ['/v1/cards/NEW1_019', '/v1/rules/HS-R4a', '/openapi.json', '/', '/docs'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  const page = await (await fetch(url, { headers: { Accept: 'text/html' } })).text();
  const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
});

// Only Linux ranks threads; a process that stands behind others itself has less room behind it.
test.runIf(process.platform === 'linux' && getPriority() === 0)(
  'whoever takes requests goes before what helps Node, the store, and whoever resolves',
  () => {
    const found = ranksIn(child.pid!);
    expect([...new Set(found)]).toEqual([4, 9, 19]);
    // V8's four and libuv's four, and for the store its own only.
    expect(found.filter((rank) => rank === 4).length).toBeGreaterThanOrEqual(8);
    expect(found.filter((rank) => rank === 9)).toHaveLength(1);
  },
);

test('stops when it is told to', async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

describeOnServer('the program', () => {
  test('keeps scenarios there', async () => {
    const { url } = await start({ DATABASE_URL: await temporaryDatabase() });
    const { status, body } = await post('/v1/scenarios', TRADE, url);
    expect(status).toBe(201);
    expect((await fetch(url + (body as { readonly url: string }).url)).status).toBe(200);
  });
});
