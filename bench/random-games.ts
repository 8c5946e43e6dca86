import {
  nextBelow,
  playoutSource,
  type RandomState,
  Run,
  seedRandom,
  type TraceDetail,
} from '../src/kernel/index.js';
import { Names } from '../src/rulesets/common/names.js';
import { createGame } from '../src/rulesets/hearthstone/adapter/setup/game.js';
import { poolOf } from '../src/rulesets/hearthstone/cards/registry.js';
import { PROGRAM } from '../src/rulesets/hearthstone/program.js';
import {
  ActionList,
  listActions,
} from '../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { get, type HsRun, set } from '../src/rulesets/hearthstone/state/access.js';
import { copyState, GAME, type State } from '../src/rulesets/hearthstone/state/state.js';
import { createById, enterZone, leaveZone } from '../src/rulesets/hearthstone/state/zones.js';
import { editionOf } from '../src/rulesets/hearthstone/vocabulary/editions.js';
import { GameState, Tag, Zone } from '../src/rulesets/hearthstone/vocabulary/index.js';
import { rulesetOf } from '../src/rulesets/index.js';
import { TraceHash } from '../src/scenario/trace/hash.js';
import { writeTrace } from '../src/scenario/trace/lines.js';

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

/**
 * A fresh game of the mirror match, decks shuffled, opening hands drawn, player 1's first turn begun; in the memory of
 * `spare`, a game that is over.
 */
export function newGame(random: RandomState, spare?: State): State {
  const edition = editionOf('10.0');
  const run = createGame(poolOf(edition), edition, ['HERO_04', 'HERO_04'], { spare });
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

const hearthstone = rulesetOf('hearthstone')!;

/** How a game is played. */
interface Playing {
  readonly trace: TraceDetail;
  /** Actions after which it breaks off; absent: it goes to its end. */
  readonly most?: number;
  /** Is told of the run after every action. */
  readonly after?: (run: HsRun) => void;
  /** It takes so many times as long: so many fewer games are played. */
  readonly slower?: number;
}

/** What was played. */
interface Played {
  readonly actions: number;
  /** Legal actions that there were to choose from, all together. */
  readonly options: number;
  readonly nodes: number;
}

/** Plays a game with random legal actions; the state is what comes of it. */
export function playOut(
  state: State,
  random: RandomState,
  { trace, most = Number.POSITIVE_INFINITY, after }: Playing,
): Played {
  const source = playoutSource(random);
  const list = new ActionList();
  let actions = 0;
  let options = 0;
  let nodes = 0;
  let run = new Run(PROGRAM, state, [], { source, trace });
  run.recording = false;
  while (actions < most && get(state, GAME, Tag.STATE) !== GameState.COMPLETE) {
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
    after?.(run);
    actions++;
  }
  return { actions, options, nodes };
}

/** What is kept of each action, by the name under which it is told. */
const KINDS: Readonly<Record<string, Playing>> = {
  NONE: { trace: 'NONE' },
  FULL: { trace: 'FULL' },
  'FULL, all nodes read': { trace: 'FULL', after: ({ trace }) => trace!.nodes },
  'FULL, with sentences and hash': { trace: 'FULL', after: writeOut, slower: 10 },
};

/** The trace as a user gets it: every line with its sentence, its rules and its changes, and the hash of all. */
function writeOut({ state, trace }: HsRun): void {
  const hash = new TraceHash();
  writeTrace(hearthstone, { state, names: new Names() }, { trace: trace!, hash });
  hash.result();
}

/**
 * Games and actions per CPU-second of random games, `rounds` of each kind; prints a line for each. The first round of a
 * kind is told by itself: its code is cold.
 */
export function measureGames(games: number, rounds: number): void {
  for (const [kind, playing] of Object.entries(KINDS))
    for (let round = 0; round < rounds; round++)
      measureRound(
        round === 0 ? `${kind} (first round)` : kind,
        playing,
        games / (playing.slower ?? 1),
      );
}

function measureRound(name: string, playing: Playing, games: number): void {
  const random = seedRandom(7);
  let actions = 0;
  let options = 0;
  let nodes = 0;
  let state: State | undefined;
  const before = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    state = newGame(random, state);
    const played = playOut(state, random, playing);
    actions += played.actions;
    options += played.options;
    nodes += played.nodes;
  }
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    `${name}: ${games} games, ${(games / seconds).toFixed(0)} games/cpu-s, ${(actions / seconds).toFixed(0)} actions/cpu-s, ${(actions / games).toFixed(1)} actions a game, ${(options / actions).toFixed(1)} options an action, ${(nodes / actions).toFixed(1)} nodes an action`,
  );
}

/** Actions after which a game is in its middle. */
const MID_GAME = 40;

/** Copies per CPU-second of a fresh game, and of one in its middle. */
export function measureCopies(copies: number): void {
  const random = seedRandom(3);
  const state = newGame(random);
  measureCopiesOf('copies', state, copies);
  playOut(state, random, { trace: 'NONE', most: MID_GAME });
  measureCopiesOf(`copies at action ${MID_GAME}`, state, copies);
}

function measureCopiesOf(name: string, state: State, copies: number): void {
  const before = process.cpuUsage();
  let kept = copyState(state);
  for (let i = 0; i < copies; i++) kept = copyState(kept);
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    `${name}: ${(copies / seconds).toFixed(0)} copies/cpu-s of a state of ${kept.count - 1} entities`,
  );
}
