import type { Tile, TileLook } from '../rulesets/common/tabletop.js';
import { art } from './art.js';
import { badge } from './badges.js';
import { descriptionOf } from './description.js';
import { MARK_RADIUS, mark } from './icons.js';
import { element, title } from './markup.js';
import { text, wrapped } from './text.js';

/** The size of the tile of who fights. */
export const FIGHTER = { width: 86, height: 110 } as const;

const { width: WIDTH, height: HEIGHT } = FIGHTER;
const ART_HEIGHT = 58;
const ROUND = 10;
const PLACE_ROUND = 26;
const NAME_SIZE = 11.5;
const LINE = 13;
/** Marks in a column, and in all. */
const COLUMN = 3;
const MOST_MARKS = 6;

/** The tile of who fights, or of a place beside them, which has rounder corners; its upper left corner at 0. */
export function fighter(tile: Tile): string {
  const { name, alias, numbers, looks } = tile;
  const is = (look: TileLook): boolean => looks.includes(look);
  const lines = wrapped(name, NAME_SIZE, WIDTH - 10, 2);
  const round = tile.shape === 'PLACE' ? PLACE_ROUND : ROUND;
  const first = lines.length === 1 ? ART_HEIGHT + 20 : ART_HEIGHT + 14;
  const parts = [
    title(descriptionOf(tile)),
    is('GUARDING') ? guard() : '',
    element('rect', { class: 'lift', y: 2.5, width: WIDTH, height: HEIGHT, rx: round }),
    element('rect', { class: 'face', width: WIDTH, height: HEIGHT, rx: round }),
    picture(tile, is),
    alias === null ? '' : aliasOn(alias),
    ...lines.map((line, i) => text(line, { class: 'name ink', x: WIDTH / 2, y: first + i * LINE })),
    ...edges(is),
    ...marks(tile),
    numbers.cost === undefined ? '' : badge('cost', numbers.cost, 9, 9),
    numbers.armor === undefined ? '' : badge('armor', numbers.armor, WIDTH / 2, HEIGHT - 11),
    numbers.attack === undefined ? '' : badge('attack', numbers.attack, 14, HEIGHT - 11),
    numbers.health === undefined ? '' : badge('health', numbers.health, WIDTH - 14, HEIGHT - 11),
  ];
  return element('g', { class: is('SPENT') ? 'tile spent' : 'tile' }, parts.join(''));
}

/** The picture, under a veil for what hides, freezes or shields. */
function picture(tile: Tile, is: (look: TileLook) => boolean): string {
  const box = { x: 4, y: 4, width: WIDTH - 8, height: ART_HEIGHT - 4 };
  const veil = (name: string): string => element('rect', { class: name, ...box, rx: 7 });
  const over = [
    is('HIDDEN') ? veil('hidden') : '',
    is('FROZEN') ? veil('frost') : '',
    is('SHIELDED') ? veil('gleam') : '',
  ].join('');
  return art(tile, box, { round: 7, over, shift: tile.marks.length > 0 ? -7 : 0 });
}

function aliasOn(alias: string): string {
  const [line] = wrapped(alias, 10, WIDTH - 16, 1);
  return text(line!, { class: 'alias', x: WIDTH / 2, y: ART_HEIGHT - 6 });
}

/** A shield around the tile, with its point below. */
function guard(): string {
  const [left, right, top, low] = [-4, WIDTH + 4, -4, HEIGHT + 1];
  const d = `M${left + 10} ${top}H${right - 10}Q${right} ${top} ${right} ${top + 10}V${low}L${WIDTH / 2} ${low + 13} ${left} ${low}V${top + 10}Q${left} ${top} ${left + 10} ${top}Z`;
  return element('path', { class: 'guard', d });
}

/** What lies over a tile or around it. */
function edges(is: (look: TileLook) => boolean): string[] {
  const over = (name: string, inset: number): string =>
    element('rect', {
      class: name,
      x: inset,
      y: inset,
      width: WIDTH - 2 * inset,
      height: HEIGHT - 2 * inset,
      rx: 10,
    });
  return [
    is('FROZEN') ? over('ice', 0.5) : '',
    is('SHIELDED') ? over('shielded', -2) : '',
    is('DYING') ? over('dying', -1) : '',
  ];
}

/** Marks down the right edge of the picture, then down the left. */
function marks({ marks: all }: Tile): string[] {
  return all.slice(0, MOST_MARKS).map((each, i) => {
    const x = i < COLUMN ? WIDTH - 4 - MARK_RADIUS : 4 + MARK_RADIUS;
    return mark(each, x, 5 + MARK_RADIUS + (i % COLUMN) * (2 * MARK_RADIUS + 1.5));
  });
}
