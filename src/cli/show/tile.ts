import pc from 'picocolors';
import type { Tile, TileLook, TileNumber } from '../../rulesets/common/tabletop.js';
import { cellsOf, padded, wrapped } from './columns.js';

/** A drawn tile: lines of one width. */
export interface Box {
  readonly width: number;
  readonly lines: readonly string[];
}

/** Letters between the sides of a box, where there is room and at the least. */
const INNER = { most: 15, least: 7 } as const;
/** Lines between its top and its numbers. */
const TALL = 4;

type Paint = (text: string) => string;

/** The edges of a box: who guards has a double one. */
const PLAIN = ['┌', '─', '┐', '│', '└', '┘'] as const;
const GUARDING = ['╔', '═', '╗', '║', '╚', '╝'] as const;

/** How an edge is painted for what is seen from afar; the first that holds. */
const EDGES: readonly (readonly [TileLook, Paint])[] = [
  ['DYING', pc.red],
  ['FROZEN', pc.cyan],
  ['SHIELDED', pc.yellow],
  ['HIDDEN', pc.dim],
  ['SPENT', pc.dim],
];

/** How wide the boxes of a row are inside, of which so many are to stand in one line. */
export function innerWidth(boxes: number, width: number): number {
  const room = Math.floor((width + 1) / boxes) - 3;
  return Math.max(INNER.least, Math.min(INNER.most, room));
}

/** A tile as a box: name, marks, numbers. Null: the empty place of one. */
export function tileBox(tile: Tile | null, inner: number): Box {
  const width = inner + 2;
  if (tile === null) {
    const side = pc.dim('·');
    const line = `${side}${' '.repeat(inner)}${side}`;
    const edge = pc.dim('·'.repeat(width));
    return { width, lines: [edge, ...Array.from({ length: TALL + 1 }, () => line), edge] };
  }
  const [topLeft, across, topRight, side, bottomLeft, bottomRight] = tile.looks.includes('GUARDING')
    ? GUARDING
    : PLAIN;
  const [, paint = (text: string): string => text] =
    EDGES.find(([look]) => tile.looks.includes(look)) ?? [];
  const framed = (inside: string): string => `${paint(side)}${inside}${paint(side)}`;
  const bar = across.repeat(inner);
  return {
    width,
    lines: [
      paint(`${topLeft}${bar}${topRight}`),
      ...insideOf(tile, inner).map(framed),
      framed(numbersOf(tile, inner)),
      paint(`${bottomLeft}${bar}${bottomRight}`),
    ],
  };
}

/** Name and marks on as many lines as a box has; what does not fit is counted. */
function insideOf({ name, alias, marks }: Tile, inner: number): string[] {
  const title = wrapped(alias === null ? name : `${name} (${alias})`, inner).slice(0, TALL - 1);
  const markLines = marks.flatMap((mark) => wrapped(mark.title, inner));
  const room = TALL - title.length;
  const left =
    markLines.length > room
      ? [...markLines.slice(0, room - 1), `+${markLines.length - room + 1}`]
      : markLines;
  const lines = [
    ...title.map((line) => pc.bold(padded(line, inner))),
    ...left.map((line) => pc.dim(padded(line, inner))),
  ];
  return [...lines, ...Array.from({ length: TALL - lines.length }, () => ' '.repeat(inner))];
}

/** Attack on the left, health on the right, armor before it. */
function numbersOf({ numbers: { attack, health, armor } }: Tile, inner: number): string {
  const left = attack === undefined ? '' : String(attack.value);
  const right = health === undefined ? '' : String(health.value);
  const guard = armor === undefined ? '' : `[${armor.value}] `;
  const room = ' '.repeat(Math.max(0, inner - 2 - cellsOf(left + guard + right)));
  return ` ${colored(attack, left)}${room}${guard}${colored(health, right)} `;
}

function colored(number: TileNumber | undefined, text: string): string {
  if (number === undefined || number.state === 'PRINTED') return pc.bold(text);
  return number.state === 'RAISED' ? pc.green(text) : pc.red(text);
}

/** Boxes from the left to the right, in as many rows as a width needs. */
export function sideBySide(boxes: readonly Box[], width: number): string[] {
  const perRow = Math.max(1, Math.floor((width + 1) / ((boxes[0]?.width ?? 0) + 1)));
  const lines: string[] = [];
  for (let at = 0; at < boxes.length; at += perRow) {
    const row = boxes.slice(at, at + perRow);
    for (let y = 0; y < row[0]!.lines.length; y++)
      lines.push(row.map((box) => box.lines[y]!).join(' '));
  }
  return lines;
}
