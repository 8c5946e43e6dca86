import type { TileNumber } from './tabletop.js';

/** A number beside what is printed; undefined where the card prints none. */
export function compared(what: string, value: number, printed: number | undefined): TileNumber {
  if (printed === undefined || value === printed)
    return { value, state: 'PRINTED', title: `${what} ${value}` };
  const state = value > printed ? 'RAISED' : 'LOWERED';
  return { value, state, title: `${what} ${value}, printed ${printed}` };
}

/** How much is left of something that damage takes away. */
export function leftOf(
  what: string,
  value: number,
  most: number,
  printed: number | undefined,
): TileNumber {
  if (value >= most) return compared(what, value, printed);
  return { value, state: 'DAMAGED', title: `${what} ${value} of ${most}` };
}
