import type { Seat, Tile, TileRow } from '../rulesets/common/tabletop.js';
import type { Canvas } from './canvas.js';
import { CHIP_HEIGHT, type Chip, cardChip, crystalChip, label, pileChip } from './chips.js';
import { FIGHTER, fighter } from './fighter.js';
import { LEADER, leader, TOOL, tool } from './leader.js';
import { element } from './markup.js';
import { fitted, text, textWidth } from './text.js';

const MARGIN = 12;
const GAP = 8;
/** Between the tiles of a row: a guarding one needs some more room. */
const TILE_GAP = 6;

/** Draws the side of a player: what is nearest to the middle last, or first for who sits below. */
export function drawSeat(canvas: Canvas, seat: Seat, isBelow: boolean, isActive: boolean): void {
  const parts = [
    () => drawPiles(canvas, seat),
    () => drawLeaders(canvas, seat, isActive),
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

function drawLeaders(canvas: Canvas, seat: Seat, isActive: boolean): void {
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
  if (isActive) canvas.at(x + (side === '' ? 0 : textWidth(side, 11) + 8), 22, toMove());
  if (crystals !== null) canvas.at(x, 39, crystalChip(crystals).markup);
  for (const [i, each] of others.entries()) {
    const at = canvas.width - MARGIN - 4 - (others.length - i) * (TOOL.width + 14) + 14;
    canvas.at(at, 8, tool(each));
    canvas.place(each.id, { x: at, y: 8, ...TOOL });
  }
  canvas.y += LEADER.height + GAP;
}

/** A flag beside the player who is to move. */
function toMove(): string {
  const ground = element('rect', { class: 'active', width: 54, height: 15, rx: 7.5 });
  return ground + text('to move', { class: 'small strong mid on-active', x: 27, y: 11.3 });
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
