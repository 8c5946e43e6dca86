import type { Frame } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import { controllerOf, get } from '../../state/access.js';
import { type ConcedeFrame, Op, type PrePriorityFrame } from '../../state/frames.js';
import { isOver, playerRow, turnPlayer } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';
import { loseTogether } from './losing.js';

/**
 * A player leaves the game at once (WOW-101.1b, WOW-101.2), while a choice is open too. What this player was adding,
 * paying for or resolving is interrupted with the rest of the player's links; everything else goes on, and what was
 * asked is asked of those who are left (WOW-INF-conceding).
 */
export function stepConcede(run: WowRun, { player }: ConcedeFrame): void {
  const { stack, state: s } = run;
  // this frame, and that of the action which it carries out
  const below = stack.slice(0, -2);
  const first = below.findIndex((frame, i) => isOf(s, frame, below[i + 1], player));
  if (below.length > 0)
    recordCheck(run, 'conceded meanwhile', ['WOW-101.1b', 'WOW-INF-conceding'], {
      text: '{about} is asked nothing more: what this player was doing is interrupted, the rest goes on',
      about: playerRow(player),
    });
  const isInterrupted = loseTogether(run, [player]);
  run.pop();
  if (isOver(s)) {
    while (stack.length > 0) run.pop();
    return;
  }
  if (below.length > 0) run.pop();
  const op = below[first]?.op;
  if (first >= 0) while (stack.length > first) run.pop();
  const isTurnPlayers = isInterrupted || op === Op.RESOLVE;
  const next = isTurnPlayers ? turnPlayer(s) : get(s, GAME, Col.PRIORITY);
  const pending = stack.at(-1);
  // waiting effects are still being added, then the player gets priority
  if (pending?.op === Op.PRE_PRIORITY) {
    if (isTurnPlayers) (pending as PrePriorityFrame).player = next;
  } else if (below.length === 0 || (first >= 0 && op !== Op.PAY)) givePriority(run, next);
}

function isOf(s: State, frame: Frame, above: Frame | undefined, player: number): boolean {
  if (frame.op === Op.ADD_LINK || frame.op === Op.RESOLVE)
    return controllerOf(s, (frame as Frame & { readonly link: number }).link) === player;
  // whoever has paid for hearthing has conceded already
  const isPaying = frame.op === Op.PAY || (frame.op === Op.HEARTH && above?.op === Op.PAY);
  return isPaying && (frame as Frame & { readonly player: number }).player === player;
}

function givePriority(run: WowRun, player: number): void {
  run.push({ op: Op.PRE_PRIORITY, pc: 0, player, chosen: [] } satisfies PrePriorityFrame);
}
