import { OPEN } from '../../../../kernel/index.js';
import { beginStep, recordCheck } from '../../../common/trace-nodes.js';
import { isReady } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { maximumHand } from '../../queries/values.js';
import { controlledBy, freeRow, get, inZone, isKind, ownedIn, set } from '../../state/access.js';
import type { AdvanceFrame } from '../../state/frames.js';
import { hasLost, nextPlayer, playerRow, turnPlayer } from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col, Kind, Step, type StepName, Until, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { discard, draw } from '../events/cards.js';
import { forget } from '../events/move.js';
import { endModifiers, ready, settle } from '../events/status.js';
import { eventOf, raise } from '../triggers/raise.js';

const NAMES: Readonly<Record<StepName, string>> = {
  SETUP: 'Setup',
  READY: 'Ready Step',
  DRAW: 'Draw Step',
  ACTION: 'Action Phase',
  ATTACKER: 'Attacker Window',
  DEFENDER: 'Defender Window',
  END: 'End Phase',
};

export const STEP_NAMES: readonly string[] = Object.values(NAMES);

export function enterStep(run: WowRun, step: StepName, rules: readonly string[]): void {
  set(run, GAME, Col.STEP, Step[step]);
  run.section({
    kind: 'step',
    name: NAMES[step],
    rules,
    text: `${NAMES[step].toLowerCase()} of {about}`,
    about: playerRow(turnPlayer(run.state)),
  });
}

/** The turn player draws a card; the window follows (WOW-501.2a). */
export function drawStep(run: WowRun): boolean {
  enterStep(run, 'DRAW', ['WOW-501.2a', 'WOW-501.1b']);
  draw(run, turnPlayer(run.state), 1);
  return true;
}

/** The action phase opens (WOW-502.1). */
export function actionPhase(run: WowRun): boolean {
  enterStep(run, 'ACTION', ['WOW-502.1', 'WOW-500.1']);
  return true;
}

/** The end phase begins: what triggers at the end of turn triggers now (WOW-503.1, WOW-500.2). */
export function endPhase(run: WowRun): boolean {
  enterStep(run, 'END', ['WOW-503.1', 'WOW-502.2', 'WOW-500.2']);
  raise(
    run,
    eventOf('TURN_ENDS', playerRow(turnPlayer(run.state)), { player: turnPlayer(run.state) }),
  );
  return true;
}

/** The turn player discards down to the maximum hand size (WOW-503.2a, WOW-411.3b). */
export function discardDown(run: WowRun): boolean {
  const s = run.state;
  run.section({
    kind: 'step',
    name: 'Wrap-Up Step',
    rules: ['WOW-503.2a', 'WOW-411.3b'],
    text: 'wrap-up step of {about}',
    about: playerRow(turnPlayer(s)),
  });
  if (hasLost(s, turnPlayer(s))) return true;
  const surplus = ownedIn(s, turnPlayer(s), Zone.HAND).length - maximumHand(look(s), turnPlayer(s));
  discard(run, [turnPlayer(s)], surplus);
  return true;
}

/** What is noted of a card for one turn. */
const OF_THIS_TURN = [Col.USED, Col.HIT_BY, Col.ATTACKS, Col.HURT, Col.HAS_DEALT, Col.HAS_HIT];

/** Modifiers of this turn expire, and what was counted for it (WOW-503.2a, WOW-701.4). */
export function endTurn(run: WowRun): boolean {
  const s = run.state;
  const node = beginStep(run, 'Expiry', ['WOW-503.2a', 'WOW-701.4'], {
    text: 'modifiers of this turn expire',
  });
  endModifiers(run, Until.THIS_TURN);
  for (const e of inZone(s, Zone.PLAY)) {
    for (const column of OF_THIS_TURN) set(run, e, column, 0);
  }
  settle(run);
  forget(run);
  run.end(node);
  return true;
}

/** The next player clockwise begins a turn; extra turns come first, the newest of them before all (WOW-500.3). */
export function nextTurn(run: WowRun): boolean {
  const s = run.state;
  const extra = inZone(s, Zone.LASTING)
    .filter((row) => isKind(s, row, Kind.EXTRA_TURN) && !hasLost(s, get(s, row, Col.CONTROLLER)))
    .sort((a, b) => get(s, b, Col.TIMESTAMP) - get(s, a, Col.TIMESTAMP))[0];
  if (extra === undefined) {
    startTurn(run, nextPlayer(s, get(s, GAME, Col.NORMAL_PLAYER)), false);
    return true;
  }
  const player = get(s, extra, Col.CONTROLLER);
  recordCheck(run, 'extra turn', ['WOW-500.3'], {
    text: '{about} takes an extra turn',
    about: playerRow(player),
  });
  freeRow(run, extra);
  startTurn(run, player, true);
  return true;
}

export function startTurn(run: WowRun, player: number, isExtra: boolean): void {
  const s = run.state;
  const turn = get(s, GAME, Col.TURN) + 1;
  set(run, GAME, Col.TURN, turn);
  set(run, GAME, Col.TURN_PLAYER, player);
  if (!isExtra) set(run, GAME, Col.NORMAL_PLAYER, player);
  set(run, playerRow(player), Col.LAST_TURN, turn);
  set(run, playerRow(player), Col.PLACED, 0);
}

/** The turn player readies all cards in play; what cannot ready does not (WOW-501.1a, WOW-105.1). */
export function readyStep(run: WowRun, frame: AdvanceFrame): boolean {
  const s = run.state;
  const player = turnPlayer(s);
  const view = look(s);
  const exhausted = controlledBy(s, player).filter(
    (e) => !isReady(s, e) && !view.looks(e).cannot.has('READY_IN_READY_STEP'),
  );
  const open = exhausted.find((e) => view.looks(e).mayStayExhausted && !frame.asked.includes(e));
  if (open !== undefined) {
    const index = ask(run, {
      name: 'ready',
      of: 'yes or no',
      player,
      source: open,
      options: [1, 0],
      rules: ['WOW-501.1a', 'WOW-708.3'],
    });
    if (index === OPEN) return false;
    frame.asked.push(open);
    if (index === 1) frame.kept.push(open);
    return false;
  }
  enterStep(run, 'READY', ['WOW-501.1a', 'WOW-105.1']);
  const readied = exhausted.filter((e) => !frame.kept.includes(e));
  ready(run, readied, ['WOW-501.1a', 'WOW-105.1']);
  endModifiers(run, Until.NEXT_READY_STEP, player);
  settle(run);
  raise(run, eventOf('TURN_STARTS', playerRow(player), { player }));
  return true;
}
