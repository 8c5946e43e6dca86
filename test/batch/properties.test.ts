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
import { READER } from '../../src/rulesets/batch/face/expect/reader.js';
import { PROGRAM } from '../../src/rulesets/batch/program.js';
import { legalActions } from '../../src/rulesets/batch/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/batch/rules/sequences/begin-action.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { activePlayer, isOver } from '../../src/rulesets/batch/state/access.js';
import { encodeState } from '../../src/rulesets/batch/state/codec.js';
import type { PlayerAction } from '../../src/rulesets/batch/state/player-action.js';
import { copyState, type State } from '../../src/rulesets/batch/state/state.js';
import { WIDTH } from '../../src/rulesets/batch/vocabulary/index.js';
import { Names, Problems } from '../../src/rulesets/ruleset.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { randomBoard } from './random-board.js';

const BOARDS = 150;
const ACTIONS_A_BOARD = 12;

/** Walks through random play on random boards; the visitor plays every action and returns what comes of it. */
function walk(seed: number, visit: (state: State, action: PlayerAction) => State): void {
  const random = seedRandom(seed);
  let state = randomBoard(random);
  for (let i = 0; i < ACTIONS_A_BOARD && !isOver(state); i++) {
    const legal = legalActions(state, activePlayer(state));
    if (legal.length === 0) throw new Error(`seed ${seed}: nothing is legal`);
    state = visit(state, legal[nextBelow(random, legal.length)]!);
  }
}

const jsonOf = (state: State): string => canonicalJson(encodeState(state));

/** Plays an action to its end, chance and choices drawn. */
function played(state: State, action: PlayerAction, seed: number, checked = false): Run<State> {
  const source = playoutSource(seedRandom(seed));
  const run = new Run(PROGRAM, copyState(state), [], { source, trace: 'FULL', checked });
  startAction(run, activePlayer(state), action);
  expect(run.advance(), `seed ${seed} ${JSON.stringify(action)}`).toBe('complete');
  return run;
}

describe('random play', () => {
  test('breaks no invariant in any step, and the trace replays to the final state', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      walk(seed, (state, action) => {
        const run = played(state, action, seed, true);
        const before = copyState(state);
        replayChanges(before, WIDTH, run.trace!.cellChanges());
        expect(jsonOf(before), `seed ${seed}`).toBe(jsonOf(run.state));
        return run.state;
      });
    }
  });

  test('gives the same bytes twice', () => {
    for (let seed = 1; seed <= BOARDS / 5; seed++) {
      walk(seed, (state, action) => {
        const [one, two] = [played(state, action, seed), played(state, action, seed)];
        expect(JSON.stringify(one.trace!.nodes)).toBe(JSON.stringify(two.trace!.nodes));
        expect(one.trace!.changes).toEqual(two.trace!.changes);
        expect(jsonOf(one.state)).toBe(jsonOf(two.state));
        return one.state;
      });
    }
  });

  test('goes on the same after every pause and a round trip through JSON', () => {
    let pauses = 0;
    for (let seed = 1; seed <= BOARDS / 2; seed++) {
      walk(seed, (state, action) => {
        const straight = played(state, action, seed);
        let run = new Run(PROGRAM, copyState(state), [], { trace: 'FULL' });
        startAction(run, activePlayer(state), action);
        const nodes: unknown[] = [];
        const changes: number[] = [];
        for (const { index } of straight.taken) {
          expect(run.advance()).toBe('pending');
          pauses++;
          nodes.push(...run.trace!.nodes);
          changes.push(...run.trace!.changes);
          run = deserialise(PROGRAM, JSON.parse(JSON.stringify(serialise(run))), { trace: 'FULL' });
          run.resume(index);
        }
        expect(run.advance()).toBe('complete');
        expect(jsonOf(run.state), `seed ${seed}`).toBe(jsonOf(straight.state));
        expect(JSON.stringify([...nodes, ...run.trace!.nodes])).toBe(
          JSON.stringify(straight.trace!.nodes),
        );
        expect([...changes, ...run.trace!.changes]).toEqual(straight.trace!.changes);
        return straight.state;
      });
    }
    expect(pauses).toBeGreaterThan(50);
  });

  test('writes full states that are read back unchanged', () => {
    for (let seed = 1; seed <= BOARDS / 5; seed++) {
      walk(seed, (state, action) => {
        const { state: after } = played(state, action, seed);
        const view = BATCH.setup.view({ state: after, names: new Names() });
        const problems = new Problems();
        const read = BATCH.setup.readState(JSON.parse(JSON.stringify(view)), ['state'], problems);
        expect(problems.errors, `seed ${seed}`).toEqual([]);
        expect(jsonOf(read!.state)).toBe(jsonOf(after));
        return after;
      });
    }
  });

  test('names every node as listed, and cites rules that exist', () => {
    const rules = ruleIdsOf(BATCH as never);
    for (let seed = 1; seed <= BOARDS / 2; seed++) {
      walk(seed, (state, action) => {
        const run = played(state, action, seed);
        for (const node of run.trace!.nodes) {
          expect(READER.nodeNames[node.kind], node.kind).toContain(node.name);
          for (const rule of node.rules) expect(rules.has(rule), rule).toBe(true);
        }
        return run.state;
      });
    }
  });
});
