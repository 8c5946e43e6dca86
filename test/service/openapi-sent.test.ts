import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OracleRequest } from '../../src/service/pool/pool.js';
import type { Service } from '../../src/service/service.js';
import { engineThreads } from './support/engine-threads.js';
import { startEngine } from './support/harness.js';
import { testConfig } from './support/test-config.js';

interface Response_ {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly example?: unknown; schema: object }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly example?: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, Response_>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** A route of the document, and a request that it answers. */
interface Row {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Headers that the document tells of, wherever they are sent. */
const TOLD = [
  ...['ETag', 'Cache-Control', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'Oracle-Error'],
  ...['X-Request-Id', 'Location', 'Idempotent-Replayed', 'Link', 'Content-Disposition'],
  ...['Last-Modified'],
];
/** Headers that are there under conditions only. */
const SOMETIMES = new Set(['Link', 'Idempotent-Replayed', 'RateLimit', 'RateLimit-Policy']);
/** What only some codes bring, and only what is read. */
const WITH_CODE = new Set(['Retry-After']);

let service: Service;
let url: string;
let document: Document;
let rows: readonly Row[];
beforeAll(async () => {
  const config = testConfig({ rateLimit: 1_000, rateBurst: 100_000 });
  ({ service, url } = await startEngine({ config }));
  document = (await (await fetch(`${url}/openapi.json`)).json()) as Document;
  const scenario = await saved('/v1/scenarios', { source: 'x', actions: ['endTurn'] });
  const cache = await saved('/v1/death-event-caches', { ruleset: 'hearthstone' });
  rows = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Row => {
      const id = operation.parameters?.find((each) => each.in === 'path')?.example ?? '';
      const isStored = /^\/(s|v1\/scenarios)\//.test(path);
      const named = path.includes('death-event-caches') ? cache : isStored ? scenario : id;
      const at = path.replace('{id}', encodeURIComponent(named));
      return { name: `${method} ${path}`, method: method.toUpperCase(), path: at, operation };
    }),
  );
});
afterAll(() => service.stop());

async function saved(path: string, body: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { id: string }).id;
}

interface Asked {
  readonly accept?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly base?: string;
}

async function ask({ method, path, operation }: Row, asked: Asked = {}): Promise<Response> {
  const { accept = '*/*', query = '', headers = {}, base = url } = asked;
  const body = operation.requestBody?.content['application/json']?.example;
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const answer = await fetch(base + (asked.path ?? path) + query, {
    ...{ method, redirect: 'manual', headers: { Accept: accept, ...type, ...headers } },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer;
}

/** What of an answer the document does not say, or says and is not so. */
function differences({ name, operation }: Row, { status, headers }: Response): string[] {
  const told = operation.responses[status];
  if (told === undefined) return [`${name}: ${status} ${headers.get('oracle-error') ?? ''}`];
  const listed = Object.keys(told.headers ?? {});
  const sent = TOLD.filter((header) => headers.has(header));
  const type = headers.get('content-type')?.split(';')[0];
  const mustBe = listed.filter(
    (header) =>
      !SOMETIMES.has(header) &&
      !(status >= 400 && WITH_CODE.has(header)) &&
      !(header === 'Cache-Control' && (status >= 400 || name.startsWith('post'))) &&
      // A page shows the address.
      !(header === 'Location' && type === 'text/html' && status === 201),
  );
  const types = Object.keys(told.content ?? {});
  return [
    ...sent.filter((header) => !listed.includes(header)).map((header) => `sends ${header}`),
    ...mustBe.filter((header) => !headers.has(header)).map((header) => `sends no ${header}`),
    ...(type === undefined || types.includes(type) || status === 303 ? [] : [`sends ${type}`]),
  ].map((what) => `${name}: ${status} ${what}`);
}

describe('the document says what is sent', () => {
  const all = async (asked: Asked, which: (row: Row) => boolean = () => true) => {
    const found: string[] = [];
    const statuses = new Set<number>();
    for (const row of rows.filter(which)) {
      const answer = await ask(row, asked);
      statuses.add(answer.status);
      found.push(...differences(row, answer));
    }
    return { found, statuses: [...statuses] };
  };
  const hasPage = ({ operation }: Row): boolean =>
    Object.values(operation.responses).some(({ content = {} }) => 'text/html' in content);

  test('to its examples', async () => {
    const { found, statuses } = await all({}, ({ method }) => method !== 'DELETE');
    expect(found).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([200, 201]));
  });

  test('to browsers', async () => {
    const { found, statuses } = await all({ accept: 'text/html' }, hasPage);
    expect(found).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([200, 303]));
  });

  test('to those who have it', async () => {
    const headers = { 'If-None-Match': '*' };
    const { found, statuses } = await all({ headers }, ({ method }) => method === 'GET');
    expect(found).toEqual([]);
    expect(statuses).toContain(304);
  });

  test('to a query that is wrong, and where nothing can be accepted', async () => {
    const wrong = await all({ query: '?nonsense=1' });
    expect(wrong).toEqual({ found: [], statuses: [400] });
    const { found, statuses } = await all({ accept: 'audio/ogg' });
    expect(found).toEqual([]);
    expect(statuses).toEqual([406]);
  });

  test('of what is not there, as JSON and as a page', async () => {
    const found: string[] = [];
    for (const row of rows.filter(({ name }) => name.includes('{id}'))) {
      const path = row.name.split(' ')[1]!.replace('{id}', 'nothing-of-this-name');
      for (const accept of ['*/*', 'text/html']) {
        const answer = await ask(row, { path, accept });
        found.push(...differences(row, answer));
        expect([row.name, answer.status >= 400]).toEqual([row.name, true]);
      }
    }
    expect(found).toEqual([]);
  });

  test('by an engine that is busy, and by an engine that takes too long', async () => {
    for (const [status, code] of [
      [503, 'OVERLOADED'],
      [422, 'DEADLINE_EXCEEDED'],
      [503, 'STOPPING'],
    ] as const) {
      const problem = { status, code, title: code, detail: code };
      const bytes = new TextEncoder().encode(JSON.stringify(problem));
      const fresh = await startEngine();
      const spy = vi
        .spyOn(engineThreads(), 'run')
        .mockImplementation(async (_: OracleRequest) => ({ status, code, bytes, workMs: 0 }));
      try {
        const seen = new Set<number>();
        const found: string[] = [];
        for (const row of rows)
          for (const accept of ['*/*', 'text/html']) {
            const answer = await ask(row, { base: fresh.url, accept });
            seen.add(answer.status);
            found.push(...differences(row, answer));
          }
        expect(found).toEqual([]);
        expect([...seen]).toContain(status);
      } finally {
        spy.mockRestore();
        await fresh.service.stop();
      }
    }
  });

  test('to whoever asks too often', async () => {
    const config = testConfig({ rateLimit: 0.001, rateBurst: 1 });
    const strict = await startEngine({ config });
    try {
      await fetch(`${strict.url}/limits`);
      for (const row of rows.filter(({ path }) => !['/healthz', '/readyz'].includes(path))) {
        const answer = await ask(row, { base: strict.url });
        expect([row.name, answer.status]).toEqual([row.name, 429]);
        expect(differences(row, answer)).toEqual([]);
      }
    } finally {
      await strict.service.stop();
    }
  });
});

test('every example fits the schema of its answer', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    return ajv.compile(JSON.parse(text) as object);
  };
  let count = 0;
  for (const { name, operation } of rows)
    for (const { content = {} } of Object.values(operation.responses))
      for (const { example, schema } of Object.values(content)) {
        if (example === undefined) continue;
        count++;
        const fits = compiled(schema);
        expect([name, fits(example), fits.errors]).toEqual([name, true, null]);
      }
  expect(count).toBeGreaterThan(20);
});
