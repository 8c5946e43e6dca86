import { addRow, type Run } from '../../../kernel/index.js';
import { atLevel, type ByLevel } from '../language/words.js';
import { Col, facing, LANES, MAX_LANE, WIDTH, Zone } from '../vocabulary/index.js';
import { type Card, LEVELS } from './pool.js';
import { FIRST_CARD, GAME, type State } from './state.js';

export type BatchRun = Run<State>;

export function get(s: State, e: number, column: number): number {
  return s.cells[e * WIDTH + column]!;
}

/** No number grows past this, whatever a custom card does; full states are read up to here too. */
export const MAX_NUMBER = 100_000_000;

export function bounded(value: number): number {
  return Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, value));
}

export function set(run: BatchRun, e: number, column: number, value: number): void {
  const { cells } = run.state;
  const at = e * WIDTH + column;
  const from = cells[at]!;
  const to = bounded(value);
  if (from === to) return;
  cells[at] = to;
  run.changed(e, column, from, to);
}

export function add(run: BatchRun, e: number, column: number, by: number): void {
  set(run, e, column, get(run.state, e, column) + by);
}

export function cardOf(s: State, e: number): Card {
  return s.pool.cards[get(s, e, Col.CARD)]!;
}

export function ofLevel<T>(s: State, e: number, value: ByLevel<T>): T {
  return atLevel(value, Math.max(1, get(s, e, Col.LEVEL)));
}

export function identityOf(s: State, e: number): number {
  return get(s, e, Col.CARD) * LEVELS + get(s, e, Col.LEVEL);
}

/** The player that an entity belongs to; a player's own number for a player. */
export function ownerOf(s: State, e: number): 1 | 2 {
  return get(s, e, Col.OWNER) as 1 | 2;
}

export function isCreature(s: State, e: number): boolean {
  return cardOf(s, e).kind === 'CREATURE';
}

export function isPlayer(s: State, e: number): boolean {
  return cardOf(s, e).kind === 'PLAYER';
}

export function inLane(s: State, e: number): boolean {
  return e !== 0 && get(s, e, Col.ZONE) === Zone.LANE;
}

export function activePlayer(s: State): 1 | 2 {
  return get(s, GAME, Col.ACTIVE) as 1 | 2;
}

export function isOver(s: State): boolean {
  return get(s, GAME, Col.RESULT) !== 0;
}

/** Rows of a zone, by position. */
export function inZone(s: State, player: number, zone: number): number[] {
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++)
    if (get(s, e, Col.ZONE) === zone && get(s, e, Col.OWNER) === player) found.push(e);
  return found.sort((a, b) => get(s, a, Col.POSITION) - get(s, b, Col.POSITION) || a - b);
}

/** The creatures of a player, by lane. */
export function creaturesOf(s: State, player: number): number[] {
  return inZone(s, player, Zone.LANE);
}

/** The creature in a lane, or 0. */
export function inLaneOf(s: State, player: number, lane: number): number {
  if (lane < 1 || lane > MAX_LANE) return 0;
  return creaturesOf(s, player).find((e) => get(s, e, Col.POSITION) === lane) ?? 0;
}

/** The creature that faces this one's lane, or 0 (BATCH-c-setup). Works for the dead as well. */
export function opposing(s: State, e: number): number {
  return inLaneOf(s, 3 - ownerOf(s, e), facing(get(s, e, Col.POSITION)));
}

export function emptyLanes(s: State, player: number): number[] {
  const taken = creaturesOf(s, player).map((e) => get(s, e, Col.POSITION));
  return LANES.filter((lane) => !taken.includes(lane));
}

export function createRow(run: BatchRun, card: Card, level: number, owner: number): number {
  const e = addRow(run.state, WIDTH);
  set(run, e, Col.CARD, card.index);
  set(run, e, Col.LEVEL, level);
  set(run, e, Col.OWNER, owner);
  return e;
}

/** Gives an entity the next age: it is the newest of all (BATCH-creature-order). */
export function renewAge(run: BatchRun, e: number): void {
  add(run, GAME, Col.AGE, 1);
  set(run, e, Col.AGE, get(run.state, GAME, Col.AGE));
}

export function newestFirst(s: State, entities: number[]): number[] {
  return entities.sort((a, b) => get(s, b, Col.AGE) - get(s, a, Col.AGE) || b - a);
}

/** Puts a card at the end of a list and closes the gap that it leaves. */
export function moveTo(run: BatchRun, e: number, zone: number): void {
  const s = run.state;
  const player = ownerOf(s, e);
  const from = get(s, e, Col.ZONE);
  const place = get(s, e, Col.POSITION);
  const isList = (of: number): boolean =>
    of === Zone.HAND || of === Zone.DECK || of === Zone.DISCARD;
  set(run, e, Col.ZONE, zone);
  set(run, e, Col.POSITION, 0);
  if (isList(from)) {
    for (const other of inZone(s, player, from)) {
      const at = get(s, other, Col.POSITION);
      if (at > place) set(run, other, Col.POSITION, at - 1);
    }
  }
  if (isList(zone)) set(run, e, Col.POSITION, inZone(s, player, zone).length);
}

/** A new instant begins: what happens until the next one happens at once (BATCH-c-death-time). */
export function tick(run: BatchRun): void {
  add(run, GAME, Col.INSTANT, 1);
}

export function now(s: State): number {
  return get(s, GAME, Col.INSTANT);
}
