import type { Crystals, Pile, Tile } from '../rulesets/common/tabletop.js';
import { badge } from './badges.js';
import { descriptionOf } from './description.js';
import { element, title } from './markup.js';
import { tintClass } from './palette.js';
import { fitted, text, textWidth } from './text.js';

/** How high a chip is. */
export const CHIP_HEIGHT = 24;
const SIZE = 11;
/** Names of cards are cut off where their chip would be wider. */
const MOST = 150;

/** Something of a known width, its upper left corner at 0. */
export interface Chip {
  readonly width: number;
  readonly markup: string;
  /** The entities that it shows. */
  readonly entities: readonly number[];
  /** The name of the pile that it counts; absent: it is none. */
  readonly pile?: string;
}

/** A card that lies open: its cost, its name. */
export function cardChip(tile: Tile): Chip {
  const called = tile.alias === null ? tile.name : `${tile.name} (${tile.alias})`;
  const name = fitted(called, SIZE, MOST);
  const { cost } = tile.numbers;
  const left = cost === undefined ? 12 : 24;
  const width = left + textWidth(name, SIZE) + 9;
  const parts = [
    title(descriptionOf(tile)),
    element('rect', { class: 'face', width, height: CHIP_HEIGHT, rx: 6 }),
    element('rect', { class: tintClass(tile), width: 5, height: CHIP_HEIGHT, rx: 2.5 }),
    cost === undefined
      ? ''
      : element('g', { transform: 'translate(13 12) scale(.74)' }, badge('cost', cost, 0, 0)),
    text(name, { class: 'small ink', x: left, y: 16 }),
  ];
  const attributes = { class: 'tile' };
  return { width, entities: [tile.id], markup: element('g', attributes, parts.join('')) };
}

/** The name of a pile before its open cards. */
export function label(says: string): Chip {
  const markup = text(says, { class: 'small faint', y: 16 });
  return { width: textWidth(says, SIZE) + 4, entities: [], markup };
}

/** Most cards that the pile tells of when the pointer rests on it. */
const MOST_NAMES = 12;

/** A pile that is only counted. */
export function pileChip({ name, cards }: Pile): Chip {
  const says = `${name} ${cards.length}`;
  const width = 22 + textWidth(says, SIZE) + 8;
  const names = cards.slice(0, MOST_NAMES).map((card) => card.name);
  const more = cards.length > MOST_NAMES ? ` and ${cards.length - MOST_NAMES} more` : '';
  const top = names.length === 0 ? '' : `, from the top: ${names.join(', ')}${more}`;
  const parts = [
    title(`${name}: ${cards.length}${top}`),
    element('rect', { class: 'zone', width, height: CHIP_HEIGHT, rx: 6 }),
    ...[0, 1].map((i) =>
      element('rect', { class: 'face', x: 7 + i * 3, y: 5 + i, width: 8, height: 12, rx: 1.5 }),
    ),
    text(says, { class: 'small chalk', x: 23, y: 16 }),
  ];
  const entities = cards.map(({ id }) => id);
  return { width, entities, pile: name, markup: element('g', {}, parts.join('')) };
}

/** Crystals side by side: full, spent, locked. */
export function crystalChip({ full, spent, locked, title: says }: Crystals): Chip {
  const all = full + spent + locked;
  const gems = gemsOf('full', 0, full) + gemsOf('used', full, spent);
  const drawn = gems + gemsOf('locked', full + spent, locked);
  const count = `${full}/${all}`;
  const number = text(count, { class: 'small faint', x: all * 12 + 5, y: 16 });
  const width = all * 12 + 5 + textWidth(count, SIZE);
  return { width, entities: [], markup: element('g', {}, title(says) + drawn + number) };
}

/** Gems of one kind, side by side from a place on. */
function gemsOf(kind: string, from: number, count: number): string {
  if (count === 0) return '';
  const gems = Array.from({ length: count }, (_, i) => {
    const x = 6 + (from + i) * 12;
    return `M${x} 6l4.6 3.4v5.2L${x} 18l-4.6-3.4V9.4z`;
  });
  return element('path', { class: kind, d: gems.join('') });
}
