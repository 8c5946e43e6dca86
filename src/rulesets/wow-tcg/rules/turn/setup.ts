import { OPEN } from '../../../../kernel/index.js';
import { drawn } from '../../../common/draws.js';
import { get, ownedIn, set } from '../../state/access.js';
import { Op, type PrePriorityFrame, type SetupFrame } from '../../state/frames.js';
import {
  allPlayers,
  clockwiseFrom,
  inTurnOrder,
  playerRow,
  turnPlayer,
} from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col, OPENING_HAND, Zone } from '../../vocabulary/index.js';
import { ask, asking } from '../asking.js';
import { draw, shuffle } from '../events/cards.js';
import { put } from '../events/move.js';
import { enterStep, startTurn } from './steps.js';

type Stage = (run: WowRun, frame: SetupFrame) => boolean;

/** The procedure before the first turn, in order (WOW-100.4, WOW-100.5). */
const STAGES: readonly Stage[] = [pickFirst, drawHands, offerMulligans, begin];

/** pc: the stage at hand. */
export function stepSetup(run: WowRun, frame: SetupFrame): void {
  if (STAGES[frame.pc]!(run, frame)) frame.pc++;
}

function pickFirst(run: WowRun): boolean {
  const first = drawn(asking(run), {
    name: 'first player',
    of: 'entity',
    source: GAME,
    options: allPlayers(run.state).map(playerRow),
    rules: ['WOW-100.4'],
  });
  if (first === null) return false;
  set(run, GAME, Col.TURN_PLAYER, first - GAME);
  set(run, GAME, Col.NORMAL_PLAYER, first - GAME);
  return true;
}

function drawHands(run: WowRun): boolean {
  run.node({
    kind: 'step',
    name: 'Setup',
    rules: ['WOW-100.4', 'WOW-301.1'],
    text: '{about} takes the first turn; opening hands are drawn',
    about: playerRow(turnPlayer(run.state)),
  });
  for (const player of inTurnOrder(run.state)) shuffle(run, player);
  for (const player of inTurnOrder(run.state).reverse()) draw(run, player, OPENING_HAND);
  return true;
}

/** One optional mulligan each, decided in turn order: the hand is shuffled into the deck, seven are drawn (WOW-100.5). */
function offerMulligans(run: WowRun, frame: SetupFrame): boolean {
  const s = run.state;
  const player = clockwiseFrom(s, turnPlayer(s)).find((one) => !frame.decided.includes(one));
  if (player === undefined) return true;
  const index = ask(run, {
    name: 'mulligan',
    of: 'yes or no',
    player,
    source: playerRow(player),
    options: [1, 0],
    rules: ['WOW-100.5'],
  });
  if (index === OPEN) return false;
  frame.decided.push(player);
  if (index === 1) return false;
  set(run, playerRow(player), Col.MULLIGANED, 1);
  put(run, ownedIn(s, player, Zone.HAND), Zone.DECK);
  shuffle(run, player);
  draw(run, player, OPENING_HAND);
  return false;
}

/** The first player skips the start phase of the first turn (WOW-501.2b). */
function begin(run: WowRun): boolean {
  const player = turnPlayer(run.state);
  set(run, GAME, Col.TURN, get(run.state, GAME, Col.TURN) - 1);
  startTurn(run, player, false);
  enterStep(run, 'ACTION', ['WOW-501.2b', 'WOW-502.1']);
  run.pop();
  run.push({ op: Op.PRE_PRIORITY, pc: 0, player, chosen: [] } satisfies PrePriorityFrame);
  return false;
}
