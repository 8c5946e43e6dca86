import type { MarkIcon, Tile, TileLook, TileMark } from '../rulesets/common/tabletop.js';
import { type Box, outlined, portrait } from './art.js';
import { badge } from './badges.js';
import { descriptionOf } from './description.js';
import { MARK_RADIUS, mark } from './icons.js';
import { element, title } from './markup.js';
import { text, textWidth, wrapped } from './text.js';

/** The size of the tile of who fights, before it is scaled. */
export const FIGHTER = { width: 86, height: 124 } as const;

/** The oval, and how far down what can be clicked reaches. */
const OVAL: Box = { x: 9, y: 5, width: 68, height: 84 };
const REACH = 98;
/** Letters and numbers stay readable on the smallest tile. */
const LEAST_NAME = 8.8;
const LEAST_BADGE = 0.68;

/** Marks that an outline says already. */
const SEEN: { readonly [icon in MarkIcon]?: TileLook } = {
  SHIELD: 'GUARDING',
  CIRCLE: 'SHIELDED',
  EYE: 'HIDDEN',
  SNOW: 'FROZEN',
  SLEEP: 'ASLEEP',
};
/** Marks between the numbers, the most telling first; the others go up the right edge. */
const BELOW: readonly MarkIcon[] = ['SKULL', 'DROP', 'BOLT', 'HEART', 'AURA'];
const MOST_BELOW = 2;
const MOST_BESIDE = 4;

/** How high a tile is at this scale: below the oval stand two lines of its name. */
export function fighterHeight(scale: number): number {
  return REACH * scale + nameSize(scale) * 2.35;
}

/** What of a tile can be clicked and is marked, its upper left corner at 0. */
export function fighterReach(scale: number): Box {
  return { x: 0, y: 0, width: FIGHTER.width * scale, height: REACH * scale };
}

function nameSize(scale: number): number {
  return Math.max(11.5 * scale, LEAST_NAME);
}

/** The tile of who fights, or of a place beside them, which is square; its upper left corner at 0. */
export function fighter(tile: Tile, scale = 1): string {
  const { name, alias, numbers, looks, order, shape } = tile;
  const is = (look: TileLook): boolean => looks.includes(look);
  const k = (length: number): number => length * scale;
  const box = { x: k(OVAL.x), y: k(OVAL.y), width: k(OVAL.width), height: k(OVAL.height) };
  const outline = shape === 'PLACE' ? 'CARD' : 'OVAL';
  const size = nameSize(scale);
  const lines = wrapped(name, size, k(FIGHTER.width) + 2, 2);
  const zoom = Math.max(scale, LEAST_BADGE);
  const veil = (look: TileLook, name_: string, by = 0): string =>
    is(look) ? outlined(outline, name_, box, by) : '';
  const [left, right, low] = [k(15), k(71), k(80)];
  const parts = [
    title(descriptionOf(tile)),
    is('GUARDING') ? guard(scale) : '',
    veil('SHIELDED', 'gleam', k(8)),
    outlined(outline, 'lift', { ...box, y: box.y + k(3) }),
    portrait(tile, outline, box),
    veil('HIDDEN', 'hidden'),
    veil('FROZEN', 'frost'),
    veil('ASLEEP', 'asleep'),
    veil('SHIELDED', 'shielded', k(4)),
    is('FROZEN') ? ice(scale) : '',
    is('ASLEEP') ? text('Zzz', { class: 'zzz', 'font-size': k(22), x: k(43), y: k(42) }) : '',
    is('HIDDEN') ? smoke(scale) : '',
    veil('DYING', 'dying', k(2)),
    alias === null ? '' : ribbon(alias, scale),
    ...marks(tile, scale),
    order === undefined ? '' : orderOn(order, scale),
    numbers.cost === undefined ? '' : badge('cost', numbers.cost, { x: left, y: k(14), zoom }),
    numbers.armor === undefined ? '' : badge('armor', numbers.armor, { x: right, y: k(54), zoom }),
    numbers.attack === undefined ? '' : badge('attack', numbers.attack, { x: left, y: low, zoom }),
    numbers.health === undefined ? '' : badge('health', numbers.health, { x: right, y: low, zoom }),
    ...lines.map((line, i) =>
      text(line, {
        ...{ class: 'name chalk', 'font-size': size, x: k(43) },
        y: k(REACH) + size * (0.95 + i * 1.12),
      }),
    ),
  ];
  const attributes = { class: is('SPENT') ? 'tile spent' : 'tile', 'data-e': tile.id };
  return element('g', attributes, parts.join(''));
}

/** A stone shield behind the oval, its point below. */
function guard(scale: number): string {
  const d = 'M43-4 58 3Q72 6 84 2 87 26 84 52 80 84 43 99 6 84 2 52-1 26 2 2 14 6 28 3Z';
  return element('path', { class: 'guard', d, transform: `scale(${scale.toFixed(3)})` });
}

/** Shards of ice that hang from the oval. */
function ice(scale: number): string {
  const d = 'M12 60 20 66 24 84 31 76 36 94 43 80 50 94 55 76 62 84 66 66 74 60 66 80 43 91 20 80Z';
  return element('path', { class: 'ice', d, transform: `scale(${scale.toFixed(3)})` });
}

/** Swirls of smoke over the oval. */
function smoke(scale: number): string {
  const d = 'M12 40Q24 28 36 40T60 40 76 36M16 58Q28 46 40 58T64 58 74 56M22 22Q32 12 42 22T64 22';
  return element('path', { class: 'smoke', d, transform: `scale(${scale.toFixed(3)})` });
}

/** What the scenario calls it, on a ribbon over the oval. */
function ribbon(alias: string, scale: number): string {
  const size = Math.max(10 * scale, LEAST_NAME);
  const [line] = wrapped(alias, size, FIGHTER.width * scale - 14, 1);
  const width = textWidth(line!, size) + 8;
  const [x, y] = [43 * scale, 64 * scale];
  const ground = { x: x - width / 2, y: y - size * 0.9, width, height: size * 1.25, rx: 4 };
  return (
    element('rect', { class: 'mark', ...ground }) +
    text(line!, { class: 'alias', 'font-size': size, x, y })
  );
}

/** Its place in the order of play, above the oval. */
function orderOn(order: number, scale: number): string {
  const [x, y] = [43 * scale, Math.max(6 * scale, 4)];
  const ground = element('rect', {
    class: 'order',
    x: x - 8,
    y: y - 7.5,
    width: 16,
    height: 15,
    rx: 7,
  });
  return ground + title(`Played ${order}.`) + text(String(order), { class: 'nth', x, y: y + 4 });
}

function marks({ marks: all, looks }: Tile, scale: number): string[] {
  const unseen = all.filter(({ icon }) => !looks.some((look) => look === SEEN[icon]));
  const rank = ({ icon }: TileMark): number =>
    (BELOW.indexOf(icon) + BELOW.length + 1) % (BELOW.length + 1);
  const unique = unseen.filter(
    (each, i) => unseen.findIndex(({ icon }) => icon === each.icon) === i,
  );
  const inOrder = unique.sort((a, b) => rank(a) - rank(b));
  const telling = inOrder.filter(({ icon }) => BELOW.includes(icon)).slice(0, MOST_BELOW);
  const others = inOrder.filter((each) => !telling.includes(each)).slice(0, MOST_BESIDE);
  const zoom = Math.max(scale, LEAST_BADGE);
  const step = 2 * MARK_RADIUS * zoom + 1;
  return [
    ...telling.map((each, i) =>
      mark(each, { x: 43 * scale + (i - (telling.length - 1) / 2) * step, y: 86 * scale, zoom }),
    ),
    ...others.map((each, i) =>
      mark(each, {
        x: (72 + [0, 5, 6, 3][i]!) * scale,
        y: 16 * scale + i * step,
        zoom: zoom * 0.9,
      }),
    ),
  ];
}
