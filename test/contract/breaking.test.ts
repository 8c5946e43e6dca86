import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { openApi } from '../../scripts/lib/client-types.mjs';
import { brokenParts, type Contract, contractOf } from '../../scripts/lib/contract.mjs';

/** What the changelog admits: the lines of the section "Breaking" of what is not released. */
function admitted(): string {
  const [, unreleased = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## Unreleased$/m);
  const [section = ''] = unreleased.split(/^## /m);
  return /^### Breaking\n(.*?)(?=^### |$(?![\s\S]))/ms.exec(section)?.[1] ?? '';
}

/** The contract of the last release. */
function lastRelease(): Contract {
  const files = readdirSync('contract').filter((file) => file.endsWith('.json'));
  const [last] = files.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return JSON.parse(readFileSync(`contract/${last}`, 'utf8')) as Contract;
}

/** The name of a part that is broken. */
function nameOf(broken: string): string {
  return broken.replace(/ (?:is gone|has lost|needs).*$/, '');
}

test('what would break a client of the last release stands in the changelog', async () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const now = contractOf(schema, JSON.parse(JSON.stringify(await openApi())) as object);
  expect(Object.keys(now).length).toBeGreaterThan(200);
  const broken = brokenParts(lastRelease(), now);
  expect(broken.filter((part) => !admitted().includes(nameOf(part)))).toEqual([]);
});

const NO_REST = { paths: {}, components: { schemas: {} } };
const graphql = (sdl: string) => contractOf(buildSchema(`type Query { x: Int } ${sdl}`), NO_REST);

describe('of GraphQL', () => {
  const old = graphql(
    'type A { b(c: Int): Int, d: String! } enum E { F, G } input I { j: Int } union U = A',
  );

  test.each([
    [
      'a field, an argument and a value more',
      'type A { b(c: Int, k: Int): Int, d: String!, l: Int } enum E { F, G, H } input I { j: Int, m: Int } union U = A',
      [],
    ],
    [
      'a field that is gone',
      'type A { d: String! } enum E { F, G } input I { j: Int } union U = A',
      ['A has lost or changed 2 of its members'],
    ],
    [
      'a field that may be null',
      'type A { b(c: Int): Int, d: String } enum E { F, G } input I { j: Int } union U = A',
      ['A has lost or changed 1 of its members'],
    ],
    [
      'an argument that is needed',
      'type A { b(c: Int, k: Int!): Int, d: String! } enum E { F, G } input I { j: Int } union U = A',
      ['A needs 1 more members'],
    ],
    [
      'a new field with an argument that is needed',
      'type A { b(c: Int): Int, d: String!, e(k: Int!): Int } enum E { F, G } input I { j: Int } union U = A',
      [],
    ],
    [
      'a value that is gone',
      'type A { b(c: Int): Int, d: String! } enum E { F } input I { j: Int } union U = A',
      ['E has lost or changed 1 of its members'],
    ],
    [
      'an input that is needed',
      'type A { b(c: Int): Int, d: String! } enum E { F, G } input I { j: Int, n: Int! } union U = A',
      ['I needs 1 more members'],
    ],
    [
      'types that are gone',
      'type A { b(c: Int): Int, d: String! } enum E { F, G }',
      ['I is gone', 'U is gone'],
    ],
  ])('%s', (_, sdl, broken) => {
    expect(brokenParts(old, graphql(sdl))).toEqual(broken);
  });
});

describe('of REST', () => {
  const schema = buildSchema('type Query { x: Int }');
  const TEXT = { type: 'string', description: 'for people' };
  const rest = (schemas: object, parameters: readonly object[] = []) =>
    contractOf(schema, {
      paths: { '/v1/a': { post: { parameters, responses: { 200: { content: {} }, 422: {} } } } },
      components: { schemas },
    });
  const old = rest({
    A: { properties: { x: TEXT, y: TEXT }, required: ['x'] },
    BInput: { properties: { z: TEXT } },
    C: { enum: ['a'] },
  });

  test.each([
    [
      'a field more, in other words',
      {
        A: { properties: { x: { type: 'string' }, y: TEXT, w: TEXT }, required: ['x', 'w'] },
        BInput: { properties: { z: TEXT, v: TEXT } },
        C: { enum: ['a'] },
      },
      [],
    ],
    [
      'a field that may be left out',
      {
        A: { properties: { x: TEXT, y: TEXT } },
        BInput: { properties: { z: TEXT } },
        C: { enum: ['a'] },
      },
      ['#A has lost or changed 1 of its members'],
    ],
    [
      'a field of a request that is needed',
      {
        A: { properties: { x: TEXT, y: TEXT }, required: ['x'] },
        BInput: { properties: { z: TEXT }, required: ['z'] },
        C: { enum: ['b'] },
      },
      ['#BInput needs 1 more members', '#C has lost or changed 1 of its members'],
    ],
  ])('%s', (_, schemas, broken) => {
    expect(brokenParts(old, rest(schemas))).toEqual(broken);
  });

  test('a parameter that is needed, and an operation that is gone', () => {
    const [schemas, needed] = [
      { A: { enum: ['a'] } },
      { in: 'query', name: 'q', required: true, schema: TEXT },
    ];
    expect(brokenParts(rest(schemas), rest(schemas, [needed]))).toEqual([
      'POST /v1/a needs 1 more members',
    ]);
    const none = contractOf(schema, { paths: {}, components: { schemas } });
    expect(brokenParts(rest(schemas), none)).toEqual(['POST /v1/a is gone']);
  });
});
