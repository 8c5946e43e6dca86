import type { TileNumber } from './tabletop.js';

/** A number beside what is printed; undefined where the card prints none. */
export function compared(name: string, value: number, printed: number | undefined): TileNumber {
  if (printed === undefined || value === printed)
    return { name, value, state: 'PRINTED', title: `${name} ${value}` };
  const state = value > printed ? 'RAISED' : 'LOWERED';
  return { name, value, state, title: `${name} ${value}, printed ${printed}` };
}

export function leftOf(
  name: string,
  value: number,
  most: number,
  printed: number | undefined,
): TileNumber {
  if (value >= most) return compared(name, value, printed);
  return { name, value, state: 'DAMAGED', title: `${name} ${value} of ${most}` };
}
