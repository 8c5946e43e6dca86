import type { NumberPlace, TileNumber } from '../rulesets/common/tabletop.js';
import { element, title } from './markup.js';
import { text } from './text.js';

const SHAPES: Readonly<Record<NumberPlace, string>> = {
  attack: 'M0-12.5 10.8-6.25V6.25L0 12.5-10.8 6.25V-6.25Z',
  health: 'M0-14C6-9 11.5-5 11.5 1.5A11.5 11.5 0 0 1-11.5 1.5C-11.5-5-6-9 0-14Z',
  armor: 'M-11-11C-4-11 0-13.5 0-13.5S4-11 11-11C11 3 7 9 0 13-7 9-11 3-11-11Z',
  cost: 'M0-11.5 10-5.75V5.75L0 11.5-10 5.75V-5.75Z',
};

/** A point, and how large what is around it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly zoom?: number;
}

/** A number on its ground, around a point. */
export function badge(
  place: NumberPlace,
  { value, state, title: says }: TileNumber,
  { x, y, zoom = 1 }: Spot,
): string {
  const look = state === 'PRINTED' ? place : state.toLowerCase();
  const ground = element('path', {
    class: state === 'DAMAGED' ? look : `${look} rim`,
    d: SHAPES[place],
  });
  const digits = String(value);
  const size = digits.length < 3 ? '' : digits.length === 3 ? ' long' : ' longer';
  const number = text(digits, { class: `number on-${look}${size}`, y: size === '' ? 5.3 : 4 });
  return element('g', { transform: placed({ x, y, zoom }) }, title(says) + ground + number);
}

/** The transform to a spot. */
export function placed({ x, y, zoom = 1 }: Spot): string {
  const moved = `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`;
  return zoom === 1 ? moved : `${moved} scale(${zoom.toFixed(2)})`;
}
