import { describe, expect, test } from 'vitest';
import { nextBelow, seedRandom } from '../../src/kernel/index.js';
import { playHere } from './support/play-here.js';
import { playMany } from './support/play-many.js';
import { allCards, hearthstoneSetup, minionsOf } from './support/setups.js';

const HOUR = 3_600_000;
const SIZE = { health: 7, deck: 5 };
const EDITIONS = ['10.0', '9.1', '7.0', '5.0'];
const POOLS = EDITIONS.map((patch) => ({
  patch,
  cards: allCards('hearthstone', patch),
  minions: minionsOf(patch),
}));

describe('games of Hearthstone as chains of calls', () => {
  test('come to an end, whoever decides, and every state is taken back', { timeout: HOUR }, () => {
    const { games, asked } = playMany(200, (seed) => {
      const random = seedRandom(seed);
      const { patch, cards, minions } = POOLS[nextBelow(random, POOLS.length)]!;
      const setup = hearthstoneSetup(random, cards, SIZE, patch);
      const chance = seed % 2 === 0 ? 'ask' : 'seed';
      return playHere(setup, seed, { chance, mostActions: 400, checks: minions });
    });
    expect(games.filter(({ result }) => result === 'none')).toEqual([]);
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'Adapt',
        'Choose One',
        'Discover',
        'card offered',
        'choose',
        'position in the deck',
        'random card',
        'random number',
        'random option',
        'random target',
      ]),
    );
  });
});
