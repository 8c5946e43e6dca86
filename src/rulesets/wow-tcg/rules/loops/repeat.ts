import { OPEN } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import { get, set } from '../../state/access.js';
import { type ActionFrame, type LoopFrame, Op, type PrePriorityFrame } from '../../state/frames.js';
import { signOf } from '../../state/player-action.js';
import { clockwiseFrom, hasLost, isOver, playerRow } from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';
import { decide } from '../asking.js';
import { refusalOf } from '../legality/legality.js';

const PLAY = 0;
const NUMBERS = 1;
const END = 2;

/**
 * A loop with optional actions: it is demonstrated once. Its first player has named how often it is repeated, each other
 * player who did anything in it may name a smaller number, and the smallest counts (WOW-801.1a). It stops where it cannot
 * go on as demonstrated, and where a player who could only pass in it does something else (WOW-801.1b).
 */
export function stepLoop(run: WowRun, frame: LoopFrame): void {
  if (isOver(run.state)) run.pop();
  else if (frame.pc === PLAY) playStep(run, frame);
  else if (frame.pc === NUMBERS) askNumber(run, frame);
  else end(run, frame);
}

function playStep(run: WowRun, frame: LoopFrame): void {
  const s = run.state;
  if (frame.at === frame.steps.length) {
    frame.at = 0;
    frame.used = 0;
    if (frame.round === 0) frame.pc = NUMBERS;
    else if (frame.round === frame.times) frame.pc = END;
    frame.round++;
    return;
  }
  const step = frame.steps[frame.at]!;
  const player = step.player ?? get(s, GAME, Col.PRIORITY);
  const code = refusalOf(s, player, step.action);
  if (code !== null) {
    recordCheck(run, 'loop stops', ['WOW-801.1b'], {
      text: 'the loop cannot go on as it was demonstrated',
      source: playerRow(player),
    });
    run.pop();
    return;
  }
  frame.at++;
  run.push({ op: Op.ACTION, pc: 0, player, action: step.action } satisfies ActionFrame);
}

/** From the next player clockwise everybody who did anything in the loop may choose a smaller number (WOW-801.1a). */
function askNumber(run: WowRun, frame: LoopFrame): void {
  const s = run.state;
  const player = frame.asking.find((one) => !hasLost(s, one));
  if (player === undefined) {
    frame.pc = frame.times === 0 ? END : PLAY;
    recordCheck(run, 'repetitions', ['WOW-801.1', 'WOW-801.1a'], {
      text: 'the loop is repeated {value} times',
      source: playerRow(frame.chooser),
      value: frame.times,
    });
    return;
  }
  const options = Array.from({ length: frame.times + 1 }, (_, number) => number);
  const index = decide(run, {
    kind: 'choice',
    name: 'number of repetitions',
    of: 'amount',
    player,
    source: playerRow(player),
    options,
    rules: ['WOW-801.1a', 'WOW-103.1'],
  });
  if (index === OPEN) return;
  frame.asking = frame.asking.filter((one) => one !== player);
  if (options[index]! >= frame.times) return;
  frame.times = options[index]!;
  frame.chooser = player;
}

/** Who chose the smallest number gets priority, and the next action cannot continue the loop (WOW-801.1a). */
function end(run: WowRun, frame: LoopFrame): void {
  const [type, card, power] = signOf(frame.steps[0]!.action);
  set(run, GAME, Col.BARRED_ACTION, type);
  set(run, GAME, Col.BARRED_CARD, card);
  set(run, GAME, Col.BARRED_POWER, power);
  set(run, GAME, Col.PASSES, 0);
  const player = hasLost(run.state, frame.chooser)
    ? clockwiseFrom(run.state, frame.chooser)[0]!
    : frame.chooser;
  run.pop();
  run.push({ op: Op.PRE_PRIORITY, pc: 0, player, chosen: [] } satisfies PrePriorityFrame);
}
