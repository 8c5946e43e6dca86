import { nextBelow, playoutSource, type RandomState, Run } from '../../src/kernel/index.js';
import { createGame } from '../../src/rulesets/hearthstone/adapter/setup/game.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import {
  cardOf,
  get,
  mortallyWounded,
  pendingDestroy,
  playerEntity,
  set,
} from '../../src/rulesets/hearthstone/state/access.js';
import type { PlayerAction } from '../../src/rulesets/hearthstone/state/frames.js';
import type { CompiledCard } from '../../src/rulesets/hearthstone/state/model.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import { GAME, PLAYERS, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { createEntity, enterZone } from '../../src/rulesets/hearthstone/state/zones.js';
import type { Edition } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { GameState, Tag, Zone } from '../../src/rulesets/hearthstone/vocabulary/index.js';

/** What decks are made of in an edition. */
export interface Shelf {
  readonly edition: Edition;
  readonly pool: CardPool;
  /** Half of a deck is of these, the other half of all cards. */
  readonly ofSet: readonly CompiledCard[];
  readonly all: readonly CompiledCard[];
  readonly heroes: readonly CompiledCard[];
}

/** One action of a game that took long. */
export interface Resolution {
  readonly steps: number;
  /** What was done, in words. */
  readonly action: string;
}

/** What became of a game. */
export interface Outcome {
  /** What does not hold, and after which action; null: everything does. */
  readonly fault: string | null;
  readonly actions: number;
  readonly longest: Resolution;
}

const DECK = 30;
const HAND = 4;
/** Actions after which a game has no end: fatigue ends it long before. */
const MOST_ACTIONS = 5000;
/** One action in so many ends the turn though more could be done. */
const PATIENCE = 8;

/** Plays a game of two random decks to its end by random legal actions; whatever does not hold ends it. */
export function playGame(shelf: Shelf, random: RandomState, checked: boolean): Outcome {
  let state = deal(shelf, random);
  let longest: Resolution = { steps: 0, action: '' };
  const outcome = (fault: string | null, actions: number): Outcome => ({ fault, actions, longest });
  for (let i = 0; i < MOST_ACTIONS; i++) {
    if (get(state, GAME, Tag.STATE) === GameState.COMPLETE) return outcome(null, i);
    const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
    const action = next(state, player, random);
    const text = told(state, player, action);
    const run = new Run(PROGRAM, state, [], { source: playoutSource(random), checked });
    try {
      startAction(run, player, action);
      if (run.advance() !== 'complete') return outcome(`${run.limit?.limit} in ${text}`, i);
    } catch (error) {
      return outcome(`${String(error)} in ${text}`, i);
    }
    if (run.steps > longest.steps) longest = { steps: run.steps, action: text };
    state = run.state;
    const faults = faultsOf(state);
    if (faults.length > 0) return outcome(`${faults.join('; ')} after ${text}`, i);
  }
  return outcome('no end', MOST_ACTIONS);
}

/** A game before its first turn is played: hands of four, thirty cards each side altogether. */
function deal({ edition, pool, ofSet, all, heroes }: Shelf, random: RandomState): State {
  const pick = <T>(list: readonly T[]): T => list[nextBelow(random, list.length)]!;
  const run = createGame(pool, edition, [pick(heroes).id, pick(heroes).id]);
  for (const player of PLAYERS) {
    for (let i = 0; i < DECK; i++) {
      const card = pick(i % 2 === 0 ? ofSet : all);
      enterZone(run, createEntity(run, card, player, 0), i < HAND ? Zone.HAND : Zone.DECK);
    }
    set(run, playerEntity(player), Tag.RESOURCES, 1);
  }
  run.state.mayDie = true;
  return run.state;
}

function next(state: State, player: 1 | 2, random: RandomState): PlayerAction {
  const legal = legalActions(state, player);
  const last = legal.length - 1;
  if (last === 0 || nextBelow(random, PATIENCE) === 0) return legal[last]!;
  return legal[nextBelow(random, last)]!;
}

/** Sentences for what may not be when a game is at rest. */
function faultsOf(state: State): string[] {
  const faults = [...PROGRAM.violations(state)];
  if (get(state, GAME, Tag.STATE) === GameState.COMPLETE) return faults;
  for (const player of PLAYERS)
    for (const e of [state.hero[player], ...state.board[player]])
      if (mortallyWounded(state, e) || pendingDestroy(state, e))
        faults.push(`${cardOf(state, e).name} (${e}) should have died`);
  return faults;
}

function told(state: State, player: 1 | 2, action: PlayerAction): string {
  const name = (e: number | undefined): string =>
    e === undefined || e === 0 ? '' : ` -> ${cardOf(state, e).name}`;
  switch (action.type) {
    case 'play':
      return `play ${cardOf(state, action.card).name}${name(action.target)}`;
    case 'attack':
      return `attack ${cardOf(state, action.attacker).name}${name(action.target)}`;
    case 'heroPower':
      return `use ${cardOf(state, state.heroPower[player]).name}${name(action.target)}`;
    default:
      return action.type;
  }
}
