import type { Crystals, Pile, Seat, Tile, TileRow } from '../rulesets/common/tabletop.js';
import { placed } from './badges.js';
import type { Canvas } from './canvas.js';
import {
  CHIP_HEIGHT,
  type Chip,
  cardChip,
  cardsChip,
  crystals as crystalsOf,
  label,
  PILE,
  pileBeside,
  pileChip,
} from './chips.js';
import { descriptionOf } from './description.js';
import { FIGHTER, fighter, fighterHeight, fighterReach } from './fighter.js';
import { drawFan } from './hand.js';
import { LEADER, leader, SECRET_RADIUS, secret, TOOL, tool } from './leader.js';
import { element, title } from './markup.js';
import { tintClass } from './palette.js';
import { fitted, text, wrapped } from './text.js';

const MARGIN = 12;
/** Between the tiles of a row. */
const TILE_GAP = 4;
/** The largest and the smallest scale of a row, and of one on a narrow sheet. */
const SCALES = { most: 1, narrow: 0.86, least: 0.55 } as const;
/** Sheets that are less wide are narrow. */
const NARROW = 500;
/** Where leaders begin below the upper edge of their strip: cards that wait stand over them. */
const LEADER_TOP = { plain: 7, secrets: 15 } as const;

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
  const held = seat.piles.find(({ drawn, cards }) => drawn === 'FAN' && cards.length > 0);
  const parts = [
    () => (held === undefined ? undefined : drawFan(canvas, held.cards, isBelow)),
    () => drawPiles(canvas, seat),
    () => drawLeaders(canvas, seat, drawing),
    ...[...seat.rows].reverse().map((row) => () => drawRow(canvas, row, row.isFixed && !isBelow)),
  ];
  for (const draw of isBelow ? parts.reverse() : parts) draw();
}

/** Lines of what has no place of its own: cards that lie open by their names, resources, piles that are counted. */
function drawPiles(canvas: Canvas, { piles, player, crystals }: Seat): void {
  const plain = piles.filter(({ drawn, cards }) => drawn === undefined && cards.length > 0);
  const open = plain.filter(({ isOpen }) => isOpen);
  const lines = open.map(({ name, cards }) => [label(name), ...cards.map(cardChip)]);
  const resources = crystals?.areCards === true ? [cardsChip(crystals)] : [];
  const counted = [...resources, ...plain.filter(({ isOpen }) => !isOpen).map(pileChip)];
  const marked = piles.find(({ drawn, cards }) => drawn === 'MARKS' && cards.length > 0);
  if (marked !== undefined) drawNames(canvas, marked);
  for (const line of [...lines, counted]) drawChips(canvas, line, player);
}

/** The names of cards that are marks on the leader. */
function drawNames(canvas: Canvas, { name, cards }: Pile): void {
  const says = `${name}: ${cards.map((card) => card.name).join(', ')}`;
  for (const line of wrapped(says, 11, canvas.width - 2 * MARGIN, 2)) {
    canvas.at(canvas.width / 2, 0, text(line, { class: 'small mid faint', y: 12 }));
    canvas.y += 15;
  }
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

/** The leader in the middle, with what they use on either side; who it is on the left, crystals and piles on the right. */
function drawLeaders(canvas: Canvas, seat: Seat, { isActive, flag }: SeatDrawing): void {
  const { leaders, crystals, player, piles } = seat;
  const [first, ...others] = leaders.map(({ tile }) => tile);
  const secrets = piles.find(({ drawn }) => drawn === 'MARKS')?.cards ?? [];
  const y = secrets.length > 0 ? LEADER_TOP.secrets : LEADER_TOP.plain;
  const middle = canvas.width / 2;
  const weapons = others.filter(({ shape }) => shape === 'WEAPON');
  const powers = others.filter(({ shape }) => shape !== 'WEAPON');
  const reach = LEADER.width / 2 + 10;
  const [left, right] = [weapons, powers].map((used) => reach + used.length * (TOOL.width + 8));
  if (first !== undefined) {
    const x = middle - LEADER.width / 2;
    canvas.at(x, y, leader(first, isActive));
    canvas.place(first.id, { x, y, ...LEADER });
  }
  const tools = [
    ...weapons.map((each, i) => ({ each, x: middle - reach - (i + 1) * (TOOL.width + 8) + 8 })),
    ...powers.map((each, i) => ({ each, x: middle + reach + i * (TOOL.width + 8) })),
  ];
  for (const { each, x } of tools) {
    canvas.at(x, y + 15, tool(each));
    canvas.place(each.id, { x, y: y + 15, ...TOOL });
  }
  drawSecrets(canvas, secrets, y);
  drawWho(canvas, { player, first, flag, room: middle - left! - MARGIN });
  const end = drawBeside(canvas, seat);
  if (crystals !== null && crystals.areCards !== true)
    drawCrystals(canvas, crystals, { from: middle + right!, to: end });
  canvas.y += y + LEADER.height + 8;
}

/** Cards that wait at the leader, on an arc over them. */
function drawSecrets(canvas: Canvas, cards: readonly Tile[], top: number): void {
  for (const [i, card] of cards.entries()) {
    const angle = ((i - (cards.length - 1) / 2) * 40 * Math.PI) / 180;
    const x = canvas.width / 2 + 36 * Math.sin(angle);
    const y = top + 32 - 34 * Math.cos(angle);
    canvas.at(x, y, secret(card));
    const [size, half] = [2 * SECRET_RADIUS, SECRET_RADIUS];
    canvas.place(card.id, { x: x - half, y: y - half, width: size, height: size });
  }
}

interface Who {
  readonly player: number;
  readonly first: Tile | undefined;
  readonly flag: string | null;
  readonly room: number;
}

/** Who sits there, and whether they are to do something. */
function drawWho(canvas: Canvas, { player, first, flag, room }: Who): void {
  const called = first === undefined ? `Player ${player}` : nameOf(first);
  const lines = wrapped(called, 13, room, 2);
  for (const [i, line] of lines.entries())
    canvas.at(MARGIN, 10 + i * 16, text(line, { class: 'who chalk', y: 12 }));
  const side = called === `Player ${player}` ? '' : `Player ${player}`;
  const y = 10 + lines.length * 16;
  canvas.at(MARGIN, y, text(side, { class: 'small faint', y: 12 }));
  if (flag !== null) canvas.at(MARGIN, y + (side === '' ? 2 : 18), flagFor(flag));
}

/** Piles at the right edge, one over the other; answers where they begin. */
function drawBeside(canvas: Canvas, { piles, player }: Seat): number {
  const beside = piles.filter(
    ({ drawn, cards }) => (drawn === 'STACK' || drawn === 'GRAVE') && cards.length > 0,
  );
  const x = canvas.width - MARGIN - PILE.width;
  for (const [i, pile] of beside.entries()) {
    const y = 5 + i * (PILE.height + 6);
    canvas.at(x, y, pileBeside(pile));
    canvas.placePile(player, pile.name, { x, y, ...PILE });
  }
  return beside.length === 0 ? canvas.width - MARGIN : x - 8;
}

function drawCrystals(
  canvas: Canvas,
  crystals: Crystals,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const step = Math.min(13, (to - from) / 5);
  const perLine = (to - from) / step < 10 ? 5 : 10;
  canvas.at(to - perLine * step, 10, crystalsOf(crystals, { perLine, step }));
}

/** A flag beside the player who is to do something. */
function flagFor(says: string): string {
  const ground = element('rect', { class: 'active', width: 54, height: 15, rx: 7.5 });
  return ground + text(says, { class: 'small strong mid on-active', x: 27, y: 11.3 });
}

function nameOf({ name, alias }: Tile): string {
  return alias === null ? name : `${name} (${alias})`;
}

/** The tiles of a row in the middle of the sheet, as large as fits on one line, or on several of the smallest ones. */
export function drawRow(canvas: Canvas, { tiles, isFixed }: TileRow, isTurned = false): void {
  const room = canvas.width - 2 * MARGIN + TILE_GAP;
  const most = canvas.width < NARROW ? SCALES.narrow : SCALES.most;
  const fits = Math.floor(room / (FIGHTER.width * SCALES.least + TILE_GAP));
  const lines = isFixed ? 1 : Math.max(1, Math.ceil(tiles.length / fits));
  const perLine = Math.max(1, Math.ceil(tiles.length / lines));
  const scale = Math.min(most, (room / perLine - TILE_GAP) / FIGHTER.width);
  const step = FIGHTER.width * scale + TILE_GAP;
  // A row keeps its height, however many lie on it: what stands below does not move from step to step.
  const height = Math.max(fighterHeight(most), lines * (fighterHeight(scale) + TILE_GAP)) + 9;
  canvas.at(6, 0, element('rect', { class: 'field', width: canvas.width - 12, height, rx: 16 }));
  const inOrder = isTurned ? [...tiles].reverse() : tiles;
  const high = height / lines;
  for (const [i, tile] of inOrder.entries()) {
    const line = Math.floor(i / perLine);
    const onLine = Math.min(perLine, tiles.length - line * perLine);
    const left = (canvas.width - onLine * step + TILE_GAP) / 2;
    const y = line * high + (high - fighterHeight(scale)) / 2 + 1;
    drawTile(canvas, tile, { x: left + (i % perLine) * step, y, scale });
  }
  canvas.y += height + 4;
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
interface TileSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function drawTile(canvas: Canvas, tile: Tile | null, { x, y, scale }: TileSpot): void {
  if (tile === null) {
    const oval = { class: 'empty', cx: 43, cy: 47, rx: 34, ry: 42 };
    canvas.at(
      x,
      y,
      element('ellipse', { ...oval, transform: placed({ x: 0, y: 0, zoom: scale }) }),
    );
    return;
  }
  canvas.at(x, y, fighter(tile, scale));
  const reach = fighterReach(scale);
  canvas.place(tile.id, { ...reach, x, y });
}
