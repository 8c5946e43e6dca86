import { addRow } from '../../../kernel/index.js';
import { CardType, Tag, WIDTH, Zone } from '../vocabulary/index.js';
import { controllerOf, get, type HsRun, playerEntity, set } from './access.js';
import type { CompiledCard } from './model.js';
import { FIRST_CARD, GAME, type State } from './state.js';
import { resetToCard } from './zones.js';

/**
 * The record of the cards that were played: a row for each play, in the order of the plays. It bears the card as it was
 * played, whatever becomes of the card afterwards, and stands in no zone but PLAYED. A record of a death names the Entity
 * instead, because its card is asked for later (HS-DEC5).
 */

export interface Play {
  readonly card: CompiledCard;
  readonly player: number;
  readonly turn: number;
  readonly cost: number;
  readonly onOwnMinion: boolean;
  readonly onOwnCharacter: boolean;
  readonly notFromStart: boolean;
  /** Of a Choose One card: the option, from 0; absent: none was chosen. */
  readonly option?: number;
}

export function recordPlay(run: HsRun, play: Play): void {
  const { card, player, turn, cost } = play;
  const record = addRow(run.state, WIDTH);
  run.state.settled.push(0);
  set(run, record, Tag.CARD, card.index);
  set(run, record, Tag.ZONE, Zone.PLAYED);
  // the class of a hero is a tag of its own (HS-REPL-class)
  if (card.type === CardType.HERO) resetToCard(run, record, card);
  set(run, record, Tag.CONTROLLER, player);
  set(run, record, Tag.PLAYED_IN_TURN, turn);
  set(run, record, Tag.PLAYED_COST, cost);
  set(run, record, Tag.PLAYED_ON_OWN_MINION, play.onOwnMinion ? 1 : 0);
  set(run, record, Tag.PLAYED_ON_OWN_CHARACTER, play.onOwnCharacter ? 1 : 0);
  set(run, record, Tag.PLAYED_NOT_FROM_START, play.notFromStart ? 1 : 0);
  set(run, record, Tag.PLAYED_OPTION, (play.option ?? -1) + 1);
}

const TAKEN_OFF = -1;

/** What was countered has not been played: the last play is taken off the record (ZH-5.1-counter-no-count). */
export function forgetLastPlay(run: HsRun): void {
  const record = lastOf(run.state, () => true);
  if (record !== 0) set(run, record, Tag.PLAYED_IN_TURN, TAKEN_OFF);
}

export interface PlaysAsked {
  /** Who played; 0: either player. */
  readonly player: number;
  /** `LAST_TURN`: the last turn of whoever played before the one that is going on. */
  readonly when: 'THIS_TURN' | 'LAST_TURN' | 'THIS_GAME';
}

/** The records of plays, in the order of the plays. */
export function playsOn(s: State, { player, when }: PlaysAsked): number[] {
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++) {
    if (!isPlay(s, e)) continue;
    const by = controllerOf(s, e);
    if (player !== 0 && by !== player) continue;
    if (when === 'THIS_GAME' || get(s, e, Tag.PLAYED_IN_TURN) === turnOf(s, by, when))
      found.push(e);
  }
  return found;
}

export function lastPlayOf(s: State, card: number): number {
  return lastOf(s, (e) => get(s, e, Tag.CARD) === card);
}

function lastOf(s: State, test: (record: number) => boolean): number {
  for (let e = s.count - 1; e >= FIRST_CARD; e--) if (isPlay(s, e) && test(e)) return e;
  return 0;
}

export function isPlay(s: State, e: number): boolean {
  return isRecord(s, e) && get(s, e, Tag.PLAYED_IN_TURN) !== TAKEN_OFF;
}

/** Whether a row is of the record, though it may have been taken off again: no Entity, whatever card it bears. */
export function isRecord(s: State, e: number): boolean {
  return s.cells[e * WIDTH + Tag.ZONE] === Zone.PLAYED;
}

const TOLD: readonly Tag[] = [
  Tag.CARD,
  Tag.CONTROLLER,
  Tag.PLAYED_COST,
  Tag.PLAYED_ON_OWN_MINION,
  Tag.PLAYED_ON_OWN_CHARACTER,
  Tag.PLAYED_NOT_FROM_START,
  Tag.PLAYED_OPTION,
];

export function isSamePlay(s: State, a: number, b: number): boolean {
  if (!isPlay(s, a) || !isPlay(s, b)) return false;
  return TOLD.every((tag) => get(s, a, tag) === get(s, b, tag));
}

/** Before a turn of a player has ended, the turns are taken to have alternated. */
function turnOf(s: State, player: number, when: 'THIS_TURN' | 'LAST_TURN'): number {
  const turn = get(s, GAME, Tag.TURN);
  if (when === 'THIS_TURN') return turn;
  const isCurrent = get(s, GAME, Tag.CURRENT_PLAYER) === player;
  return get(s, playerEntity(player), Tag.LAST_TURN) || turn - (isCurrent ? 2 : 1);
}
