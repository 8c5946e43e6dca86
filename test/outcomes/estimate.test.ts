import { describe, expect, test } from 'vitest';
import { rational } from '../../src/kernel/index.js';
import { estimate } from '../../src/scenario/outcomes/estimate.js';
import { resolve } from '../scenario/support/ask.js';
import { outcomesOf, total } from './support.js';

const sturdy = Array.from({ length: 6 }, () => ({ card: 'Chillwind Yeti', health: 30 }));
const wrath = {
  players: { 1: { hand: ['Avenging Wrath'] }, 2: { board: sturdy } },
  actions: [{ play: 'Avenging Wrath' }],
  groupBy: { entity: 'hero 2', field: 'damage' },
  mergeAlike: false,
};

describe('the interval of an estimate', () => {
  test('holds the part that is known, and no more than all', () => {
    const none = estimate(rational(1, 4), { hits: 0, count: 100, of: rational(1, 2) });
    expect(none.low).toBeCloseTo(0.25, 12);
    expect(none.high).toBeCloseTo(0.25 + 0.5 * 0.037, 3);
    const all = estimate(rational(1, 4), { hits: 100, count: 100, of: rational(1, 2) });
    expect(all.high).toBeCloseTo(0.75, 12);
    expect(all.guess).toEqual(rational(3, 4));
  });

  test("is that of Wilson's score", () => {
    const { low, high } = estimate(rational(0), { hits: 10, count: 50, of: rational(1) });
    expect(low).toBeCloseTo(0.1124, 4);
    expect(high).toBeCloseTo(0.3304, 4);
  });
});

describe('a budget that is not enough', () => {
  const whole = outcomesOf(wrath);
  const cut = outcomesOf({ ...wrath, budget: { situations: 2_000 } });

  test('leaves an exact part and an estimate beside it', () => {
    expect(whole.estimate).toBeNull();
    expect(whole.groups.every((group) => group.estimate === null)).toBe(true);
    expect(cut.estimate).toMatchObject({
      seed: 1,
      paths: 2_000,
      of: cut.missing,
      confidence: 0.95,
    });
    expect(total(cut)).toBe('1');
    const guesses = cut.groups.map((group) => group.estimate!.decimal);
    expect(guesses.reduce((sum, guess) => sum + guess, 0)).toBeCloseTo(1, 9);
    expect(guesses).toEqual([...guesses].sort((a, b) => b - a));
  });

  test('estimates what is true, nineteen times in twenty', () => {
    const few = { ...wrath, players: { ...wrath.players, 2: { board: sturdy.slice(0, 3) } } };
    const truth = outcomesOf(few).groups;
    const isRight = Array.from({ length: 14 }, (_, seed) =>
      outcomesOf({ ...few, budget: { situations: 100 }, random: { seed } }),
    ).flatMap(({ groups }) =>
      groups.map(({ by, estimate: guess }) => {
        const { decimal } = truth.find((group) => group.by[KEY] === by[KEY])!.probability;
        return guess!.low <= decimal && decimal <= guess!.high;
      }),
    );
    expect(isRight.length).toBeGreaterThan(100);
    expect(isRight.filter(Boolean).length / isRight.length).toBeGreaterThan(0.9);
  });

  test('that is next to nothing is estimated, too, and each group shows how it comes about', () => {
    const guessed = outcomesOf({ ...wrath, budget: { situations: 1 }, random: { seed: 9 } });
    expect(guessed.missing.decimal).toBe(1);
    expect(guessed.estimate).toMatchObject({ seed: 9 });
    expect(guessed.groups.length).toBeGreaterThan(3);
    for (const { by, replay, probability, ends } of guessed.groups) {
      expect([probability.numerator, ends]).toEqual(['0', 0]);
      const [end] = outcomesOf({
        ...wrath,
        state: resolve(replay!).state,
        players: undefined,
        actions: [],
      }).groups;
      expect(end!.by).toEqual(by);
    }
  });

  test('is filled with other numbers by another seed', () => {
    const other = outcomesOf({ ...wrath, budget: { situations: 2_000 }, random: { seed: 2 } });
    expect(other.groups.map(({ estimate: guess }) => guess)).not.toEqual(
      cut.groups.map(({ estimate: guess }) => guess),
    );
    expect(other.missing).toEqual(cut.missing);
  });
});

const KEY = 'hero 2 damage';
