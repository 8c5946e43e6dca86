import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  deserialise,
  type Frame,
  type Instruction,
  OPEN,
  Run,
  serialise,
} from '../../src/kernel/index.js';
import { anyAnswers, anyPlay, BUSY } from './boards.js';
import { answering, begin, record, recordWithPauses } from './play.js';
import { LANTERNS, scriptFrame, stateOf, type Toy } from './toy.js';

describe.each(['NONE', 'SUMMARY', 'FULL'] as const)('with a %s trace', (trace) => {
  test('a run paused, written out and read back at every decision equals one that never paused', () => {
    fc.assert(
      fc.property(anyPlay, anyAnswers, (play, answers) => {
        const straight = record(begin(play, { source: answering(answers), trace }));
        const [paused, pauses] = recordWithPauses(play, answers, { trace });
        expect(JSON.stringify(paused)).toBe(JSON.stringify(straight));
        expect(pauses).toBe(straight.taken.length);
      }),
      { numRuns: 500 },
    );
  });
});

test('the choice of a trigger in the middle of another trigger is one of those pauses', () => {
  // 2 is hit first and lashes out at 3, which asks its player before the lash is over
  const answers = [0, 1, 2];
  const straight = record(begin(BUSY, { source: answering(answers), trace: 'FULL' }));
  const [paused, pauses] = recordWithPauses(BUSY, answers, { trace: 'FULL' });
  expect(JSON.stringify(paused)).toBe(JSON.stringify(straight));
  expect(pauses).toBeGreaterThan(3);
  const deepest = straight.nodes.find(({ name }) => name === 'choose a target')!;
  const above: string[] = [];
  for (let at = deepest.parent; at >= 0; at = straight.nodes[at]!.parent) {
    above.push(straight.nodes[at]!.name);
  }
  expect(above.filter((name) => name === 'when hit')).toHaveLength(2);
});

test('a paused run is written with its instructions by name and its open decision', () => {
  const board = [
    [1, 1, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0],
    [2, 3, 0, 0, 0, 0],
  ];
  const run = new Run(LANTERNS, stateOf(board), [scriptFrame(1, [{ do: 'choose', amount: 1 }])]);
  expect(run.advance()).toBe('pending');
  expect(serialise(run)).toEqual({
    state: board,
    stack: [
      { op: 'script', pc: 1, source: 1, effects: [{ do: 'choose', amount: 1 }] },
      { op: 'choose', pc: 0, source: 1, amount: 1 },
    ],
    pending: {
      kind: 'choice',
      name: 'choose a target',
      of: 'entity',
      player: 1,
      source: 1,
      options: [2, 3],
    },
    trace: null,
  });
});

test('what was written stays as it is when the run goes on', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (play, answers) => {
      const run = begin(play, { trace: 'FULL' });
      run.advance();
      const json = serialise(run);
      const text = JSON.stringify(json);
      const source = answering(answers);
      while (run.pending !== null) {
        run.resume(source(run.pending));
        run.advance();
      }
      expect(JSON.stringify(json)).toBe(text);
    }),
  );
});

test('not even the lists in its frames are shared with it', () => {
  const collect: Instruction<Toy> = {
    name: 'collect',
    step(run, frame) {
      const { seen } = frame as Frame & { seen: number[] };
      const index = run.decide({
        kind: 'chance',
        name: 'next',
        of: 'number',
        player: 0,
        source: 0,
        options: [7, 8, 9],
      });
      if (index !== OPEN) seen.push(index);
      if (seen.length === 3) run.pop();
    },
  };
  const frame = { op: 0, pc: 0, seen: [] };
  const run = new Run({ ...LANTERNS, instructions: [collect] }, stateOf([]), [frame]);
  run.advance();
  const json = serialise(run);
  run.resume(1);
  run.advance();
  expect(json.stack).toEqual([{ op: 'collect', pc: 0, seen: [] }]);
  expect(serialise(run).stack).toEqual([{ op: 'collect', pc: 0, seen: [1] }]);
});

test('what was read shares nothing with the JSON it was read from', () => {
  const run = begin(BUSY, { trace: 'FULL' });
  run.advance();
  const json = serialise(run);
  const text = JSON.stringify(json);
  const twin = deserialise(LANTERNS, json, { trace: 'FULL', source: answering([1, 0]) });
  expect(twin.advance()).toBe('complete');
  expect(JSON.stringify(json)).toBe(text);
});

test('a run read back with another detail goes on from the same state', () => {
  const straight = record(begin(BUSY, { source: answering([1]) }));
  for (const [before, after] of [
    ['NONE', 'FULL'],
    ['FULL', 'NONE'],
    ['SUMMARY', 'FULL'],
  ] as const) {
    const run = begin(BUSY, { trace: before });
    run.advance();
    const json = serialise(run);
    const resumed = deserialise(LANTERNS, json, { trace: after, source: answering([1]) });
    expect(record(resumed).state).toBe(straight.state);
  }
});

test('an instruction that the program does not have is refused by name', () => {
  const run = begin(BUSY);
  run.advance();
  const json = { ...serialise(run), stack: [{ op: 'juggle', pc: 0 }] };
  expect(() => deserialise(LANTERNS, json)).toThrow(new RangeError('unknown instruction juggle'));
});

test('two instructions of one name are refused: a written frame could mean either', () => {
  const run = begin(BUSY);
  run.advance();
  const instructions = [...LANTERNS.instructions, LANTERNS.instructions[0]!];
  const twice = { ...LANTERNS, instructions };
  expect(() => deserialise(twice, serialise(run))).toThrow('two instructions are named script');
});

test('a run that has come to rest can be written and read as well', () => {
  const run = begin(BUSY, { source: answering([0]) });
  expect(run.advance()).toBe('complete');
  const json = serialise(run);
  expect([json.stack, json.pending]).toEqual([[], null]);
  const twin = deserialise(LANTERNS, json);
  expect(twin.advance()).toBe('complete');
  expect(canonicalJson(LANTERNS.encode(twin.state))).toBe(canonicalJson(json.state));
});
