import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playoutSource, seedRandom } from '../../src/kernel/index.js';
import { anyAnswers, anyPlay, BUSY } from './boards.js';
import { answering, begin, record } from './play.js';

test('the same play with the same answers gives the same bytes, every time', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (play, answers) => {
      const once = (): string =>
        JSON.stringify(record(begin(play, { source: answering(answers), trace: 'FULL' })));
      const first = once();
      for (let i = 0; i < 3; i++) expect(once()).toBe(first);
    }),
    { numRuns: 500 },
  );
});

test('the same seed plays the same game; another seed plays another', () => {
  const played = (seed: number): string =>
    JSON.stringify(record(begin(BUSY, { source: playoutSource(seedRandom(seed)), trace: 'FULL' })));
  const games = Array.from({ length: 40 }, (_, seed) => played(seed));
  expect(Array.from({ length: 40 }, (_, seed) => played(seed))).toEqual(games);
  expect(new Set(games).size).toBeGreaterThan(10);
});

test('the order of the keys of the input makes no difference', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (play, answers) => {
      const options = { source: answering(answers), trace: 'FULL' } as const;
      const shuffled = { source: answering(answers), trace: 'FULL' } as const;
      expect(record(begin(reversed(play), shuffled))).toEqual(record(begin(play, options)));
    }),
    { numRuns: 100 },
  );
});

function reversed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed) as T;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, member]) => [key, reversed(member)])) as T;
}
