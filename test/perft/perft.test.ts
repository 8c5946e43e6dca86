import { expect, test } from 'vitest';
import { perftOf } from './perft.js';
import { countAll, readBoards, readTable } from './table.js';

/** `npm run perft` names the boards that differ; `npm run perft -- --update` takes what is as what should be. */
test('the actions of every board, and where they lead, are those of the table', () => {
  expect(readBoards().length).toBeGreaterThanOrEqual(100);
  expect(countAll()).toEqual(readTable());
}, 60_000);

test('some boards are followed three deep', () => {
  expect(readTable().filter(({ sequences }) => sequences.length === 3).length).toBeGreaterThan(5);
});

test('the hash sees a point of damage', () => {
  const board = (damage: number) => ({
    players: { 1: { board: [{ card: 'Chillwind Yeti', damage }] } },
  });
  expect(perftOf(board(1)).sequences).toEqual(perftOf(board(2)).sequences);
  expect(perftOf(board(1)).hash).not.toBe(perftOf(board(2)).hash);
});
