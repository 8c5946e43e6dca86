import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { openApi } from '../../scripts/lib/client-types.mjs';
import { breakingChanges, type OpenApi } from './openapi-changes.js';

/** What the changelog admits: the lines of the section "Breaking" of what is not released. */
function admitted(): string {
  const [, unreleased = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## Unreleased$/m);
  const [section = ''] = unreleased.split(/^## /m);
  return /^### Breaking\n(.*?)(?=^### |$(?![\s\S]))/ms.exec(section)?.[1] ?? '';
}

const notAdmitted = (changes: readonly string[]): string[] =>
  changes.filter((change) => !admitted().includes(change));

test('REST: what would break a client of the last release stands in the changelog', async () => {
  const old = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as OpenApi;
  const now = JSON.parse(JSON.stringify(await openApi())) as OpenApi;
  expect(notAdmitted(breakingChanges(old, now))).toEqual([]);
});

test('GraphQL: what would break a client of the last release stands in the changelog', async () => {
  const [old, now] = ['contract/schema.graphql', 'schema.graphql'].map((file) =>
    buildSchema(readFileSync(file, 'utf8')),
  );
  const changes = await diff(old!, now!);
  const breaking = changes.filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  );
  expect(notAdmitted(breaking.map(({ message }) => message))).toEqual([]);
});

const documentOf = (fields: object, required: readonly string[], sent: object): OpenApi => {
  const answer = { type: 'object', properties: fields, required };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } };
  const body = { 'application/json': { schema: sent } };
  const asked = { requestBody: { content: body }, responses: { 200: { content } } };
  return {
    paths: { '/v1/a': { post: asked } },
    components: { schemas: { Answer: answer } },
  } as OpenApi;
};
const TEXT = { type: 'string' };

test('a change that breaks a client is seen, an addition is not', () => {
  const sent = { type: 'object', properties: { word: { enum: ['a', 'b'] } }, required: [] };
  const old = documentOf({ x: TEXT, y: TEXT, z: TEXT }, ['x', 'y'], sent);
  const more = { ...sent, properties: { word: { enum: ['a', 'b', 'c'] }, other: TEXT } };
  expect(
    breakingChanges(old, documentOf({ x: TEXT, y: TEXT, z: TEXT, w: TEXT }, ['x', 'y', 'w'], more)),
  ).toEqual([]);
  const less = { type: 'object', properties: { word: { enum: ['a'] } }, required: ['word'] };
  expect(breakingChanges(old, documentOf({ x: { type: 'number' }, y: TEXT }, ['x'], less))).toEqual(
    [
      'POST /v1/a body.word: "b" is not taken any more',
      'POST /v1/a body needs word',
      'Answer.x is of another type',
      'Answer.z is gone',
      'Answer.y may be left out',
    ],
  );
  expect(breakingChanges(old, { ...old, paths: {} })).toEqual(['POST /v1/a is gone']);
});

test('a form of a choice may have a field more, and may not lose one', () => {
  const form = (fields: object) => ({ type: 'object', properties: fields });
  const choice = (fields: object) => documentOf({ x: { anyOf: [form(fields), TEXT] } }, [], TEXT);
  expect(breakingChanges(choice({ a: TEXT }), choice({ a: TEXT, b: TEXT }))).toEqual([]);
  expect(breakingChanges(choice({ a: TEXT, b: TEXT }), choice({ a: TEXT }))).toEqual([
    'Answer.x (form 1).b is gone',
  ]);
});
