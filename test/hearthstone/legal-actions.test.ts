import { describe, expect, test } from 'vitest';
import { nextBelow, playoutSource, Run, seedRandom } from '../../src/kernel/index.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { ActionList } from '../../src/rulesets/hearthstone/rules/legality/action-list.js';
import {
  legalActions,
  listActions,
} from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { illegality } from '../../src/rulesets/hearthstone/rules/legality/legality.js';
import { get, set, typeOf } from '../../src/rulesets/hearthstone/state/access.js';
import type { PlayerAction } from '../../src/rulesets/hearthstone/state/player-action.js';
import { GAME, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { CardType, MAX_BOARD, Tag } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { randomBoard } from './random-board.js';

const BOARDS = 60;
/** Options of Choose One that are asked about: one more than there are. */
const OPTIONS = [-1, 0, 1, 2];

/** A board on which minions have come this turn, some with Rush, some with Charge, and some are guarded. */
function boardOf(seed: number, patch: string): State {
  const random = seedRandom(seed);
  const state = randomBoard(random, patch);
  const run = new Run(PROGRAM, state, [], { source: playoutSource(random), trace: 'NONE' });
  for (const minion of [...state.board[1], ...state.board[2]])
    for (const tag of [Tag.EXHAUSTED, Tag.RUSH, Tag.CHARGE, Tag.TAUNT, Tag.STEALTH, Tag.IMMUNE])
      if (nextBelow(random, 4) === 0) set(run, minion, tag, 1);
  return state;
}

/** Every action that player 1 could name, sensible or not. */
function* nameable(s: State): Generator<PlayerAction> {
  const characters = [s.hero[1], ...s.board[1], s.hero[2], ...s.board[2]];
  const targets = [0, ...characters];
  for (const attacker of characters)
    for (const target of characters) yield { type: 'attack', attacker, target };
  for (const card of s.hand[1]) {
    const isMinion = typeOf(s, card) === CardType.MINION;
    const positions = isMinion ? Array.from({ length: MAX_BOARD + 1 }, (_, at) => at) : [-1];
    for (const target of targets)
      for (const choose of OPTIONS)
        for (const position of positions) yield { type: 'play', card, target, position, choose };
    yield { type: 'trade', card };
  }
  for (const target of targets)
    for (const choose of OPTIONS) yield { type: 'heroPower', target, choose };
  yield { type: 'endTurn' };
}

const sorted = (actions: Iterable<PlayerAction>): string[] =>
  [...actions].map((action) => JSON.stringify(action)).sort();

describe.each(['9.1', '10.0', '24.6'])('legal actions in edition %s', (patch) => {
  test('are all that can be named and are not refused, each once', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const state = boardOf(seed, patch);
      expect(get(state, GAME, Tag.CURRENT_PLAYER)).toBe(1);
      const allowed = [...nameable(state)].filter((it) => illegality(state, 1, it) === null);
      expect(sorted(legalActions(state, 1)), `seed ${seed}`).toEqual(sorted(allowed));
    }
  });

  test('are listed the same in a list that was filled before', () => {
    const list = new ActionList();
    listActions(boardOf(1, patch), 1, list);
    const state = boardOf(2, patch);
    const { count } = listActions(state, 1, list);
    expect(Array.from({ length: count }, (_, at) => list.at(at))).toEqual(legalActions(state, 1));
  });
});
