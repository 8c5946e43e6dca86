import { describe, expect, test } from 'vitest';
import { stateKey, type Table, toText } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { bruteForce, byValue, fraction, outcomesOf, total } from '../outcomes/support.js';

const { program } = rulesetOf('wow-tcg')!;

/** Two dice, thrown as two powers resolve. */
const GAMBLER = {
  id: 'gambler',
  name: 'Gambler',
  type: 'ALLY',
  atk: 1,
  damageType: 'MELEE',
  health: 5,
  powers: [
    {
      payment: { activate: true },
      do: [
        {
          roll: [
            { upTo: 2, do: [] },
            { upTo: 5, do: [{ damage: 1, to: { of: 'HEROES', where: 'OPPOSING' } }] },
            { upTo: 6, do: [{ damage: 4, to: { of: 'HEROES', where: 'OPPOSING' } }] },
          ],
        },
      ],
    },
  ],
};
const TWO_THROWS = {
  ruleset: 'wow-tcg',
  customCards: [GAMBLER],
  players: {
    1: {
      board: [
        { as: 'one', card: 'Gambler' },
        { as: 'two', card: 'Gambler' },
      ],
    },
    2: {},
  },
  actions: [{ usePower: 'one' }, { pass: 'all' }, { usePower: 'two' }, { pass: 'all' }],
};
const LOOT = { id: 'loot', name: 'Loot', type: 'ABILITY', play: [{ draw: 2 }] };
const DECK = {
  ruleset: 'wow-tcg',
  customCards: [LOOT],
  players: {
    1: {
      hand: ['Loot'],
      deck: ['Fireball', 'Fire Blast', 'Smite', 'Flash Heal', 'Kor Cindervein'],
      shuffled: true,
    },
    2: {},
  },
  actions: [{ play: 'Loot' }, { pass: 'all' }],
};
const MULLIGAN = {
  ruleset: 'wow-tcg',
  turn: { step: 'SETUP' },
  players: { 1: { resources: 0, deck: 8 }, 2: { resources: 0, deck: 8 } },
  actions: ['startGame'],
};

describe.each(Object.entries({ 'two throws': TWO_THROWS, 'two of five cards': DECK }))(
  '%s',
  (_, body) => {
    test('the distribution of states is that of all paths followed one by one', () => {
      const expected = bruteForce(body, (state: Table) => stateKey(program, state));
      const answer = outcomesOf({ ...body, groupBy: 'state', budget: { groups: 1000 } });
      expect(answer).toMatchObject({ complete: true, stoppedBy: null, ends: expected.size });
      const told = answer.groups.map((g) => `${fraction(g.probability)} ${g.paths}`);
      const followed = [...expected.values()].map(
        ({ probability, paths }) => `${toText(probability)} ${paths}`,
      );
      expect(told.sort()).toEqual(followed.sort());
      expect(expected.size).toBeGreaterThan(1);
      expect(total(answer)).toBe('1');
    });
  },
);

describe('by hand', () => {
  test('two dice of nothing (1, 2), 1 (3 to 5) and 4 (6)', () => {
    const answer = outcomesOf({ ...TWO_THROWS, groupBy: { entity: 'hero 2', field: 'damage' } });
    // with 1/3, 1/2 and 1/6 each
    expect(byValue(answer)).toEqual({
      0: '1/9',
      1: '1/3',
      2: '1/4',
      4: '1/9',
      5: '1/6',
      8: '1/36',
    });
  });

  test('two of five cards: each with 2/5, each pair with 1/10', () => {
    const asked = (names: string[]): string | undefined =>
      byValue(
        outcomesOf({
          ...DECK,
          groupBy: { name: 'drawn', when: [{ player: 1, hand: { contains: names } }] },
        }),
      ).true;
    expect(asked(['Fireball'])).toBe('2/5');
    expect(asked(['Fireball', 'Smite'])).toBe('1/10');
  });

  test('either player begins with 1/2', () => {
    const answer = outcomesOf({ ...MULLIGAN, groupBy: { player: 1, field: 'turnPlayer' } });
    expect(Object.values(byValue(answer))).toEqual(['1/2', '1/2']);
  });

  test('a hit that kills only if a die says so', () => {
    const answer = outcomesOf({
      ...TWO_THROWS,
      players: { ...TWO_THROWS.players, 2: { hero: { card: 'blank-hero', damage: 26 } } },
      groupBy: 'result',
    });
    // 30 - 26 = 4: a 6 in either throw, or none where two ones do not suffice
    expect(byValue(answer)).toEqual({ none: '25/36', 'player 1 wins': '11/36' });
  });
});
