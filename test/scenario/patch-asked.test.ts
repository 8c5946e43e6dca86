import { expect, test } from 'vitest';
import type { Comparison, Resolution } from '../../src/scenario/oracle.js';
import { ask } from './support/ask.js';

test.each([
  ['8.3', '8.2.2'],
  ['12.2.1', '12.2'],
])('patch %s, which never came out, is played as %s, and the answer says so', (patch, edition) => {
  const answer: Resolution = ask('resolve', { patch });
  expect(answer).toMatchObject({ edition, patchAsked: patch });
});

test.each(['10.0', '9.2.0.21517', '9'])('patch %s needs no such remark', (patch) => {
  const answer: Resolution = ask('resolve', { patch });
  expect(answer.edition).toBe(patch);
  expect(answer).not.toHaveProperty('patchAsked');
});

const board = {
  patch: '8.3',
  players: { 1: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] } },
  actions: ['endTurn'],
};
const answered = { edition: '8.2.2', patchAsked: '8.3' };

test.each([
  ['actions', {}],
  ['outcomes', {}],
  ['explain', { explain: 'yeti' }],
] as const)('%s says so too', (operation, more) => {
  expect(ask(operation, { ...board, ...more })).toMatchObject(answered);
});

test('compare says so of the side that it is about', () => {
  const { sides }: Comparison = ask('compare', { ...board, patches: ['8.3', '10.0'] });
  expect(sides).toMatchObject([answered, { edition: '10.0' }]);
  expect(sides[1]).not.toHaveProperty('patchAsked');
});
