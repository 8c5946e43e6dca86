import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellSum, Digest, type Table } from '../../src/kernel/index.js';
import { anyPlay } from './boards.js';
import { begin } from './play.js';
import { LANTERNS, WIDTH } from './toy.js';

function keyOf(sum: CellSum): string {
  const digest = new Digest();
  sum.into(digest);
  return digest.key();
}

const table = (...cells: number[]): Table => ({
  cells: Int32Array.from([0, 0, ...cells]),
  count: 1 + cells.length / 2,
});
const between = (from: Table, to: Table): string => keyOf(CellSum.between(from, to, 2));

test('the sum that follows a run is the sum of what differs at its end', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      const run = begin(play, { budget: { steps: 200, depth: 50, nodes: 1, entities: 50 } });
      const start = LANTERNS.copy(run.state);
      run.sum = new CellSum();
      run.decideWith(() => 0);
      run.advance();
      expect(keyOf(run.sum)).toBe(keyOf(CellSum.between(start, run.state, WIDTH)));
    }),
    { numRuns: 200 },
  );
});

test('what comes back to where it was has changed nothing', () => {
  const sum = new CellSum();
  sum.change(3, 1, 0, 7);
  sum.change(3, 1, 7, -2);
  sum.change(3, 1, -2, 0);
  expect(keyOf(sum)).toBe(keyOf(new CellSum()));
});

test('the order of changes does not count, their places and values do', () => {
  const start = table(1, 2, 3, 4);
  const all = [
    between(start, start),
    between(start, table(2, 1, 3, 4)),
    between(start, table(1, 2, 4, 3)),
    between(start, table(1, 2, 3, 5)),
    between(start, table(1, 2, 3, 4, 5, 0)),
    between(start, table(1, 2, 3, 4, 0, 5)),
    between(start, table(1, 2)),
  ];
  expect(new Set(all).size).toBe(all.length);
  const one = new CellSum();
  one.change(1, 0, 1, 2);
  one.change(1, 1, 2, 1);
  expect(keyOf(one)).toBe(all[1]);
});

test('what lies behind the rows in use does not count', () => {
  const left: Table = { cells: Int32Array.of(0, 0, 1, 2, 8, 9), count: 2 };
  expect(between(left, table(1, 2))).toBe(keyOf(new CellSum()));
  expect(between(table(1, 2), left)).toBe(keyOf(new CellSum()));
  expect(between(left, table(1, 2, 3, 4))).toBe(between(table(1, 2), table(1, 2, 3, 4)));
  expect(between(table(1, 2, 3, 4), left)).toBe(between(table(1, 2, 3, 4), table(1, 2)));
});

test('two cells over all small values give as many sums', () => {
  const sums = new Set<string>();
  for (let a = 0; a < 200; a++) {
    for (let b = 0; b < 200; b++) {
      const sum = new CellSum();
      sum.change(1, 0, 0, a);
      sum.change(1, 1, 0, b);
      sums.add(keyOf(sum));
    }
  }
  expect(sums.size).toBe(200 * 200);
});

test('each of its four numbers by itself tells nearly all of them apart', () => {
  const lanes = [0, 1, 2, 3].map(() => new Set<number>());
  for (let a = 0; a < 200; a++) {
    for (let b = 0; b < 200; b++) {
      const sum = new CellSum();
      sum.change(1, 0, 0, a);
      sum.change(1, 1, 0, b);
      let lane = 0;
      sum.into({ int: (value: number) => lanes[lane++]!.add(value) } as unknown as Digest);
    }
  }
  for (const seen of lanes) expect(seen.size).toBeGreaterThan(39_900);
});

test('turns about half of its bits, whichever bit of a value or a place is another', () => {
  const numbersOf = (row: number, to: number): number[] => {
    const sum = new CellSum();
    sum.change(row, 3, 0, to);
    const numbers: number[] = [];
    sum.into({ int: (value: number) => numbers.push(value) } as unknown as Digest);
    return numbers;
  };
  for (const [of, numbers] of [
    ['a value', (value: number) => numbersOf(5, value)],
    ['a place', (row: number) => numbersOf(row, 5)],
  ] as const) {
    const bases = Array.from({ length: 200 }, (_, i) => ({ value: i, found: numbers(i) }));
    let about = 0;
    for (let turned = 0; turned < 16; turned++) {
      const counts = new Array<number>(128).fill(0);
      for (const { value, found } of bases) {
        const others = numbers(value ^ (1 << turned));
        for (let i = 0; i < 128; i++)
          counts[i]! += ((found[i >> 5]! ^ others[i >> 5]!) >>> (i & 31)) & 1;
      }
      about += counts.filter((count) => count > 50 && count < 150).length;
    }
    // of 2,048 pairs of bits
    expect(about, of).toBeGreaterThan(1_950);
  }
});

test('a copy goes its own way', () => {
  const sum = new CellSum();
  const copy = sum.copy();
  copy.change(1, 1, 0, 1);
  expect(keyOf(sum)).toBe(keyOf(new CellSum()));
  expect(keyOf(copy)).not.toBe(keyOf(sum));
});
