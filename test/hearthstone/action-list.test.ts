import { expect, test } from 'vitest';
import { ActionList } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';

/** One action of each kind, the first of which chooses an option. */
function filled(): ActionList {
  const list = new ActionList();
  list.choosing(1);
  list.addPlay(5, 7, 2);
  list.addHeroPower(8, 9);
  list.choosing(-1);
  list.addPlay(6, 0, -1);
  list.addAttack(3, 4);
  list.addTrade(6);
  list.addEndTurn();
  return list;
}

const ACTIONS = [
  { type: 'play', card: 5, target: 7, position: 2, choose: 1 },
  { type: 'heroPower', target: 9, choose: 1 },
  { type: 'play', card: 6, target: 0, position: -1, choose: -1 },
  { type: 'attack', attacker: 3, target: 4 },
  { type: 'trade', card: 6 },
  { type: 'endTurn' },
];

const told = (list: ActionList) => Array.from({ length: list.count }, (_, at) => list.at(at));

test('a list of actions tells each as it was added, from the first on', () => {
  expect(told(filled())).toEqual(ACTIONS);
});

test('a list that was cleared holds what is added after that, and nothing else', () => {
  const list = filled();
  list.clear();
  expect(told(list)).toEqual([]);
  list.addAttack(1, 2);
  expect(told(list)).toEqual([{ type: 'attack', attacker: 1, target: 2 }]);
});
