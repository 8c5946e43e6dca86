import { expect, test } from 'vitest';
import { nextBelow, Run } from '../../src/kernel/index.js';
import { updateHealthAttackAuras } from '../../src/rulesets/hearthstone/rules/auras/health-attack.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { cardOf, get } from '../../src/rulesets/hearthstone/state/access.js';
import { GAME, PLAYERS, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { GameState, Tag } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { type RandomPlay, RandomWalks } from '../common/random-play.js';
import { randomBoard } from './random-board.js';

type Deed = ReturnType<typeof legalActions>[number];

const playerOf = (state: State): 1 | 2 => get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;

const play: RandomPlay<State, Deed> = {
  ruleset: HEARTHSTONE,
  boards: 120,
  actionsPerBoard: 10,
  board: (random) => randomBoard(random, '23.0'),
  isOver: (state) => get(state, GAME, Tag.STATE) === GameState.COMPLETE,
  next: (state, random) => {
    const legal = legalActions(state, playerOf(state));
    return legal[nextBelow(random, legal.length)]!;
  },
  start: (run, state, action) => startAction(run, playerOf(state), action),
  checksSteps: false,
};

function costs(state: State): string[] {
  return PLAYERS.flatMap((player) =>
    state.hand[player].map((card) => `${cardOf(state, card).name}: ${get(state, card, Tag.COST)}`),
  );
}

test('costs in hand at the end of an action are those of the same state with its auras worked out again', {
  timeout: 300_000,
}, () => {
  const walks = new RandomWalks(play);
  let checked = 0;
  walks.walk(1, (state, deed, seed) => {
    const after = walks.played(state, deed, seed).state;
    if (play.isOver(after)) return after;
    const again = HEARTHSTONE.program.copy(after);
    again.auraStale = true;
    updateHealthAttackAuras(new Run(HEARTHSTONE.program, again, []));
    expect(costs(again), `seed ${seed} ${JSON.stringify(deed)}`).toEqual(costs(after));
    checked++;
    return after;
  });
  expect(checked).toBeGreaterThan(100);
});
