import { expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { actionText } from '../../src/service/web/action-text.js';

test.for([
  ['endTurn', 'End turn'],
  [{ play: 'imp', target: 'yeti', position: 1 }, 'Play imp at yeti, minions to its left: 1'],
  [{ attack: 'yeti', target: 'hero 2' }, 'Yeti attacks hero 2'],
  [{ heroPower: true, target: 'yeti' }, 'Hero power at yeti'],
  [{ propose: 'kor', against: 'igvand' }, 'Propose kor against igvand'],
  [{ decide: { option: 1 } }, 'Decide {"option":1}'],
] as const)('an action in words: %j', ([action, says]) => {
  expect(actionText(action as Json)).toBe(says);
});
