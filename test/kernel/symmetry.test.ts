import { describe, expect, test } from 'vitest';
import {
  add,
  type CellSum,
  Digest,
  Enumeration,
  enumerate,
  LikeSum,
  ONE,
  type Outcome,
  rational,
  type Stage,
  type Symmetry,
  toText,
} from '../../src/kernel/index.js';
import { type Play, rows } from './boards.js';
import { begin } from './play.js';
import {
  CARD,
  type Effects,
  HEALTH,
  HITS,
  LANTERNS,
  LIT,
  rowsOf,
  scriptFrame,
  stateOf,
  TEAM,
  type Toy,
} from './toy.js';

/** From the second on all lanterns of a board of four are alike; their cards and how often they were hit do not matter. */
const ALIKE: Symmetry<Toy> = {
  count: 3,
  memberAt: (row) => (row >= 2 && row <= 4 ? row - 2 : -1),
  kindOf: () => 0,
  isLeftOut: (row, column) => row >= 2 && (column === CARD || column === HITS),
  into: (digest, _machine, sum) => {
    const members = [0, 1, 2].map((member) => keyOf((own) => sum.memberInto(own, member)));
    digest.json(members.sort());
  },
};

function keyOf(mix: (digest: Digest) => void): string {
  const digest = new Digest();
  mix(digest);
  return digest.key();
}

const keyOfSum = (sum: CellSum): string => keyOf((digest) => sum.into(digest));
const keyOfMember = (sum: LikeSum, member: number): string =>
  keyOf((digest) => sum.memberInto(digest, member));

describe('a sum in which some rows are alike', () => {
  test('has for each of them the sum of what it holds, whichever it is', () => {
    const sum = new LikeSum(ALIKE);
    sum.change(2, HEALTH, 9, 8);
    sum.change(4, HEALTH, 9, 8);
    expect(keyOfMember(sum, 0)).toBe(keyOfMember(sum, 2));
    expect(keyOfMember(sum, 1)).toBe(keyOfMember(new LikeSum(ALIKE), 1));
    expect(keyOfMember(sum, 0)).not.toBe(keyOfMember(sum, 1));
    sum.change(4, HEALTH, 8, 7);
    expect(keyOfMember(sum, 0)).not.toBe(keyOfMember(sum, 2));
  });

  test('tells the cells of one row apart, and values that change places', () => {
    const held = (...cells: readonly (readonly [column: number, to: number])[]): string => {
      const sum = new LikeSum(ALIKE);
      for (const [column, to] of cells) sum.change(3, column, 0, to);
      return keyOfMember(sum, 1);
    };
    const all = [
      held(),
      held([HEALTH, 1]),
      held([TEAM, 1]),
      held([HEALTH, 1], [TEAM, 2]),
      held([HEALTH, 2], [TEAM, 1]),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(held([HEALTH, 1], [TEAM, 2])).toBe(held([TEAM, 2], [HEALTH, 1]));
  });

  test('has each of its four numbers tell nearly all of two cells apart', () => {
    const lanes = [0, 1, 2, 3].map(() => new Set<number>());
    for (let a = 0; a < 100; a++) {
      for (let b = 0; b < 100; b++) {
        const sum = new LikeSum(ALIKE);
        sum.change(3, HEALTH, 0, a);
        sum.change(3, LIT, 0, b);
        let lane = 0;
        sum.memberInto(
          { int: (value: number) => lanes[lane++]!.add(value) } as unknown as Digest,
          1,
        );
        expect(lane).toBe(4);
      }
    }
    for (const seen of lanes) expect(seen.size).toBeGreaterThan(9_990);
  });

  test('comes back to what it was with the cells', () => {
    const sum = new LikeSum(ALIKE);
    sum.change(3, HEALTH, 9, 4);
    sum.change(3, HEALTH, 4, 9);
    expect(keyOfMember(sum, 1)).toBe(keyOfMember(new LikeSum(ALIKE), 1));
  });

  test('leaves out what does not matter, and has all other rows in one sum', () => {
    const sum = new LikeSum(ALIKE);
    sum.change(2, CARD, 12, 13);
    sum.change(2, HITS, 0, 1);
    sum.change(2, HEALTH, 9, 8);
    expect(keyOfSum(sum)).toBe(keyOfSum(new LikeSum(ALIKE)));
    expect(keyOfMember(sum, 0)).not.toBe(keyOfMember(new LikeSum(ALIKE), 0));
    sum.change(1, HITS, 0, 1);
    expect(keyOfSum(sum)).not.toBe(keyOfSum(new LikeSum(ALIKE)));
  });

  test('is copied with the sums of its rows, and the copy goes its own way', () => {
    const sum = new LikeSum(ALIKE);
    sum.change(1, HEALTH, 9, 8);
    sum.change(2, HEALTH, 9, 8);
    const copy = sum.copy();
    expect([keyOfSum(copy), keyOfMember(copy, 0)]).toEqual([keyOfSum(sum), keyOfMember(sum, 0)]);
    copy.change(2, HEALTH, 8, 7);
    copy.change(2, HITS, 0, 1);
    expect(keyOfMember(copy, 0)).not.toBe(keyOfMember(sum, 0));
    expect(keyOfSum(copy)).toBe(keyOfSum(sum));
  });
});

const BOARD: Play['board'] = [
  [1, 9, 0],
  [2, 99, 0],
  [2, 99, 0],
  [2, 99, 0],
];
const TEN_HITS: Play = { board: BOARD, effects: [{ do: 'hit', amount: 1, times: 10 }] };
const RUNS: Stage<Toy> = { begin: ({ run }) => ({ kind: 'RUNS', how: '', run: run() }) };

const machineOf = ({ board, effects }: Play) => ({
  state: stateOf(rows(board)),
  stack: [scriptFrame(1, effects)],
});

/** The distribution of a play in which three lanterns need not be told apart. */
function alikeIn(play: Play) {
  const start = { machine: machineOf(play), probability: ONE, paths: 1n, witness: [], choices: 0 };
  const whole = { starts: [start], stages: [RUNS], symmetry: ALIKE };
  const enumeration = new Enumeration(LANTERNS, whole);
  enumeration.explore();
  return enumeration.distribution();
}

/** What the three have left, least first. */
function healthOf({ machine }: Outcome<Toy>): string {
  const [, ...three] = rowsOf(machine.state).map((cells) => cells[HEALTH]!);
  return three.sort((a, b) => a - b).join();
}

/** Whether the decisions of an outcome lead to its own machine, to the last cell. */
function expectReplayed(play: Play, { witness, machine }: Outcome<Toy>): void {
  const run = begin(play);
  run.advance();
  for (const index of witness) {
    run.resume(index);
    run.advance();
  }
  expect(rowsOf(run.state)).toEqual(rowsOf(machine.state));
}

describe('ten hits among three lanterns that are alike', () => {
  test('59,049 paths end in the 14 ways to cut ten into three', () => {
    const found = alikeIn(TEN_HITS);
    expect(found.outcomes).toHaveLength(14);
    expect(new Set(found.outcomes.map(healthOf)).size).toBe(14);
    expect(found.outcomes.reduce((sum, { paths }) => sum + paths, 0n)).toBe(59_049n);
  });

  test('which are as likely together as those in which they are told apart', () => {
    const shares = new Map<string, string>();
    const sums = new Map<string, ReturnType<typeof rational>>();
    for (const outcome of enumerate(LANTERNS, machineOf(TEN_HITS)).outcomes) {
      const key = healthOf(outcome);
      sums.set(key, add(sums.get(key) ?? rational(0), outcome.probability));
    }
    for (const [key, sum] of sums) shares.set(key, toText(sum));
    const alike = alikeIn(TEN_HITS).outcomes.map((outcome) => [
      healthOf(outcome),
      toText(outcome.probability),
    ]);
    expect(new Map(alike as [string, string][])).toEqual(shares);
  });

  test('and each witness leads to the very lanterns that its outcome shows', () => {
    for (const outcome of alikeIn(TEN_HITS).outcomes) expectReplayed(TEN_HITS, outcome);
  });
});

test('the witness leads to what is shown, even where another path comes first', () => {
  // the side with two hits is likelier, so it is followed first; the other comes first in the order of decisions
  const effects: Effects = [
    {
      do: 'coin',
      weights: [1, 8],
      sides: [[{ do: 'hit', amount: 2, times: 1 }], [{ do: 'hit', amount: 1, times: 2 }]],
    },
  ];
  const { outcomes } = alikeIn({ board: BOARD, effects });
  expect(outcomes.map((end) => [healthOf(end), toText(end.probability), end.paths])).toEqual([
    ['97,99,99', '11/27', 6n],
    ['98,98,99', '16/27', 6n],
  ]);
  expect(outcomes.map(({ witness }) => witness)).toEqual([
    [1, 0, 0],
    [1, 0, 1],
  ]);
  for (const outcome of outcomes) expectReplayed({ board: BOARD, effects }, outcome);
});

test('what is alike in the first start makes one of other starts, too', () => {
  const hurt = (row: number): Toy => {
    const state = stateOf(rows(BOARD));
    state.cells[row * LANTERNS.width + HEALTH] = 50;
    return state;
  };
  const starts = [1, 2, 3].map((row, i) => ({
    machine: { state: hurt(row), stack: [] },
    probability: rational(1, 3),
    paths: 1n,
    witness: [i],
    choices: 0,
  }));
  const enumeration = new Enumeration(LANTERNS, { starts, stages: [RUNS], symmetry: ALIKE });
  enumeration.explore();
  const { outcomes } = enumeration.distribution();
  expect(outcomes.map(({ probability, witness }) => [toText(probability), witness])).toEqual([
    ['1/3', [0]],
    ['2/3', [1]],
  ]);
});
