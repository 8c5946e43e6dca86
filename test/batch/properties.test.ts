import { nextBelow } from '../../src/kernel/index.js';
import { legalActions } from '../../src/rulesets/batch/rules/legality/listed-actions.js';
import { startAction } from '../../src/rulesets/batch/rules/sequences/begin-action.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { activePlayer, isOver } from '../../src/rulesets/batch/state/access.js';
import { testRandomPlay } from '../common/random-play.js';
import { randomBoard } from './random-board.js';

testRandomPlay({
  ruleset: BATCH,
  boards: 150,
  actionsPerBoard: 12,
  board: randomBoard,
  isOver,
  next: (state, random) => {
    const legal = legalActions(state, activePlayer(state));
    return legal[nextBelow(random, legal.length)]!;
  },
  start: (run, state, action) => startAction(run, activePlayer(state), action),
  checksSteps: true,
});
