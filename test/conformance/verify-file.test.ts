import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { problemOf, verified } from './support.js';

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
