import type { Tabletop } from '../rulesets/common/tabletop.js';
import type { Box } from './art.js';
import type { Canvas } from './canvas.js';
import { descriptionOf } from './description.js';
import { element, title } from './markup.js';
import { tilesOf } from './moment.js';

/** Where what lies on a board leads to. */
export interface BoardLinks {
  /** Null: nowhere. */
  readonly tile: (entity: number) => string | null;
  readonly pile: (player: number, name: string) => string;
}

/** Links over the tiles and the piles of a board that has been drawn. */
export function linkSheet(top: Tabletop, canvas: Canvas, links: BoardLinks): string {
  const tiles = [...tilesOf(top)].map(([id, tile]) => {
    const box = canvas.places.get(id);
    const href = links.tile(id);
    return box === undefined || href === null ? '' : link(href, descriptionOf(tile), box);
  });
  const piles = canvas.piles.map(({ player, name, box }) =>
    link(links.pile(player, name), `${name} of player ${player}`, box),
  );
  return [...tiles, ...piles].join('');
}

function link(href: string, says: string, { x, y, width, height }: Box): string {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round);
  const field = element('path', { class: 'hit', d: `M${left} ${top}h${wide}v${high}h-${wide}z` });
  return element('a', { href }, title(says) + field);
}
