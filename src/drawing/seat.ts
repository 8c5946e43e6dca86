import type { Seat, Tile, TileRow } from '../rulesets/common/tabletop.js';
import type { Canvas } from './canvas.js';
import {
  CHIP_HEIGHT,
  type Chip,
  cardChip,
  cardsChip,
  crystalChip,
  label,
  pileChip,
} from './chips.js';
import { descriptionOf } from './description.js';
import { FIGHTER, fighter } from './fighter.js';
import { LEADER, leader, TOOL, tool } from './leader.js';
import { element, title } from './markup.js';
import { tintClass } from './palette.js';
import { fitted, text, textWidth } from './text.js';

const MARGIN = 12;
const GAP = 8;
/** Between the tiles of a row: a guarding one needs some more room. */
const TILE_GAP = 6;

/** How the side of a player is drawn. */
interface SeatDrawing {
  readonly isBelow: boolean;
  /** Whether it is this player's turn. */
  readonly isActive: boolean;
  /** What is said beside who is to do something; null: it is another one. */
  readonly flag: string | null;
}

/** Draws the side of a player: what is nearest to the middle last, or first for who sits below. */
export function drawSeat(canvas: Canvas, seat: Seat, drawing: SeatDrawing): void {
  const { isBelow } = drawing;
  const parts = [
    () => drawPiles(canvas, seat),
    () => drawLeaders(canvas, seat, drawing),
    ...[...seat.rows].reverse().map((row) => () => drawRow(canvas, row, row.isFixed && !isBelow)),
  ];
  for (const draw of isBelow ? parts.reverse() : parts) draw();
}

/** Cards that lie open, one beside the other, then the piles that are counted. */
function drawPiles(canvas: Canvas, { piles, player }: Seat): void {
  const open = piles.filter(({ isOpen, cards }) => isOpen && cards.length > 0);
  const lines = open.map(({ name, cards }) => [label(name), ...cards.map(cardChip)]);
  const counted = piles.filter(({ isOpen, cards }) => !isOpen && cards.length > 0).map(pileChip);
  const [first = [], ...others] = lines;
  if (first.length + counted.length === 0) return;
  canvas.y += GAP;
  for (const line of [...others, [...first, ...counted]]) drawChips(canvas, line, player);
}

/** Chips from the left to the right, on as many lines as they need. */
function drawChips(canvas: Canvas, chips: readonly Chip[], player: number): void {
  if (chips.length === 0) return;
  let x = MARGIN;
  for (const { width, entities, markup, pile } of chips) {
    if (x > MARGIN && x + width > canvas.width - MARGIN) {
      canvas.y += CHIP_HEIGHT + 4;
      x = MARGIN;
    }
    canvas.at(x, 0, markup);
    const box = { x, y: 0, width, height: CHIP_HEIGHT };
    for (const entity of entities) canvas.place(entity, box);
    if (pile !== undefined) canvas.placePile(player, pile, box);
    x += width + 6;
  }
  canvas.y += CHIP_HEIGHT + 4;
}

function drawLeaders(canvas: Canvas, seat: Seat, { isActive, flag }: SeatDrawing): void {
  const { leaders, crystals, player } = seat;
  const [first, ...others] = leaders.map(({ tile }) => tile);
  canvas.y += GAP;
  if (first !== undefined) {
    canvas.at(MARGIN, 0, leader(first, isActive));
    canvas.place(first.id, { x: MARGIN, y: 0, ...LEADER });
  }
  const x = first === undefined ? MARGIN : MARGIN + LEADER.width + 16;
  const right = canvas.width - MARGIN - others.length * (TOOL.width + 14);
  const called = first === undefined ? `Player ${player}` : nameOf(first);
  canvas.at(x, 0, text(fitted(called, 14, right - x), { class: 'lead chalk', y: 16 }));
  const side = called === `Player ${player}` ? '' : `Player ${player}`;
  canvas.at(x, 0, text(side, { class: 'small faint', y: 33 }));
  if (flag !== null) canvas.at(x + (side === '' ? 0 : textWidth(side, 11) + 8), 22, flagFor(flag));
  if (crystals !== null)
    canvas.at(x, 39, (crystals.areCards === true ? cardsChip : crystalChip)(crystals).markup);
  for (const [i, each] of others.entries()) {
    const at = canvas.width - MARGIN - 4 - (others.length - i) * (TOOL.width + 14) + 14;
    canvas.at(at, 8, tool(each));
    canvas.place(each.id, { x: at, y: 8, ...TOOL });
  }
  canvas.y += LEADER.height + GAP;
}

/** A flag beside the player who is to do something. */
function flagFor(says: string): string {
  const ground = element('rect', { class: 'active', width: 54, height: 15, rx: 7.5 });
  return ground + text(says, { class: 'small strong mid on-active', x: 27, y: 11.3 });
}

function nameOf({ name, alias }: Tile): string {
  return alias === null ? name : `${name} (${alias})`;
}

/** The tiles of a row in the middle of the sheet, on as many lines as they need. */
export function drawRow(canvas: Canvas, { tiles, isFixed }: TileRow, isTurned = false): void {
  const room = Math.floor((canvas.width - 2 * MARGIN + TILE_GAP) / (FIGHTER.width + TILE_GAP));
  const lines = isFixed ? 1 : Math.max(1, Math.ceil(tiles.length / room));
  const perLine = Math.ceil(tiles.length / lines);
  const scale = Math.min(1, room / perLine || 1);
  const step = { x: (FIGHTER.width + TILE_GAP) * scale, y: (FIGHTER.height + 18) * scale };
  const zone = { class: 'zone', width: canvas.width - 12, height: lines * step.y + 6, rx: 12 };
  canvas.at(6, 0, element('rect', zone));
  const inOrder = isTurned ? [...tiles].reverse() : tiles;
  for (const [i, tile] of inOrder.entries()) {
    const line = Math.floor(i / perLine);
    const onLine = Math.min(perLine, tiles.length - line * perLine);
    const left = (canvas.width - onLine * step.x + TILE_GAP * scale) / 2;
    drawTile(canvas, tile, { x: left + (i % perLine) * step.x, y: 10 + line * step.y, scale });
  }
  canvas.y += zone.height + 4;
}

/** Tiles that wait on each other as bars, the one that is next on top. */
export function drawStack(canvas: Canvas, { name, tiles }: TileRow): void {
  const there = tiles.filter((tile) => tile !== null).reverse();
  if (there.length === 0) return;
  canvas.at(MARGIN, 4, text(`${name}: the top one is next`, { class: 'small faint', y: 12 }));
  canvas.y += 22;
  const width = canvas.width - 2 * MARGIN;
  for (const tile of there) {
    canvas.at(MARGIN, 0, bar(tile, width));
    canvas.place(tile.id, { x: MARGIN, y: 0, width, height: BAR });
    canvas.y += BAR + 3;
  }
  canvas.y += 4;
}

const BAR = 26;

function bar(tile: Tile, width: number): string {
  const parts = [
    title(descriptionOf(tile)),
    element('rect', { class: 'face', width, height: BAR, rx: 6 }),
    element('rect', { class: tintClass(tile), width: 5, height: BAR, rx: 2.5 }),
    text(fitted(nameOf(tile), 12, width - 24), { class: 'ink', x: 14, y: 17 }),
  ];
  return element('g', { class: 'tile' }, parts.join(''));
}

/** Where a tile lies, and in which part of its size. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function drawTile(canvas: Canvas, tile: Tile | null, { x, y, scale }: Spot): void {
  const { width, height } = FIGHTER;
  const markup =
    tile === null ? element('rect', { class: 'empty', width, height, rx: 10 }) : fighter(tile);
  const scaled =
    scale === 1 ? markup : element('g', { transform: `scale(${scale.toFixed(3)})` }, markup);
  canvas.at(x, y, scaled);
  if (tile !== null) canvas.place(tile.id, { x, y, width: width * scale, height: height * scale });
}
