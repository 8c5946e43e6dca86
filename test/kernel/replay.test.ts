import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRow,
  type CellChange,
  copyCells,
  copyTable,
  createTable,
  ReplayError,
  replayChanges,
} from '../../src/kernel/index.js';
import { anyAnswers, anyPlay, BUSY, rows } from './boards.js';
import { answering, begin } from './play.js';
import { HEALTH, rowsOf, stateOf, WIDTH } from './toy.js';

describe.each(['SUMMARY', 'FULL'] as const)('a %s trace', (trace) => {
  test('replayed on the initial table gives the final one, byte-equal', () => {
    fc.assert(
      fc.property(anyPlay, anyAnswers, (play, answers) => {
        const run = begin(play, { source: answering(answers), trace });
        expect(run.advance()).toBe('complete');
        const table = stateOf(rows(play.board));
        replayChanges(table, WIDTH, run.trace!.cellChanges());
        expect(table.count).toBe(run.state.count);
        expect(copyCells(table, WIDTH, 0)).toEqual(copyCells(run.state, WIDTH, 0));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a tampered trace', () => {
  const changes = (): CellChange[] => {
    const run = begin(BUSY, { source: answering([0, 1]), trace: 'FULL' });
    run.advance();
    return [...run.trace!.cellChanges()];
  };

  test('is refused when a change does not start where the one before ended', () => {
    const original = changes();
    for (const [i, change] of original.entries()) {
      const tampered = original.with(i, { ...change, from: change.from + 1 });
      const table = stateOf(rows(BUSY.board));
      const refused = new ReplayError(tampered[i]!, change.from);
      expect(() => replayChanges(table, WIDTH, tampered)).toThrow(refused);
    }
  });

  test('is refused when a change is left out or two have changed places', () => {
    const ofOne = changes().filter(({ row, column }) => row === 2 && column === HEALTH);
    expect(ofOne.length).toBeGreaterThan(1);
    const replay = (list: CellChange[]) => () =>
      replayChanges(stateOf(rows(BUSY.board)), WIDTH, list);
    expect(replay(ofOne)).not.toThrow();
    expect(replay(ofOne.slice(1))).toThrow(ReplayError);
    expect(replay(ofOne.toReversed())).toThrow(ReplayError);
  });

  test.each([
    ['a column past the width', { row: 1, column: WIDTH, from: 2, to: 1 }],
    ['a negative column', { row: 1, column: -1, from: 0, to: 1 }],
    ['a negative row', { row: -1, column: 0, from: 0, to: 1 }],
    ['half a column', { row: 1, column: 0.5, from: 0, to: 1 }],
  ])('is refused when it names %s', (_, change) => {
    const table = stateOf([
      [1, 9, 0, 11, 0, 0],
      [2, 9, 0, 12, 0, 0],
    ]);
    expect(() => replayChanges(table, WIDTH, [change])).toThrow(ReplayError);
    expect(rowsOf(table)).toEqual([
      [1, 9, 0, 11, 0, 0],
      [2, 9, 0, 12, 0, 0],
    ]);
  });

  test('says which cell it was, what it should have held and what it held', () => {
    const change = { row: 1, column: HEALTH, from: 7, to: 6 };
    const table = stateOf([[1, 9, 0, 0, 0, 0]]);
    expect(() => replayChanges(table, WIDTH, [change])).toThrow(
      expect.objectContaining({
        name: 'ReplayError',
        message: 'row 1 column 1: expected 7, found 9',
        change,
        found: 9,
      }),
    );
  });
});

describe('a table', () => {
  test('starts with nothing but the unused row 0', () => {
    expect(createTable(3, 2)).toEqual({ cells: new Int32Array(6), count: 1 });
  });

  test.each([0, 1, 2])('with room for %i rows grows as rows are added', (room) => {
    const table = createTable(3, room);
    for (let row = 1; row <= 40; row++) {
      expect(addRow(table, 3)).toBe(row);
      table.cells.fill(row, row * 3, row * 3 + 3);
    }
    const expected = Array.from({ length: 41 * 3 }, (_, i) => Math.floor(i / 3));
    expect([...copyCells(table, 3, 0)]).toEqual(expected);
  });

  test('is copied with room to spare, and the copy is its own', () => {
    const table = createTable(2, 4);
    table.cells.set([5, 6], addRow(table, 2) * 2);
    const copy = copyCells(table, 2, 3);
    expect([...copy]).toEqual([0, 0, 5, 6, 0, 0, 0, 0, 0, 0]);
    copy[2] = 9;
    expect(table.cells[2]).toBe(5);
  });
});

describe('a copy of a table', () => {
  /** A table of rows of two cells, with room for `room` rows more. */
  const table = (room: number, ...cells: number[]) => ({
    cells: Int32Array.from([0, 0, ...cells, ...new Array<number>(room * 2).fill(0)]),
    count: 1 + cells.length / 2,
    name: 'state',
  });
  const copied = (from: ReturnType<typeof table>, spare?: ReturnType<typeof table>) =>
    copyTable(from, { width: 2, spareRows: 1 }, spare);

  test('has cells of its own, room for more rows, and whatever else the state holds', () => {
    const from = table(3, 5, 6, 7, 8);
    const copy = copied(from);
    expect(copy).toEqual({ ...from, cells: Int32Array.of(0, 0, 5, 6, 7, 8, 0, 0) });
    copy.cells[2] = 9;
    expect(from.cells[2]).toBe(5);
  });

  test.each([
    ['just as large', table(0, 1, 2, 3, 4)],
    ['larger', table(2, 1, 2, 3, 4)],
    ['fuller', table(1, 1, 2, 3, 4, 5, 6, 7, 8)],
    ['emptier', table(3, 1, 2)],
  ])('goes where the rows of a spare one were that is %s', (_, spare) => {
    const from = { ...table(0, 5, 6, 7, 8), name: 'other' };
    const copy = copied(from, spare);
    expect(copy.cells).toBe(spare.cells);
    expect([copy.count, copy.name]).toEqual([3, 'other']);
    expect([...copy.cells.subarray(0, 6)]).toEqual([0, 0, 5, 6, 7, 8]);
    expect(copy.cells.subarray(6).every((cell) => cell === 0)).toBe(true);
  });

  test('takes over the rows in use, and not the room behind them that a spare one may lack', () => {
    const spare = table(0, 1, 2, 3, 4);
    const copy = copied(table(5, 5, 6), spare);
    expect(copy.cells).toBe(spare.cells);
    expect([...copy.cells]).toEqual([0, 0, 5, 6, 0, 0]);
  });

  test('has cells of its own where a spare one is too small', () => {
    const spare = table(0, 1, 2);
    const copy = copied(table(0, 5, 6, 7, 8), spare);
    expect([...copy.cells]).toEqual([0, 0, 5, 6, 7, 8, 0, 0]);
    expect([...spare.cells]).toEqual([0, 0, 1, 2]);
  });
});
