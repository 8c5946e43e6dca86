import { CardType, hasDurability, Tag, WIDTH, Zone } from '../vocabulary/index.js';
import type { CompiledCard, HsRun, State } from './model.js';
import { MEANINGS, noteChange } from './noting.js';
import { GAME } from './state.js';

export type { HsRun } from './model.js';

export function get(s: State, entity: number, tag: Tag): number {
  return s.cells[entity * WIDTH + tag]!;
}

export function set(run: HsRun, entity: number, tag: Tag, value: number): void {
  const { cells } = run.state;
  const at = entity * WIDTH + tag;
  const from = cells[at]!;
  if (from === value) return;
  cells[at] = value;
  if (MEANINGS[tag] !== 0) noteChange(run.state, entity, tag, from);
  run.changed(entity, tag, from, value);
}

/** Writes the result of a computation: wrapped to 32 bits, and 0 when negative (HS-TAGLIMITS). */
export function assign(run: HsRun, entity: number, tag: Tag, value: number): void {
  const wrapped = value | 0;
  set(run, entity, tag, wrapped < 0 ? 0 : wrapped);
}

export function cardOf(s: State, entity: number): CompiledCard {
  return s.cards[s.cells[entity * WIDTH + Tag.CARD]!]!;
}

export function typeOf(s: State, entity: number): CardType {
  return s.cards[s.cells[entity * WIDTH + Tag.CARD]!]!.type;
}

export function controllerOf(s: State, entity: number): 1 | 2 {
  return s.cells[entity * WIDTH + Tag.CONTROLLER]! as 1 | 2;
}

export function playerEntity(player: number): number {
  return player + 1;
}

/** Whether the entity is in play: on the board (or as a hero, weapon, ...) and not dead (HS-GL-INPLAY). */
export function inPlay(s: State, entity: number): boolean {
  return entity !== 0 && s.cells[entity * WIDTH + Tag.ZONE] === Zone.PLAY;
}

/** Takes a place on the board, and nothing is done with it: a dormant minion (ZH-4.6-dormant), a Location. */
export function isUntouchable(s: State, entity: number): boolean {
  return get(s, entity, Tag.UNTOUCHABLE) !== 0 || isDormant(s, entity);
}

/** A minion that takes no part in anything until it awakens (ZH-4.6-dormant). */
export function isDormant(s: State, entity: number): boolean {
  return get(s, entity, Tag.DORMANT) !== 0;
}

/** Current Health: HEALTH less DAMAGE; may be negative. For weapons and Locations the Durability left. */
export function healthLeft(s: State, entity: number): number {
  const at = entity * WIDTH;
  const full = hasDurability(typeOf(s, entity))
    ? s.cells[at + Tag.DURABILITY]!
    : s.cells[at + Tag.HEALTH]!;
  return (full - s.cells[at + Tag.DAMAGE]!) | 0;
}

/** At 0 or less Health or Durability (HS-GL-MW). */
export function mortallyWounded(s: State, entity: number): boolean {
  return healthLeft(s, entity) <= 0;
}

/** Marked for destruction (HS-GL-PD). */
export function pendingDestroy(s: State, entity: number): boolean {
  return s.cells[entity * WIDTH + Tag.TO_BE_DESTROYED] !== 0;
}

/** In play, awake (ZH-4.6-dormant), neither mortally wounded nor pending destroy (HS-R5). */
export function survives(s: State, entity: number): boolean {
  if (!inPlay(s, entity) || isDormant(s, entity)) return false;
  return !pendingDestroy(s, entity) && !mortallyWounded(s, entity);
}

/** Attack as used in combat: a hero's own plus, on its player's turn, its weapon's (HS-WEAPON2). */
export function attackOf(s: State, entity: number): number {
  const own = s.cells[entity * WIDTH + Tag.ATK]!;
  if (typeOf(s, entity) !== CardType.HERO) return own;
  const player = controllerOf(s, entity);
  if (get(s, GAME, Tag.CURRENT_PLAYER) !== player) return own;
  const weapon = activeWeapon(s, player);
  return weapon === 0 ? own : own + get(s, weapon, Tag.ATK);
}

/** The player's weapon: the newest one equipped, or 0. */
export function activeWeapon(s: State, player: 1 | 2): number {
  const weapons = s.weapons[player];
  return weapons.length === 0 ? 0 : weapons[weapons.length - 1]!;
}

/** Sorts entities by order of play, oldest first, in place (HS-R2-order). Lists are short: insertion sort. */
export function byOrderOfPlay(s: State, entities: number[]): number[] {
  const { cells } = s;
  for (let i = 1; i < entities.length; i++) {
    const e = entities[i]!;
    const age = cells[e * WIDTH + Tag.PLAY_ORDER]!;
    let at = i;
    while (at > 0 && isOlder(cells, e, age, entities[at - 1]!)) {
      entities[at] = entities[at - 1]!;
      at--;
    }
    entities[at] = e;
  }
  return entities;
}

function isOlder(cells: Int32Array, e: number, age: number, than: number): boolean {
  const other = cells[than * WIDTH + Tag.PLAY_ORDER]!;
  return age < other || (age === other && e < than);
}

/** Available mana: computed, never stored; may be negative (HS-MANA6). */
export function manaOf(s: State, player: number): number {
  const at = playerEntity(player) * WIDTH;
  return (
    s.cells[at + Tag.RESOURCES]! +
    s.cells[at + Tag.TEMP_RESOURCES]! -
    s.cells[at + Tag.RESOURCES_USED]!
  );
}

/** Gives an entity the next order of play timestamp (HS-OOP1). */
export function renewPlayOrder(run: HsRun, entity: number): void {
  const next = get(run.state, GAME, Tag.PLAY_ORDER) + 1;
  set(run, GAME, Tag.PLAY_ORDER, next);
  set(run, entity, Tag.PLAY_ORDER, next);
}

export function add(run: HsRun, entity: number, tag: Tag, more = 1): void {
  set(run, entity, tag, get(run.state, entity, tag) + more);
}

export function count(run: HsRun, player: number, tag: Tag, more = 1): void {
  add(run, playerEntity(player), tag, more);
}
