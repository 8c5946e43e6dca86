import { flagOf, type Tabletop } from '../rulesets/common/tabletop.js';
import { Canvas } from './canvas.js';
import { type BoardLinks, linkSheet } from './links.js';
import { element } from './markup.js';
import { aimMarks, type Moment, momentMarks } from './moment.js';
import { drawRow, drawSeat, drawStack } from './seat.js';
import { text } from './text.js';

/** How a board is drawn. */
export interface BoardDrawing {
  /** For a telephone held upright, or for everything wider. */
  readonly format: 'NARROW' | 'WIDE';
  /** The player who sits below. */
  readonly below: number;
  /** What stands in the middle beside the turn: the edition, the engine. */
  readonly caption: string;
  /** What is marked on it; absent: nothing. */
  readonly moment?: Moment;
  /** Where what lies on it leads to; absent: it is a picture. */
  readonly links?: BoardLinks;
}

/** A drawing: what is between the tags of its svg, and its size. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  /** Links that lie over it; empty: it is a picture. */
  readonly links: string;
}

const WIDTHS = { NARROW: 390, WIDE: 720 } as const;
const MIDDLE = 22;
/** How high a plank of the table is. */
const PLANK = 34;

/** Draws a table as seen from above. */
export function drawBoard(
  top: Tabletop,
  { format, below, caption, moment, links }: BoardDrawing,
): Drawn {
  const canvas = new Canvas(WIDTHS[format]);
  canvas.y = 4;
  const seats = [...top.seats].sort(
    (a, b) => Number(a.player === below) - Number(b.player === below),
  );
  for (const [i, seat] of seats.entries()) {
    if (i > 0) drawMiddle(canvas, top, caption);
    const isActive = top.result === 'none' && seat.player === top.active;
    drawSeat(canvas, seat, { isBelow: i > 0, isActive, flag: flagOf(top, seat.player) });
  }
  canvas.y += 6;
  const aims = aimMarks(top, canvas.places);
  if (aims !== '') canvas.sheet(aims, 'OVER');
  if (moment !== undefined) canvas.sheet(momentMarks(top, canvas.places, moment), 'OVER');
  const { width, y: height } = canvas;
  const size = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 14 };
  const planks = Array.from({ length: Math.floor(height / PLANK) }, (_, i) => (i + 1) * PLANK);
  const grain = planks.map((y) => `M1 ${y}H${width - 1}`).join('');
  const table = element('rect', { class: 'table', ...size });
  canvas.sheet(table + element('path', { class: 'grain', d: grain }), 'UNDER');
  const over = links === undefined ? '' : linkSheet(top, canvas, links);
  return { width, height, markup: canvas.markup(), links: over };
}

/** The line between the players: the turn, the result, the caption, and what lies there. */
function drawMiddle(canvas: Canvas, top: Tabletop, caption: string): void {
  for (const row of top.middle) {
    if (row.isStack === true) drawStack(canvas, row);
    else if (row.tiles.length > 0) drawRow(canvas, row);
  }
  const { width } = canvas;
  const result = top.result === 'none' ? '' : ` · ${top.result}`;
  canvas.at(14, 0, text(`Turn ${top.turn}${result}`, { class: 'caption chalk', y: 14 }));
  canvas.at(width - 14, 0, text(caption, { class: 'small faint end', y: 14 }));
  canvas.y += MIDDLE;
}

/** A drawing as an element of a page, which has the style. */
export function inPage(
  { width, height, markup, links }: Drawn,
  name: string,
  label: string,
): string {
  const box = { class: name, viewBox: `0 0 ${width} ${height}`, 'aria-label': label };
  if (links === '') return element('svg', { ...box, role: 'img' }, markup);
  // The links lie over the tiles and say all of it: what the tiles would say is never seen.
  const silent = markup.replaceAll(/<title>[^<]*<\/title>/g, '');
  const drawing = element('g', { 'aria-hidden': 'true' }, silent);
  return element('svg', { ...box, role: 'group' }, drawing + links);
}
