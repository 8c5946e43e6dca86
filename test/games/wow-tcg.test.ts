import { describe, expect, test } from 'vitest';
import {
  nextBelow,
  playoutSource,
  type RandomState,
  Run,
  seedRandom,
} from '../../src/kernel/index.js';
import { PROGRAM } from '../../src/rulesets/wow-tcg/program.js';
import { startAction } from '../../src/rulesets/wow-tcg/rules/begin-action.js';
import {
  type Considered,
  consideredActions,
} from '../../src/rulesets/wow-tcg/rules/legality/considered-actions.js';
import { isOver, resultOf } from '../../src/rulesets/wow-tcg/state/players.js';
import type { State } from '../../src/rulesets/wow-tcg/state/state.js';
import { stateOf } from '../wow-tcg/random-board.js';
import { playHere } from './support/play-here.js';
import { playMany } from './support/play-many.js';
import { allCards, wowSetup } from './support/setups.js';

const HOUR = 3_600_000;
const SIZE = { health: 3, deck: 2 };
const CARDS = allCards('wow-tcg');
const MOST_ACTIONS = 3_000;

describe('games of the World of Warcraft TCG as chains of calls', () => {
  test('come to an end, whoever decides, and every state is taken back', { timeout: HOUR }, () => {
    const { games, asked } = playMany(50, (seed) => {
      const setup = wowSetup(seedRandom(seed), CARDS, SIZE);
      const chance = seed % 2 === 0 ? 'ask' : 'seed';
      return playHere(setup, seed, { chance, mostActions: MOST_ACTIONS, checks: new Set() });
    });
    expect(games.filter(({ result }) => result === 'none')).toEqual([]);
    expect([...asked]).toEqual(
      expect.arrayContaining(['discard', 'mulligan', 'protect', 'random card', 'target']),
    );
  });
});

describe('games of the World of Warcraft TCG in one process', () => {
  const ends = new Map<string, number>();
  let left = 0;

  function playOut(state: State, random: RandomState, seed: number): void {
    let now = state;
    for (let i = 0; i < MOST_ACTIONS && !isOver(now); i++) {
      const deed = pick(now, random);
      const run = new Run(PROGRAM, now, [], { source: playoutSource(random) });
      run.recording = false;
      startAction(run, deed.player, deed.action);
      expect(run.advance(), `seed ${seed}`).toBe('complete');
      expect(PROGRAM.violations(run.state), `seed ${seed}`).toEqual([]);
      now = run.state;
    }
    const end = resultOf(now);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (!isOver(now)) left++;
  }

  function pick(state: State, random: RandomState): Considered {
    const legal = consideredActions(state).filter(({ code }) => code === null);
    const deeds = legal.filter(({ action }) => action.type !== 'concede');
    const from = deeds.length === 0 || nextBelow(random, 100) === 0 ? legal : deeds;
    return from[nextBelow(random, from.length)]!;
  }

  test('break no invariant, and end in every way', { timeout: HOUR }, () => {
    const count = Number(process.env.GAMES ?? 300);
    const first = Number(process.env.SEED ?? 1);
    for (let seed = first; seed < first + count; seed++) {
      const random = seedRandom(seed);
      playOut(stateOf(wowSetup(random, CARDS, SIZE)), random, seed);
    }
    expect(left).toBe(0);
    expect([...ends.keys()]).toEqual(
      expect.arrayContaining(['player 1 wins', 'player 4 wins', 'players 1 and 3 win', 'draw']),
    );
  });
});
