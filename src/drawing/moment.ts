import type { NumberPlace, Tabletop, Tile } from '../rulesets/common/tabletop.js';
import type { Box } from './art.js';
import { element } from './markup.js';
import { text } from './text.js';

/** What is marked on a board: who does something, whom it happens to, what has changed since. */
export interface Moment {
  /** The entity that causes what happens; null: none. */
  readonly source: number | null;
  /** The entity that it happens to; null: none. */
  readonly about: number | null;
  /** The table one step before; null: nothing is compared. */
  readonly before: Tabletop | null;
}

type Places = ReadonlyMap<number, Box>;

/** The marks of a moment, over a table whose tiles lie at these places. */
export function momentMarks(top: Tabletop, places: Places, moment: Moment): string {
  const { source, about, before } = moment;
  const from = source === null ? undefined : places.get(source);
  const to = about === null ? undefined : places.get(about);
  return [
    ...(before === null || before === top ? [] : changes(top, before, places)),
    from === undefined || from === to ? '' : ring(from, 'from'),
    to === undefined ? '' : ring(to, 'to'),
    from === undefined || to === undefined || from === to ? '' : arrow(from, to),
  ].join('');
}

/** Arrows for who attacks or targets whom at this moment. */
export function aimMarks({ aims = [] }: Tabletop, places: Places): string {
  return aims
    .map(({ from, to }) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start === undefined || end === undefined ? '' : arrow(start, end);
    })
    .join('');
}

function ring({ x, y, width, height }: Box, name: string): string {
  const out = 5;
  const size = { width: width + 2 * out, height: height + 2 * out };
  return element('rect', {
    class: `ring ${name}`,
    x: x - out,
    y: y - out,
    ...size,
    rx: Math.min(size.width, size.height) * 0.42,
  });
}

/** An arrow from the edge of one tile to the edge of another. */
function arrow(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return '';
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const start = beyond(from, way, 8);
  const end = beyond(to, { x: -way.x, y: -way.y }, 10);
  const bow = { x: (start.x + end.x) / 2 - way.y * 18, y: (start.y + end.y) / 2 + way.x * 18 };
  const line = `M${at(start)}Q${at(bow)} ${at(end)}`;
  const tip = { x: end.x - bow.x, y: end.y - bow.y };
  const turn = (Math.atan2(tip.y, tip.x) * 180) / Math.PI;
  const head = { class: 'tip', d: 'M4 0-9-6.5-6 0-9 6.5Z' };
  return (
    element('path', { class: 'arrow', d: line, pathLength: 1 }) +
    element('path', { ...head, transform: `translate(${at(end)}) rotate(${Math.round(turn)})` })
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a line from the middle of a box leaves it, and so much further. */
function beyond(box: Box, way: Point, further: number): Point {
  const { x, y } = middle(box);
  const reach = Math.min(
    way.x === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(way.x),
    way.y === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(way.y),
  );
  return { x: x + way.x * (reach + further), y: y + way.y * (reach + further) };
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Numbers that are others than before, and tiles that were not there. */
function changes(top: Tabletop, before: Tabletop, places: Places): string[] {
  const old = tilesOf(before);
  const found: string[] = [];
  for (const [id, tile] of tilesOf(top)) {
    const box = places.get(id);
    const was = old.get(id);
    if (box === undefined || tile === was) continue;
    if (was === undefined || was.shape !== tile.shape) found.push(ring(box, 'fresh'));
    else found.push(...deltas(was, tile, box));
  }
  return found;
}

/** The tiles that are drawn one by one. */
export function tilesOf({ seats, middle: between }: Tabletop): Map<number, Tile> {
  const tiles = [
    ...between.flatMap((row) => row.tiles),
    ...seats.flatMap(({ leaders, rows, piles }) => [
      ...leaders.map(({ tile }) => tile),
      ...rows.flatMap((row) => row.tiles),
      ...piles.filter(({ isOpen }) => isOpen).flatMap(({ cards }) => cards),
    ]),
  ];
  return new Map(tiles.filter((tile) => tile !== null).map((tile) => [tile.id, tile]));
}

/** Where on its tile the change of a number stands, in parts of its width and height. */
const SPOTS: Readonly<Record<NumberPlace, Point>> = {
  attack: { x: 0.16, y: 0.45 },
  health: { x: 0.84, y: 0.45 },
  armor: { x: 0.9, y: 0.05 },
  cost: { x: 0.1, y: -0.05 },
};

/** The burst behind the number of a damage. */
const SPLAT =
  'M0-25 5-13 15-20 13-9 26-9 16 0 25 9 12 9 13 20 4 13 0 25-5 13-15 19-12 9-26 8-16-1-25-10-12-9-13-20-4-13Z';

function deltas(was: Tile, is: Tile, { x, y, width, height }: Box): string[] {
  return (Object.keys(SPOTS) as NumberPlace[]).flatMap((place) => {
    const by = (is.numbers[place]?.value ?? 0) - (was.numbers[place]?.value ?? 0);
    if (by === 0) return [];
    const isHit = place === 'health' && by < 0;
    const spot = isHit ? { x: 0.5, y: 0.42 } : SPOTS[place];
    const says = by > 0 ? `+${by}` : `\u2212${-by}`;
    const wide = 16 + says.length * 5;
    const ground = isHit
      ? element('path', { class: 'delta loss', d: SPLAT })
      : element('rect', {
          class: `delta ${by > 0 ? 'gain' : 'loss'}`,
          ...{ width: wide, height: 20, x: -wide / 2, y: -10, rx: 10 },
        });
    const markup = ground + text(says, { class: isHit ? 'by big' : 'by', y: isHit ? 7 : 4.8 });
    const transform = `translate(${Math.round(x + spot.x * width)} ${Math.round(y + spot.y * height)})`;
    return [element('g', { transform }, element('g', { class: 'pop' }, markup))];
  });
}
