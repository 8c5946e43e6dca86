import type { Tile } from '../rulesets/common/tabletop.js';
import { element } from './markup.js';
import { drawnFrom, tintClass } from './palette.js';
import { initials, text } from './text.js';

/** A field that is drawn on. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is drawn beside its colours. */
interface ArtStyle {
  /** How round its corners are. */
  readonly round: number;
  /** What lies over the ground, under the letters. */
  readonly over?: string;
  /** How far the letters are moved from the middle. */
  readonly shift?: number;
}

/**
 * The picture of a card: the colour of its class with facets that are the card's own, so that one is known again, and
 * its initials.
 */
export function art(
  tile: Pick<Tile, 'name' | 'tint'>,
  { x, y, width, height }: Box,
  { round, over = '', shift = 0 }: ArtStyle,
): string {
  const { name } = tile;
  const ground = { class: tintClass(tile), x, y, width, height, rx: round };
  const a = (0.15 + drawnFrom(name, 40) / 60) * width;
  const b = (0.35 + drawnFrom(`${name}b`, 40) / 70) * width;
  const low = y + height - round * 0.3;
  const facets = [
    element('path', {
      class: 'facet',
      d: path([x + a, y], [x + width * 0.94, y], [x + b, low]),
    }),
    element('path', {
      class: 'shade',
      d: path([x + width * 0.06, low], [x + b, low], [x + a, y + height * 0.35]),
    }),
  ];
  const size = Math.min(25, width * 0.36);
  const middle = { x: x + width / 2 + shift, y: y + height / 2 + size * 0.36 };
  const letters = text(initials(name), { class: 'letters', 'font-size': size, ...middle });
  const isRound = round >= width / 2;
  return element('rect', ground) + (isRound ? '' : facets.join('')) + over + letters;
}

function path(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}
