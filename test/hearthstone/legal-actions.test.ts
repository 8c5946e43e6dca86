import { describe, expect, test } from 'vitest';
import { nextBelow, playoutSource, Run, seedRandom } from '../../src/kernel/index.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { illegalActions } from '../../src/rulesets/hearthstone/rules/legality/illegal-actions.js';
import {
  ActionList,
  legalActions,
  listActions,
} from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { illegality } from '../../src/rulesets/hearthstone/rules/legality/legality.js';
import {
  cardOf,
  get,
  playerEntity,
  set,
  typeOf,
} from '../../src/rulesets/hearthstone/state/access.js';
import type { PlayerAction } from '../../src/rulesets/hearthstone/state/frames.js';
import { GAME, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { CardType, MAX_BOARD, Tag } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { randomBoard } from './random-board.js';

const BOARDS = 60;
/** Options of Choose One that are asked about: one more than there are. */
const OPTIONS = [-1, 0, 1, 2, 3];

/** A board on which minions have come this turn, some with Rush, some with Charge, and some are guarded. */
function boardOf(seed: number, patch: string): State {
  const random = seedRandom(seed);
  const state = randomBoard(random, patch);
  const run = new Run(PROGRAM, state, [], { source: playoutSource(random), trace: 'NONE' });
  for (const minion of [...state.board[1], ...state.board[2]])
    for (const tag of [Tag.EXHAUSTED, Tag.RUSH, Tag.CHARGE, Tag.TAUNT, Tag.STEALTH, Tag.IMMUNE])
      if (nextBelow(random, 4) === 0) set(run, minion, tag, 1);
  return state;
}

/** Every action that player 1 could name, sensible or not. */
function* nameable(s: State): Generator<PlayerAction> {
  const characters = [s.hero[1], ...s.board[1], s.hero[2], ...s.board[2]];
  const targets = [0, ...characters];
  for (const attacker of characters)
    for (const target of characters) yield { type: 'attack', attacker, target };
  for (const card of s.hand[1]) {
    const isMinion = typeOf(s, card) === CardType.MINION;
    const positions = isMinion ? Array.from({ length: MAX_BOARD + 1 }, (_, at) => at) : [-1];
    for (const target of targets)
      for (const choose of OPTIONS)
        for (const position of positions) yield { type: 'play', card, target, position, choose };
    yield { type: 'trade', card };
  }
  for (const target of targets)
    for (const choose of OPTIONS) yield { type: 'heroPower', target, choose };
  yield { type: 'endTurn' };
}

/** What an action is, wherever a minion would stand: `play 12 at 3 by 0`. */
function aimed(s: State, action: PlayerAction): string {
  switch (action.type) {
    case 'attack':
      return `attack ${action.attacker} at ${action.target}`;
    case 'play':
      return `play ${action.card} at ${action.target ?? 0} by ${action.choose ?? -1}`;
    case 'heroPower':
      return `heroPower ${s.heroPower[1]} at ${action.target ?? 0} by ${action.choose ?? -1}`;
    case 'trade':
      return `trade ${action.card}`;
    default:
      return action.type;
  }
}

/** What acts, as it is told: `play 12`. */
function sourcesOf(actions: readonly string[]): string[] {
  const sources = actions.map((action) => action.split(' at ')[0]!);
  return [...new Set(sources)].sort();
}

/** The targets that are spoken of, by what acts and its option, of all that can be aimed at something. */
function aimings(all: readonly string[], legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const parts = (action: string): string[] => action.split(/ at | by /);
  for (const action of legal) {
    const [source, target = '0', option] = parts(action);
    if (target !== '0') found.set(`${source} by ${option}`, []);
  }
  for (const action of all) {
    const [source, target = '0', option] = parts(action);
    const targets = found.get(`${source} by ${option}`);
    if (target !== '0' && targets?.includes(target) === false) targets.push(target);
  }
  for (const targets of found.values()) targets.sort();
  return found;
}

/** Everything that player 1 could want to act with. */
function couldAct(s: State): string[] {
  const power = s.heroPower[1];
  return [
    'endTurn',
    ...s.hand[1].map((card) => `play ${card}`),
    ...s.hand[1].filter((card) => cardOf(s, card).tradeable).map((card) => `trade ${card}`),
    ...[s.hero[1], ...s.board[1]].map((character) => `attack ${character}`),
    ...(power === 0 ? [] : [`heroPower ${power}`]),
  ].sort();
}

const sorted = (actions: Iterable<PlayerAction>): string[] =>
  [...actions].map((action) => JSON.stringify(action)).sort();

describe.each(['9.1', '10.0', '24.6'])('legal actions in edition %s', (patch) => {
  test('are all that can be named and are not refused, each once', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const state = boardOf(seed, patch);
      expect(get(state, GAME, Tag.CURRENT_PLAYER)).toBe(1);
      const allowed = [...nameable(state)].filter((it) => illegality(state, 1, it) === null);
      expect(sorted(legalActions(state, 1)), `seed ${seed}`).toEqual(sorted(allowed));
    }
  });

  test('and those that are not say of everything that could act, and of everything that it could be aimed at, why', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const state = boardOf(seed, patch);
      if (seed % 5 === 0) state.heroPower[1] = 0;
      if (seed % 4 === 0) set(new Run(PROGRAM, state), playerEntity(1), Tag.RESOURCES, 0);
      const legal = legalActions(state, 1).map((action) => aimed(state, action));
      const illegal = illegalActions(state, 1).map(({ action }) => aimed(state, action));
      expect(new Set(illegal).size, `seed ${seed}`).toBe(illegal.length);
      expect(illegal.filter((action) => legal.includes(action))).toEqual([]);
      expect(sourcesOf([...legal, ...illegal]), `seed ${seed}`).toEqual(couldAct(state));
      const enemies = [state.hero[2], ...state.board[2]];
      const characters = [state.hero[1], ...state.board[1], ...enemies];
      for (const [ways, targets] of aimings([...legal, ...illegal], legal)) {
        const most = ways.startsWith('attack') ? enemies : characters;
        expect(targets, `seed ${seed}: ${ways}`).toEqual(most.map(String).sort());
      }
    }
  });

  test('are listed the same in a list that was filled before', () => {
    const list = new ActionList();
    listActions(boardOf(1, patch), 1, list);
    const state = boardOf(2, patch);
    const { count } = listActions(state, 1, list);
    expect(Array.from({ length: count }, (_, at) => list.at(at))).toEqual(legalActions(state, 1));
  });
});
