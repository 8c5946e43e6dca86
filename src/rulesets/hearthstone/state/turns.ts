import { opponentOf, Tag } from '../vocabulary/index.js';
import { cardOf, controllerOf, get, type HsRun, playerEntity, set } from './access.js';
import { attach, detach } from './enchantments.js';
import { EXTRA_TURN } from './pool.js';
import type { State } from './state.js';

/** Enchantments on the player, in order (HS-EXTRATURN1, HS-EXTRATURN2); then turns alternate. */
function turnsToCome(s: State): number[] {
  if (s.enchantments.length === 0) return [];
  const found = s.enchantments.filter((e) => cardOf(s, e).id === EXTRA_TURN);
  return found.sort((a, b) => placeOf(s, a) - placeOf(s, b));
}

function placeOf(s: State, turn: number): number {
  return get(s, turn, Tag.TAG_SCRIPT_DATA_NUM_1);
}

export function takeNextTurn(run: HsRun, player: number): 1 | 2 {
  const [first, ...rest] = turnsToCome(run.state);
  if (first === undefined) return opponentOf(player) as 1 | 2;
  const next = controllerOf(run.state, first);
  detach(run, first);
  number(run, rest);
  return next;
}

/** Inserts turns of these players before all others that are to come (HS-EXTRATURN2, ZH-4.13-insert). */
export function insertTurns(run: HsRun, source: number, players: readonly (1 | 2)[]): void {
  const turns = turnsToCome(run.state);
  number(run, [...players.map((player) => newTurn(run, source, player)), ...turns]);
}

/** One more turn in the next own series each (HS-EXTRATURN1). @param current whose turn it is */
export function extendTurns(
  run: HsRun,
  source: number,
  players: readonly (1 | 2)[],
  current: number,
): void {
  const turns = turnsToCome(run.state);
  const playerAt = (at: number): number => (at < 0 ? current : controllerOf(run.state, turns[at]!));
  let at = 0;
  for (const player of players) {
    while (at >= turns.length || playerAt(at) !== player) {
      if (at >= turns.length)
        turns.push(newTurn(run, source, opponentOf(playerAt(turns.length - 1))));
      else at++;
    }
    while (at < turns.length && playerAt(at) === player) at++;
    turns.splice(at, 0, newTurn(run, source, player));
    at++;
  }
  number(run, turns);
}

function newTurn(run: HsRun, source: number, player: number): number {
  return attach(run, EXTRA_TURN, { host: playerEntity(player), player, creator: source });
}

function number(run: HsRun, turns: readonly number[]): void {
  turns.forEach((turn, i) => {
    set(run, turn, Tag.TAG_SCRIPT_DATA_NUM_1, i + 1);
  });
}
