import { addRow } from '../../../kernel/index.js';
import type { CardDefinition } from '../language/card.js';
import { Col, type Column, Kind, REFERENCES, WIDTH, Zone } from '../vocabulary/index.js';
import type { Card } from './pool.js';
import { GAME, type State, type WowRun } from './state.js';

export function get(s: State, e: number, column: number): number {
  return s.cells[e * WIDTH + column]!;
}

/** No number grows past this, whatever a custom card does; full states are read up to here too. */
export const MAX_NUMBER = 100_000_000;

export function bounded(value: number): number {
  return Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, value));
}

export function set(run: WowRun, e: number, column: number, value: number): void {
  const s = run.state;
  const at = e * WIDTH + column;
  const from = s.cells[at]!;
  const to = bounded(value);
  if (from === to) return;
  s.cells[at] = to;
  s.version++;
  run.changed(e, column, from, to);
}

export function add(run: WowRun, e: number, column: number, by: number): void {
  set(run, e, column, get(run.state, e, column) + by);
}

/** The card that a row stands for; of an effect or modifier, the card whose text it carries out. */
export function cardOf(s: State, e: number): Card {
  return s.pool.cards[get(s, e, Col.CARD)]!;
}

export function printed(s: State, e: number): CardDefinition {
  return cardOf(s, e).definition;
}

/** What a trace node remembers of a row: its card and what kind of row it is. */
export function identityOf(s: State, e: number): number {
  return get(s, e, Col.CARD) * 16 + get(s, e, Col.KIND);
}

export function isKind(s: State, e: number, kind: number): boolean {
  return get(s, e, Col.KIND) === kind;
}

export function isCard(s: State, e: number): boolean {
  return isKind(s, e, Kind.CARD);
}

export function zoneOf(s: State, e: number): number {
  return get(s, e, Col.ZONE);
}

export function inPlay(s: State, e: number): boolean {
  return e !== 0 && zoneOf(s, e) === Zone.PLAY;
}

export function controllerOf(s: State, e: number): number {
  return isKind(s, e, Kind.PLAYER) ? e - GAME : get(s, e, Col.CONTROLLER);
}

export function ownerOf(s: State, e: number): number {
  return get(s, e, Col.OWNER);
}

/** The number of rows that are no card: the game and the players. */
export function firstCard(s: State): number {
  return GAME + 1 + get(s, GAME, Col.PLAYERS);
}

/** The lists of rows by zone as far as they were asked for, kept until the next write. */
const KEPT = new WeakMap<State, { version: number; readonly zones: (readonly number[])[] }>();

/** Rows of a zone in order: by position, then as they came. */
export function inZone(s: State, zone: number): readonly number[] {
  let kept = KEPT.get(s);
  if (kept === undefined || kept.version !== s.version) {
    kept = { version: s.version, zones: [] };
    KEPT.set(s, kept);
  }
  kept.zones[zone] ??= rowsIn(s, zone);
  return kept.zones[zone];
}

function rowsIn(s: State, zone: number): number[] {
  const found: number[] = [];
  for (let e = firstCard(s); e < s.count; e++) if (zoneOf(s, e) === zone) found.push(e);
  return found.sort((a, b) => get(s, a, Col.POSITION) - get(s, b, Col.POSITION) || a - b);
}

export function ownedIn(s: State, player: number, zone: number): number[] {
  return inZone(s, zone).filter((e) => ownerOf(s, e) === player);
}

export function controlledBy(s: State, player: number): number[] {
  return inZone(s, Zone.PLAY).filter((e) => controllerOf(s, e) === player);
}

/** The next timestamp (WOW-718.2). */
export function stamp(run: WowRun, e: number): void {
  add(run, GAME, Col.TIME, 1);
  set(run, e, Col.TIMESTAMP, get(run.state, GAME, Col.TIME));
}

/** A row for something that is no card of its own: the first that is free, or a new one. */
export function createRow(run: WowRun, card: number, kind: number): number {
  const s = run.state;
  let e = firstCard(s);
  while (e < s.count && !(zoneOf(s, e) === Zone.NONE && get(s, e, Col.KIND) === Kind.NONE)) e++;
  if (e === s.count) {
    addRow(s, WIDTH);
    s.version++;
  }
  set(run, e, Col.CARD, card);
  set(run, e, Col.KIND, kind);
  return e;
}

export function freeRow(run: WowRun, e: number): void {
  for (let column = 0; column < WIDTH; column++) set(run, e, column, 0);
}

export function fill(
  run: WowRun,
  e: number,
  values: { readonly [column in Column]?: number },
): void {
  for (const [name, value] of Object.entries(values)) set(run, e, Col[name as Column], value);
}

/** Every row that refers to one is pointed at another. */
export function repoint(run: WowRun, from: number, to: number): void {
  const s = run.state;
  for (let e = GAME; e < s.count; e++) {
    if (e === to) continue;
    for (const name of REFERENCES) if (get(s, e, Col[name]) === from) set(run, e, Col[name], to);
  }
}

export function isReferred(s: State, to: number): boolean {
  for (let e = GAME; e < s.count; e++)
    if (REFERENCES.some((name) => get(s, e, Col[name]) === to)) return true;
  return false;
}

/** The modifiers that applied to a former object, in the order in which they did. */
export function formerModifiers(s: State, former: number): number[] {
  return inZone(s, Zone.FORMER).filter(
    (row) => isKind(s, row, Kind.FORMER_MODIFIER) && get(s, row, Col.BECAME) === former,
  );
}

/** The row that a trace names: of a former object the card that it was. */
export function named(s: State, e: number): number {
  return isKind(s, e, Kind.FORMER) ? get(s, e, Col.BECAME) : e;
}

/** The card that a former object has become, if it has not moved again; itself where it is still the same object. */
export function nowOf(s: State, e: number): number {
  if (!isKind(s, e, Kind.FORMER)) return e;
  const card = get(s, e, Col.BECAME);
  return get(s, card, Col.TIMESTAMP) === get(s, e, Col.SOURCE_READIED) ? card : 0;
}

/** A row of its own for a card; it is never used for anything else. */
export function addCard(run: WowRun, card: Card, owner: number): number {
  const e = addRow(run.state, WIDTH);
  run.state.version++;
  set(run, e, Col.CARD, card.index);
  fill(run, e, { KIND: Kind.CARD, OWNER: owner });
  return e;
}
