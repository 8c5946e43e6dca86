import { expect, test } from 'vitest';
import { CellSum, nextBelow, playoutSource, Run, seedRandom } from '../../src/kernel/index.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { get } from '../../src/rulesets/hearthstone/state/access.js';
import { PACKING } from '../../src/rulesets/hearthstone/state/pack.js';
import { copyState, GAME, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { GameState, Tag } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { randomBoard } from './random-board.js';

const BOARDS = 40;
const ACTIONS = 6;

/** A state without what lies beyond its rows. */
function seen({ cells, count, ...beside }: State): unknown {
  return { count, cells: [...cells.subarray(0, count * PROGRAM.width)], ...beside };
}

const isOver = (s: State): boolean => get(s, GAME, Tag.STATE) === GameState.COMPLETE;

/** Plays something in a state; what it wrote. */
function play(state: State, seed: number): readonly number[] {
  const random = seedRandom(seed);
  const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
  const legal = legalActions(state, player);
  const run = new Run(PROGRAM, state, [], { source: playoutSource(random) });
  run.sum = new CellSum();
  run.journal = [];
  startAction(run, player, legal[nextBelow(random, legal.length)]!);
  expect(run.advance()).toBe('complete');
  return run.journal;
}

test.each(['10.0', '24.6'])('states that wait are what they were: %s', (patch) => {
  for (let seed = 1; seed <= BOARDS; seed++) {
    const board = randomBoard(seedRandom(seed), patch);
    // another way went on first: it may have more rows than this one ever will
    const other = copyState(board);
    play(other, seed);
    const start = PACKING.base(other, board.count);
    const working = copyState(PACKING.base(board, board.count));
    let packed = PACKING.pack(working, start);
    let earlier = packed;
    for (let i = 0; i < ACTIONS && !isOver(working); i++) {
      const before = seen(working);
      const held = PACKING.hold(working);
      const journal = play(working, seed * ACTIONS + i);
      const after = PACKING.pack(working, start);
      const since = PACKING.pack(working, start, { packed, journal });
      expect(seen(PACKING.unpack(since, start))).toEqual(seen(PACKING.unpack(after, start)));
      for (let at = journal.length - 2; at >= 0; at -= 2)
        working.cells[journal[at]!] = journal[at + 1]!;
      PACKING.putBack(working, held);
      expect({ ...(seen(working) as State), settled: null }).toEqual({
        ...(before as State),
        settled: null,
      });
      // on to the state after it or back to an earlier one
      const next = i % 3 === 2 ? earlier : since;
      PACKING.repack(working, packed, next, start);
      expect(seen(working)).toEqual(seen(PACKING.unpack(next, start)));
      if (i % 3 === 0) earlier = since;
      packed = next;
    }
  }
});
