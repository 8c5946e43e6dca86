import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { perftOf } from './perft.js';
import { COUNTED, countOne, readBoards, readTable } from './table.js';

/** How many boards there are at the least, and how many of them are followed more than two deep. */
const LEAST = { hearthstone: [100, 5], 'wow-tcg': [60, 20] } as const;

/** `npm run perft -- --update` takes what is as what should be. */
describe.each(COUNTED)(
  '%s: the actions of a board, and where they lead, are those of the table',
  (game) => {
    const table = readTable(game);
    test.each(
      readBoards(game).map((board, i) => [table[i]?.board ?? `board ${i}`, board, table[i]]),
    )('%s', (_, board, row) => expect(countOne(game, board as Json)).toEqual(row));

    test('and there are many', () => {
      expect(table.length).toBeGreaterThanOrEqual(LEAST[game][0]);
      expect(readBoards(game).length).toBe(table.length);
    });
  },
);

test.each(COUNTED)('%s: some boards are followed deeper', (game) => {
  const deep = readTable(game).filter(({ sequences }) => sequences.length > 2);
  expect(deep.length).toBeGreaterThan(LEAST[game][1]);
});

test('the hash sees a point of damage', () => {
  const board = (damage: number) => ({
    players: { 1: { board: [{ card: 'Chillwind Yeti', damage }] } },
  });
  expect(perftOf(board(1)).sequences).toEqual(perftOf(board(2)).sequences);
  expect(perftOf(board(1)).hash).not.toBe(perftOf(board(2)).hash);
});
