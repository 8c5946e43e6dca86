import { recordCheck } from '../../../common/trace-nodes.js';
import { set } from '../../state/access.js';
import { type AdvanceFrame, Op, type PrePriorityFrame } from '../../state/frames.js';
import { hasLost, isOver, playerRow, stepOf, turnPlayer } from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import { EDITION_TABLE } from '../../vocabulary/editions.js';
import { Col, STEPS, Step, type StepName } from '../../vocabulary/index.js';
import { conclude, defend, endCombat, protect } from '../combat/combat.js';
import {
  actionPhase,
  discardDown,
  drawStep,
  endPhase,
  endTurn,
  nextTurn,
  readyStep,
} from './steps.js';

/** A part of what follows on a window that has closed: false while a question is open in it. */
type Stage = (run: WowRun, frame: AdvanceFrame) => boolean;

/** What follows, by the step whose window has closed; then the turn player gets priority (WOW-500.1, WOW-407.4b). */
const STAGES: Readonly<Record<StepName, readonly Stage[]>> = {
  SETUP: [],
  READY: [drawStep],
  DRAW: [actionPhase],
  ACTION: [endPhase],
  ATTACKER: [protect, defend],
  DEFENDER: [conclude, endCombat],
  END: [discardDown, endTurn, nextTurn, readyStep],
};

/** How many stages a step can have; pc is the step's number times this, and the stage. */
const ROOM = 10;

/** The game goes on to its next step. pc: 0 before it is known which step has ended; then the stage. */
export function stepAdvance(run: WowRun, frame: AdvanceFrame): void {
  if (frame.pc === 0) {
    recordCheck(run, 'window closes', ['WOW-407.4b', 'WOW-KW-turn-player'], {
      text: 'all have passed on an empty chain: the window closes',
      about: playerRow(turnPlayer(run.state)),
    });
    frame.pc = Step[leaving(run)] * ROOM + 1;
    return;
  }
  const step = Math.floor(frame.pc / ROOM);
  const stages = STAGES[STEPS[step]!];
  const stage = stages[(frame.pc % ROOM) - 1];
  if (stage === undefined || isOver(run.state)) {
    run.pop();
    if (isOver(run.state)) return;
    set(run, GAME, Col.PASSES, 0);
    const player = turnPlayer(run.state);
    run.push({ op: Op.PRE_PRIORITY, pc: 0, player, chosen: [] } satisfies PrePriorityFrame);
    return;
  }
  if (stage(run, frame)) frame.pc++;
}

/** The step that ends; of a player who has left the game the whole turn does (WOW-INF-leaving-turn). */
function leaving(run: WowRun): StepName {
  const s = run.state;
  const player = turnPlayer(s);
  if (!hasLost(s, player)) return stepOf(s);
  const ends = s.edition.switches.turnOfLostPlayer === 'ENDS';
  recordCheck(run, 'turn of a lost player', EDITION_TABLE.rulesOf(s.edition, 'turnOfLostPlayer'), {
    text: `{about} has left the game: the turn ${ends ? 'ends' : 'goes on'}`,
    about: playerRow(player),
  });
  return ends ? 'END' : stepOf(s);
}
