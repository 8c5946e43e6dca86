import { expect, test } from 'vitest';
import { Run } from '../../src/kernel/index.js';
import { Fields } from '../../src/rulesets/common/fields.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { readPool } from '../../src/rulesets/hearthstone/adapter/setup/custom-cards.js';
import { createGame } from '../../src/rulesets/hearthstone/adapter/setup/game.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { cardOf, get } from '../../src/rulesets/hearthstone/state/access.js';
import { createById, enterZone } from '../../src/rulesets/hearthstone/state/zones.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { Tag, Zone } from '../../src/rulesets/hearthstone/vocabulary/index.js';

const CARD = {
  id: 'MATRON',
  name: 'Matron',
  type: 'MINION',
  health: 1,
  battlecry: [
    { summon: 'CS2_231', count: 4, at: 'ALTERNATING', save: 'whelps' },
    { set: { ATK: { count: { saved: 'whelps' } } }, on: 'SELF' },
  ],
};

test('ALTERNATING summons to the right, to the left, and so on, next to the source', () => {
  const edition = editionOf('10.0');
  const { pool } = readPool(
    new Fields({ customCards: [CARD] }, [], new Problems()),
    edition,
    new Problems(),
  )!;
  const { state } = createGame(pool, edition, ['HERO_08', 'HERO_09']);
  const setup = new Run(PROGRAM, state, []);
  const matron = createById(setup, 'MATRON', 1, 0);
  enterZone(setup, matron, Zone.HAND);
  const run = new Run(PROGRAM, state, []);
  startAction(run, 1, { type: 'play', card: matron, position: 0 });
  expect(run.advance()).toBe('complete');
  const board = run.state.board[1];
  const first = Math.min(...board.filter((e) => e !== matron));
  expect(board.map((e) => (cardOf(run.state, e).id === 'MATRON' ? 'MATRON' : e - first))).toEqual([
    1,
    3,
    'MATRON',
    2,
    0,
  ]);
  expect(get(run.state, matron, Tag.ATK)).toBe(4);
});
