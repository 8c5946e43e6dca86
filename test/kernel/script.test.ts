import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askSource,
  chanceSource,
  type Decision,
  type Json,
  OPEN,
  playoutSource,
  type Script,
  ScriptError,
  scriptedSource,
  seedRandom,
} from '../../src/kernel/index.js';
import { anyAnswers, anyPlay, type Play } from './boards.js';
import { answering, begin, record } from './play.js';

/** A scripted decision is the number of the option it picks: an entity, or a coin's side. */
const match = ({ options }: Decision, scripted: Json): number =>
  typeof scripted === 'number' ? options.indexOf(scripted) : OPEN;

/** Three hits among 2 and 3, then 1's player chooses. */
const play: Play = {
  board: [
    [1, 9, 0],
    [2, 1, 0],
    [2, 9, 0],
  ],
  effects: [
    { do: 'hit', amount: 1, times: 2 },
    { do: 'choose', amount: 1 },
  ],
};

function scripted(decisions: Json[], otherwise = askSource) {
  const script: Script = { decisions, position: 0 };
  return { script, run: begin(play, { source: scriptedSource(script, match, otherwise) }) };
}

test('scripted decisions are used in order', () => {
  const { script, run } = scripted([3, 3, 2]);
  expect(run.advance()).toBe('complete');
  expect(run.taken).toEqual([
    {
      kind: 'chance',
      name: 'random target',
      player: 0,
      index: 1,
      count: 2,
      pick: { entity: 3, card: 13 },
    },
    {
      kind: 'chance',
      name: 'random target',
      player: 0,
      index: 1,
      count: 2,
      pick: { entity: 3, card: 13 },
    },
    {
      kind: 'choice',
      name: 'choose a target',
      player: 1,
      index: 0,
      count: 2,
      pick: { entity: 2, card: 12 },
    },
  ]);
  expect(script.position).toBe(3);
});

test('a single option is no decision and uses nothing of the script', () => {
  // the first hit puts 2 out: from then on there is only 3
  const { script, run } = scripted([2, 77]);
  expect(run.advance()).toBe('complete');
  expect(run.taken).toHaveLength(1);
  expect(script.position).toBe(1);
});

test('left-over decisions show in the position of the script', () => {
  const { script, run } = scripted([3, 3, 3, 2, 2]);
  expect(run.advance()).toBe('complete');
  expect(script.decisions.length - script.position).toBe(2);
});

test('a script that ends early hands over to what comes after it', () => {
  const open = scripted([3]);
  expect(open.run.advance()).toBe('pending');
  expect([open.script.position, open.run.pending?.name]).toEqual([1, 'random target']);
  const drawn = scripted([3], playoutSource(seedRandom(1)));
  expect(drawn.run.advance()).toBe('complete');
  expect(drawn.run.taken[0]).toMatchObject({ index: 1 });
});

test.each([
  [[5], 0, 'decision 1 names no option of "random target"'],
  [[3, 3, 1], 2, 'decision 3 names no option of "choose a target"'],
  [[3, 'left'], 1, 'decision 2 names no option of "random target"'],
])('the script %j is refused at position %i', (decisions, position, message) => {
  const { script, run } = scripted(decisions);
  let error: unknown;
  try {
    run.advance();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ScriptError);
  expect(error).toMatchObject({
    name: 'ScriptError',
    position,
    message,
    scripted: decisions[position],
  });
  expect((error as ScriptError).decision.options).toEqual([2, 3]);
  expect(script.position).toBe(position);
});

test('the picks of a run, written down as a script, give the run again', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (any, answers) => {
      const first = record(begin(any, { source: answering(answers), trace: 'FULL' }));
      const picks: Json[] = first.taken.map(({ pick }) => pick);
      const script: Script = { decisions: picks, position: 0 };
      const pick = ({ options }: Decision, { entity, side }: { entity?: number; side?: number }) =>
        options.indexOf(entity ?? side!);
      const source = scriptedSource(script, pick as typeof match, askSource);
      expect(record(begin(any, { source, trace: 'FULL' }))).toEqual(first);
      expect(script.position).toBe(picks.length);
    }),
    { numRuns: 400 },
  );
});

describe('seeded sources', () => {
  test('chance is drawn, a choice is left to the player', () => {
    const run = begin(play, { source: chanceSource(seedRandom(7)) });
    const targets = run.advance() === 'pending' ? run.pending?.options : undefined;
    // the board decides: with 2 put out, the choice has a single option
    expect(run.taken.map(({ kind }) => kind)).toEqual(targets ? ['chance', 'chance'] : ['chance']);
    const untouched = begin(
      { ...play, effects: [{ do: 'choose', amount: 1 }] },
      {
        source: chanceSource(seedRandom(7)),
      },
    );
    expect(untouched.advance()).toBe('pending');
    expect(untouched.pending).toMatchObject({ kind: 'choice', player: 1, options: [2, 3] });
  });

  test('a playout takes choices as well, and weighted sides as often as they weigh', () => {
    const random = seedRandom(3);
    const sides = [0, 0];
    const coin: Play = {
      board: [[1, 1, 0]],
      effects: [{ do: 'coin', weights: [1, 9], sides: [[], []] }],
    };
    for (let i = 0; i < 2_000; i++) {
      const run = begin(coin, { source: playoutSource(random) });
      expect(run.advance()).toBe('complete');
      sides[run.taken[0]!.index]!++;
    }
    expect(sides[0]).toBeGreaterThan(140);
    expect(sides[0]).toBeLessThan(260);
  });

  test('the source can be replaced while a decision is open: the question is put to the new one', () => {
    const run = begin(play, { trace: 'FULL' });
    expect(run.advance()).toBe('pending');
    run.decideWith(answering([1]));
    expect(run.advance()).toBe('complete');
    const straight = record(begin(play, { source: answering([1]), trace: 'FULL' }));
    expect(record(run)).toEqual(straight);
  });
});
