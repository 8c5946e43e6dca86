import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { startEngine } from './support/harness.js';

let service: Service;
let url: string;
beforeAll(async () => {
  ({ service, url } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

interface Parameter {
  readonly in: string;
  readonly example?: string;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
}

/** Every address that can be read and needs no id of the store, with the ids of the document. */
async function readable(): Promise<string[]> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  };
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const id = get.parameters?.find((each) => each.in === 'path')?.example ?? '';
    return [path.replace('{id}', encodeURIComponent(id))];
  });
}

/** How an address answers, and how when it is asked again with the tag. */
async function twice(path: string, accept: string) {
  const first = await fetch(url + path, { headers: { Accept: accept } });
  await first.arrayBuffer();
  const etag = first.headers.get('etag');
  const headers = { Accept: accept, 'If-None-Match': etag ?? '"none"' };
  const again = await fetch(url + path, { headers });
  const text = await again.text();
  const kept = first.headers.get('cache-control');
  return { status: first.status, etag, kept, again: again.status, left: text.length };
}

test('whatever can be read has an ETag, and 304 for who has it', async () => {
  const paths = await readable();
  const untagged: string[] = [];
  const read: string[] = [];
  for (const path of paths) {
    const { status, etag, kept, again, left } = await twice(path, '*/*');
    if (status !== 200) continue;
    read.push(path);
    if (etag === null) untagged.push(path);
    else expect({ path, again, left }).toEqual({ path, again: 304, left: 0 });
    expect(kept, path).not.toBeNull();
  }
  // How the service stands is true for a moment only; whole lists of the store go out as they are read.
  expect(untagged).toEqual(['/v1/bulk/scenarios', '/readyz']);
  for (const path of ['/openapi.json', '/schemas/hearthstone.json', '/v1/scenarios', '/v1/cards'])
    expect(read).toContain(path);
});

test('what was not found and what was asked by POST has none', async () => {
  const missing = await fetch(`${url}/v1/cards/nobody-of-this-name`);
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null]);
  const asked = await fetch(`${url}/v1/resolve`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'If-None-Match': '*' },
    body: '{"ruleset":"hearthstone","actions":["endTurn"]}',
  });
  expect([asked.status, asked.headers.get('etag')]).toEqual([200, null]);
});
