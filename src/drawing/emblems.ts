import type { Tile } from '../rulesets/common/tabletop.js';
import { element } from './markup.js';
import { drawnFrom } from './palette.js';

const SWORD = 'M-2-6 0-12 2-6V4H7V7H2V11H-2V7H-7V4H-2Z';
const BOLT = 'M3-12-8 2H-1L-3 12 8-3H1Z';

/** Silhouettes on a field from -12 to 12, by tribe, type or class. */
const EMBLEMS: Readonly<Record<string, string>> = {
  BEAST:
    'M0 1C4 1 7.5 4.5 6.5 8 5.8 10.5 3 10 0 9-3 10-5.8 10.5-6.5 8-7.5 4.5-4 1 0 1ZM-9-4.5a2.1 3 0 1 0 .01 0ZM9-4.5a2.1 3 0 1 0 .01 0ZM-3.6-10a2.2 3.6 0 1 0 .01 0ZM3.6-10a2.2 3.6 0 1 0 .01 0Z',
  DEMON:
    'M-9-11C-8-6-6-4.5-4-4.5H4C6-4.5 8-6 9-11 12-5 10-1 7 1 7 6 3 10 0 11-3 10-7 6-7 1-10-1-12-5-9-11ZM-4.5 1-1 3.5-4 4.5ZM4.5 1 1 3.5 4 4.5Z',
  DRAGON:
    'M0-10 2-6C5-9 9-9 11.5-7 9.5-5 9.5-2 10.5 2 7.5 1 5 2 4 5H2V8L0 12-2 8V5H-4C-5 2-7.5 1-10.5 2-9.5-2-9.5-5-11.5-7-9-9-5-9-2-6Z',
  ELEMENTAL:
    'M1-12C2-6 8-3 8 4 8 8.5 4.5 11 0 11-4.5 11-8 8.5-8 4-8 1-6-1-5-4-3-2-3-1-2.5 0-1-3-2-7 1-12ZM0 9C2.5 9 4 7.5 4 5 4 2.5 1.5 1.5 1-1-1 1-4 3-4 5.5-4 7.5-2.5 9 0 9Z',
  MECHANICAL:
    'M-1-8V-11H1V-8H7A2 2 0 0 1 9-6V6A2 2 0 0 1 7 8H-7A2 2 0 0 1-9 6V-6A2 2 0 0 1-7-8ZM-6-4V0H-2V-4ZM2-4V0H6V-4ZM-5 3V5H5V3ZM-12-3H-10V3H-12ZM10-3H12V3H10Z',
  MURLOC:
    'M0-12 2-7C7-7 10-3 10 1 10 6 5 10 0 10-5 10-10 6-10 1-10-3-7-7-2-7ZM-5-4a2.6 2.6 0 1 0 .01 0ZM5-4a2.6 2.6 0 1 0 .01 0ZM-6 4.5C-3 6.5 3 6.5 6 4.5L5 7.5H-5Z',
  NAGA: 'M-2-11C4-11 7-7 4-3 1 1-2 1-2 4-2 7 4 7 8 4 8 9 3 11-1 11-6 11-9 8-8 4-7 0-2-1-1-4 0-7-4-6-7-5-8-9-5-11-2-11Z',
  PIRATE:
    'M0-11a3 3 0 0 1 1.3 5.7V-3H5V-.5H1.3V7.5C5 7 7.5 4.5 8 1.5L5.5 2.5 8.8-2 12 2.5 10.3 2C9.8 7 5.5 10.8 0 11-5.5 10.8-9.8 7-10.3 2L-12 2.5-8.8-2-5.5 2.5-8 1.5C-7.5 4.5-5 7-1.3 7.5V-.5H-5V-3H-1.3V-5.3A3 3 0 0 1 0-11ZM0-9.3a1.3 1.3 0 1 0 .01 0Z',
  QUILBOAR:
    'M-10-8-5-7C-2-9 2-9 5-7L10-8 8-3C9 3 6 9 0 10-6 9-9 3-8-3ZM-9 5-6 1-5 4ZM9 5 6 1 5 4ZM-3 4V6.5H-1V4ZM1 4V6.5H3V4Z',
  TOTEM:
    'M-6-11H6V-5H9V-2H6V1H8V4H6V11H-6V4H-8V1H-6V-2H-9V-5H-6ZM-4-8V-6H-1V-8ZM1-8V-6H4V-8ZM-3 0V2H3V0ZM-4 6V7.5H4V6Z',
  UNDEAD:
    'M0-11C6-11 9-7 9-2 9 2 7 4 5.5 5V10H3V7.5H1V10H-1V7.5H-3V10H-5.5V5C-7 4-9 2-9-2-9-7-6-11 0-11ZM-4-4a2.4 2.4 0 1 0 .01 0ZM4-4a2.4 2.4 0 1 0 .01 0ZM0 1.5-1.5 4H1.5Z',
  WEAPON: SWORD,
  LOCATION: 'M0-12 11-4V-1H9V8H11V11H-11V8H-9V-1H-11V-4ZM-6-1V8H-3V-1ZM3-1V8H6V-1Z',
  DEATHKNIGHT: 'M-2-12H2V-8H7V-5H2.5V6L0 12-2.5 6V-5H-7V-8H-2Z',
  DEMONHUNTER:
    'M-3-12C7-10 11-3 9 5 8 9 5 11 1 12 5 7 5 0 1-4-1-6-3-8-3-12ZM-9-6C-8 1-5 5 0 6-6 9-12 3-9-6Z',
  DRUID: 'M10-11C11 0 7 9-4 8.5L-8 12-10 10-6.5 6.5C-9-4 0-10 10-11ZM5-6-4 4.5 6-3Z',
  HUNTER:
    'M-6-11C6-9 9-2 9 0 9 2 6 9-6 11L-5 8.5C3 7 5.5 2 5.8 1.2H-12V-1.2H5.8C5.5-2 3-7-5-8.5ZM-12 0-8-4V4Z',
  MAGE: 'M0-12 2.5-2.5 12 0 2.5 2.5 0 12-2.5 2.5-12 0-2.5-2.5Z',
  PALADIN: 'M-8-11H8V-4H2V12H-2V-4H-8Z',
  PRIEST:
    'M0-12A5 5 0 0 1 3-3.5H9V.5H2V11H-2V.5H-9V-3.5H-3A5 5 0 0 1 0-12ZM0-9.5A2.6 2.6 0 0 0 0-4.3 2.6 2.6 0 0 0 0-9.5Z',
  ROGUE: 'M0 12-3 7V-3H-7V-6H-2V-12H2V-6H7V-3H3V7Z',
  SHAMAN: BOLT,
  WARLOCK: 'M-12 0C-6-9 6-9 12 0 6 9-6 9-12 0ZM0-5a5 5 0 1 0 .01 0ZM0-2.5a2.5 2.5 0 1 0 .01 0Z',
  WARRIOR: 'M-1.5-12H1.5V-9C6-11 10-9 11-5 11-1 8 2 4 3 4 0 3-1 1.5-1.5V12H-1.5Z',
  SPELL:
    'M-10-8C-6-9-2-8 0-6 2-8 6-9 10-8V8C6 7 2 8 0 10-2 8-6 7-10 8ZM-1-3.5C-3-5-5-5.5-8-5.5V5C-5 4.8-3 5.5-1 6.5ZM1-3.5V6.5C3 5.5 5 4.8 8 5V-5.5C5-5.5 3-5 1-3.5Z',
};

/** Of who has none: helmets, hoods, hats and crowns, so that one is told from another. */
const HEADS = [
  'M0-11C5-11 8-8 8-3V5L4 11H-4L-8 5V-3C-8-8-5-11 0-11ZM-6-2V1H-1V9H1V1H6V-2Z',
  'M0-12C6-9 9-4 8 3L11 11H-11L-8 3C-9-4-6-9 0-12ZM0-6C-3.5-4-4.5-1-4 2-3 5-1 6 0 6 1 6 3 5 4 2 4.5-1 3.5-4 0-6Z',
  'M0-11a5 5.5 0 1 0 .01 0ZM-10 11C-10 5-6 2.5-3 2.5L0 6 3 2.5C6 2.5 10 5 10 11Z',
  'M1-12 5-3 10-1V1H-10V-1L-5-3ZM-6 2.5H6C6 7 3 10 0 12-3 10-6 7-6 2.5Z',
  'M-11-10C-7-9-5-7-4.5-5-3-7-1.5-8 0-8 1.5-8 3-7 4.5-5 5-7 7-9 11-10 11-5 9-2 6-1V4L3 10H-3L-6 4V-1C-9-2-11-5-11-10ZM-4 0V2.5H-1V0ZM1 0V2.5H4V0Z',
  'M-7-11-3.5-7.5 0-12 3.5-7.5 7-11V-5H-7ZM-6-3.5H6C6 1 4 4 2.5 5 6 5.5 9 7.5 9.5 11H-9.5C-9 7.5-6 5.5-2.5 5-4 4-6 1-6-3.5Z',
  'M-8-4C-8-9-4-11 0-11 4-11 8-9 8-4V2C8 8 4 12 0 12-4 12-8 8-8 2ZM-5-3V0H-1V-3ZM1-3V0H5V-3ZM-4 3C-2 5 2 5 4 3 3 6 1 7 0 7-1 7-3 6-4 3Z',
  'M-12-8-7-4C-6-9-3-11 0-11 3-11 6-9 7-4L12-8 7.5 2C7 7 4 11 0 12-4 11-7 7-7.5 2ZM-5-2-1 0-4 1.5ZM5-2 1 0 4 1.5Z',
  'M-9-9C-3-7 3-7 9-9 10 0 7 9 0 12-7 9-10 0-9-9ZM-6-3C-4-5-2-4-1.5-2-3-1-5-1-6-3ZM6-3C4-5 2-4 1.5-2 3-1 5-1 6-3ZM-4 4C-2 6 2 6 4 4 3 8-3 8-4 4Z',
  'M0-12 8-2V4C8 9 4 11 0 11-4 11-8 9-8 4V-2ZM-3.5-1a2.5 2.5 0 1 0 .01 0ZM3.5-1a2.5 2.5 0 1 0 .01 0Z',
] as const;

/** The silhouette of a tile, so wide, around a point: of its tribe, its class, or a head that its name always gives. */
export function emblem(tile: EmblemOf, x: number, y: number, width: number): string {
  const transform = `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) scale(${(width / 24).toFixed(2)})`;
  return element('path', { class: 'emblem', d: silhouetteOf(tile), transform });
}

type EmblemOf = Pick<Tile, 'name' | 'tint' | 'kind' | 'shape'>;

function silhouetteOf({ name, tint, kind, shape }: EmblemOf): string {
  const known = shape === 'WEAPON' ? EMBLEMS.WEAPON : EMBLEMS[kind ?? ''];
  const ofClass = tint === null || kind === 'MINION' ? undefined : EMBLEMS[tint];
  if (kind === 'SPELL' || known === undefined) return ofClass ?? known ?? headOf(name);
  return known;
}

function headOf(name: string): string {
  return HEADS[drawnFrom(name, HEADS.length)]!;
}
