import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRow,
  canonicalJson,
  type Distribution,
  Enumeration,
  OPEN,
  type Packing,
  type Program,
  rational,
  type Stage,
  toText,
} from '../../src/kernel/index.js';
import { anyPlay, type Play, rows } from './boards.js';
import { allEndings, TooManyPaths } from './brute-force.js';
import { cell, HITS, LANTERNS, LIT, rowsOf, scriptFrame, stateOf, type Toy, WIDTH } from './toy.js';

/**
 * All cells in use; unpacked into the memory of a state that nobody looks at again. It looks at no more than it must:
 * what was written since an earlier state, and what differs between two packed ones.
 */
const packing: Packing<Toy> = {
  base: ({ cells }, count) => ({ cells: cells.slice(0, count * WIDTH), count }),
  pack: ({ cells, count }, _start, since) => {
    if (since === undefined) return cells.slice(0, count * WIDTH);
    const packed = new Int32Array(count * WIDTH);
    packed.set(since.packed);
    for (let i = 0; i < since.journal.length; i += 2) {
      const place = since.journal[i]!;
      packed[place] = cells[place]!;
    }
    return packed;
  },
  unpack: (packed, _start, spare) => {
    const cells =
      spare !== undefined && spare.cells.length >= packed.length ? spare.cells : packed.slice();
    cells.fill(0);
    cells.set(packed);
    return { cells, count: packed.length / WIDTH };
  },
  repack: (state, from, to) => {
    while (state.count * WIDTH < to.length) addRow(state, WIDTH);
    for (let i = 0; i < Math.max(from.length, to.length); i++)
      if (from[i] !== to[i]) state.cells[i] = to[i] ?? 0;
    state.count = to.length / WIDTH;
  },
  hold: ({ count }) => ({ cells: new Int32Array(0), count }),
  putBack: (state, { count }) => {
    state.count = count;
  },
};
const PACKED: Program<Toy> = { ...LANTERNS, packing };

/** Every choice but the third is answered with the last option. */
const FIRST: Stage<Toy> = {
  begin: ({ run }) => ({ kind: 'RUNS', how: '', run: run() }),
  answer: (_state, { options }, turn) => (turn === 2 ? OPEN : options.length - 1),
};
/** Goes on from a choice that stands open; where the first lantern was hit nothing more happens. */
const AGAIN: Stage<Toy> = {
  begin: ({ state, pending, run }) => {
    if (pending !== null) return { kind: 'RUNS', how: 'answered', run: run(), answered: 0 };
    if (cell(state, 1, HITS) > 0) return { kind: 'PASSES', how: 'hit' };
    const next = run();
    next.push(scriptFrame(1, [{ do: 'hit', amount: 1, times: 1 }]));
    return { kind: 'RUNS', how: 'again', run: next };
  },
  answer: () => 0,
};

/** The same play from two boards, the second of which has its first lantern lit. */
function startsOf({ board, effects }: Play) {
  return [0, 1].map((lit) => {
    const state = stateOf(rows(board));
    state.cells[WIDTH + LIT] = lit;
    const machine = { state, stack: [scriptFrame(1, effects)] };
    return { machine, probability: rational(1, 2), paths: 1n, witness: [lit], choices: 0 };
  });
}

/** Few ways through the first stage may be very many through three: what is cut is cut alike. */
const FEW = { situations: 5_000 };

function explored(program: Program<Toy>, play: Play, stages: readonly Stage<Toy>[]) {
  const enumeration = new Enumeration(program, { starts: startsOf(play), stages }, FEW);
  enumeration.explore();
  return enumeration;
}

/** Everything that a distribution tells, in its order. */
function told({ outcomes, begun, situations, steps }: Distribution<Toy>): readonly string[] {
  const ends = outcomes.map(({ machine, probability, paths, witness, pending }) =>
    canonicalJson([
      [rowsOf(machine.state), machine.stack, pending],
      [toText(probability), String(paths), witness],
    ]),
  );
  const ways = begun.map((stage) => [...stage].map(([how, p]) => `${how}: ${toText(p)}`).join());
  return [...ends, ...ways, `${situations} situations, ${steps} steps`];
}

function expectFewPaths(play: Play): void {
  try {
    allEndings(play, 500);
  } catch (error) {
    fc.pre(!(error instanceof TooManyPaths));
    throw error;
  }
}

describe('a program that packs its states', () => {
  test.each([
    ['one stage', [{ begin: FIRST.begin }]],
    ['three', [FIRST, AGAIN, AGAIN]],
  ])('finds in %s the same as one that does not', (_, stages) => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        expectFewPaths(play);
        const plain = explored(LANTERNS, play, stages).distribution();
        const packed = explored(PACKED, play, stages).distribution();
        expect(told(packed)).toEqual(told(plain));
        // what is told twice is the same: nothing that was told is written over
        expect(told(packed)).toEqual(told(plain));
      }),
      { numRuns: 100 },
    );
  });

  test('leaves the machines as they were at which it begins', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        expectFewPaths(play);
        for (const program of [LANTERNS, PACKED]) {
          const starts = startsOf(play);
          const stages = [FIRST, AGAIN, AGAIN];
          new Enumeration(program, { starts, stages }, FEW).explore();
          expect(starts).toEqual(startsOf(play));
        }
      }),
      { numRuns: 50 },
    );
  });

  const hits: Play = {
    board: [
      [1, 9, 0],
      [2, 99, 0],
      [2, 99, 0],
    ],
    effects: [{ do: 'hit', amount: 1, times: 10 }],
  };

  test('follows all situations of a stage in one state', () => {
    let unpacked = 0;
    const unpack: typeof packing.unpack = (...packed) => {
      unpacked++;
      return packing.unpack(...packed);
    };
    const program = { ...LANTERNS, packing: { ...packing, unpack } };
    explored(program, hits, [FIRST]);
    // the one in which they are followed
    expect(unpacked).toBe(1);
  });

  test('runs to what it packs in the memory of the run before', () => {
    let taken = 0;
    const copy = (state: Toy, spare?: Toy): Toy => {
      if (spare === undefined) taken++;
      return LANTERNS.copy(state, spare);
    };
    explored({ ...PACKED, copy }, hits, [FIRST, AGAIN]);
    expect(taken).toBe(1);
  });

  test('begins a stage in the memory of the state before', () => {
    let taken = 0;
    const unpack: typeof packing.unpack = (packed, start, spare) => {
      if (spare === undefined) taken++;
      return packing.unpack(packed, start, spare);
    };
    const program = { ...LANTERNS, packing: { ...packing, unpack } };
    explored(program, hits, [FIRST, AGAIN]);
    // for either stage the one in which it is followed, and one for all ends at which the second begins
    expect(taken).toBe(3);
  });
});
