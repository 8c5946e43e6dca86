import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  type Decision,
  deserialise,
  nextBelow,
  OPEN,
  playoutSource,
  type RandomState,
  Run,
  replayChanges,
  seedRandom,
  serialise,
} from '../../src/kernel/index.js';
import { defineRuleset, Names, Problems } from '../../src/rulesets/ruleset.js';
import { READER } from '../../src/rulesets/wow-tcg/face/expect/reader.js';
import { PROGRAM } from '../../src/rulesets/wow-tcg/program.js';
import { startAction } from '../../src/rulesets/wow-tcg/rules/begin-action.js';
import {
  type Considered,
  consideredActions,
} from '../../src/rulesets/wow-tcg/rules/legality/considered-actions.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { encodeState } from '../../src/rulesets/wow-tcg/state/codec.js';
import { hasLost, inTurnOrder, isOver } from '../../src/rulesets/wow-tcg/state/players.js';
import { copyState, type State } from '../../src/rulesets/wow-tcg/state/state.js';
import { WIDTH } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { randomBoard } from './random-board.js';

const BOARDS = Number(process.env.GAMES ?? 60);
const FIRST = Number(process.env.SEED ?? 1);
const ACTIONS_A_BOARD = 25;

/** Walks through random play on random boards; the visitor plays every action and returns what comes of it. */
function walk(seed: number, visit: (state: State, action: Considered) => State): void {
  const random = seedRandom(seed);
  let state = randomBoard(random);
  for (let i = 0; i < ACTIONS_A_BOARD && !isOver(state); i++) {
    const legal = consideredActions(state).filter(({ code }) => code === null);
    // conceding is legal at any moment and would end most games at once
    const deeds = legal.filter(({ action }) => action.type !== 'concede');
    const from = deeds.length === 0 || nextBelow(random, 60) === 0 ? legal : deeds;
    state = visit(state, from[nextBelow(random, from.length)]!);
  }
}

function boards(share: number, visit: (seed: number) => void): void {
  for (let seed = FIRST; seed < FIRST + BOARDS / share; seed++) visit(seed);
}

const jsonOf = (state: State): string => canonicalJson(encodeState(state));

/** Plays an action to its end, chance and choices drawn. */
function played(state: State, one: Considered, seed: number, checked = false): Run<State> {
  const source = playoutSource(seedRandom(seed));
  const run = new Run(PROGRAM, copyState(state), [], { source, trace: 'FULL', checked });
  startAction(run, one.player, one.action);
  expect(run.advance(), `seed ${seed} ${JSON.stringify(one.action)}`).toBe('complete');
  return run;
}

/** Plays an action up to a decision, lets a player concede there, and plays on; whether so many were asked. */
function concedeAt(
  state: State,
  { player, action }: Considered,
  { after, random, seed }: { after: number; random: RandomState; seed: number },
): boolean {
  let left = after;
  const chance = playoutSource(random);
  const source = (decision: Decision): number => (left-- > 0 ? chance(decision) : OPEN);
  const run = new Run(PROGRAM, copyState(state), [], { source, trace: 'FULL', checked: true });
  startAction(run, player, action);
  if (run.advance() === 'complete') return false;
  const before = copyState(run.state);
  const those = inTurnOrder(run.state);
  const leaver = those[nextBelow(random, those.length)]!;
  const from = run.trace!.changes.length;
  startAction(run, leaver, { type: 'concede' });
  run.decideWith(chance);
  expect(run.advance(), `seed ${seed} after ${after}`).toBe('complete');
  expect(hasLost(run.state, leaver)).toBe(true);
  const changes = [...run.trace!.cellChanges()].slice(from / 5);
  replayChanges(before, WIDTH, changes);
  expect(jsonOf(before)).toBe(jsonOf(run.state));
  return true;
}

describe('random play', { timeout: 600_000 }, () => {
  test('breaks no invariant in any step, and the trace replays to the final state', () => {
    boards(1, (seed) => {
      walk(seed, (state, action) => {
        const run = played(state, action, seed, true);
        const before = copyState(state);
        replayChanges(before, WIDTH, run.trace!.cellChanges());
        expect(jsonOf(before), `seed ${seed}`).toBe(jsonOf(run.state));
        return run.state;
      });
    });
  });

  test('gives the same bytes twice', () => {
    boards(5, (seed) => {
      walk(seed, (state, action) => {
        const [one, two] = [played(state, action, seed), played(state, action, seed)];
        expect(JSON.stringify(one.trace!.nodes)).toBe(JSON.stringify(two.trace!.nodes));
        expect(one.trace!.changes).toEqual(two.trace!.changes);
        expect(jsonOf(one.state)).toBe(jsonOf(two.state));
        return one.state;
      });
    });
  });

  test('goes on the same after every pause and a round trip through JSON', () => {
    let pauses = 0;
    boards(2, (seed) => {
      walk(seed, (state, action) => {
        const straight = played(state, action, seed);
        let run = new Run(PROGRAM, copyState(state), [], { trace: 'FULL' });
        startAction(run, action.player, action.action);
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
    });
    expect(pauses).toBeGreaterThan(50);
  });

  test('begins an action without changing anything', () => {
    boards(5, (seed) => {
      walk(seed, (state, action) => {
        const run = new Run(PROGRAM, copyState(state));
        startAction(run, action.player, action.action);
        expect(jsonOf(run.state), JSON.stringify(action)).toBe(jsonOf(state));
        return played(state, action, seed).state;
      });
    });
  });

  test('lets anybody concede while a choice is open, and goes on among the others', () => {
    let concessions = 0;
    boards(1, (seed) => {
      const random = seedRandom(seed);
      walk(seed, (state, action) => {
        const straight = played(state, action, seed);
        const choices = straight.taken.length;
        const after = nextBelow(random, choices + 1);
        if (concedeAt(state, action, { after, random, seed })) concessions++;
        return straight.state;
      });
    });
    expect(concessions).toBeGreaterThan(100);
  });

  test('writes full states that are read back unchanged', () => {
    boards(5, (seed) => {
      walk(seed, (state, action) => {
        const { state: after } = played(state, action, seed);
        const view = WOW_TCG.setup.view({ state: after, names: new Names() });
        const problems = new Problems();
        const read = WOW_TCG.setup.readState(JSON.parse(JSON.stringify(view)), ['state'], problems);
        expect(problems.errors, `seed ${seed}`).toEqual([]);
        expect(jsonOf(read!.state)).toBe(jsonOf(after));
        return after;
      });
    });
  });

  test('names every node as listed, and cites rules that exist', () => {
    const rules = ruleIdsOf(defineRuleset(WOW_TCG));
    boards(2, (seed) => {
      walk(seed, (state, action) => {
        const run = played(state, action, seed);
        for (const node of run.trace!.nodes) {
          expect(READER.nodeNames[node.kind], node.kind).toContain(node.name);
          expect(node.rules.length, node.name).toBeGreaterThan(0);
          for (const rule of node.rules) expect(rules.has(rule), rule).toBe(true);
        }
        return run.state;
      });
    });
  });
});
