import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  type Distribution,
  Enumeration,
  type EnumerationOptions,
  enumerate,
  ONE,
  Run,
  rational,
  type Stage,
  type Standing,
  seedRandom,
  toNumber,
  toText,
} from '../../src/kernel/index.js';
import { anyPlay, type Play, rows } from './boards.js';
import { allEndings, TooManyPaths } from './brute-force.js';
import { type Effects, LANTERNS, rowsOf, scriptFrame, stateOf, type Toy } from './toy.js';

/** Ten hits among a hero that breaks early and three that do not. */
const HITS: Play = {
  board: [
    [1, 9, 0],
    [2, 3, 0],
    [2, 99, 0],
    [2, 99, 0],
  ],
  effects: [{ do: 'hit', amount: 1, times: 10 }],
};
/** One side of the coin is a thousand times as likely as the other, and has nothing more to decide. */
const LOPSIDED: Play = {
  ...HITS,
  effects: [{ do: 'coin', weights: [1, 1000], sides: [[{ do: 'hit', amount: 1, times: 9 }], []] }],
};

function machineOf({ board, effects }: Play) {
  return { state: stateOf(rows(board)), stack: [scriptFrame(1, effects)] };
}

const RUNS: Stage<Toy> = { begin: ({ run }) => ({ kind: 'RUNS', how: '', run: run() }) };

function enumerationOf(play: Play, options: EnumerationOptions = {}, stages = [RUNS]) {
  const start = { machine: machineOf(play), probability: ONE, paths: 1n, witness: [], choices: 0 };
  return new Enumeration(LANTERNS, { starts: [start], stages }, options);
}

/** Everything about the ends, in their order. */
function told({ outcomes }: Distribution<Toy>): readonly string[] {
  return outcomes.map(
    ({ machine, probability, paths, witness }) =>
      `${JSON.stringify(rowsOf(machine.state))} ${toText(probability)} ${paths} ${witness}`,
  );
}

function total({ outcomes, missing }: Distribution<Toy>): string {
  return toText(outcomes.reduce((sum, { probability }) => add(sum, probability), missing));
}

describe('an enumeration that is interrupted', () => {
  /** Says every so often that the time is up. */
  function everySo(often: number): () => boolean {
    let asked = 0;
    return () => ++asked % often === 0;
  }

  test('goes on where it was, and comes to the same', () => {
    fc.assert(
      fc.property(anyPlay, fc.integer({ min: 2, max: 4 }), (play, often) => {
        try {
          allEndings(play, 2_000);
        } catch (error) {
          fc.pre(!(error instanceof TooManyPaths));
          throw error;
        }
        const whole = enumerate(LANTERNS, machineOf(play));
        const parts = enumerationOf(play, { expired: everySo(often) });
        for (;;) {
          parts.explore();
          const found = parts.distribution();
          expect(total(found)).toBe('1');
          if (found.stoppedBy === null) break;
          expect(found.stoppedBy).toBe('expired');
        }
        const found = parts.distribution();
        expect(told(found)).toEqual(told(whole));
        expect([found.situations, found.steps]).toEqual([whole.situations, whole.steps]);
      }),
      { numRuns: 100 },
    );
  });

  test('that has no time at all leaves everything open', () => {
    const parts = enumerationOf(HITS, { expired: () => true });
    parts.explore();
    const { stoppedBy, missing, open, outcomes } = parts.distribution();
    expect(stoppedBy).toBe('expired');
    expect([toText(missing), toText(open)]).toEqual(['1', '1']);
    expect(outcomes).toEqual([]);
  });

  test('has followed what is likeliest', () => {
    const { outcomes, stoppedBy } = enumerate(LANTERNS, machineOf(LOPSIDED), { situations: 4 });
    expect(stoppedBy).toBe('situations');
    expect(outcomes.map(({ probability }) => toText(probability))).toEqual(['1000/1001']);
  });

  test('asks every 32 runs whether the time is up', () => {
    // forty hits among two lanterns: 820 situations are followed, two runs each, after one run to the first
    const asked: number[] = [];
    const play: Play = {
      board: [
        [1, 9, 0],
        [2, 99, 0],
        [2, 99, 0],
      ],
      effects: [{ do: 'hit', amount: 1, times: 40 }],
    };
    const expired = (situations: number): boolean => {
      asked.push(situations);
      return false;
    };
    enumerate(LANTERNS, machineOf(play), { expired });
    expect(asked).toHaveLength(51);
    expect(asked).toEqual(asked.toSorted((a, b) => a - b));
    expect(new Set(asked).size).toBe(51);
  });

  /** A coin and what follows either side; the first leads to two ends at once, the second to many more. */
  const tossed = (...weights: [number, number]): Play => ({
    ...HITS,
    board: HITS.board.slice(0, 3),
    effects: [
      {
        do: 'coin',
        weights,
        sides: [
          [{ do: 'hit', amount: 1, times: 1 }],
          [{ do: 'blink' }, { do: 'hit', amount: 1, times: 9 }],
        ],
      },
    ],
  });

  test('has followed at once what is half as likely as the likeliest, and nothing less likely', () => {
    // the coin, its sides, and what follows from each of them
    const situations = 6;
    const half = enumerate(LANTERNS, machineOf(tossed(1, 2)), { situations });
    expect(half.outcomes.map(({ probability }) => toText(probability))).toEqual(['1/6', '1/6']);
    const less = enumerate(LANTERNS, machineOf(tossed(100, 201)), { situations });
    expect(less.outcomes).toEqual([]);
  });

  test('has followed what weighs more', () => {
    const all = enumerate(LANTERNS, machineOf(tossed(1, 1000)));
    const { situations } = all;
    const cut = enumerate(LANTERNS, machineOf(tossed(1, 1000)), { situations: situations - 3 });
    expect(cut.stoppedBy).toBe('situations');
    expect(toNumber(cut.missing)).toBeLessThan(0.01);
  });

  test('misses less with every situation more, as long as what is likely is left', () => {
    // a side that comes up in three of eleven tosses is followed in the second sweep, and so are its ends
    const hits = (times: number) => ({ do: 'hit', amount: 1, times }) as const;
    const play: Play = {
      board: [[1, 9, 0], ...HITS.board.slice(2), [2, 99, 0]],
      effects: [{ do: 'coin', weights: [8, 3], sides: [[hits(9)], [{ do: 'blink' }, hits(2)]] }],
    };
    const missing = [60, 70, 80, 100, 120, 140, 160, 180, 200, 220, 240].map((situations) =>
      toNumber(enumerate(LANTERNS, machineOf(play), { situations }).missing).toFixed(2),
    );
    expect(missing).toEqual('1.00 0.92 0.64 0.62 0.43 0.31 0.23 0.11 0.04 0.00 0.00'.split(' '));
  });

  test('tells of most of the probability with three quarters of the work', () => {
    const { situations } = enumerate(LANTERNS, machineOf(HITS));
    const most = Math.floor((situations * 3) / 4);
    const cut = enumerate(LANTERNS, machineOf(HITS), { situations: most });
    expect(toNumber(cut.missing)).toBeLessThan(0.2);
    expect(total(cut)).toBe('1');
  });
});

describe('stages', () => {
  const hit = (amount: number): Effects => [{ do: 'hit', amount, times: 1 }];

  /** Hits once more where the second lantern is as it was; leaves the others alone in one of three ways. */
  const again = (kind: 'PASSES' | 'STAYS'): Stage<Toy> => ({
    begin: ({ state, run }: Standing<Toy>) => {
      if (rowsOf(state)[1]![1] !== 3) return kind === 'STAYS' ? { kind } : { kind, how: 'hit' };
      const next = run();
      next.push(scriptFrame(1, hit(1)));
      return { kind: 'RUNS', how: 'spared', run: next };
    },
  });

  test.each(['PASSES', 'STAYS'] as const)('an end that %s is one of the whole', (kind) => {
    const play = { ...HITS, effects: hit(1) };
    const enumeration = enumerationOf(play, {}, [RUNS, again(kind)]);
    enumeration.explore();
    const found = enumeration.distribution();
    expect(total(found)).toBe('1');
    expect(found.begun[1]!.get('spared')).toEqual(rational(2, 3));
    expect(found.begun[1]!.get('hit')).toEqual(kind === 'PASSES' ? rational(1, 3) : undefined);
    const once = found.outcomes.filter(({ witness }) => witness.length === 1);
    expect(once.map(({ probability }) => toText(probability))).toEqual(['1/3']);
  });
});

describe('three stages', () => {
  const hit: Effects = [{ do: 'hit', amount: 1, times: 2 }];
  const more: Stage<Toy> = {
    begin: ({ run }) => {
      const next = run();
      next.push(scriptFrame(1, hit));
      return { kind: 'RUNS', how: 'more', run: next };
    },
  };
  /** What has hurt the second lantern passes. */
  const spared: Stage<Toy> = {
    begin: (end) =>
      rowsOf(end.state)[1]![1] === 3 ? more.begin(end) : { kind: 'PASSES', how: 'hurt' },
  };
  const play: Play = { ...HITS, effects: hit };

  test('go on from what has passed one of them', () => {
    const enumeration = enumerationOf(play, {}, [RUNS, spared, more]);
    enumeration.explore();
    const found = enumeration.distribution();
    expect([total(found), toText(found.missing)]).toEqual(['1', '0']);
    expect(found.begun.map((ways) => [...ways].map(([how, p]) => `${how} ${toText(p)}`))).toEqual([
      [' 1'],
      ['hurt 5/9', 'more 4/9'],
      ['more 1'],
    ]);
    const lengths = found.outcomes.map(({ witness }) => witness.length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([4, 6]);
  });

  test('begin at ends that are likely, and at the others later', () => {
    const begunWith = (situations: number, ...weights: [number, number]) => {
      const effects: Effects = [{ do: 'coin', weights, sides: [[], [{ do: 'blink' }]] }];
      const cut = enumerationOf({ ...HITS, effects }, { situations }, [RUNS, more]);
      cut.explore();
      return cut.distribution().begun[1]!.get('more');
    };
    expect(begunWith(5, 1, 1000)).toEqual(rational(1000, 1001));
    expect(begunWith(50, 1, 1000)).toEqual(ONE);
    // half as likely as the likeliest is likely enough
    expect(begunWith(5, 1, 2)).toEqual(ONE);
    expect(begunWith(5, 100, 201)).toEqual(rational(201, 301));
  });

  test('are bounded where one begins at the ends of another, too', () => {
    // a die with sixty faces: sixty ends, at each of which the second stage meets a situation more
    const sides = Array.from({ length: 60 }, (_, amount): Effects => [{ do: 'mend', amount }]);
    const effects: Effects = [{ do: 'coin', weights: sides.map(() => 1), sides }];
    const enumeration = enumerationOf({ ...HITS, effects }, { situations: 65 }, [RUNS, more]);
    enumeration.explore();
    const { situations, stoppedBy } = enumeration.distribution();
    expect([situations, stoppedBy]).toEqual([66, 'situations']);
  });

  test('have no ends but those of the last, however early they are cut', () => {
    for (let situations = 0; situations < 40; situations++) {
      const enumeration = enumerationOf(play, { situations }, [RUNS, spared, more]);
      enumeration.explore();
      const found = enumeration.distribution();
      expect(total(found)).toBe('1');
      expect(found.open).toEqual(found.missing);
      for (const { witness } of found.outcomes) expect(witness.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('what is drawn from the rest', () => {
  test('comes as often as it is likely', () => {
    const parts = enumerationOf(HITS, { situations: 60 });
    parts.explore();
    const { open, missing } = parts.distribution();
    expect(open).toEqual(missing);
    const sampler = parts.sampler()!;
    const random = seedRandom(5);
    const seen = new Map<string, number>();
    const count = 20_000;
    for (let i = 0; i < count; i++) {
      const { machine, pending } = sampler.draw(random)!;
      expect(pending).toBeNull();
      const key = String(rowsOf(machine.state)[1]![1]);
      seen.set(key, (seen.get(key) ?? 0) + 1 / count);
    }
    const whole = shares(enumerate(LANTERNS, machineOf(HITS)));
    const found = shares(parts.distribution());
    for (const [key, share] of whole) {
      const guess = (found.get(key) ?? 0) + toNumber(open) * (seen.get(key) ?? 0);
      expect(Math.abs(guess - share)).toBeLessThan(0.02);
    }
  });

  /** How likely it is that the second lantern has so much left. */
  function shares({ outcomes }: Distribution<Toy>): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const { machine, probability } of outcomes) {
      const key = String(rowsOf(machine.state)[1]![1]);
      found.set(key, (found.get(key) ?? 0) + toNumber(probability));
    }
    return found;
  }

  test('has decisions that lead there', () => {
    const parts = enumerationOf(HITS, { situations: 20 });
    parts.explore();
    parts.distribution();
    const { machine, witness } = parts.sampler()!.draw(seedRandom(2))!;
    expect(witness).toHaveLength(10);
    const { state, stack } = machineOf(HITS);
    const run = new Run(LANTERNS, LANTERNS.copy(state), stack);
    for (const index of witness) {
      expect(run.advance()).toBe('pending');
      run.resume(index);
    }
    expect(run.advance()).toBe('complete');
    expect(rowsOf(run.state)).toEqual(rowsOf(machine.state));
  });

  test('is nothing where everything was followed', () => {
    const all = enumerationOf(HITS);
    all.explore();
    expect(toText(all.distribution().open)).toBe('0');
    expect(all.sampler()).toBeNull();
  });
});
