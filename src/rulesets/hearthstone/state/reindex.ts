import { Tag, WIDTH } from '../vocabulary/index.js';
import {
  FIRST_CARD,
  indexEntity,
  LISTS_BY_ID,
  PLAYERS,
  type State,
  sortByAge,
  sortByPosition,
  ZONE_LISTS,
} from './state.js';

/** Columns from which the lists beside the rows follow. */
const LISTING = new Uint8Array(WIDTH);
for (const tag of [
  Tag.CARD,
  Tag.PLAY_ORDER,
  Tag.ZONE,
  Tag.ZONE_POSITION,
  Tag.CONTROLLER,
  Tag.CREATOR,
  Tag.SILENCED,
  Tag.SUMMON_EVENT,
  Tag.AURA,
  Tag.DEATH_EVENT,
])
  LISTING[tag] = 1;

/** Numbers at the head of a packed state: rows and flags. Place and value follow in turn. */
export const PACKED_HEAD = 2;

/** The rows that are indexed anew: those with the number of this time. */
let marks = new Int32Array(1 << 10);
let times = 0;

/** Makes lists follow from rows: those of `start`, but for the cells that differ (`packed`). */
export function reindex(s: State, start: State, packed: Int32Array): void {
  const rows = rowsToIndex(s, start, packed);
  for (const player of PLAYERS) {
    s.hero[player] = s.cells[(player + 1) * WIDTH + Tag.HERO_ENTITY]!;
    const power = start.heroPower[player];
    s.heroPower[player] = marks[power] === times ? 0 : power;
    for (const zone of ZONE_LISTS) takeUnmarked(s[zone][player], start[zone][player]);
  }
  for (const list of LISTS_BY_ID) takeUnmarked(s[list], start[list]);
  takeUnmarked(s.enchantments, start.enchantments);
  takeUnmarked(s.auraEnchantments, start.auraEnchantments);
  for (let i = 0; i < rows.length; i++) indexEntity(s, rows[i]!);
  if (rows.length > 0) {
    sortByPosition(s);
    sortByAge(s);
    for (const list of LISTS_BY_ID) s[list].sort((a, b) => a - b);
  }
  s.isWounded = true;
  while (s.settled.length > s.count) s.settled.pop();
  while (s.settled.length < s.count) s.settled.push(0);
  s.settled.fill(0);
}

/** The rows whose places in the lists may be others than at the start, in order; they are marked. */
function rowsToIndex(s: State, start: State, packed: Int32Array): number[] {
  if (marks.length < s.count) marks = new Int32Array(2 * s.count);
  times++;
  const rows: number[] = [];
  for (let i = PACKED_HEAD; i < packed.length; i += 2) {
    const place = packed[i]!;
    const row = Math.floor(place / WIDTH);
    if (row < FIRST_CARD || row >= start.count || marks[row] === times) continue;
    if (LISTING[place - row * WIDTH] === 0) continue;
    marks[row] = times;
    rows.push(row);
  }
  rows.sort((a, b) => a - b);
  for (let row = start.count; row < s.count; row++) rows.push(row);
  return rows;
}

function takeUnmarked(list: number[], from: readonly number[]): void {
  let length = 0;
  for (let i = 0; i < from.length; i++) if (marks[from[i]!] !== times) list[length++] = from[i]!;
  while (list.length > length) list.pop();
}
