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
      : element(
          'g',
          { transform: 'translate(13 12) scale(.74)' },
          badge('cost', cost, { x: 0, y: 0 }),
        ),
    text(name, { class: 'small ink', x: left, y: 16 }),
  ];
  const attributes = { class: 'tile', 'data-e': tile.id };
  return { width, entities: [tile.id], markup: element('g', attributes, parts.join('')) };
}

/** The name of a pile before its open cards. */
export function label(says: string): Chip {
  const markup = text(says, { class: 'small faint', y: 16 });
  return { width: textWidth(says, SIZE) + 4, entities: [], markup };
}

/** Most cards that the pile tells of when the pointer rests on it. */
const MOST_NAMES = 12;

function pileTitle({ name, cards }: Pile): string {
  const names = cards.slice(0, MOST_NAMES).map((card) => card.name);
  const more = cards.length > MOST_NAMES ? ` and ${cards.length - MOST_NAMES} more` : '';
  const top = names.length === 0 ? '' : `, from the top: ${names.join(', ')}${more}`;
  return `${name}: ${cards.length}${top}`;
}

/** The size of a pile that lies beside the leader. */
export const PILE = { width: 30, height: 38 } as const;

const GRAVESTONE = 'M3 36V14A12 12 0 0 1 27 14V36ZM0 36H30V39H0Z';

/** A deck, or a grave, with its count. */
export function pileBeside(pile: Pile): string {
  const card = (x: number, y: number, name: string): string =>
    element('rect', { class: name, x, y, width: 24, height: 33, rx: 4 });
  const shape =
    pile.drawn === 'GRAVE'
      ? element('path', { class: 'stone', d: GRAVESTONE })
      : card(5, 1, 'cardback') + card(3, 3, 'cardback') + card(1, 5, 'cardback');
  const count = { class: 'number chalk', x: pile.drawn === 'GRAVE' ? 15 : 13, y: 27 };
  return element('g', {}, title(pileTitle(pile)) + shape + text(String(pile.cards.length), count));
}

/** A pile that is only counted. */
export function pileChip(pile: Pile): Chip {
  const { name, cards } = pile;
  const says = `${name} ${cards.length}`;
  const width = 22 + textWidth(says, SIZE) + 8;
  const parts = [
    title(pileTitle(pile)),
    element('rect', { class: 'zone', width, height: CHIP_HEIGHT, rx: 6 }),
    ...[0, 1].map((i) =>
      element('rect', { class: 'face', x: 7 + i * 3, y: 5 + i, width: 8, height: 12, rx: 1.5 }),
    ),
    text(says, { class: 'small chalk', x: 23, y: 16 }),
  ];
  const entities = cards.map(({ id }) => id);
  return { width, entities, pile: name, markup: element('g', {}, parts.join('')) };
}

/** Crystals on lines of so many, under their count: full, spent, locked. */
export function crystals(
  { full, spent, locked, title: says }: Crystals,
  { perLine, step }: { readonly perLine: number; readonly step: number },
): string {
  const all = full + spent + locked;
  const gem = (i: number): string => {
    const [x, y] = [(i % perLine) * step + 6, Math.floor(i / perLine) * 15 + 20];
    return `M${x} ${y}l4.8 3.6v5.8L${x} ${y + 13}l-4.8-3.6v-5.8z`;
  };
  const kinds = [
    { kind: 'full', from: 0, to: full },
    { kind: 'used', from: full, to: full + spent },
    { kind: 'locked', from: full + spent, to: all },
  ];
  const gems = kinds.flatMap(({ kind, from, to }) =>
    from === to
      ? []
      : element('path', {
          class: kind,
          d: Array.from({ length: to - from }, (_, i) => gem(from + i)).join(''),
        }),
  );
  const count = text(`${full}/${all}`, { class: 'lead chalk', y: 14 });
  return element('g', {}, title(says) + count + gems.join(''));
}

/** Cards in a row: those that are ready upright, those that are not on their side. */
export function cardsChip({ full, spent, title: says }: Crystals): Chip {
  const card = (x: number, isUpright: boolean): string =>
    element('rect', {
      class: isUpright ? 'full' : 'used',
      x,
      y: isUpright ? 4 : 7,
      width: isUpright ? 11 : 15,
      height: isUpright ? 15 : 11,
      rx: 1.5,
    });
  const upright = Array.from({ length: full }, (_, i) => card(i * 13, true));
  const onSide = Array.from({ length: spent }, (_, i) => card(full * 13 + i * 17, false));
  const end = full * 13 + spent * 17 + 5;
  const count = `${full}/${full + spent}`;
  const number = text(count, { class: 'small faint', x: end, y: 16 });
  const markup = element('g', {}, title(says) + upright.join('') + onSide.join('') + number);
  return { width: end + textWidth(count, SIZE), entities: [], markup };
}
