import { expect, test } from 'vitest';
import { perftOf } from './perft.js';
import { COUNTED, countAll, readBoards, readTable } from './table.js';

/** How many boards there are at the least, and how many of them are followed more than two deep. */
const LEAST = { hearthstone: [100, 5], 'wow-tcg': [60, 20] } as const;

/** `npm run perft` names the boards that differ; `npm run perft -- --update` takes what is as what should be. */
test.each(COUNTED)(
  '%s: the actions of every board, and where they lead, are those of the table',
  (game) => {
    expect(readBoards(game).length).toBeGreaterThanOrEqual(LEAST[game][0]);
    expect(countAll(game)).toEqual(readTable(game));
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
