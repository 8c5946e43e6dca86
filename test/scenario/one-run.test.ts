import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../src/scenario/oracle.js';
import { ask, type Body, refusal } from './support/ask.js';

/** A random target; what each operation needs beside it. */
const body = {
  players: {
    1: { hand: ['Mad Bomber'], mana: 2 },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'Mad Bomber' }],
};
const OWN: Partial<Record<OperationName, Body>> = {
  compare: { patches: ['9.1', '10.0'] },
  explain: { explain: 'yeti' },
  verify: { expect: [{ entity: 'yeti', zone: 'PLAY' }] },
};

describe('every outcome is asked for', () => {
  it.each(['resolve', 'compare', 'explain'] as const)('not of `%s`, which follows one', (name) => {
    const problem = refusal({ ...body, ...OWN[name], random: 'enumerate' }, name);
    expect(problem).toMatchObject({ code: 'INVALID_SCENARIO', status: 422 });
    expect(problem.errors).toMatchObject([
      { code: 'NOT_HERE', pointer: '/random', expected: '`ask` or `{ seed: 7 }`' },
    ]);
    expect(problem.detail).toContain('`outcomes`');
  });

  it.each(['verify', 'outcomes', 'normalise'] as const)('of `%s`', (name) => {
    expect(ask(name, { ...body, ...OWN[name], random: 'enumerate' })).toBeTruthy();
  });
});

describe('a field of another operation', () => {
  it.each([
    ['resolve', 'groupBy', 'outcomes'],
    ['compare', 'groupBy', 'outcomes'],
    ['verify', 'budget', 'outcomes'],
    ['resolve', 'patches', 'compare'],
    ['outcomes', 'switches', 'compare'],
    ['resolve', 'explain', 'explain'],
    ['resolve', 'illegal', 'actions'],
  ] as const)('is refused by `%s`: `%s` belongs to `%s`', (name, field, owner) => {
    const { errors } = refusal({ ...body, ...OWN[name], [field]: 'result' }, name);
    expect(errors).toMatchObject([{ code: 'NOT_HERE', pointer: `/${field}` }]);
    expect(errors![0]!.message).toContain(`\`${owner}\``);
  });

  it('is told beside everything else that is wrong', () => {
    const problem = refusal({ ...body, random: 'enumerate', groupBy: 'result', actionz: [] });
    expect(problem.errors!.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['NOT_HERE', '/random'],
      ['NOT_HERE', '/groupBy'],
      ['UNKNOWN_FIELD', '/actionz'],
    ]);
  });
});
