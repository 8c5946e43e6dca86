import pc from 'picocolors';
import type {
  Pile,
  Seat,
  Tabletop,
  Tile,
  TileNumber,
  TileRow,
} from '../../rulesets/common/tabletop.js';
import { wrapped } from './columns.js';
import { innerWidth, sideBySide, tileBox } from './tile.js';

/** More different cards of a pile than this are not listed. */
const LISTED = 12;

/** A table as it is seen from the seat of player 1, drawn with letters: the other side above. */
export function boardLines(top: Tabletop, width: number): string[] {
  const seats = [...top.seats].sort((a, b) => b.player - a.player);
  const lines: string[] = [];
  for (const [i, seat] of seats.entries()) {
    const isBelow = i === seats.length - 1;
    if (isBelow) lines.push(...middleLines(top, width));
    const isActive = top.result === 'none' && seat.player === top.active;
    lines.push(...seatLines(seat, { width, isBelow, isActive }));
  }
  return lines;
}

/** How the side of a player is drawn. */
interface SeatDrawing {
  readonly width: number;
  readonly isBelow: boolean;
  readonly isActive: boolean;
}

function seatLines(seat: Seat, { width, isBelow, isActive }: SeatDrawing): string[] {
  const rows = seat.rows.map((row) => rowLines(row, width, !isBelow));
  const parts = [...rows, leaderLines(seat, isActive), pileLines(seat.piles, width)];
  return (isBelow ? parts : parts.reverse()).flat();
}

/** What lies between the players, and the line that divides them. */
function middleLines({ turn, result, middle }: Tabletop, width: number): string[] {
  const said = [`turn ${turn}`, ...(result === 'none' ? [] : [result])].join(', ');
  const line = `── ${said} `.padEnd(width - 2, '─');
  return [...middle.flatMap((row) => rowLines(row, width)), `  ${pc.dim(line)}`];
}

/** The tiles of a row; one whose places are fixed stands in one line. */
function rowLines({ tiles, isFixed }: TileRow, width: number, isTurned = false): string[] {
  const inner = innerWidth(isFixed ? tiles.length : 1, width - 2);
  const inOrder = isFixed && isTurned ? [...tiles].reverse() : tiles;
  const boxes = inOrder.map((tile) => tileBox(tile, inner));
  return sideBySide(boxes, width - 2).map((line) => `  ${line}`);
}

function leaderLines({ player, leaders, crystals }: Seat, isActive: boolean): string[] {
  const [first, ...others] = leaders.map(({ tile }) => tile);
  const turn = isActive ? pc.yellow(' to move') : '';
  const who = first === undefined ? '' : ` ${leaderText(first)}`;
  const beside = [
    ...others.map(leaderText),
    ...(crystals === null ? [] : [pc.cyan(crystals.title)]),
  ];
  const head = `  ${pc.bold(`player ${player}`)}${turn} ${who}`;
  return [head, ...(beside.length === 0 ? [] : [`    ${beside.join(pc.dim(' · '))}`])];
}

function leaderText(tile: Tile): string {
  const { numbers, marks } = tile;
  const details = [
    ...Object.values(numbers).flatMap((number) =>
      number === undefined ? [] : [numberText(number)],
    ),
    ...marks.map(({ title }) => title),
  ];
  return `${pc.bold(called(tile))}${details.length === 0 ? '' : ` ${details.join(', ')}`}`;
}

function numberText({ title, state }: TileNumber): string {
  if (state === 'PRINTED') return title;
  return state === 'RAISED' ? pc.green(title) : pc.red(title);
}

/** A pile: how many cards, and which; equal ones that follow each other are counted. */
function pileLines(piles: readonly Pile[], width: number): string[] {
  const shown = piles.filter(({ cards }) => cards.length > 0);
  const label = Math.max(0, ...shown.map(({ name }) => name.length));
  return shown.flatMap(({ name, cards }) => {
    const runs = counted(cards.map(called));
    const more = runs.length > LISTED ? ' ...' : '';
    const text = `${cards.length}: ${runs.slice(0, LISTED).join(', ')}${more}`;
    const lines = wrapped(text, width - label - 6);
    return lines.map((line, i) => `    ${pc.dim((i === 0 ? name : '').padEnd(label))}  ${line}`);
  });
}

/** Names one after the other, those that repeat themselves once and with their number. */
function counted(names: readonly string[]): string[] {
  const runs: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
}

function called({ name, alias }: Tile): string {
  return alias === null ? name : `${name} (${alias})`;
}
