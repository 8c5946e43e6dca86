import { addRow } from '../../../kernel/index.js';
import {
  CardType,
  MAX_BOARD,
  MAX_DECK,
  MAX_HAND,
  MAX_SECRETS,
  Tag,
  takesPlace,
  WIDTH,
  Zone,
} from '../vocabulary/index.js';
import {
  cardOf,
  controllerOf,
  get,
  type HsRun,
  playerEntity,
  renewPlayOrder,
  set,
  typeOf,
} from './access.js';
import type { CompiledCard } from './model.js';
import { cardById } from './pool.js';
import type { State } from './state.js';

/** Every change of zone goes through here: rows and lists never disagree (HS-ZONE1). */

export function createEntity(
  run: HsRun,
  card: CompiledCard,
  player: number,
  creator: number,
): number {
  const s = run.state;
  const e = addRow(s, WIDTH);
  s.settled.push(0);
  initialise(run, e, Tag.CARD, card.index);
  initialise(run, e, Tag.CONTROLLER, player);
  initialise(run, e, Tag.CASTER, player);
  if (creator !== 0) initialise(run, e, Tag.CREATOR, creator);
  resetToCard(run, e, card);
  return e;
}

export function createById(run: HsRun, id: string, player: number, creator: number): number {
  return createEntity(run, cardById(run.state.pool, id), player, creator);
}

export function resetToCard(run: HsRun, e: number, card: CompiledCard): void {
  const { printed } = card;
  for (let i = 0; i < printed.length; i += 2) set(run, e, printed[i] as Tag, printed[i + 1]!);
}

export function handLimit(s: State, player: number): number {
  return get(s, playerEntity(player), Tag.MAX_HAND_SIZE) || MAX_HAND;
}

export function hasRoom(s: State, zone: Zone, player: 1 | 2, type: CardType): boolean {
  if (zone === Zone.HAND) return s.hand[player].length < handLimit(s, player);
  if (zone === Zone.DECK) return s.deck[player].length < MAX_DECK;
  if (zone === Zone.SECRET) return s.secrets[player].length < MAX_SECRETS;
  if (zone === Zone.PLAY && takesPlace(type)) return s.board[player].length < MAX_BOARD;
  return true;
}

/** Puts an unlisted entity at `position` of a zone, from 0; -1: the end, top of a deck. */
export function enterZone(run: HsRun, e: number, zone: Zone, position = -1): void {
  const s = run.state;
  set(run, e, Tag.ZONE, zone);
  const type = typeOf(s, e);
  const list = listOf(s, e, zone, type);
  if (list !== null) {
    if (position < 0 || position >= list.length) {
      list.push(e);
      set(run, e, Tag.ZONE_POSITION, list.length);
    } else {
      insertAt(list, position, e);
      renumber(run, list, position);
    }
  }
  if (zone === Zone.PLAY || zone === Zone.SECRET) renewPlayOrder(run, e);
  attune(s, e);
  if (zone === Zone.PLAY) s.mayDie = true;
  if (zone === Zone.PLAY || (zone === Zone.HAND && someAuraTouchesHands(s))) noteMove(s);
}

/** An entity has moved: auras and enchantments, where there are any, have to be looked at again. */
function noteMove(s: State): void {
  if (
    s.auraBearers.length === 0 &&
    s.auraEnchantments.length === 0 &&
    s.enchantments.length === 0
  ) {
    return;
  }
  s.auraStale = true;
  s.otherAuraStale = true;
}

function someAuraTouchesHands(s: State): boolean {
  for (let i = 0; i < s.auraBearers.length; i++) {
    if (cardOf(s, s.auraBearers[i]!).touchesHands) return true;
  }
  return false;
}

/** Takes an entity out of the lists of the zone it is in. It must enter another zone at once. */
export function leaveZone(run: HsRun, e: number): void {
  const s = run.state;
  const zone = get(s, e, Tag.ZONE) as Zone;
  const list = listOf(s, e, zone, typeOf(s, e));
  if (list !== null) {
    const at = list.indexOf(e);
    removeAt(list, at);
    renumber(run, list, at);
    set(run, e, Tag.ZONE_POSITION, 0);
  }
  detune(s, e);
  if (zone === Zone.PLAY) {
    const pending = s.summonEvents.indexOf(e);
    if (pending >= 0) {
      removeAt(s.summonEvents, pending);
      set(run, e, Tag.SUMMON_EVENT, 0);
    }
    noteMove(s);
  }
}

/** Registers what an entity can do where it is now: triggers and auras. */
export function attune(s: State, e: number): void {
  const card = cardOf(s, e);
  const zone = get(s, e, Tag.ZONE);
  if (get(s, e, Tag.SILENCED) !== 0) return;
  if (card.triggerZones[zone] === 1) insertById(s.listeners, e);
  if (card.auras.length > 0 && card.auraZones[zone] === 1) {
    s.auraBearers.push(e);
    s.auraStale = true;
    s.otherAuraStale = true;
  }
}

/** Lists that are rebuilt from the rows are in order of id; so they are while the game runs. */
function insertById(list: number[], e: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1]! > e) at--;
  insertAt(list, at, e);
}

/** Takes back what `attune` registered. */
export function detune(s: State, e: number): void {
  removeFrom(s.listeners, e);
  if (removeFrom(s.auraBearers, e)) {
    s.auraStale = true;
    s.otherAuraStale = true;
  }
}

export function removeFrom(list: number[], e: number): boolean {
  if (list.length === 0) return false;
  const at = list.indexOf(e);
  if (at < 0) return false;
  removeAt(list, at);
  return true;
}

function removeAt(list: number[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

function insertAt(list: number[], at: number, e: number): void {
  list.push(e);
  for (let i = list.length - 1; i > at; i--) list[i] = list[i - 1]!;
  list[at] = e;
}

function listOf(s: State, e: number, zone: Zone, type: CardType): number[] | null {
  const player = controllerOf(s, e);
  switch (zone) {
    case Zone.HAND:
      return s.hand[player];
    case Zone.DECK:
      return s.deck[player];
    case Zone.SECRET:
      return s.secrets[player];
    case Zone.PLAY:
      if (takesPlace(type)) return s.board[player];
      return type === CardType.WEAPON ? s.weapons[player] : null;
    default:
      return null;
  }
}

function renumber(run: HsRun, list: readonly number[], from: number): void {
  for (let i = from; i < list.length; i++) set(run, list[i]!, Tag.ZONE_POSITION, i + 1);
}

function initialise(run: HsRun, e: number, tag: Tag, value: number): void {
  run.state.cells[e * WIDTH + tag] = value;
  run.changed(e, tag, 0, value);
}
