import { expect, test } from 'vitest';
import { allRulesets } from '../../src/rulesets/index.js';
import { ask } from '../scenario/support/ask.js';
import { outcomesOf, total } from './support.js';

test.each(allRulesets().map(({ id }) => id))('%s takes every question', (ruleset) => {
  const board = { ruleset, players: { 1: {}, 2: {} } };
  const { actions } = ask('actions', { ...board, illegal: true });
  const [first] = actions;
  const body = { ...board, actions: [first!.action] };
  const answer = outcomesOf({ ...body, groupBy: ['state', 'board', 'result'] });
  expect(answer).toMatchObject({ ruleset, complete: true });
  expect(total(answer)).toBe('1');
  const patch = answer.edition;
  expect(ask('compare', { ...body, patches: [patch, patch] })).toMatchObject({ same: true });
  expect(ask('explain', { ...body, explain: 2 })).toMatchObject({ ruleset, entity: { id: 2 } });
});
