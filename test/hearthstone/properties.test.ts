import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  deserialise,
  nextBelow,
  playoutSource,
  Run,
  replayChanges,
  seedRandom,
  serialise,
} from '../../src/kernel/index.js';
import { customPool } from '../../src/rulesets/hearthstone/cards/registry.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { get } from '../../src/rulesets/hearthstone/state/access.js';
import { decodeState, encodeState } from '../../src/rulesets/hearthstone/state/codec.js';
import { violations } from '../../src/rulesets/hearthstone/state/invariants.js';
import {
  copyState,
  GAME,
  indexState,
  type State,
} from '../../src/rulesets/hearthstone/state/state.js';
import { GameState, Tag, WIDTH } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { randomBoard } from './random-board.js';

const BOARDS = 300;
const ACTIONS_A_BOARD = 12;

/** Walks through random play on random boards and shows every step to a visitor, before it is taken. */
function walk(
  seed: number,
  patch: string,
  visit: (state: State, action: ReturnType<typeof legalActions>[number], player: 1 | 2) => State,
): void {
  const random = seedRandom(seed);
  let state = randomBoard(random, patch);
  for (let i = 0; i < ACTIONS_A_BOARD && get(state, GAME, Tag.STATE) !== GameState.COMPLETE; i++) {
    const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
    const legal = legalActions(state, player);
    state = visit(state, legal[nextBelow(random, legal.length)]!, player);
  }
}

const jsonOf = (state: State): string => canonicalJson(encodeState(state));

describe.each(['10.0', '9.1'])('random play in edition %s', (patch) => {
  test('breaks no invariant, and the trace replays to the final state', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      walk(seed, patch, (state, action, player) => {
        const before = copyState(state);
        const run = new Run(PROGRAM, state, [], {
          source: playoutSource(seedRandom(seed)),
          trace: 'FULL',
        });
        startAction(run, player, action);
        expect(run.advance(), `seed ${seed}`).toBe('complete');
        expect(violations(run.state), `seed ${seed} ${JSON.stringify(action)}`).toEqual([]);
        replayChanges(before, WIDTH, run.trace!.cellChanges());
        const replayed = indexState(before.pool, before.edition, before.cells, before.count);
        replayed.auraStale = state.auraStale;
        replayed.otherAuraStale = state.otherAuraStale;
        replayed.mayDie = state.mayDie;
        expect(jsonOf(replayed), `seed ${seed}`).toBe(jsonOf(run.state));
        return run.state;
      });
    }
  });

  test('goes on the same after every pause and a round trip through JSON', () => {
    for (let seed = 1; seed <= BOARDS / 4; seed++) {
      walk(seed, patch, (state, action, player) => {
        const random = seedRandom(seed);
        const straight = new Run(PROGRAM, copyState(state), [], {
          source: playoutSource(random),
          trace: 'FULL',
        });
        startAction(straight, player, action);
        straight.advance();
        const answers = straight.taken.map((decision) => decision.index);

        let paused = new Run(PROGRAM, copyState(state), [], { trace: 'FULL' });
        startAction(paused, player, action);
        const nodes = [];
        while (paused.advance() === 'pending') {
          nodes.push(...paused.trace!.nodes);
          paused = deserialise(PROGRAM, JSON.parse(JSON.stringify(serialise(paused))), {
            trace: 'FULL',
          });
          paused.resume(answers.shift()!);
        }
        nodes.push(...paused.trace!.nodes);
        expect(jsonOf(paused.state), `seed ${seed}`).toBe(jsonOf(straight.state));
        expect(nodes.length, `seed ${seed}`).toBe(straight.trace!.nodes.length);
        return straight.state;
      });
    }
  });

  test('a state that is written and read again is the same', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const state = randomBoard(seedRandom(seed), patch);
      expect(jsonOf(decodeState(JSON.parse(jsonOf(state)), customPool))).toBe(jsonOf(state));
    }
  });
});
