import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  addRow,
  canonicalJson,
  type Distribution,
  type EnumerateOptions,
  type EnumerationBounds,
  enumerate,
  enumerateAll,
  equals,
  ONE,
  OPEN,
  type Outcome,
  type Rational,
  Run,
  rational,
  type Start,
  stateKey,
  toText,
} from '../../src/kernel/index.js';
import { anyPlay, BUSY, type Play, rows } from './boards.js';
import { allEndings, type Ending, endingKey, TooManyPaths } from './brute-force.js';
import { begin } from './play.js';
import {
  type Effects,
  LANTERNS,
  LIT,
  rowsOf,
  scriptFrame,
  stateOf,
  type Toy,
  type ToyRun,
  WIDTH,
} from './toy.js';

function machineOf(play: Play) {
  return { state: stateOf(rows(play.board)), stack: [scriptFrame(1, play.effects)] };
}

function keyOf({ machine, pending }: Outcome<Toy>): string {
  const question = pending === null ? '' : `${pending.source} of ${pending.options}`;
  return endingKey(rowsOf(machine.state), question);
}

/** Outcomes by board and open question: brute force knows no frames that would tell more apart. */
function endingsOf({ outcomes }: Distribution<Toy>): Map<string, Ending> {
  const endings = new Map<string, Ending>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    const before = endings.get(key) ?? { probability: rational(0), paths: 0n };
    endings.set(key, {
      probability: add(before.probability, outcome.probability),
      paths: before.paths + outcome.paths,
    });
  }
  return endings;
}

function total(distribution: Distribution<Toy>): Rational {
  return distribution.outcomes.reduce((sum, { probability }) => add(sum, probability), rational(0));
}

function bruteForce(play: Play): Map<string, Ending> {
  try {
    return allEndings(play, 2_000);
  } catch (error) {
    fc.pre(!(error instanceof TooManyPaths));
    throw error;
  }
}

const readable = (endings: Map<string, Ending>): string[] =>
  [...endings]
    .map(([key, { probability, paths }]) => `${key} ${toText(probability)} ${paths}`)
    .sort();

test('merged enumeration equals brute force over every path, and the probabilities sum to 1', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      const expected = bruteForce(play);
      const distribution = enumerate(LANTERNS, machineOf(play), { checked: true });
      expect(readable(endingsOf(distribution))).toEqual(readable(expected));
      expect(toText(total(distribution))).toBe('1');
      expect(distribution).toMatchObject({ missing: rational(0), limit: null, stoppedBy: null });
    }),
    { numRuns: 400 },
  );
});

test('every witness replays to its outcome', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      bruteForce(play);
      for (const { witness, machine, pending } of enumerate(LANTERNS, machineOf(play)).outcomes) {
        const run = begin(play);
        let status = run.advance();
        for (const index of witness) {
          expect(run.pending?.kind).toBe('chance');
          run.resume(index);
          status = run.advance();
        }
        expect(status).toBe(pending === null ? 'complete' : 'pending');
        expect(run.pending).toEqual(pending);
        expect(canonicalJson([rowsOf(run.state), run.stack])).toBe(
          canonicalJson([rowsOf(machine.state), machine.stack]),
        );
      }
    }),
    { numRuns: 100 },
  );
});

test('the witness is the one that comes first, whatever was followed first', () => {
  // the second side is likelier, so it is followed first; what it lights it puts out again
  const hit = { do: 'hit', amount: 1, times: 1 } as const;
  const effects: Effects = [
    { do: 'coin', weights: [1, 8], sides: [[hit], [{ do: 'blink' }, hit, { do: 'blink' }]] },
  ];
  const board: Play['board'] = [
    [1, 1, 0],
    [2, 9, 0],
    [2, 9, 0],
  ];
  const { outcomes } = enumerate(LANTERNS, machineOf({ board, effects }));
  expect(outcomes.map(({ witness, paths }) => [witness, paths])).toEqual([
    [[0, 0], 2n],
    [[0, 1], 2n],
  ]);
});

test('nobody is asked to write down what was decided', () => {
  const describeOption = () => expect.fail('written down');
  const { outcomes } = enumerate({ ...LANTERNS, describeOption }, machineOf(BUSY));
  expect(outcomes.length).toBeGreaterThan(1);
});

test('the machine that is enumerated is left as it was', () => {
  const start = machineOf(BUSY);
  const before = canonicalJson([rowsOf(start.state), start.stack]);
  expect(enumerate(LANTERNS, start).outcomes.length).toBeGreaterThan(1);
  expect(canonicalJson([rowsOf(start.state), start.stack])).toBe(before);
});

describe('ten hits among three plain lanterns', () => {
  const play: Play = {
    board: [
      [1, 9, 0],
      [2, 99, 0],
      [2, 99, 0],
      [2, 99, 0],
    ],
    effects: [{ do: 'hit', amount: 1, times: 10 }],
  };
  const found = (): Distribution<Toy> => enumerate(LANTERNS, machineOf(play));

  test('59,049 paths end in the 66 ways to share ten hits', () => {
    const distribution = found();
    expect(distribution.outcomes).toHaveLength(66);
    expect(distribution.outcomes.reduce((sum, { paths }) => sum + paths, 0n)).toBe(59_049n);
    expect(equals(total(distribution), ONE)).toBe(true);
  });

  test('the cost is that of the distinct situations: 1 + 3 + 6 + ... + 66', () => {
    expect(found().situations).toBe(286);
  });

  test('takes memory for far fewer states than there are situations', () => {
    let taken = 0;
    const copy = (state: Toy, spare?: Toy): Toy => {
      if (spare === undefined) taken++;
      return LANTERNS.copy(state, spare);
    };
    // those of the 66 ends stay; of the others only the layer that is followed and the one after it
    enumerate({ ...LANTERNS, copy }, machineOf(play));
    expect(taken).toBeLessThan(200);
  });

  test('keeps one stack for all of its ends', () => {
    expect(new Set(found().outcomes.map(({ machine }) => machine.stack)).size).toBe(1);
  });

  test('all ten on one is as likely as 3^-10', () => {
    const only = found().outcomes.find(({ machine }) => rowsOf(machine.state)[1]![1] === 99 - 10);
    expect(only).toMatchObject({ probability: rational(1, 59_049), paths: 1n });
    expect(only?.witness).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test('a coin is as likely as its weights say', () => {
  const effects: Effects = [{ do: 'coin', weights: [1, 5], sides: [[{ do: 'blink' }], []] }];
  const { outcomes } = enumerate(LANTERNS, machineOf({ board: [[1, 1, 0]], effects }));
  expect(outcomes.map(({ probability }) => toText(probability))).toEqual(['1/6', '5/6']);
});

test('a choice of a player ends a path and stays open', () => {
  const { outcomes } = enumerate(
    LANTERNS,
    machineOf({
      board: [
        [1, 1, 0],
        [1, 1, 0],
        [2, 1, 0],
      ],
      effects: [{ do: 'choose', amount: 1 }],
    }),
  );
  expect(outcomes).toMatchObject([{ paths: 1n, witness: [], pending: { options: [2, 3] } }]);
});

test('choices are answered as the caller says, and counted', () => {
  const board: Play['board'] = [
    [1, 1, 0],
    [1, 1, 0],
    [2, 1, 0],
  ];
  const effects: Effects = [
    { do: 'choose', amount: 1 },
    { do: 'coin', weights: [1, 1], sides: [[], [{ do: 'blink' }]] },
  ];
  const { outcomes } = enumerate(LANTERNS, machineOf({ board, effects }), {
    answer: (_state, { options }, turn) => options.length - 1 - turn,
  });
  expect(outcomes).toMatchObject([
    { choices: 1, witness: [1, 0], pending: null },
    { choices: 1, witness: [1, 1], pending: null },
  ]);
});

test('situations that differ in what is beside the rows are not one', () => {
  const play: Play = {
    board: [[1, 1, 0]],
    effects: [{ do: 'coin', weights: [1, 1], sides: [[], []] }],
  };
  let met = 0;
  const program = { ...LANTERNS, besides: (): number => met++ };
  expect(enumerate(LANTERNS, machineOf(play)).outcomes).toMatchObject([{ paths: 2n }]);
  expect(enumerate(program, machineOf(play)).outcomes).toMatchObject([
    { paths: 1n },
    { paths: 1n },
  ]);
});

describe('what a side of a coin does beside the cells', () => {
  const question = { name: 'coin', of: 'side', player: 1, source: 1, options: [0, 1] };
  /** A coin, after the second side of which something is done. */
  const tossed = (second: (run: ToyRun) => void, options: EnumerateOptions<Toy> = {}) => {
    const toss = (run: ToyRun): void => {
      const side = run.decide({ ...question, kind: 'chance' });
      if (side === OPEN) return;
      run.pop();
      if (side === 1) second(run);
    };
    const ask = (run: ToyRun): void => {
      if (run.decide({ ...question, kind: 'choice' }) !== OPEN) run.pop();
    };
    const instructions = [
      { name: 'toss', step: toss },
      { name: 'ask', step: ask },
    ];
    const start = { state: stateOf(rows([[1, 1, 0]])), stack: [{ op: 0, pc: 0 }] };
    return enumerate({ ...LANTERNS, instructions }, start, options).outcomes;
  };

  test('nothing: both come to the same', () => {
    expect(tossed(() => {})).toMatchObject([{ paths: 2n }]);
  });

  test('a row more, with nothing in it, is a difference', () => {
    const outcomes = tossed((run) => addRow(run.state, WIDTH));
    expect(outcomes.map(({ machine }) => machine.state.count)).toEqual([2, 3]);
  });

  test('a choice that was answered is one: the next is another turn', () => {
    const outcomes = tossed((run) => run.push({ op: 1, pc: 0 }), { answer: () => 0 });
    expect(outcomes.map(({ choices, witness }) => [choices, witness])).toEqual([
      [0, [0]],
      [1, [1, 0]],
    ]);
  });
});

describe('several starts', () => {
  const coin: Effects = [{ do: 'coin', weights: [1, 2], sides: [[{ do: 'blink' }], []] }];
  const startsAt = (...states: readonly Toy[]): Start<Toy>[] =>
    states.map((state, i) => ({
      machine: { state, stack: [scriptFrame(1, coin)] },
      probability: rational(1, states.length),
      paths: 1n,
      witness: [i],
      choices: 0,
    }));
  const lit = stateOf(rows([[1, 1, 0]]));
  const dark = LANTERNS.copy(lit);
  dark.cells[WIDTH + LIT] = lit.cells[WIDTH + LIT] === 0 ? 1 : 0;

  test('meet where they come to the same', () => {
    const { outcomes } = enumerateAll(LANTERNS, startsAt(lit, dark));
    expect(outcomes.map(({ probability, paths }) => [toText(probability), paths])).toEqual([
      ['1/2', 2n],
      ['1/2', 2n],
    ]);
  });

  test('keys of states are equal just when the states are', () => {
    expect(stateKey(LANTERNS, LANTERNS.copy(lit))).toBe(stateKey(LANTERNS, lit));
    expect(stateKey(LANTERNS, dark)).not.toBe(stateKey(LANTERNS, lit));
    expect(stateKey({ ...LANTERNS, besides: () => 1 }, lit)).not.toBe(stateKey(LANTERNS, lit));
  });

  test('the answer to the choice that a start waits for is given with it', () => {
    const play: Play = {
      board: [
        [1, 1, 0],
        [1, 1, 0],
        [2, 1, 0],
      ],
      effects: [{ do: 'choose', amount: 1 }],
    };
    const only = { machine: machineOf(play), probability: ONE, paths: 1n, witness: [], choices: 0 };
    const { outcomes } = enumerateAll(LANTERNS, [only], { answered: 1 });
    expect(outcomes).toMatchObject([{ witness: [1], pending: null }]);
    expect(rowsOf(outcomes[0]!.machine.state)[2]![1]).toBe(0);
  });

  test('none have no outcome', () => {
    expect(enumerateAll(LANTERNS, []).outcomes).toEqual([]);
  });
});

describe('bounds', () => {
  const hits: Play = {
    board: [
      [1, 9, 0],
      [2, 99, 0],
      [2, 99, 0],
    ],
    effects: [{ do: 'hit', amount: 1, times: 8 }],
  };
  /** Flips coins until one shows its other side. */
  const untilHeads: Play = {
    board: [[1, 1, 0]],
    effects: [
      { do: 'repeat', times: -1, effects: [{ do: 'coin', weights: [1, 1], sides: [[], []] }] },
    ],
  };

  test('past the allowed situations the rest of the probability is missing', () => {
    const distribution = enumerate(LANTERNS, machineOf(hits), { situations: 12 });
    expect(distribution.stoppedBy).toBe('situations');
    expect(toText(distribution.missing)).toBe('1');
    expect(distribution.situations).toBeLessThan(20);
  });

  test('what had ended before the bound is kept', () => {
    const play: Play = {
      ...hits,
      effects: [{ do: 'coin', weights: [1, 2], sides: [[], [{ do: 'hit', amount: 1, times: 9 }]] }],
    };
    const distribution = enumerate(LANTERNS, machineOf(play), { situations: 5 });
    expect(toText(total(distribution))).toBe('1/3');
    expect(toText(distribution.missing)).toBe('2/3');
  });

  test('are passed only by more than they say, and looked at before a situation is followed', () => {
    const coin = machineOf({
      board: [[1, 1, 0]],
      effects: [{ do: 'coin', weights: [1, 1], sides: [[], [{ do: 'blink' }]] }],
    });
    // up to the coin one situation is met, in two steps
    const stoppedBy = (bounds: Partial<EnumerationBounds>) =>
      enumerate(LANTERNS, coin, bounds).stoppedBy;
    expect([stoppedBy({ situations: 1 }), stoppedBy({ situations: 0 })]).toEqual([
      null,
      'situations',
    ]);
    expect([stoppedBy({ totalSteps: 2 }), stoppedBy({ totalSteps: 1 })]).toEqual([
      null,
      'totalSteps',
    ]);
  });

  test('coins without end stop at the allowed decisions of a path, soon', () => {
    const distribution = enumerate(LANTERNS, machineOf(untilHeads));
    expect(distribution.stoppedBy).toBe('decisions');
    expect(toText(distribution.missing)).toBe('1');
    expect(enumerate(LANTERNS, machineOf(untilHeads), { decisions: 7 }).situations).toBe(8);
  });

  test('the allowed decisions are just enough for a run that needs so many', () => {
    const enough = enumerate(LANTERNS, machineOf(hits), { decisions: 8 });
    expect([enough.stoppedBy, toText(enough.missing)]).toEqual([null, '0']);
    expect(enumerate(LANTERNS, machineOf(hits), { decisions: 7 }).stoppedBy).toBe('decisions');
  });

  test('the steps of all paths together are bounded', () => {
    const distribution = enumerate(LANTERNS, machineOf(hits), { totalSteps: 40 });
    expect(distribution.stoppedBy).toBe('totalSteps');
    expect(toText(distribution.missing)).toBe('1');
  });

  test('a path that passes the budget is left out and named', () => {
    const loop: Effects = [{ do: 'repeat', times: -1, effects: [{ do: 'blink' }] }];
    const distribution = enumerate(
      LANTERNS,
      machineOf({
        board: [[1, 1, 0]],
        effects: [{ do: 'coin', weights: [1, 1, 2], sides: [[], loop, loop] }],
      }),
      { budget: { steps: 2_000, depth: 50, nodes: 50, entities: 50 } },
    );
    expect(distribution.limit).toMatchObject({ limit: 'steps', allowed: 2_000, recurs: true });
    expect(toText(distribution.missing)).toBe('3/4');
    expect(distribution.outcomes).toMatchObject([{ probability: rational(1, 4) }]);
  });
});

test('a source of decisions is not asked while enumerating', () => {
  const play: Play = {
    board: [
      [1, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
    ],
    effects: [{ do: 'hit', amount: 1, times: 1 }],
  };
  const run = new Run(LANTERNS, stateOf(rows(play.board)), [scriptFrame(1, play.effects)]);
  expect(run.advance()).toBe('pending');
  const { outcomes } = enumerate(LANTERNS, run);
  expect(outcomes.map(({ witness }) => witness)).toEqual([[0], [1]]);
});
