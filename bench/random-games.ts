import {
  nextBelow,
  playoutSource,
  type RandomState,
  Run,
  seedRandom,
  type TraceDetail,
} from '../src/kernel/index.js';
import { poolOf } from '../src/rulesets/hearthstone/cards/registry.js';
import { createGame } from '../src/rulesets/hearthstone/face/setup/game.js';
import { PROGRAM } from '../src/rulesets/hearthstone/program.js';
import { ActionList } from '../src/rulesets/hearthstone/rules/legality/action-list.js';
import { listActions } from '../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { get, type HsRun, set } from '../src/rulesets/hearthstone/state/access.js';
import { copyState, GAME, type State } from '../src/rulesets/hearthstone/state/state.js';
import { createById, enterZone, leaveZone } from '../src/rulesets/hearthstone/state/zones.js';
import { editionOf } from '../src/rulesets/hearthstone/vocabulary/editions.js';
import { GameState, Tag, Zone } from '../src/rulesets/hearthstone/vocabulary/index.js';

const DECK = [
  'CS2_087',
  'CS2_147',
  'CS1_042',
  'CS2_094',
  'EX1_371',
  'CS2_089',
  'CS2_141',
  'CS2_091',
  'CS2_162',
  'EX1_593',
  'CS2_122',
  'CS2_171',
  'CS2_150',
  'CS2_222',
  'CS2_131',
];
const OPENING_HAND = { 1: 3, 2: 4 } as const;

/** A fresh game of the mirror match, decks shuffled, opening hands drawn, player 1's first turn begun. */
export function newGame(random: RandomState): State {
  const edition = editionOf('10.0');
  const run = createGame(poolOf(edition), edition, ['HERO_04', 'HERO_04']);
  for (const player of [1, 2] as const) {
    const cards = [...DECK, ...DECK];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = nextBelow(random, i + 1);
      [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
    for (const card of cards) enterZone(run, createById(run, card, player, 0), Zone.DECK);
    for (let i = 0; i < OPENING_HAND[player] + (player === 1 ? 1 : 0); i++)
      drawOpening(run, player);
  }
  set(run, 2, Tag.RESOURCES, 1);
  return run.state;
}

function drawOpening(run: HsRun, player: 1 | 2): void {
  const deck = run.state.deck[player];
  const card = deck[deck.length - 1]!;
  leaveZone(run, card);
  enterZone(run, card, Zone.HAND);
}

/** Plays a game to its end with random legal actions; returns the number of actions and of options met. */
export function playOut(
  state: State,
  random: RandomState,
  trace: TraceDetail,
): { actions: number; options: number; nodes: number; state: State } {
  const source = playoutSource(random);
  const list = new ActionList();
  let actions = 0;
  let options = 0;
  let nodes = 0;
  let run = new Run(PROGRAM, state, [], { source, trace });
  run.recording = false;
  while (get(state, GAME, Tag.STATE) !== GameState.COMPLETE) {
    const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
    const legal = listActions(state, player, list).count;
    options += legal;
    if (trace !== 'NONE') {
      run = new Run(PROGRAM, state, [], { source, trace });
    }
    startAction(run, player, list.at(nextBelow(random, legal)));
    run.steps = 0;
    const status = run.advance();
    if (status !== 'complete') throw new Error(status);
    if (run.trace !== null) nodes += run.trace.count;
    actions++;
  }
  return { actions, options, nodes, state };
}

/** Games and actions per CPU-second of random games; prints one line. */
export function measureGames(trace: TraceDetail, games: number): void {
  const random = seedRandom(7);
  let actions = 0;
  let options = 0;
  let nodes = 0;
  const before = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    const played = playOut(newGame(random), random, trace);
    actions += played.actions;
    options += played.options;
    nodes += played.nodes;
  }
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    `${trace}: ${games} games, ${(games / seconds).toFixed(0)} games/cpu-s, ${(actions / seconds).toFixed(0)} actions/cpu-s, ${(actions / games).toFixed(1)} actions a game, ${(options / actions).toFixed(1)} options an action, ${(nodes / actions).toFixed(1)} nodes an action`,
  );
}

/** Copies of a mid-size state per CPU-second. */
export function measureCopies(copies: number): void {
  const state = newGame(seedRandom(3));
  const before = process.cpuUsage();
  let kept = copyState(state);
  for (let i = 0; i < copies; i++) kept = copyState(kept);
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    `copies: ${(copies / seconds).toFixed(0)} copies/cpu-s of a state of ${kept.count} entities`,
  );
}
