import { OPEN } from '../../../../kernel/index.js';
import { recordEffect } from '../../../common/trace-nodes.js';
import { get, inZone, set } from '../../state/access.js';
import {
  type AdvanceFrame,
  Op,
  type PassFrame,
  type PrePriorityFrame,
  type ResolveFrame,
} from '../../state/frames.js';
import { inTurnOrder, isOver, nextPlayer, playerRow } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { allowAll, decide, loopOf } from '../asking.js';
import { canAct } from '../legality/considered-actions.js';

/** The links on the chain, the bottom one first. */
function chain(run: WowRun): readonly number[] {
  return inZone(run.state, Zone.CHAIN);
}

/** pc: how many have passed in this frame. */
export function stepPass(run: WowRun, frame: PassFrame): void {
  const s = run.state;
  const isRoundOver = frame.pc > 0 && get(s, GAME, Col.PASSES) === 0;
  if (isOver(s) || isRoundOver || (frame.pc > 0 && !frame.all)) {
    run.pop();
    return;
  }
  if (!goesOn(run)) return;
  frame.pc++;
  passOnce(run);
}

/** Who could do more than pass is asked, and has priority with the loop over (WOW-801.1b). */
function goesOn(run: WowRun): boolean {
  const s = run.state;
  const loop = loopOf(run);
  const player = get(s, GAME, Col.PRIORITY);
  if (loop === null || loop.round === 0 || player === loop.player || !canAct(s, player))
    return true;
  const index = decide(run, {
    kind: 'choice',
    name: 'interrupt the loop',
    of: 'yes or no',
    player,
    source: playerRow(player),
    options: [0, 1],
    rules: ['WOW-801.1b'],
  });
  if (index === 0) return true;
  if (index === OPEN) return false;
  while (run.stack.includes(loop)) run.pop();
  return false;
}

function haveAllPassed(s: State): boolean {
  return inTurnOrder(s).every((player) => (get(s, GAME, Col.PASSES) & (1 << player)) !== 0);
}

/** A player passes; when all have in succession, the top link resolves or the window closes (WOW-407.4). */
function passOnce(run: WowRun): void {
  const s = run.state;
  const player = get(s, GAME, Col.PRIORITY);
  recordEffect(run, 'Pass', ['WOW-407.1', 'WOW-407.4'], {
    text: '{about} passes',
    about: playerRow(player),
    value: player,
  });
  set(run, GAME, Col.PASSES, get(s, GAME, Col.PASSES) | (1 << player));
  if (!haveAllPassed(s)) {
    const next = nextPlayer(s, player);
    run.push({ op: Op.PRE_PRIORITY, pc: 0, player: next, chosen: [] } satisfies PrePriorityFrame);
    return;
  }
  set(run, GAME, Col.PASSES, 0);
  allowAll(run);
  const link = chain(run).at(-1);
  if (link === undefined)
    run.push({ op: Op.ADVANCE, pc: 0, asked: [], kept: [] } satisfies AdvanceFrame);
  else
    run.push({
      op: Op.RESOLVE,
      pc: 0,
      link,
      saved: {},
      performed: true,
    } satisfies ResolveFrame);
}
