import { expect, test } from 'vitest';
import type { Resolution } from '../../src/scenario/oracle.js';
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
