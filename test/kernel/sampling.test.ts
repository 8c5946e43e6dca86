import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Budget,
  type ChoiceAnswer,
  Enumeration,
  type EnumerationOptions,
  ONE,
  OPEN,
  type Program,
  type RandomState,
  type Sample,
  type Stage,
  type Standing,
  seedRandom,
} from '../../src/kernel/index.js';
import { anyPlay, type Play, rows } from './boards.js';
import { begin } from './play.js';
import {
  cell,
  type Effects,
  HITS,
  LANTERNS,
  rowsOf,
  scriptFrame,
  stateOf,
  type Toy,
} from './toy.js';

const RUNS: Stage<Toy> = { begin: ({ run }) => ({ kind: 'RUNS', how: '', run: run() }) };
const BOARD: Play['board'] = [
  [1, 9, 0],
  [2, 3, 0],
  [2, 9, 0],
];

/** What is left open of a play after so many situations. */
function restOf(play: Play, stages: readonly Stage<Toy>[], options: EnumerationOptions = {}) {
  const start = {
    machine: { state: stateOf(rows(play.board)), stack: [scriptFrame(1, play.effects)] },
    probability: ONE,
    paths: 1n,
    witness: [],
    choices: 0,
  };
  const program: Program<Toy> = {
    ...LANTERNS,
    describeOption: () => expect.fail('nobody reads what was decided'),
  };
  const enumeration = new Enumeration(program, { starts: [start], stages }, options);
  enumeration.explore();
  enumeration.distribution();
  return enumeration.sampler();
}

/** Goes through the stages once more, with the decisions of a sample, which must be those that the stages answer. */
function expectReplayed(play: Play, stages: readonly Stage<Toy>[], sample: Sample<Toy>): void {
  let run = begin(play);
  let next = 0;
  let turn = 0;
  const decide = (index: number): void => {
    expect(sample.witness[next++]).toBe(index);
    run.resume(index);
    run.advance();
  };
  for (const stage of stages) {
    const begun = stage.begin({ state: run.state, pending: run.pending, run: () => run });
    if (begun.kind === 'STAYS') break;
    if (begun.kind === 'PASSES') continue;
    run = begun.run;
    run.advance();
    if (begun.answered !== undefined) decide(begun.answered);
    while (run.pending !== null) {
      if (run.pending.kind === 'chance') decide(sample.witness[next]!);
      else {
        const index = stage.answer?.(run.state, run.pending, turn) ?? OPEN;
        if (index === OPEN) break;
        decide(index);
        turn++;
      }
    }
  }
  expect(next).toBe(sample.witness.length);
  expect(rowsOf(run.state)).toEqual(rowsOf(sample.machine.state));
  expect(run.stack).toEqual(sample.machine.stack);
  expect(run.pending).toEqual(sample.pending);
}

describe('a path that is drawn', () => {
  const hit: Effects = [{ do: 'hit', amount: 1, times: 2 }];
  const lastButThird: ChoiceAnswer<Toy> = (_state, { options }, turn) =>
    turn === 2 ? OPEN : options.length - 1;
  /** Goes on from a choice that stands open with its first option; else two hits more, unless the first lantern was hit. */
  const again = (otherwise: 'PASSES' | 'STAYS'): Stage<Toy> => ({
    begin: ({ state, pending, run }: Standing<Toy>) => {
      if (pending !== null) return { kind: 'RUNS', how: 'answered', run: run(), answered: 0 };
      if (cell(state, 1, HITS) > 0) {
        return otherwise === 'STAYS' ? { kind: otherwise } : { kind: otherwise, how: 'hit' };
      }
      const next = run();
      next.push(scriptFrame(1, hit));
      return { kind: 'RUNS', how: 'again', run: next };
    },
    answer: (_state, { options }, turn) => turn % options.length,
  });

  test('has the decisions that lead to its end, through stages and answered choices', () => {
    fc.assert(
      fc.property(
        anyPlay,
        fc.constantFrom('PASSES' as const, 'STAYS' as const),
        fc.nat(30),
        (play, otherwise, situations) => {
          const stages = [{ ...RUNS, answer: lastButThird }, again(otherwise), again('STAYS')];
          const sampler = restOf(play, stages, { situations });
          fc.pre(sampler !== null);
          const random = seedRandom(situations);
          for (let i = 0; i < 10; i++) {
            expectReplayed(play, stages, sampler!.draw(random)!);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('is drawn as often as what is open is likely, however much has ended', () => {
    // half of all has ended at once; of the rest the third side is three times as likely as the second
    const sides: Effects[] = [[], hit, [{ do: 'blink' }, ...hit]];
    const effects: Effects = [{ do: 'coin', weights: [4, 1, 3], sides }];
    const sampler = restOf({ board: BOARD, effects }, [RUNS], { situations: 1 })!;
    const random = seedRandom(3);
    const counts = [0, 0, 0];
    for (let i = 0; i < 800; i++) counts[sampler.draw(random)!.witness[0]!]!++;
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(160);
    expect(counts[1]).toBeLessThan(240);
  });

  test('is the first of two for one half of all numbers, and the second for the other', () => {
    const effects: Effects = [
      { do: 'coin', weights: [1, 1], sides: [hit, [{ do: 'blink' }, ...hit]] },
    ];
    const sampler = restOf({ board: BOARD, effects }, [RUNS], { situations: 1 })!;
    const sideFor = (bits: number): number =>
      sampler.draw({ a: bits, b: 0, c: 1, counter: 0 })!.witness[0]!;
    expect([0, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1].map(sideFor)).toEqual([0, 0, 1, 1]);
  });

  test('stands, where a stage begins, at the choice that is open', () => {
    const effects: Effects = [
      { do: 'hit', amount: 1, times: 1 },
      { do: 'choose', amount: 1 },
    ];
    const open: unknown[] = [];
    const looks: Stage<Toy> = {
      begin: ({ pending, run }) => {
        const next = run();
        open.push(next.pending);
        expect(next.pending).toBe(pending);
        return { kind: 'STAYS' };
      },
    };
    // the enumeration begins its stages at runs that stand there as well
    expect(restOf({ board: BOARD, effects }, [RUNS, looks])).toBeNull();
    const sampler = restOf({ board: BOARD, effects }, [RUNS, looks], { situations: 0 })!;
    sampler.draw(seedRandom(1));
    expect(open).toMatchObject([{ kind: 'choice' }, { kind: 'choice' }, { kind: 'choice' }]);
  });

  test('ends at a choice that nobody answers', () => {
    const effects: Effects = [
      { do: 'hit', amount: 1, times: 2 },
      { do: 'choose', amount: 1 },
    ];
    const sampler = restOf({ board: BOARD, effects }, [RUNS], { situations: 1 })!;
    for (let seed = 0; seed < 20; seed++) {
      const { pending, witness } = sampler.draw(seedRandom(seed))!;
      expect(witness).toHaveLength(2);
      expect(pending).toMatchObject({ kind: 'choice', options: [2, 3] });
    }
  });

  test('answers the choice at which a stage begins as that says, and those after it as they come', () => {
    const choose: Effects = [
      { do: 'hit', amount: 1, times: 1 },
      { do: 'choose', amount: 1 },
      { do: 'choose', amount: 1 },
      { do: 'choose', amount: 1 },
    ];
    const turns: number[] = [];
    const second: Stage<Toy> = {
      begin: ({ run }) => ({ kind: 'RUNS', how: '', run: run(), answered: 1 }),
      answer: (_state, _decision, turn) => {
        turns.push(turn);
        return 0;
      },
    };
    const stages = [RUNS, second];
    const sampler = restOf({ board: BOARD, effects: choose }, stages, { situations: 0 })!;
    const { witness, pending } = sampler.draw(seedRandom(1))!;
    expect(pending).toBeNull();
    expect(witness.slice(1)).toEqual([1, 0, 0]);
    expect(turns).toEqual([0, 1]);
  });

  test('begins anew with every draw: another path leaves nothing behind', () => {
    const play: Play = { board: BOARD, effects: [{ do: 'hit', amount: 1, times: 6 }] };
    const sampler = restOf(play, [RUNS], { situations: 3 })!;
    const drawn = (random: RandomState) => {
      const { witness, machine } = sampler.draw(random)!;
      return [witness, rowsOf(machine.state)];
    };
    const first = drawn(seedRandom(4));
    for (let seed = 10; seed < 20; seed++) drawn(seedRandom(seed));
    expect(drawn(seedRandom(4))).toEqual(first);
  });

  test('is none where a limit ends it', () => {
    const budget: Budget = { steps: 100, depth: 50, nodes: 50, entities: 50 };
    const forEver: Effects = [{ do: 'repeat', times: -1, effects: [{ do: 'blink' }] }];
    const effects: Effects = [{ do: 'coin', weights: [1, 3], sides: [[], forEver] }];
    const sampler = restOf({ board: BOARD, effects }, [RUNS], { situations: 0, budget })!;
    const random = seedRandom(6);
    let ended = 0;
    for (let i = 0; i < 100; i++) if (sampler.draw(random, { budget }) !== null) ended++;
    expect(ended).toBeGreaterThan(12);
    expect(ended).toBeLessThan(38);
  });
});
