import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCENARIO_FOLDER, scenarioFiles } from '../../src/scenario/conformance/scenario-files.js';
import { hasPassed, verifyCase } from '../../src/scenario/conformance/verify-case.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, Problem, Verification } from '../../src/scenario/oracle.js';
import { parseBody } from '../../src/service/body/parse-body.js';

/** A body as it comes over HTTP: checked against the limits, then plain JSON. */
function received(text: string, format: 'json' | 'yaml'): Json {
  const parsed = parseBody(Buffer.from(text), format);
  if (!parsed.ok) throw new Error(parsed.problem.detail);
  return parsed.value;
}

function verified(json: Json): Verification {
  const outcome = operate('verify', json, {});
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

function problemOf(json: Json): Problem {
  const outcome = operate('verify', json, {});
  if (outcome.ok) throw new Error('it was not refused');
  return outcome.problem;
}

describe('every scenario file can be posted to verify', () => {
  test.each(scenarioFiles(SCENARIO_FOLDER).map((path) => [relative(SCENARIO_FOLDER, path), path]))(
    '%s',
    (_, path) => {
      const yaml = received(readFileSync(path, 'utf8'), 'yaml');
      const json = received(JSON.stringify(yaml), 'json');
      const suite = verifyCase(json);
      if (suite.variants.some(({ problems }) => problems.length > 0)) {
        expect(suite.file?.knownFailure).not.toBeNull();
        expect(problemOf(json).status).toBe(422);
        return;
      }
      const answer = verified(json);
      expect(answer.pass).toBe(hasPassed(suite));
      const { variants = [], expectations } = answer;
      const reports = suite.variants.flatMap((variant) => variant.reports);
      if (answer.variants !== undefined)
        expect(variants.map(({ title }) => title)).toEqual(
          suite.variants.map(({ title }) => title),
        );
      expect(expectations.map(({ pass, message }) => [pass, message])).toEqual(
        reports.map(({ pass, message }) => [pass, message]),
      );
    },
  );
});

const FILE = {
  case: 'X-1',
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ attack: 'raptor', target: 'yeti' }],
  items: { 1: [{ entity: 'yeti', damage: 3 }], 2: [{ happens: 'death raptor' }] },
  uncheckable: { 3: 'prose' },
};

describe('verify of a scenario file', () => {
  test('says of every expectation which item it asserts, and where it stands', () => {
    const { expectations, variants, pass } = verified(FILE);
    expect(expectations).toMatchObject([
      { item: 1, variant: 0, path: ['items', '1', 0], pass: true },
      { item: 2, variant: 0, path: ['items', '2', 0], pass: true },
    ]);
    expect([pass, variants!.map(({ title }) => title)]).toEqual([true, ['']]);
  });

  test('holds each variant against its own expectations', () => {
    const variants = [
      { title: 'as it is' },
      {
        title: 'a yeti that is hurt',
        entities: { yeti: { damage: 4 } },
        items: { 1: [{ entity: 'yeti', damage: 5 }] },
      },
    ];
    const answer = verified({ ...FILE, variants });
    expect(answer.variants!.map(({ title, pass }) => [title, pass])).toEqual([
      ['as it is', true],
      ['a yeti that is hurt', false],
    ]);
    expect(answer.pass).toBe(false);
    expect(answer.traceHash).toBe(answer.variants![0]!.traceHash);
    expect(answer.expectations.filter(({ pass }) => !pass)).toMatchObject([
      { item: 1, variant: 1, path: ['variants', 1, 'items', '1', 0, 'damage'] },
    ]);
  });

  test('checks a distribution beside the items', () => {
    const distribution = [{ p: 1, when: [{ entity: 'yeti', damage: 4 }] }];
    expect(verified({ ...FILE, distribution }).pass).toBe(false);
    expect(verified({ ...FILE, known: { fails: 'a reason' }, distribution }).pass).toBe(false);
  });

  test.each([
    ['a variant', { patch: 'never' }, '/variants/1/patch'],
    ['the file', { title: 'x' }, '/actions/0/target'],
    [
      'an expectation of a variant',
      { expect: [{ entity: 'yeti', damge: 4 }] },
      '/variants/1/expect/0/damge',
    ],
  ])('tells where in the file %s is wrong', (_, second, pointer) => {
    const actions = [
      { attack: 'raptor', target: pointer.startsWith('/actions') ? 'yetti' : 'yeti' },
    ];
    const { status, detail, errors } = problemOf({
      ...FILE,
      actions,
      variants: [{}, second],
    } as Json);
    expect(status).toBe(422);
    expect(errors!.map((error) => error.pointer)).toEqual([pointer]);
    expect(detail).toMatch(/^In "(variant|x)/);
  });

  test.each([
    [{ items: [] }, '/items'],
    [{ items: { one: [] } }, '/items/one'],
    [{ variants: [] }, '/variants'],
    [{ uncheckable: { 3: '' } }, '/uncheckable/3'],
    [{ known: {} }, '/known/fails'],
    [{ orders: { all: ['raptor'] } }, '/orders'],
    [{ mirror: 'yes' }, '/mirror'],
    [{ entities: { yetti: { damage: 1 } } }, '/entities/yetti'],
  ])('%j is refused at its place', (over, pointer) => {
    const { code, errors } = problemOf({ ...FILE, ...over } as Json);
    expect(code).toBe('INVALID_SCENARIO');
    expect(errors!.map((error) => error.pointer)).toContain(pointer);
  });
});
