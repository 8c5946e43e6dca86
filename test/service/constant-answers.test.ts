import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PREBUILT_FILE, PrebuiltAnswers } from '../../src/service/core/prebuilt-answers.js';
import type { Route } from '../../src/service/http/route.js';
import type { OracleRequest } from '../../src/service/pool/pool.js';
import { restRoutes } from '../../src/service/rest/routes.js';
import type { Service } from '../../src/service/service.js';
import { engineThreads } from './support/engine-threads.js';
import { startEngine } from './support/harness.js';

const routes: readonly Route[] = restRoutes({
  lifecycle: { stopping: false },
  document: () => null,
});

/** An address with what is accepted there. */
interface Asked {
  readonly path: string;
  readonly accept: string;
}

/** Every constant answer that can be asked for by an example. */
const CONSTANT: readonly Asked[] = routes.flatMap(({ path, exampleId = '', constant, page }) => {
  const at = path.replace(':id', encodeURIComponent(exampleId));
  return [
    ...(constant === undefined ? [] : [{ path: at, accept: '*/*' }]),
    ...(page?.constant === undefined ? [] : [{ path: at, accept: 'text/html' }]),
  ];
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as it is: nothing is added, and nothing decompressed. */
async function send(
  url: string,
  { path, accept }: Asked,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { Accept: accept, ...headers } };
    const sent = httpRequest(url + path, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Operations that the engine was asked for while something was done. */
async function askedOfEngine(work: () => Promise<unknown>): Promise<readonly string[]> {
  const spy = vi.spyOn(engineThreads(), 'run');
  try {
    await work();
    return spy.mock.calls.map(([{ operation }]) => operation);
  } finally {
    spy.mockRestore();
  }
}

let made: Service;
let url: string;
beforeAll(async () => {
  ({ service: made, url } = await startEngine());
});
afterAll(() => made.stop());

test('every route but the probes counts against the limit', () => {
  const free = routes.filter(({ limited }) => !limited).map(({ path }) => path);
  expect(free).toEqual(['/healthz', '/readyz']);
});

test('what reads and needs neither the store nor a body is constant', () => {
  const others = routes.filter(
    ({ method, constant }) => method === 'get' && constant === undefined,
  );
  const ofStore =
    /^\/(s|v1\/scenarios|v1\/death-event-caches|v1\/bulk|oembed|play|compare|editions)(\/|$)/;
  expect(others.map(({ path }) => path).filter((path) => !ofStore.test(path))).toEqual([
    '/healthz',
    '/readyz',
  ]);
});

describe('every constant answer', () => {
  test('is made once: again it asks no thread, and nothing is put into the cache', async () => {
    for (const asked of CONSTANT) {
      const first = await send(url, asked);
      expect([asked.path, first.status]).toEqual([asked.path, 200]);
      const put = vi.spyOn(made.services.constants, 'put');
      const operations = await askedOfEngine(async () => {
        for (let i = 0; i < 3; i++)
          expect((await send(url, asked)).body.equals(first.body)).toBe(true);
      });
      expect([asked, operations, put.mock.calls]).toEqual([asked, [], []]);
      put.mockRestore();
    }
  });

  test('is the same from what the build has made, which asks no thread at all', async () => {
    const prebuilt = PrebuiltAnswers.read(PREBUILT_FILE);
    expect(prebuilt).not.toBeNull();
    const { service, url: fresh } = await startEngine({ prebuilt });
    const port = { from: new URL(fresh).host, to: new URL(url).host };
    try {
      for (const asked of CONSTANT) {
        const operations = await askedOfEngine(async () => {
          const built = await send(fresh, asked);
          const own = await send(url, asked);
          const isText = !built.headers['content-type']?.startsWith('image/');
          const text = ({ body }: Got) => body.toString().replaceAll(port.from, port.to);
          const isSame = isText ? text(built) === text(own) : built.body.equals(own.body);
          expect([asked, isSame]).toEqual([asked, true]);
          expect(built.headers['content-type']).toBe(own.headers['content-type']);
          expect(built.headers['cache-control']).toBe(own.headers['cache-control']);
        });
        expect([asked, operations]).toEqual([asked, []]);
      }
    } finally {
      await service.stop();
    }
  });

  test('can be had by HEAD and answers 304 to its tag', async () => {
    for (const asked of CONSTANT) {
      const { headers } = await send(url, asked);
      const head = await send(url, asked, { method: 'HEAD' });
      expect([asked, head.status, head.body.length]).toEqual([asked, 200, 0]);
      for (const name of ['etag', 'content-length', 'content-type', 'vary'])
        expect([asked, name, head.headers[name]]).toEqual([asked, name, headers[name]]);
      const tagged = { 'If-None-Match': headers.etag! };
      const same = await send(url, asked, { headers: tagged });
      expect([asked, same.status, same.body.length]).toEqual([asked, 304, 0]);
      expect([same.headers.etag, same.headers.vary]).toEqual([headers.etag, headers.vary]);
    }
  });

  test('refuses a query that it does not know, kept or not', async () => {
    for (const asked of CONSTANT.filter(({ accept }) => accept === '*/*')) {
      const { status } = await send(url, { ...asked, path: `${asked.path}?nonsense=1` });
      expect([asked.path, status]).toEqual([asked.path, 400]);
    }
  });
});

describe('the coding of an answer', () => {
  const CODINGS = [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const;

  test.each(CODINGS)('for "%s" is %s', async (accepted, coding) => {
    const plain = await send(url, { path: '/openapi.json', accept: '*/*' });
    const headers: Record<string, string> =
      accepted === undefined ? {} : { 'Accept-Encoding': accepted };
    const got = await send(url, { path: '/openapi.json', accept: '*/*' }, { headers });
    expect(got.headers['content-encoding']).toBe(coding);
    expect(got.headers['content-length']).toBe(String(got.body.length));
    expect(got.headers.vary).toContain('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    expect(decode[coding ?? 'none'](got.body).equals(plain.body)).toBe(true);
  });

  test('is none where there is little to win', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' };
    for (const path of ['/errors/OVERLOADED', '/icon.png']) {
      const got = await send(url, { path, accept: '*/*' }, { headers });
      expect([path, got.headers['content-encoding']]).toEqual([path, undefined]);
    }
  });
});

describe('what is asked for', () => {
  const list = async (path: string) => send(url, { path, accept: '*/*' });

  test('is the same however it is written', async () => {
    await list('/v1/cards?first=3&name=Wisp');
    const operations = await askedOfEngine(async () => list('/v1/cards?name=Wisp&first=3'));
    expect(operations).toEqual([]);
  });

  test('is the same edition however its patch is written', async () => {
    await list('/v1/cards/coverage?patch=9.1');
    const others = ['9.1.5', '9.1.7'];
    const operations = await askedOfEngine(async () => {
      for (const patch of others) await list(`/v1/cards/coverage?patch=${patch}`);
    });
    expect(operations).toEqual([]);
  });

  test('as one file is made once for an edition', async () => {
    const same = [
      ['', '?patch=24.6.2', '?ruleset=hearthstone', '?ruleset=hearthstone&patch=24.6.2'],
      ['?patch=9.1', '?patch=9.1.5', '?patch=9.1.7'],
    ];
    for (const [first = '', ...others] of same) {
      const file = await list(`/v1/bulk/rules${first}`);
      expect(file.status).toBe(200);
      const operations = await askedOfEngine(async () => {
        for (const other of others) {
          const { headers } = await list(`/v1/bulk/rules${other}`);
          for (const name of ['etag', 'last-modified', 'content-disposition'])
            expect([other, headers[name]]).toEqual([other, file.headers[name]]);
        }
      });
      expect(operations).toEqual([]);
    }
    // Builds of a patch that came out are editions of their own.
    expect((await list('/v1/cards/coverage?patch=9.2.0')).body.toString()).toContain('"9.2.0"');
  });

  test('and is not there is known, too, and names each request', async () => {
    const first = await list('/v1/cards/Wips');
    const operations = await askedOfEngine(async () => {
      const again = await list('/v1/cards/Wips');
      const [one, other] = [first, again].map(({ body }) => JSON.parse(body.toString()));
      expect(other).toEqual({ ...one, instance: other.instance });
      expect(other.instance).toBe(`urn:request:${again.headers['x-request-id']}`);
      expect(other.instance).not.toBe(one.instance);
      expect(again.status).toBe(404);
    });
    expect(operations).toEqual([]);
  });
});

describe('a refusal', () => {
  /** Refuses operations of the engine while something is done. */
  async function refusing(which: string, work: () => Promise<void>): Promise<void> {
    const pool = engineThreads();
    const run = pool.run.bind(pool);
    const refused = { status: 503, code: 'OVERLOADED', title: 'Busy', detail: 'Busy' };
    const spy = vi
      .spyOn(pool, 'run')
      .mockImplementation(async (asked: OracleRequest) =>
        asked.operation === which
          ? { ...refused, bytes: new TextEncoder().encode(JSON.stringify(refused)), workMs: 0 }
          : run(asked),
      );
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
  }

  test('is not kept by any constant answer', async () => {
    for (const operation of [
      'resolve',
      'replay',
      'actions',
      'cards',
      'rules',
      'cases',
      'picture',
    ]) {
      const { service, url: fresh } = await startEngine();
      try {
        const bad = new Map<string, Got>();
        await refusing(operation, async () => {
          for (const asked of CONSTANT) bad.set(JSON.stringify(asked), await send(fresh, asked));
        });
        const host = new URL(fresh).host;
        for (const asked of CONSTANT) {
          const [again, right] = [await send(fresh, asked), await send(url, asked)];
          expect([operation, asked, again.status]).toEqual([operation, asked, 200]);
          const text = ({ body }: Got) => body.toString().replaceAll(host, new URL(url).host);
          expect(text(again) === text(right), `${operation} ${asked.path}`).toBe(true);
        }
        const home = bad.get(JSON.stringify({ path: '/', accept: 'text/html' }))!;
        if (operation === 'resolve') {
          expect([home.status, home.headers['cache-control']]).toEqual([200, 'no-store']);
          expect(home.headers.etag).toBeUndefined();
        }
      } finally {
        await service.stop();
      }
    }
  });
});

describe('introspection', () => {
  const ask = async (query: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });

  test('is executed once', async () => {
    const query = 'query { __schema { types { name } } __type(name: "Card") { name } }';
    const put = vi.spyOn(made.services.constants, 'put');
    const texts = [await (await ask(query)).text(), await (await ask(query)).text()];
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    expect(texts[1]).toBe(texts[0]);
    expect(JSON.parse(texts[0]!)).toMatchObject({ data: { __type: { name: 'Card' } } });
    const again = await ask(query);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.headers.get('content-type')).toContain('json');
  });

  test('beside other questions is not kept, nor are errors', async () => {
    const put = vi.spyOn(made.services.constants, 'put');
    await ask('{ __schema { nonsense } }');
    await ask('{ __typename ...on Query { __schema { types { name } } } }');
    expect(put.mock.calls.filter(([key]) => key.startsWith('schema'))).toEqual([]);
    put.mockRestore();
  });

  test('counts as often as it is asked for', async () => {
    const twice = await ask('{ a: __schema { types { name } } b: __schema { types { name } } }');
    expect(await twice.text()).toContain('QUERY_TOO_COSTLY');
    const types = Array.from({ length: 29 }, (_, i) => `a${i}: __type(name: "Card") { name }`);
    expect(await (await ask(`{ ${types.join(' ')} }`)).text()).not.toContain('errors');
  });
});
