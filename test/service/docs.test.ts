import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { parseBody } from '../../src/service/body/parse-body.js';
import { schemaText } from '../../src/service/graphql/server.js';
import type { Route } from '../../src/service/http/route.js';
import { restRoutes } from '../../src/service/rest/routes.js';
import { cacheDraft, revision } from '../../src/service/schemas/requests.js';
import { errorsPage } from './support/errors-page.js';

describe('docs/generated/errors.md', () => {
  test('is what the tables say', async () => {
    await expect(errorsPage()).toMatchFileSnapshot('../../docs/generated/errors.md');
  });
});

const routes: readonly Route[] = restRoutes({
  lifecycle: { stopping: false },
  document: () => null,
});

describe('every address that a page names', () => {
  const ADDRESS =
    /(?:\b(GET|POST|PATCH|DELETE) |localhost:3000|\.\.\.(?=\/))?(\/(?:v1|s)\/[\w{}<>$:./-]*)/g;
  const pages = [
    'README.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|mjs|py|lua)$/.test(name))
      .map((name) => `docs/${name}`),
  ];
  const isAt = (address: string, method: string | undefined) => (each: Route) =>
    (method === undefined || each.method === method.toLowerCase()) &&
    new RegExp(`^${each.path.replaceAll('.', '\\.').replaceAll(/(?<=\/):id/g, '[^/]+?')}$`).test(
      address,
    );

  test.each(pages)('is one of a route: %s', (file) => {
    const missing = [...readFileSync(file, 'utf8').matchAll(ADDRESS)]
      .map(([whole, method, path = '']) => ({ whole, method, path: path.replace(/[.:/]+$/, '') }))
      .filter(({ path }) => path !== '/v1' && path !== '/s')
      .filter(({ method, path }) => !routes.some(isAt(path, method)))
      .map(({ whole }) => whole);
    expect(missing).toEqual([]);
  });
});

describe('docs/reference/api.md', () => {
  const page = readFileSync('docs/reference/api.md', 'utf8');
  const named = (text: string): string => text.replaceAll(/\{(\w+)\}|<(\w+)>/g, ':id');
  const fenced = (language: string): string[] =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, text]) => text ?? '',
    );

  test('describes only routes that there are', () => {
    const known = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const described = [...page.matchAll(/`(GET|POST|PATCH|DELETE) (\/(?:v1|s)\/[^`?]*)/g)];
    expect(described.length).toBeGreaterThan(20);
    for (const [, method, path = ''] of described)
      expect(known).toContain(`${method} ${named(path)}`);
  });

  test('describes every route', () => {
    const described = named(page);
    for (const { path } of routes) expect(described).toContain(path);
  });

  test('shows bodies that can be read', () => {
    const bodies = fenced('sh').flatMap((text) => /-d '([^']*)'/.exec(text)?.[1] ?? []);
    expect(bodies).toHaveLength(13);
    for (const body of bodies) {
      const parsed = parseBody(Buffer.from(body), 'json');
      expect(parsed.ok).toBe(true);
      const value = parsed.ok ? parsed.value : null;
      if (body.includes('expectedVersion')) expect(revision.safeParse(value).success).toBe(true);
      if (body.includes('entityId')) expect(cacheDraft.safeParse(value).success).toBe(true);
    }
    for (const answer of fenced('json'))
      expect(parseBody(Buffer.from(answer), 'json').ok).toBe(true);
  });

  test('shows GraphQL that fits the schema', () => {
    const schema = buildSchema(schemaText());
    const python = fenced('python').flatMap((text) => /query = "(.*)"/.exec(text)?.[1] ?? []);
    const documents = [...fenced('graphql'), ...python];
    expect(documents).toHaveLength(3);
    for (const text of documents) expect(validate(schema, parse(text))).toEqual([]);
  });
});
