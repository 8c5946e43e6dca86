import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenOf, typeOf } from '../../src/service/web/schema-text.js';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
let page: string;
let document: {
  readonly paths: Record<string, Record<string, { readonly operationId: string }>>;
  readonly components: { readonly schemas: Record<string, object> };
};
beforeAll(async () => {
  harness = await startHarness();
  page = (await harness.http.get('/docs').set('Accept', 'text/html')).text;
  document = (await harness.http.get('/docs')).body;
});
afterAll(() => harness.service.stop());

test('has every route and every form, and leads nowhere that is not there', () => {
  const routes = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  for (const { operationId } of routes) expect(ids).toContain(operationId);
  for (const name of Object.keys(document.components.schemas))
    expect(ids).toContain(`schema-${name}`);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links.length).toBeGreaterThan(routes.length);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  expect(page).not.toContain('undefined');
});

test('needs no script and little room', () => {
  expect(page).not.toContain('<script');
  expect(page.length).toBeLessThan(300_000);
});

test('types are told in words', () => {
  const told = (schema: Parameters<typeof typeOf>[0]): string =>
    typeOf(schema)
      .map((part) => (typeof part === 'string' ? part : `<${part.form}>`))
      .join('');
  const ref = { $ref: '#/components/schemas/Tile' };
  expect(told({ type: ['string', 'null'] })).toBe('string or null');
  expect(told({ anyOf: [ref, { type: 'null' }] })).toBe('<Tile> or null');
  expect(told({ type: 'array', items: ref })).toBe('a list of <Tile>');
  expect(told({ type: 'array', prefixItems: [ref, { const: 1 }] })).toBe('[<Tile>, 1]');
  expect(told({ type: 'object', additionalProperties: ref })).toBe('an object of <Tile>');
  expect(told({ enum: ['a', 'b'] })).toBe('"a" or "b"');
  expect(told({})).toBe('any value');
  expect(childrenOf({ properties: { a: ref, b: {} }, required: ['a'] })).toEqual([
    { name: 'a', isOptional: false, schema: ref },
    { name: 'b', isOptional: true, schema: {} },
  ]);
});
