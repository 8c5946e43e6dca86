import type { Tile } from '../rulesets/common/tabletop.js';
import { emblem } from './emblems.js';
import { element } from './markup.js';
import { tintClass } from './palette.js';

/** A field that is drawn on. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The outline of a portrait: an oval, an arch, a disc or a card. */
export type Outline = 'OVAL' | 'ARCH' | 'CARD';

/** An outline as an element of some class, a little larger or smaller than its box. */
export function outlined(
  shape: Outline,
  name: string,
  { x, y, width, height }: Box,
  by = 0,
): string {
  const [left, top, w, h] = [x - by, y - by, width + 2 * by, height + 2 * by];
  if (shape === 'OVAL')
    return element('ellipse', {
      class: name,
      cx: left + w / 2,
      cy: top + h / 2,
      rx: w / 2,
      ry: h / 2,
    });
  if (shape === 'CARD')
    return element('rect', { class: name, x: left, y: top, width: w, height: h, rx: w * 0.16 });
  const [right, low, half] = [left + w, top + h, w / 2].map(Math.round);
  const d = `M${Math.round(left)} ${Math.round(top + w / 2)}A${half} ${half} 0 0 1 ${right} ${Math.round(top + w / 2)}V${low! - 8}Q${right} ${low} ${right! - 8} ${low}H${Math.round(left) + 8}Q${Math.round(left)} ${low} ${Math.round(left)} ${low! - 8}Z`;
  return element('path', { class: name, d });
}

/** A portrait: the colour of its class, and the silhouette of its tribe. */
export function portrait(tile: Tile, shape: Outline, box: Box): string {
  const { x, y, width, height } = box;
  const light = {
    x: x + width * 0.12,
    y: y + height * 0.05,
    width: width * 0.76,
    height: height * 0.5,
  };
  return [
    outlined(shape, tintClass(tile), box),
    outlined('OVAL', 'facet', light),
    emblem(tile, x + width / 2, y + height * 0.46, Math.min(width, height) * 0.62),
    outlined(shape, 'rimmed', box),
  ].join('');
}
