import { OPEN } from '../../../../kernel/index.js';
import { beginStep, recordCheck } from '../../../common/trace-nodes.js';
import { isHero, isTotem } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { hole } from '../../queries/sentences.js';
import {
  illegallyAttached,
  isDoomed,
  isFatal,
  strayTokens,
  violation,
} from '../../queries/uniqueness.js';
import { controllerOf, get, inPlay, inZone, set } from '../../state/access.js';
import type { PrePriorityFrame } from '../../state/frames.js';
import {
  clockwiseFrom,
  hasLost,
  inTurnOrder,
  isOver,
  playerRow,
  turnPlayer,
} from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { leavePlay, moveTo } from '../events/move.js';
import { numbersIn, recordNumbers } from '../events/numbers.js';
import { settle } from '../events/status.js';
import { announceWaiting } from '../links/announce.js';
import { loseTogether } from './losing.js';
import { isMandatoryLoop } from './mandatory-loop.js';

const BEGIN = 0;
const CHECK = 1;
const ADD = 2;
const CHECKED = 3;

/** Checks, then waiting effects, then priority (WOW-407.5). pc: how far it has come. */
export function stepPrePriority(run: WowRun, frame: PrePriorityFrame): void {
  if (isOver(run.state)) {
    run.pop();
    return;
  }
  switch (frame.pc) {
    case BEGIN:
      frame.pc = CHECK;
      run.node({
        kind: 'step',
        name: 'Pre-Priority Processing',
        rules: ['WOW-407.5', 'WOW-407.6'],
        text: 'player {value} would get priority',
        value: frame.player,
      });
      settleAndRecord(run);
      return;
    case CHECK:
      check(run, frame);
      return;
    case ADD:
      addWaiting(run, frame);
      return;
    default:
      givePriority(run, frame);
  }
}

/** Who controls what may change whom continuous powers apply to. */
function settleAndRecord(run: WowRun): void {
  const before = numbersIn(run);
  settle(run);
  recordNumbers(run, before);
}

/** All checks are made at the same time, and what comes of them happens at the same time (WOW-407.6). */
function check(run: WowRun, frame: PrePriorityFrame): void {
  const s = run.state;
  const view = look(s);
  frame.chosen = frame.chosen.filter((e) => inPlay(s, e));
  const fatal = inZone(s, Zone.PLAY).filter((e) => isFatal(view, e));
  const doomed = fatal.filter((e) => isDoomed(view, e));
  for (const e of fatal) if (!doomed.includes(e)) tellSaved(run, e);
  for (const player of inTurnOrder(s)) {
    // all checks are made at the same time: what is about to be destroyed still counts
    const broken = violation(view, player, frame.chosen);
    if (broken === null) continue;
    const options = broken.cards;
    const index = ask(run, {
      name: 'uniqueness',
      of: 'entity',
      player,
      source: playerRow(player),
      options,
      rules: ['WOW-410.2', 'WOW-407.6c', 'WOW-104.1', ...broken.rules],
    });
    if (index !== OPEN) frame.chosen.push(options[index]!);
    return;
  }
  if (!carryOut(run, frame, doomed)) frame.pc = ADD;
}

/** A character with fatal damage that can't be destroyed stays (WOW-102.2). */
function tellSaved(run: WowRun, about: number): void {
  recordCheck(run, 'cannot be destroyed', ['WOW-102.2', 'WOW-407.6a'], {
    text: "{about} has fatal damage and can't be destroyed: it stays",
    about,
  });
}

/** Uniqueness destroys what can't be destroyed as well (WOW-102.3). */
function whyUnique(s: State, chosen: readonly number[]): readonly string[] {
  const view = look(s);
  return chosen.some((e) => view.looks(e).cannot.has('BE_DESTROYED'))
    ? ['WOW-410.1', 'WOW-102.3']
    : ['WOW-410.1'];
}

/** Whether anything happened: then everything is checked again. */
function carryOut(run: WowRun, frame: PrePriorityFrame, doomed: readonly number[]): boolean {
  const s = run.state;
  const view = look(s);
  const unattached = illegallyAttached(view);
  const tokens = strayTokens(s);
  const decked = inTurnOrder(s).filter((player) => get(s, playerRow(player), Col.DECKED) === 1);
  const destroyed = [...new Set([...doomed, ...frame.chosen])];
  if ([destroyed, unattached, tokens, decked].every(({ length }) => length === 0)) return false;
  const node = beginStep(
    run,
    'Checks',
    [
      'WOW-407.6',
      ...(doomed.length > 0 ? ['WOW-407.6a', 'WOW-206.1', 'WOW-403.1'] : []),
      ...new Set(doomed.flatMap((e) => [...view.looks(e).rules])),
      ...(decked.length > 0 ? ['WOW-407.6b'] : []),
      ...(frame.chosen.length > 0 ? ['WOW-407.6c', ...whyUnique(s, frame.chosen)] : []),
      ...(unattached.length > 0 ? ['WOW-407.6d', 'WOW-306.3e'] : []),
      ...(unattached.some((e) => isTotem(s, get(s, e, Col.HOST))) ? ['WOW-306.4a'] : []),
      ...(tokens.length > 0 ? ['WOW-407.6e', 'WOW-402.2'] : []),
    ],
    {
      text: findings(s, [
        ...doomed.map((e) => [e, 'has fatal damage'] as const),
        ...frame.chosen.map((e) => [e, 'is one too many'] as const),
        ...unattached.map((e) => [e, 'is attached to nothing that it can be on'] as const),
        ...tokens.map((e) => [e, 'is a token that has left play'] as const),
        ...decked.map((player) => [playerRow(player), 'had no card to draw'] as const),
      ]),
      value: destroyed.length + unattached.length + tokens.length,
    },
  );
  const heroless = destroyed.filter((e) => isHero(s, e)).map((e) => controllerOf(s, e));
  const before = numbersIn(run);
  frame.chosen = [];
  if (destroyed.length > 0) leavePlay(run, destroyed, Zone.GRAVEYARD, 'DESTROY');
  const stillThere = unattached.filter((e) => !destroyed.includes(e));
  if (stillThere.length > 0) leavePlay(run, stillThere, Zone.GRAVEYARD, 'MOVE');
  for (const e of tokens) moveTo(run, e, Zone.CEASED);
  if (loseTogether(run, [...new Set([...heroless, ...decked])])) frame.player = turnPlayer(s);
  run.end(node);
  settle(run);
  recordNumbers(run, before);
  return true;
}

/** Each row with what the checks have found of it. */
function findings(s: State, all: readonly (readonly [row: number, what: string])[]): string {
  return all.map(([row, what]) => `${hole(s, row)} ${what}`).join('; ');
}

/** The turn player orders and adds all of his, then each next player on top of those (WOW-708.1a). */
function addWaiting(run: WowRun, frame: PrePriorityFrame): void {
  const s = run.state;
  const waiting = inZone(s, Zone.WAITING);
  for (const player of inTurnOrder(s)) {
    const options = waiting.filter((e) => controllerOf(s, e) === player);
    if (options.length === 0) continue;
    const index = ask(run, {
      name: 'next triggered effect',
      of: 'entity',
      player,
      source: playerRow(player),
      options,
      rules: ['WOW-708.1', 'WOW-708.1a', 'WOW-708.1b'],
    });
    if (index === OPEN) return;
    set(run, GAME, Col.PASSES, 0);
    announceWaiting(run, options[index]!);
    return;
  }
  frame.pc = CHECKED;
}

/** The player gets priority; of one who has left, the next player clockwise (WOW-407.4, WOW-INF-leaving-turn). */
function givePriority(run: WowRun, frame: PrePriorityFrame): void {
  const s = run.state;
  const player = hasLost(s, frame.player) ? clockwiseFrom(s, frame.player)[0]! : frame.player;
  set(run, GAME, Col.PRIORITY, player);
  if (isMandatoryLoop(run, player)) {
    run.pop();
    return;
  }
  recordCheck(run, 'priority', ['WOW-407.1', 'WOW-407.5'], {
    text: '{about} has priority',
    about: playerRow(player),
    value: player,
  });
  run.pop();
}
