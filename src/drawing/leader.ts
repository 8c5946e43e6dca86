import type { Tile, TileLook } from '../rulesets/common/tabletop.js';
import { art } from './art.js';
import { badge } from './badges.js';
import { descriptionOf } from './description.js';
import { element, title } from './markup.js';

/** The size of the tile of who stands for a player. */
export const LEADER = { width: 62, height: 62 } as const;
/** The size of what a leader uses: a power, a weapon. */
export const TOOL = { width: 46, height: 46 } as const;

/** The tile of who stands for a player, its upper left corner at 0; with an edge of its own while it is their turn. */
export function leader(tile: Tile, isActive: boolean): string {
  const { width, height } = LEADER;
  const { attack, health, armor } = tile.numbers;
  const parts = [
    title(descriptionOf(tile)),
    art(tile, { x: 0, y: 0, width, height }, { round: 16 }),
    element('rect', { class: isActive ? 'turn' : 'frame', x: 0, y: 0, width, height, rx: 16 }),
    ...looks(tile, width, height, 16),
    attack === undefined ? '' : badge('attack', attack, 8, height - 7),
    health === undefined ? '' : badge('health', health, width - 8, height - 7),
    armor === undefined ? '' : badge('armor', armor, width - 6, 12),
  ];
  return element('g', { class: 'tile' }, parts.join(''));
}

/** The tile of a power or a weapon, its upper left corner at 0. */
export function tool(tile: Tile): string {
  const { width, height } = TOOL;
  const { attack, health, cost } = tile.numbers;
  const round = tile.shape === 'POWER' ? width / 2 : 9;
  const parts = [
    title(descriptionOf(tile)),
    art(tile, { x: 0, y: 0, width, height }, { round }),
    element('rect', { class: 'frame', x: 0, y: 0, width, height, rx: round }),
    ...looks(tile, width, height, round),
    cost === undefined ? '' : badge('cost', cost, width / 2, 2),
    attack === undefined ? '' : badge('attack', attack, 5, height - 4),
    health === undefined ? '' : badge('health', health, width - 5, height - 4),
  ];
  const spent = tile.looks.includes('SPENT') ? ' spent' : '';
  return element('g', { class: `tile${spent}` }, parts.join(''));
}

const EDGES: { readonly [look in TileLook]?: string } = {
  SHIELDED: 'shielded',
  FROZEN: 'ice',
  DYING: 'dying',
};

function looks({ looks: all }: Tile, width: number, height: number, round: number): string[] {
  const at = { x: -1, y: -1, width: width + 2, height: height + 2, rx: round + 1 };
  return all.map((look) =>
    EDGES[look] === undefined ? '' : element('rect', { class: EDGES[look], ...at }),
  );
}
