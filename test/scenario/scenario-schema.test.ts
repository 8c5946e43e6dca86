import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../src/rulesets/index.js';
import { operate } from '../../src/scenario/operate.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { scenarioBody, scenarioPaths } from '../support/scenario-bodies.js';
import { readerOf } from '../support/schema-reader.js';
import { ask, refusal } from './support/ask.js';

describe.each(allRulesets().map(({ id }) => id))('the schema of scenarios of %s', (ruleset) => {
  const schema = ask('scenarioSchema', { ruleset });
  const takes = readerOf(schema);
  const files = scenarioPaths(ruleset).map((path) => [path, scenarioBody(path)] as const);

  test('takes scenario files', () => {
    const refused = files.flatMap(([path, body]) => (takes(body) ? [] : [[path, takes.errors]]));
    expect(refused).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });

  test('refuses a field that there is not', () => {
    for (const [path, body] of files.slice(0, 20))
      expect(takes({ ...body, playerz: {} }), path).toBe(false);
  });

  test('says what the parts of a board are called', () => {
    expect(Object.keys(schema.$defs as JsonObject)).toEqual(
      expect.arrayContaining(['Side', 'Action']),
    );
  });
});

test('editors are told of the schemas of all rule systems', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as JsonObject;
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      allRulesets().map(({ id }) => [`./dist/schemas/${id}.json`, `scenarios/${id}/**/*.yaml`]),
    ),
  );
  for (const { id } of allRulesets()) expect(existsSync(`dist/schemas/${id}.json`)).toBe(true);
});

test('a scenario may say where its schema is', () => {
  const body = { $schema: 'http://localhost:3000/schemas/batch.json', ruleset: 'batch' };
  expect(operate('resolve', { ...body, players: { 1: {}, 2: {} } }, {}).ok).toBe(true);
});

test('a rule system that there is not is refused with the nearest', () => {
  expect(refusal({ ruleset: 'bach' }, 'scenarioSchema')).toMatchObject({
    code: 'INVALID_FILTER',
    errors: [{ code: 'UNKNOWN_RULESET', pointer: '/ruleset', nearest: ['batch'] }],
  });
});

test.each([
  ['budget', 'outcomes'],
  ['patches', 'compare'],
  ['explain', 'explain'],
  ['illegal', 'actions'],
  ['items', 'verify'],
])('the field %s of a body is told to be one of `%s`', (field, operation) => {
  const { errors } = refusal({ [field]: {} }, 'resolve');
  expect(errors).toMatchObject([
    { code: 'NOT_HERE', message: expect.stringContaining(`\`${operation}\``) },
  ]);
});
