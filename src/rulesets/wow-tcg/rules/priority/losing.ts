import { beginEffect } from '../../../common/trace-nodes.js';
import { controllerOf, freeRow, get, inZone, isKind, ownerOf, set } from '../../state/access.js';
import {
  areOneSide,
  DRAW,
  inTurnOrder,
  playerRow,
  RESULTS,
  remainingPlayers,
  winOf,
} from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, Kind, Zone } from '../../vocabulary/index.js';
import { moveTo } from '../events/move.js';
import { settle } from '../events/status.js';
import { interrupt } from '../links/interrupt.js';

/**
 * Players lose at the same time; if those are all that are left, the game is a draw (WOW-101.1, WOW-101.1a).
 * @returns whether links of theirs were interrupted: then the turn player gets priority (WOW-711.1)
 */
export function loseTogether(run: WowRun, losers: readonly number[]): boolean {
  const s = run.state;
  if (losers.length === 0) return false;
  if (inTurnOrder(s).every((player) => losers.includes(player))) {
    for (const player of losers) set(run, playerRow(player), Col.LOST, 1);
    endGame(run, DRAW, ['WOW-101.1a']);
    return false;
  }
  const interrupted = losers.map((player) => leave(run, player));
  const left = remainingPlayers(s);
  if (areOneSide(s, left)) endGame(run, winOf(left), ['WOW-101.1']);
  return interrupted.includes(true);
}

export function endGame(run: WowRun, result: number, rules: readonly string[]): void {
  const text = result === DRAW ? 'the game is a draw' : RESULTS[result]!;
  const node = beginEffect(run, 'Game Over', rules, { text, value: result });
  set(run, GAME, Col.RESULT, result);
  set(run, GAME, Col.PRIORITY, 0);
  run.end(node);
}

/** A player loses and is removed from the game (WOW-101.2). Whether links were interrupted. */
function leave(run: WowRun, player: number): boolean {
  const s = run.state;
  const node = beginEffect(run, 'Leave the Game', ['WOW-101.2', 'WOW-101.1a'], {
    text: '{about} loses and leaves the game',
    about: playerRow(player),
  });
  set(run, playerRow(player), Col.LOST, 1);
  set(run, GAME, Col.PASSES, get(s, GAME, Col.PASSES) & ~(1 << player));
  const links = inZone(s, Zone.CHAIN).filter((e) => controllerOf(s, e) === player);
  // the topmost first, as though each were answered
  for (const link of links.toReversed()) interrupt(run, link, ['WOW-101.2']);
  if (links.length > 0) set(run, GAME, Col.PASSES, 0);
  for (const e of inZone(s, Zone.WAITING)) if (controllerOf(s, e) === player) freeRow(run, e);
  for (const row of inZone(s, Zone.LASTING)) if (isModifierOf(s, row, player)) freeRow(run, row);
  for (const zone of [Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.REMOVED])
    for (const e of inZone(s, zone)) if (ownerOf(s, e) === player) moveTo(run, e, Zone.CEASED);
  for (const e of inZone(s, Zone.PLAY)) {
    if (get(s, e, Col.BASE_CONTROLLER) === player) set(run, e, Col.BASE_CONTROLLER, ownerOf(s, e));
  }
  settle(run);
  run.end(node);
  return links.length > 0;
}

/** Whether a modifier was made by a link of a player, or for that player (WOW-712.6). */
function isModifierOf(s: State, row: number, player: number): boolean {
  return isKind(s, row, Kind.MODIFIER) && [ownerOf(s, row), controllerOf(s, row)].includes(player);
}
