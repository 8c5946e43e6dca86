/** What a table looks like, as plain data. Colours, sizes and lines are the drawing's. */

/** How a number stands to what is printed on the card. */
export type NumberState = 'PRINTED' | 'RAISED' | 'LOWERED' | 'DAMAGED';

export interface TileNumber {
  /** Of what it is: `Health`. */
  readonly name: string;
  readonly value: number;
  readonly state: NumberState;
  /** What it is, in words: `Health 4 of 5`. */
  readonly title: string;
}

/** Where numbers stand on a tile: above on the left, below on either side, above that on the right. */
export type NumberPlace = 'cost' | 'attack' | 'health' | 'armor';

/** What a tile's shape tells: who stands for a player, what fights, where something is used, what is used, what is only a card. */
export type TileShape = 'LEADER' | 'FIGHTER' | 'PLACE' | 'POWER' | 'WEAPON' | 'CARD';

/** What is seen of a tile from afar: its edge or its ground is drawn in another way. */
export type TileLook =
  | 'GUARDING'
  | 'SHIELDED'
  | 'HIDDEN'
  | 'FROZEN'
  | 'ASLEEP'
  | 'SPENT'
  | 'DYING'
  | 'BACK';

export type MarkIcon =
  | 'ARROW'
  | 'AURA'
  | 'BOLT'
  | 'CIRCLE'
  | 'CROSS'
  | 'DROP'
  | 'EYE'
  | 'HEART'
  | 'PLUS'
  | 'SHIELD'
  | 'SKULL'
  | 'SLEEP'
  | 'SNOW'
  | 'STAR'
  | 'WIND';

export interface TileMark {
  readonly icon: MarkIcon;
  /** What it means: `Taunt`, `Spell Damage 2`. */
  readonly title: string;
}

export interface Tile {
  readonly id: number;
  readonly name: string;
  /** What the scenario calls it; null: nothing else. */
  readonly alias: string | null;
  readonly shape: TileShape;
  /** Its class or faction, as the rule system names it; null: it has none. */
  readonly tint: string | null;
  /** Its tribe or type, as the rule system names it; absent: nothing is drawn for it. */
  readonly kind?: string;
  /** Its place in the order of play among the tiles of all rows, from 1; absent: order does not matter. */
  readonly order?: number;
  readonly numbers: { readonly [place in NumberPlace]?: TileNumber };
  readonly looks: readonly TileLook[];
  readonly marks: readonly TileMark[];
}

/** Tiles side by side. Null is an empty place that can be filled. */
export interface TileRow {
  readonly name: string;
  /** Whether the tiles wait on each other, the last one being next: they are drawn as a stack with that one on top. */
  readonly isStack?: true;
  /** Whether each place stands before the one of the other side, so that the row is not broken into lines. */
  readonly isFixed: boolean;
  readonly tiles: readonly (Tile | null)[];
}

/** Cards that lie together, the first one on top. */
export interface Pile {
  readonly name: string;
  /** Whether it only remembers what is gone: it tells how a board came about, not how it stands. */
  readonly isPast?: true;
  /** How it is drawn: cards in a hand, marks on the leader, a stack, a grave; absent: a line of names or a count. */
  readonly drawn?: 'FAN' | 'MARKS' | 'STACK' | 'GRAVE';
  /** Whether its cards are drawn one by one; otherwise they are only counted. */
  readonly isOpen: boolean;
  readonly cards: readonly Tile[];
}

export interface Crystals {
  readonly full: number;
  readonly spent: number;
  readonly locked: number;
  /** Whether they are cards that lie in a row, and not crystals. */
  readonly areCards?: true;
  /** In words: `3 of 5 mana crystals, 1 locked`. */
  readonly title: string;
}

/** Who stands for a player, or what is used beside the rows; called after its place: `hero`, `weapon`. */
export interface Leader {
  readonly name: string;
  readonly tile: Tile;
}

export interface Seat {
  readonly player: number;
  readonly leaders: readonly Leader[];
  readonly crystals: Crystals | null;
  /** The rows before the player, the one next to the middle first. */
  readonly rows: readonly TileRow[];
  readonly piles: readonly Pile[];
}

/** Something that one entity does to another: an arrow is drawn between their tiles. */
export interface Aim {
  readonly from: number;
  readonly to: number;
}

export interface Panel {
  readonly name: string;
  readonly items: readonly string[];
}

export interface Tabletop {
  readonly turn: number;
  readonly active: number;
  /** The player who is to act, where that need not be the active one; absent: it is. */
  readonly toAct?: number;
  /** Who attacks or targets whom at this moment; absent: nothing is drawn of it. */
  readonly aims?: readonly Aim[];
  /** How the game stands: `none` while it goes on. */
  readonly result: string;
  readonly seats: readonly Seat[];
  readonly middle: readonly TileRow[];
  readonly panels: readonly Panel[];
}

/** What is said beside the player who is to do something; null: another one is. */
export function flagOf({ result, active, toAct }: Tabletop, player: number): string | null {
  if (result !== 'none' || player !== (toAct ?? active)) return null;
  return toAct !== undefined ? 'to act' : 'to move';
}

/** An alias, where it says something that the name does not; null otherwise. */
export function calledApart(alias: string | undefined, name: string): string | null {
  return alias === undefined || alias.toLowerCase() === name.toLowerCase() ? null : alias;
}

/** A number beside what is printed; undefined where the card prints none. */
export function compared(name: string, value: number, printed: number | undefined): TileNumber {
  if (printed === undefined || value === printed)
    return { name, value, state: 'PRINTED', title: `${name} ${value}` };
  const state = value > printed ? 'RAISED' : 'LOWERED';
  return { name, value, state, title: `${name} ${value}, printed ${printed}` };
}

export function leftOf(
  name: string,
  value: number,
  most: number,
  printed: number | undefined,
): TileNumber {
  if (value >= most) return compared(name, value, printed);
  return { name, value, state: 'DAMAGED', title: `${name} ${value} of ${most}` };
}
