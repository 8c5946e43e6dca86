import { controllerOf, freeRow, get, inZone, isCard, ownerOf, set } from '../../state/access.js';
import {
  areOneSide,
  DRAW,
  inTurnOrder,
  playerRow,
  RESULTS,
  remainingPlayers,
  winOf,
} from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col, Kind, Zone } from '../../vocabulary/index.js';
import { moveTo } from '../events/move.js';
import { settle } from '../events/status.js';

/** Players lose at the same time; if those are all that are left, the game is a draw (WOW-101.1, WOW-101.1a). */
export function loseTogether(run: WowRun, losers: readonly number[]): void {
  const s = run.state;
  if (losers.length === 0) return;
  if (inTurnOrder(s).every((player) => losers.includes(player))) {
    for (const player of losers) set(run, playerRow(player), Col.LOST, 1);
    endGame(run, DRAW, ['WOW-101.1a']);
    return;
  }
  for (const player of losers) leave(run, player);
  const left = remainingPlayers(s);
  if (areOneSide(s, left)) endGame(run, winOf(left), ['WOW-101.1']);
}

/** The game ends at once. */
export function endGame(run: WowRun, result: number, rules: readonly string[]): void {
  const text = result === DRAW ? 'the game is a draw' : RESULTS[result]!;
  const node = run.begin({ kind: 'effect', name: 'Game Over', rules, text, value: result });
  set(run, GAME, Col.RESULT, result);
  set(run, GAME, Col.PRIORITY, 0);
  run.end(node);
}

/** A player loses and is removed from the game (WOW-101.2). */
function leave(run: WowRun, player: number): void {
  const s = run.state;
  const node = run.begin({
    kind: 'effect',
    name: 'Leave the Game',
    rules: ['WOW-101.2', 'WOW-101.1a'],
    text: '{about} loses and leaves the game',
    about: playerRow(player),
  });
  set(run, playerRow(player), Col.LOST, 1);
  for (const zone of [Zone.CHAIN, Zone.WAITING]) {
    for (const e of inZone(s, zone)) {
      if (controllerOf(s, e) !== player) continue;
      if (isCard(s, e)) moveTo(run, e, Zone.GRAVEYARD);
      else freeRow(run, e);
    }
  }
  for (const row of inZone(s, Zone.LASTING))
    if (get(s, row, Col.KIND) === Kind.MODIFIER && controllerOf(s, row) === player)
      freeRow(run, row);
  for (const zone of [Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.REMOVED])
    for (const e of inZone(s, zone)) if (ownerOf(s, e) === player) moveTo(run, e, Zone.CEASED);
  for (const e of inZone(s, Zone.PLAY)) {
    if (get(s, e, Col.BASE_CONTROLLER) === player) set(run, e, Col.BASE_CONTROLLER, ownerOf(s, e));
  }
  settle(run);
  run.end(node);
}
