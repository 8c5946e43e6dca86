import type { Tile, TileLook } from '../rulesets/common/tabletop.js';
import { type Outline, outlined, portrait } from './art.js';
import { badge } from './badges.js';
import { descriptionOf } from './description.js';
import { element, title } from './markup.js';
import { tintClass } from './palette.js';
import { text } from './text.js';

/** The size of the tile of who stands for a player. */
export const LEADER = { width: 64, height: 70 } as const;
/** The size of what a leader uses: a power, a weapon. */
export const TOOL = { width: 46, height: 46 } as const;

/** The tile of who stands for a player, its upper left corner at 0; with an edge of its own while it is their turn. */
export function leader(tile: Tile, isActive: boolean): string {
  const { width, height } = LEADER;
  const { attack, health, armor } = tile.numbers;
  const box = { x: 0, y: 0, width, height };
  const parts = [
    title(descriptionOf(tile)),
    isActive ? outlined('ARCH', 'turn', box, 4) : '',
    portrait(tile, 'ARCH', box),
    ...looks(tile, 'ARCH', box),
    attack === undefined ? '' : badge('attack', attack, { x: 6, y: height - 9 }),
    health === undefined ? '' : badge('health', health, { x: width - 6, y: height - 9 }),
    armor === undefined ? '' : badge('armor', armor, { x: width - 2, y: height - 36, zoom: 0.85 }),
  ];
  return element('g', { class: 'tile', 'data-e': tile.id }, parts.join(''));
}

/** The tile of a power or a weapon, its upper left corner at 0. */
export function tool(tile: Tile): string {
  const { width, height } = TOOL;
  const { attack, health, cost } = tile.numbers;
  const box = { x: 0, y: 0, width, height };
  const parts = [
    title(descriptionOf(tile)),
    portrait(tile, 'OVAL', box),
    ...looks(tile, 'OVAL', box),
    cost === undefined ? '' : badge('cost', cost, { x: width / 2, y: 1, zoom: 0.9 }),
    attack === undefined ? '' : badge('attack', attack, { x: 5, y: height - 6, zoom: 0.85 }),
    health === undefined
      ? ''
      : badge('health', health, { x: width - 5, y: height - 6, zoom: 0.85 }),
  ];
  const spent = tile.looks.includes('SPENT') ? ' spent' : '';
  return element('g', { class: `tile${spent}`, 'data-e': tile.id }, parts.join(''));
}

const EDGES: { readonly [look in TileLook]?: string } = {
  SHIELDED: 'shielded',
  FROZEN: 'frost',
  DYING: 'dying',
};

function looks(
  { looks: all }: Tile,
  shape: Outline,
  box: Parameters<typeof outlined>[2],
): string[] {
  return all.flatMap((look) => {
    const name = EDGES[look];
    return name === undefined ? [] : outlined(shape, name, box, 1);
  });
}

/** Half as wide as the mark of a hidden card is. */
export const SECRET_RADIUS = 12;

/** The mark of a card that waits at the leader, around a point. */
export function secret(tile: Tile): string {
  const parts = [
    title(descriptionOf(tile)),
    element('circle', { class: `${tintClass(tile)} rimmed`, r: SECRET_RADIUS - 1.5 }),
    text('?', { class: 'number chalk', y: 5.3 }),
  ];
  return element('g', { class: 'tile', 'data-e': tile.id }, parts.join(''));
}
