import { describe, expect, test } from 'vitest';
import { seedRandom } from '../../src/kernel/index.js';
import { playHere } from './support/play-here.js';
import { playMany } from './support/play-many.js';
import { allCards, batchSetup } from './support/setups.js';

const HOUR = 3_600_000;
const SIZE = { health: 9, deck: 6 };
const CARDS = allCards('batch');

describe('games of the lane battler as chains of calls', () => {
  test('come to an end, whoever decides, and every state is taken back', { timeout: HOUR }, () => {
    const { games, asked } = playMany(100, (seed) => {
      const setup = batchSetup(seedRandom(seed), CARDS, SIZE);
      const chance = seed % 2 === 0 ? 'ask' : 'seed';
      return playHere(setup, seed, { chance, mostActions: 600, checks: new Set() });
    });
    expect(games.filter(({ result }) => result === 'none')).toEqual([]);
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'choose',
        'random card',
        'random lane',
        'random number',
        'random target',
      ]),
    );
  });
});
