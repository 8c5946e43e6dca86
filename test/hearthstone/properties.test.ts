import { nextBelow } from '../../src/kernel/index.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { get } from '../../src/rulesets/hearthstone/state/access.js';
import { GAME, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { GameState, Tag } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { testRandomPlay } from '../common/random-play.js';
import { randomBoard } from './random-board.js';

const playerOf = (state: State): 1 | 2 => get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;

for (const patch of ['10.0', '9.1'])
  testRandomPlay(
    {
      ruleset: HEARTHSTONE,
      boards: 120,
      actionsPerBoard: 12,
      board: (random) => randomBoard(random, patch),
      isOver: (state) => get(state, GAME, Tag.STATE) === GameState.COMPLETE,
      next: (state, random) => {
        const legal = legalActions(state, playerOf(state));
        return legal[nextBelow(random, legal.length)]!;
      },
      start: (run, state, action) => startAction(run, playerOf(state), action),
      checksSteps: false,
    },
    `random play in edition ${patch}`,
  );
