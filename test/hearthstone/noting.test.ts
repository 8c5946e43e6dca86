import { expect, test } from 'vitest';
import { nextBelow, type Program, playoutSource, Run, seedRandom } from '../../src/kernel/index.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { get } from '../../src/rulesets/hearthstone/state/access.js';
import { copyState, GAME, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { GameState, Tag } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { randomBoard } from './random-board.js';

/** The same rules, but nothing is noted: in every step everybody is looked at. */
const NOTHING_NOTED: Program<State> = {
  ...PROGRAM,
  instructions: PROGRAM.instructions.map(({ name, step }) => ({
    name,
    step: (run, frame) => {
      run.state.settled.fill(0);
      run.state.isWounded = true;
      step(run, frame);
    },
  })),
};

const BOARDS = 40;
const ACTIONS = 8;

test.each(['10.0', '9.1', '24.6'])(
  'who need not be recomputed, and that nothing is dying, is what looking at everybody says: %s',
  (patch) => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const random = seedRandom(seed);
      let state = randomBoard(random, patch);
      for (let i = 0; i < ACTIONS; i++) {
        if (get(state, GAME, Tag.STATE) === GameState.COMPLETE) break;
        const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
        const legal = legalActions(state, player);
        const action = legal[nextBelow(random, legal.length)]!;
        const [noted, looked] = [PROGRAM, NOTHING_NOTED].map((program) => {
          const source = playoutSource(seedRandom(seed));
          const run = new Run(program, copyState(state), [], { source, trace: 'FULL' });
          startAction(run, player, action);
          expect(run.advance()).toBe('complete');
          return run;
        });
        const told = `seed ${seed} ${JSON.stringify(action)}`;
        expect(noted!.trace!.changes, told).toEqual(looked!.trace!.changes);
        expect(noted!.trace!.count, told).toBe(looked!.trace!.count);
        ({ state } = noted!);
      }
    }
  },
);
