import { expect, test } from 'vitest';
import {
  type Decision,
  nextBelow,
  OPEN,
  playoutSource,
  type RandomState,
  Run,
  replayChanges,
  seedRandom,
  type TraceNode,
} from '../../src/kernel/index.js';
import { PROGRAM } from '../../src/rulesets/wow-tcg/program.js';
import { startAction } from '../../src/rulesets/wow-tcg/rules/begin-action.js';
import {
  type Considered,
  consideredActions,
} from '../../src/rulesets/wow-tcg/rules/legality/considered-actions.js';
import { LINK_NAMES } from '../../src/rulesets/wow-tcg/rules/links/add.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { hasLost, inTurnOrder, isOver } from '../../src/rulesets/wow-tcg/state/players.js';
import { copyState, type State } from '../../src/rulesets/wow-tcg/state/state.js';
import { WIDTH } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import { type RandomPlay, RandomWalks, testRandomPlay } from '../common/random-play.js';
import { randomBoard } from './random-board.js';

const GAME: RandomPlay<State, Considered> = {
  ruleset: WOW_TCG,
  boards: Number(process.env.GAMES ?? 80),
  firstSeed: Number(process.env.SEED ?? 1),
  actionsPerBoard: 25,
  board: randomBoard,
  isOver,
  next: (state, random) => {
    const legal = consideredActions(state).filter(({ code }) => code === null);
    // conceding is legal at any moment and would end most games at once
    const deeds = legal.filter(({ action }) => action.type !== 'concede');
    const from = deeds.length === 0 || nextBelow(random, 60) === 0 ? legal : deeds;
    const deed = from[nextBelow(random, from.length)]!;
    return nextBelow(random, 20) === 0 ? repeated(deed, nextBelow(random, 4)) : deed;
  },
  start: (run, _state, { player, action }) => startAction(run, player, action),
  checksSteps: true,
};
const WALKS = new RandomWalks(GAME);

/** Something that can be done, done again and again with passes in between; itself where it cannot be part of a loop. */
function repeated({ player, action, code }: Considered, times: number): Considered {
  if (action.type === 'concede' || action.type === 'startGame' || action.type === 'hearth')
    return { player, action, code };
  const steps = [
    { player, action },
    { player: null, action: { type: 'pass', all: true } as const },
  ];
  return { player, action: { type: 'repeat', steps, times }, code };
}

testRandomPlay(GAME);

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
  run.decideWith((decision) => {
    const who = `${decision.name} of player ${decision.player}, seed ${seed}`;
    expect(inTurnOrder(run.state), who).toContain(decision.player || inTurnOrder(run.state)[0]);
    return chance(decision);
  });
  expect(run.advance(), `seed ${seed} after ${after}`).toBe('complete');
  expect(hasLost(run.state, leaver)).toBe(true);
  const changes = [...run.trace!.cellChanges()].slice(from / 5);
  replayChanges(before, WIDTH, changes);
  expect(WALKS.jsonOf(before)).toBe(WALKS.jsonOf(run.state));
  return true;
}

test('lets anybody concede while a choice is open, and goes on among the others', {
  timeout: 600_000,
}, () => {
  let concessions = 0;
  const randoms = new Map<number, RandomState>();
  WALKS.walk(1, (state, action, seed) => {
    const random = randoms.get(seed) ?? seedRandom(seed);
    randoms.set(seed, random);
    const straight = WALKS.played(state, action, seed);
    const after = nextBelow(random, straight.taken.length + 1);
    if (concedeAt(state, action, { after, random, seed })) concessions++;
    return straight.state;
  });
  expect(concessions).toBeGreaterThan(100);
});

/** Follows the passes of a game: who has passed since a link was last added or left the chain, and who is there. */
class Passes {
  private readonly passed = new Set<number>();
  private readonly there: Set<number>;
  resolved = 0;

  constructor(state: State) {
    this.there = new Set(inTurnOrder(state));
  }

  follow({ kind, name, value, about }: TraceNode, where: string): void {
    if (name === 'Pass' && kind === 'effect') this.passed.add(value!);
    else if (name === 'Leave the Game') this.there.delete(about! - 1);
    else if (name === 'Interrupt' || name === 'repetitions' || LINK_NAMES.includes(name))
      this.passed.clear();
    else if (name === 'Resolve' || name === 'window closes') {
      const missing = [...this.there].filter((player) => !this.passed.has(player));
      expect(missing, `${name}, ${where}`).toEqual([]);
      this.passed.clear();
      this.resolved++;
    }
  }
}

test('resolves a link and closes a window only when all who are there have passed', {
  timeout: 600_000,
}, () => {
  const games = new Map<number, Passes>();
  WALKS.walk(1, (state, action, seed) => {
    const passes = games.get(seed) ?? new Passes(state);
    games.set(seed, passes);
    const random = seedRandom(seed * 100 + passes.resolved);
    const among = inTurnOrder(state);
    const leaves = among.length > 2 && nextBelow(random, 8) === 0;
    const player = among[nextBelow(random, among.length)]!;
    const deed = leaves ? { player, action: { type: 'concede' } as const, code: null } : action;
    const run = WALKS.played(state, deed, seed);
    for (const node of run.trace!.nodes) passes.follow(node, `seed ${seed}`);
    return run.state;
  });
  const resolved = [...games.values()].reduce((sum, one) => sum + one.resolved, 0);
  expect(resolved).toBeGreaterThan(200);
});
