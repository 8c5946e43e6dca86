import type { Edition } from '../vocabulary/editions.js';
import { CardType, Tag, takesPlace, WIDTH, Zone } from '../vocabulary/index.js';
import type { ByPlayer, CardPool, State } from './model.js';

export type { State } from './model.js';

/** Entity ids that every game has. Players: id = PLAYER_ID + 1. */
export const GAME = 1;
export const PLAYERS = [1, 2] as const;
export const FIRST_CARD = 4;

export const SPARE_ROWS = 16;

export function emptyState(
  pool: CardPool,
  edition: Edition,
  cells: Int32Array,
  count: number,
): State {
  return {
    cells,
    count,
    pool,
    cards: pool.asked,
    edition,
    board: [[], [], []],
    hand: [[], [], []],
    deck: [[], [], []],
    secrets: [[], [], []],
    weapons: [[], [], []],
    hero: [0, 0, 0],
    heroPower: [0, 0, 0],
    enchantments: [],
    auraEnchantments: [],
    listeners: [],
    auraBearers: [],
    summonEvents: [],
    deathEvents: [],
    auraStale: true,
    otherAuraStale: true,
    mayDie: true,
    isWounded: true,
    settled: Array.from({ length: count }, () => 0),
  };
}

/** An independent copy. A `spare` of the same game gives its memory to the copy. */
export function copyState(s: State, spare?: State): State {
  const used = s.count * WIDTH;
  if (spare !== undefined && spare.cells.length >= used) return overwrite(spare, s);
  const cells = new Int32Array(used + SPARE_ROWS * WIDTH);
  cells.set(used === s.cells.length ? s.cells : s.cells.subarray(0, used));
  return withRows(s, cells);
}

function withRows(s: State, cells: Int32Array): State {
  return {
    cells,
    count: s.count,
    pool: s.pool,
    cards: s.cards,
    edition: s.edition,
    board: sliceBoth(s.board),
    hand: sliceBoth(s.hand),
    deck: sliceBoth(s.deck),
    secrets: sliceBoth(s.secrets),
    weapons: sliceBoth(s.weapons),
    hero: [0, s.hero[1], s.hero[2]],
    heroPower: [0, s.heroPower[1], s.heroPower[2]],
    enchantments: s.enchantments.slice(),
    auraEnchantments: s.auraEnchantments.slice(),
    listeners: s.listeners.slice(),
    auraBearers: s.auraBearers.slice(),
    summonEvents: s.summonEvents.slice(),
    deathEvents: s.deathEvents.slice(),
    auraStale: s.auraStale,
    otherAuraStale: s.otherAuraStale,
    mayDie: s.mayDie,
    isWounded: s.isWounded,
    settled: s.settled.slice(),
  };
}

function sliceBoth(lists: ByPlayer<number[]>): ByPlayer<number[]> {
  return [[], lists[1].slice(), lists[2].slice()];
}

/** Makes `to` what `s` is, in its own memory. */
function overwrite(to: State, s: State): State {
  const used = s.count * WIDTH;
  to.cells.set(used === s.cells.length ? s.cells : s.cells.subarray(0, used));
  if (to.count > s.count) to.cells.fill(0, used, to.count * WIDTH);
  takeBeside(to, s);
  return to;
}

const NO_ROWS = new Int32Array(0);

/** A state without rows that holds what `s` holds beside them; the memory of `spare` may be used for it. */
export function holdBeside(s: State, spare?: State): State {
  if (spare === undefined) return withRows(s, NO_ROWS);
  takeBeside(spare, s);
  return spare;
}

/** Makes everything in `to` but the rows what it is in `s`. */
export function takeBeside(to: State, s: State): void {
  to.count = s.count;
  for (const player of PLAYERS) {
    to.hero[player] = s.hero[player];
    to.heroPower[player] = s.heroPower[player];
    for (const zone of ZONE_LISTS) copyList(s[zone][player], to[zone][player]);
  }
  for (const list of LISTS) copyList(s[list], to[list]);
  to.auraStale = s.auraStale;
  to.otherAuraStale = s.otherAuraStale;
  to.mayDie = s.mayDie;
  to.isWounded = s.isWounded;
}

/** The lists of each player, but for hero and Hero Power. */
export const ZONE_LISTS = ['board', 'hand', 'deck', 'secrets', 'weapons'] as const;
/** Lists that stand in order of id where they are rebuilt from the rows. */
export const LISTS_BY_ID = ['listeners', 'auraBearers', 'summonEvents', 'deathEvents'] as const;
const LISTS = ['enchantments', 'auraEnchantments', ...LISTS_BY_ID, 'settled'] as const;

function copyList(from: readonly number[], to: number[]): void {
  const { length } = from;
  if (to.length !== length) to.length = length;
  for (let i = 0; i < length; i++) to[i] = from[i]!;
}

export function indexState(
  pool: CardPool,
  edition: Edition,
  cells: Int32Array,
  count: number,
): State {
  const s = emptyState(pool, edition, cells, count);
  for (let e = FIRST_CARD; e < count; e++) indexEntity(s, e);
  sortByPosition(s);
  sortByAge(s);
  return s;
}

export function sortByPosition({ cells, board, hand, deck, secrets }: State): void {
  const position = (a: number, b: number): number =>
    cells[a * WIDTH + Tag.ZONE_POSITION]! - cells[b * WIDTH + Tag.ZONE_POSITION]!;
  for (const player of PLAYERS)
    for (const lists of [board, hand, deck, secrets]) lists[player].sort(position);
}

export function sortByAge(s: State): void {
  const { cells } = s;
  const age = (a: number, b: number): number =>
    cells[a * WIDTH + Tag.PLAY_ORDER]! - cells[b * WIDTH + Tag.PLAY_ORDER]! || a - b;
  for (const player of PLAYERS) s.weapons[player].sort(age);
  s.enchantments.sort(age);
  s.auraEnchantments.sort((a, b) => compareAuraEnchantments(s, a, b));
}

/** Enchantments that auras made in the order of their auras (HS-R4-priority); those of one aura as they were made. */
export function compareAuraEnchantments(s: State, a: number, b: number): number {
  const { cells } = s;
  return (
    auraPriority(s, a) - auraPriority(s, b) ||
    cells[a * WIDTH + Tag.PLAY_ORDER]! - cells[b * WIDTH + Tag.PLAY_ORDER]! ||
    cells[a * WIDTH + Tag.AURA]! - cells[b * WIDTH + Tag.AURA]! ||
    a - b
  );
}

/** The priority of the aura that made an enchantment (HS-R4-priority). */
function auraPriority(s: State, enchantment: number): number {
  const at = enchantment * WIDTH;
  const bearer = s.cells[at + Tag.CREATOR]!;
  const card = s.cards[s.cells[bearer * WIDTH + Tag.CARD]!]!;
  return card.auras[s.cells[at + Tag.AURA]! - 1]?.priority ?? 0;
}

export function indexEntity(s: State, e: number): void {
  const at = e * WIDTH;
  const { cells } = s;
  const card = s.cards[cells[at + Tag.CARD]!]!;
  const zone = cells[at + Tag.ZONE]!;
  const player = cells[at + Tag.CONTROLLER]! as 1 | 2;
  if (card.type === CardType.DEATH_RECORD) {
    if (cells[at + Tag.DEATH_EVENT] === 1) s.deathEvents.push(e);
    return;
  }
  if (cells[(player + 1) * WIDTH + Tag.HERO_ENTITY] === e) s.hero[player] = e;
  if (zone === Zone.HAND) s.hand[player].push(e);
  else if (zone === Zone.DECK) s.deck[player].push(e);
  else if (zone === Zone.SECRET) s.secrets[player].push(e);
  else if (zone === Zone.PLAY) indexInPlay(s, e, card.type, player);
  else return;
  if (cells[at + Tag.SILENCED] !== 0) return;
  if (card.triggerZones[zone] === 1) s.listeners.push(e);
  if (card.auras.length > 0 && card.auraZones[zone] === 1) s.auraBearers.push(e);
}

function indexInPlay(s: State, e: number, type: number, player: 1 | 2): void {
  const { cells } = s;
  if (takesPlace(type)) {
    s.board[player].push(e);
    if (cells[e * WIDTH + Tag.SUMMON_EVENT] !== 0) s.summonEvents.push(e);
  } else if (type === CardType.WEAPON) s.weapons[player].push(e);
  else if (type === CardType.HERO_POWER) s.heroPower[player] = e;
  else if (type === CardType.ENCHANTMENT) {
    (cells[e * WIDTH + Tag.AURA]! > 0 ? s.auraEnchantments : s.enchantments).push(e);
  }
}
