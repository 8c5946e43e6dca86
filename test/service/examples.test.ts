import { readFileSync } from 'node:fs';
import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/service/config.js';
import type { Route } from '../../src/service/http/route.js';
import { restRoutes } from '../../src/service/rest/routes.js';
import type { Service } from '../../src/service/service.js';
import { startEngine } from './support/harness.js';

/** The service with the real rules engine: everything that the pages and the document show is sent to it. */
let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  ({ service, http } = await startEngine());
});
afterAll(() => service.stop());

type Method = 'get' | 'post' | 'patch' | 'delete';

/** An operation of the document, with what it gives as examples. */
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; example?: string }[];
  readonly requestBody?: { content: Record<string, { example: unknown }> };
  readonly security?: unknown;
}

/** A scenario and a cache that are kept. */
interface Stored {
  readonly scenario?: { readonly id: string; readonly editToken: string };
  readonly cache?: { readonly id: string; readonly editToken: string };
}

/** What the examples of stored things need to be there: a scenario with its token, and a cache. */
async function stored(): Promise<Stored> {
  const { paths } = (await http.get('/openapi.json')).body;
  const exampleOf = (path: string) =>
    paths[path].post.requestBody.content['application/json'].example;
  const title = `A scenario of its own ${Math.random()}`;
  const expectations = [{ entity: 'yeti', damage: Math.random() }];
  const scenario = { ...exampleOf('/v1/scenarios'), title, expect: expectations };
  return {
    scenario: (await http.post('/v1/scenarios').send(scenario)).body,
    cache: (await http.post('/v1/death-event-caches').send(exampleOf('/v1/death-event-caches')))
      .body,
  };
}

/** Sends what the document gives as the example of an operation. */
async function sendExample(method: Method, path: string, operation: Operation) {
  const isStored = /^\/(s|v1\/scenarios|v1\/death-event-caches)\//.test(path);
  const isEmbedded = operation.operationId === 'oembed';
  const { scenario, cache } = isStored || isEmbedded ? await stored() : {};
  const kept = path.includes('death-event-caches') ? cache : scenario;
  const example = operation.parameters?.find((parameter) => parameter.in === 'path')?.example;
  const address = path.replace('{id}', (isStored ? kept?.id : example) ?? '');
  const request = http[method](address);
  // a page by its address
  if (isEmbedded) request.query({ url: new URL(`/s/${scenario?.id}`, request.url).href });
  if (operation.security !== undefined) request.set('Authorization', `Bearer ${kept?.editToken}`);
  const body = operation.requestBody?.content['application/json']?.example;
  return body === undefined ? request : request.send(body as object);
}

describe('the examples of the document', () => {
  test('work for every operation, and are answered as the document says', async () => {
    const { paths } = (await http.get('/openapi.json')).body as {
      paths: Record<string, Record<Method, Operation>>;
    };
    const parts = { lifecycle: { stopping: false }, document: () => 0 };
    const routes: readonly Route[] = restRoutes(parts);
    let sent = 0;
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(item) as [Method, Operation][]) {
        const { status, body, text } = await sendExample(method, path, operation);
        const route = routes.find(({ operationId }) => operationId === operation.operationId);
        const answer = route?.answers.find((row) => row.status === status);
        const value = answer?.schema.def.type === 'string' ? (text ?? String(body)) : body;
        const fits = answer?.schema.safeParse(value);
        expect([operation.operationId, status, fits?.error]).toEqual([
          operation.operationId,
          expect.toSatisfy((code: number) => code === 200 || code === 201),
          undefined,
        ]);
        expect(fits?.success).toBe(true);
        sent++;
      }
    }
    expect(sent).toBe(routes.length);
  });
});

/** A request as `curl` would send it: where to, what type, which body. */
interface Sent {
  readonly origin: string;
  readonly path: string;
  readonly body: string | null;
}

/** The requests that the `sh` blocks of a page show. */
function curlsOf(page: string): Sent[] {
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  return blocks.flatMap((text) => {
    const url = /curl -s (?:-X \w+ )?'?(?:http:\/\/)?(localhost:\d+)([^\s']*)/.exec(text);
    if (url === null) return [];
    const [, origin = '', path = ''] = url;
    return [{ origin, path, body: /-d '([^']*)'/.exec(text)?.[1] ?? null }];
  });
}

/** Whether everything of a shortened value stands in a whole one; lists may lack entries, in order. */
function stands(short: unknown, whole: unknown): boolean {
  if (Array.isArray(short)) {
    if (!Array.isArray(whole)) return false;
    let next = 0;
    return short.every((item) => {
      const found = whole.findIndex((one, i) => i >= next && stands(item, one));
      next = found + 1;
      return found >= 0;
    });
  }
  if (typeof short !== 'object' || short === null) return short === whole;
  return Object.entries(short).every(
    ([key, value]) =>
      typeof whole === 'object' &&
      whole !== null &&
      stands(value, (whole as Record<string, unknown>)[key]),
  );
}

describe.each(['README.md', 'docs/reference/api.md'])('the requests that %s shows', (name) => {
  const page = readFileSync(name, 'utf8');
  const curls = curlsOf(page);

  test('go to where the service listens when nothing is set', () => {
    const read = readConfig({});
    expect(read.ok).toBe(true);
    const port = read.ok ? read.config.port : 0;
    expect(new Set(curls.map(({ origin }) => origin))).toEqual(new Set([`localhost:${port}`]));
  });

  test('are taken', async () => {
    const posts = curls.filter(({ path, body }) => body !== null && !path.includes('/scenarios/'));
    for (const { path, body } of posts) {
      if (body?.includes('as answered')) continue;
      const answer = await http.post(path).type('json').send(body!);
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((code) => code < 300)]);
    }
    const gets = curls.filter(({ path, body }) => body === null && path.includes('?'));
    for (const { path } of gets) expect((await http.get(path)).status).toBe(200);
    expect(posts.length).toBeGreaterThan(0);
  });
});

describe('README.md', () => {
  test('shows what the first question is answered with', async () => {
    const page = readFileSync('README.md', 'utf8');
    const [question] = curlsOf(page);
    const shown = JSON.parse(/^```json\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '');
    const { body } = await http.post('/v1/resolve').type('json').send(question!.body!);
    expect(stands(shown, body)).toBe(true);
    expect(stands({ ...shown, result: 'draw' }, body)).toBe(false);
    expect(stands({ trace: [...shown.trace].reverse() }, body)).toBe(false);
  });
});
