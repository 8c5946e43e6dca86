import { describe, expect, test } from 'vitest';
import { type Rational, rational } from '../../src/kernel/index.js';
import type { Body } from '../scenario/support/ask.js';
import {
  binomial,
  byValue,
  choose,
  type End,
  everyPath,
  harmonic,
  multinomial,
  outcomesOf,
  power,
  product,
  sumOf,
  total,
  written,
} from './support.js';

/** The examples that everybody asks about: worked out by hand, followed path by path, and by the engine. */

type Expected = Readonly<Record<string, Rational>>;

const third = rational(1, 3);
const half = rational(1, 2);

/** Something that survives everything that is thrown here. */
const sturdy = (as: string): object => ({ as, card: 'Chillwind Yeti', health: 30 });
const sturdies = (prefix: string, n: number): object[] =>
  Array.from({ length: n }, (_, i) => sturdy(`${prefix}${i + 1}`));
const wisps = (prefix: string, n: number): object[] =>
  Array.from({ length: n }, (_, i) => ({ as: `${prefix}${i + 1}`, card: 'Wisp' }));

const damageOf = (...names: string[]): object[] =>
  names.map((entity) => ({ entity, field: 'damage' }));
const fateOf = (...names: string[]): object[] => names.map((entity) => ({ entity }));

/** What the same fields say in a state as it is answered. */
const tellDamage =
  (...names: string[]) =>
  ({ state }: End): string =>
    names.map((name) => state.by[name]!.tags.DAMAGE ?? 0).join(' & ');
const tellFate =
  (...names: string[]) =>
  ({ state }: End): string =>
    names.map((name) => state.by[name]!.zone).join(' & ');

const heroes = { 1: { as: 'mine', card: 'Jaina Proudmoore' }, 2: { as: 'face', card: 'Rexxar' } };

/** A board with heroes that have names. */
function board(mine: object, theirs: object, actions: readonly unknown[], more: object = {}): Body {
  return {
    players: { 1: { hero: heroes[1], ...mine }, 2: { hero: heroes[2], ...theirs } },
    actions,
    ...more,
  };
}

/** All ways to share so many hits among so many targets, with the multinomial probability of each. */
function shares(hits: number, targets: number): Expected {
  const lists = (left: number, n: number): number[][] =>
    n === 1
      ? [[left]]
      : Array.from({ length: left + 1 }, (_, k) => k).flatMap((k) =>
          lists(left - k, n - 1).map((rest) => [k, ...rest]),
        );
  return Object.fromEntries(
    lists(hits, targets).map((list) => [list.join(' & '), multinomial(list)]),
  );
}

/** k hits on one of `targets` alike ones, of `hits` in all. */
function hitsOnOne(hits: number, targets: number): Expected {
  return Object.fromEntries(
    Array.from({ length: hits + 1 }, (_, k) => [`${k}`, binomial(hits, k, rational(1, targets))]),
  );
}

interface Small {
  readonly body: Body;
  readonly groupBy: object;
  readonly tell: (end: End) => string;
  readonly expected: Expected;
}

const missiles = (theirs: object, mine: object = {}): Body =>
  board({ hand: ['Arcane Missiles'], ...mine }, theirs, [{ play: 'Arcane Missiles' }]);

/** Boards so small that every path can be asked for by itself. */
const SMALL: Readonly<Record<string, Small>> = {
  'Arcane Missiles: three hits shared by three': {
    body: missiles({ board: sturdies('y', 2) }),
    groupBy: damageOf('face', 'y1', 'y2'),
    tell: tellDamage('face', 'y1', 'y2'),
    expected: shares(3, 3),
  },
  'Arcane Missiles: a Wisp is missed until it is hit, then left alone': {
    body: missiles({ board: wisps('w', 1) }),
    groupBy: damageOf('face'),
    tell: tellDamage('face'),
    // the first hit on the Wisp is the only one
    expected: { 3: power(half, 3), 2: rational(7, 8) },
  },
  'Arcane Missiles: both of two are hit (inclusion and exclusion)': {
    body: missiles({ board: sturdies('y', 2) }),
    groupBy: {
      name: 'both',
      when: [
        { entity: 'y1', damage: { atLeast: 1 } },
        { entity: 'y2', damage: { atLeast: 1 } },
      ],
    },
    tell: ({ state }) =>
      String(['y1', 'y2'].every((name) => (state.by[name]!.tags.DAMAGE ?? 0) > 0)),
    expected: { true: rational(27 - 2 * 8 + 1, 27), false: rational(2 * 8 - 1, 27) },
  },
  'Arcane Missiles with Spell Damage: one more missile for each point, none stronger': {
    body: missiles({ board: sturdies('y', 1) }, { board: [{ card: 'Wisp', spellDamage: 2 }] }),
    groupBy: damageOf('face', 'y1'),
    tell: tellDamage('face', 'y1'),
    expected: shares(5, 2),
  },
  'Arcane Missiles under Prophet Velen: twice as many missiles, none stronger': {
    body: missiles({ board: sturdies('y', 1) }, { board: ['Prophet Velen'] }),
    groupBy: damageOf('face', 'y1'),
    tell: tellDamage('face', 'y1'),
    expected: shares(6, 2),
  },
  'Avenging Wrath: eight hits shared by two': {
    body: board({ hand: ['Avenging Wrath'] }, { board: sturdies('y', 1) }, [
      { play: 'Avenging Wrath' },
    ]),
    groupBy: damageOf('face', 'y1'),
    tell: tellDamage('face', 'y1'),
    expected: shares(8, 2),
  },
  'Mad Bomber: three bombs shared by all others, itself left out': {
    body: board({ hand: [{ as: 'bomber', card: 'Mad Bomber' }] }, { board: sturdies('y', 1) }, [
      { play: 'bomber' },
    ]),
    groupBy: damageOf('bomber', 'mine', 'face', 'y1'),
    tell: tellDamage('bomber', 'mine', 'face', 'y1'),
    expected: Object.fromEntries(
      Object.entries(shares(3, 3)).map(([told, p]) => [`0 & ${told}`, p]),
    ),
  },
  'Knife Juggler and Unleash the Hounds: a knife for each Hound': {
    body: board(
      { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      { board: sturdies('y', 3) },
      [{ play: 'Unleash the Hounds' }],
    ),
    groupBy: damageOf('face', 'y1', 'y2', 'y3'),
    tell: tellDamage('face', 'y1', 'y2', 'y3'),
    expected: shares(3, 4),
  },
  'Knife Juggler and Unleash the Hounds: those who are mortally wounded get no second knife': {
    body: board(
      { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      { board: wisps('w', 3) },
      [{ play: 'Unleash the Hounds' }],
    ),
    groupBy: damageOf('face'),
    tell: tellDamage('face'),
    expected: heroAmongWisps(3, 3),
  },
  'two Ragnaros, a turn each: the first may kill the second': {
    body: board(
      { board: [{ as: 'r1', card: 'Ragnaros the Firelord' }], deck: ['Wisp'] },
      { board: [{ as: 'r2', card: 'Ragnaros the Firelord' }], deck: ['Wisp'] },
      ['endTurn', 'endTurn'],
    ),
    groupBy: [...fateOf('r1', 'r2'), ...damageOf('mine', 'face')],
    tell: (end) => `${tellFate('r1', 'r2')(end)} & ${tellDamage('mine', 'face')(end)}`,
    expected: {
      'PLAY & GRAVEYARD & 0 & 0': half,
      'PLAY & PLAY & 8 & 8': rational(1, 4),
      'GRAVEYARD & PLAY & 0 & 8': rational(1, 4),
    },
  },
  'Ragnaros mirrored on boards of four': {
    body: board(
      { board: ['Ragnaros the Firelord', ...wisps('a', 2)], deck: ['Wisp'] },
      { board: [{ as: 'r2', card: 'Ragnaros the Firelord' }, ...wisps('b', 2)], deck: ['Wisp'] },
      ['endTurn', 'endTurn'],
    ),
    groupBy: damageOf('mine'),
    tell: tellDamage('mine'),
    // the first spares the second with 3/4, which then hits the hero with 1/4
    expected: { 8: rational(3, 16), 0: rational(13, 16) },
  },
  'Deadly Shot: one of three': {
    body: board({ hand: ['Deadly Shot'] }, { board: wisps('w', 3) }, [{ play: 'Deadly Shot' }]),
    groupBy: fateOf('w1', 'w2', 'w3'),
    tell: tellFate('w1', 'w2', 'w3'),
    expected: {
      'GRAVEYARD & PLAY & PLAY': third,
      'PLAY & GRAVEYARD & PLAY': third,
      'PLAY & PLAY & GRAVEYARD': third,
    },
  },
  'Brawl: one of four is left': {
    body: board({ hand: ['Brawl'], board: wisps('a', 2) }, { board: wisps('b', 2) }, [
      { play: 'Brawl' },
    ]),
    groupBy: fateOf('a1', 'b2'),
    tell: tellFate('a1', 'b2'),
    expected: {
      'PLAY & GRAVEYARD': rational(1, 4),
      'GRAVEYARD & PLAY': rational(1, 4),
      'GRAVEYARD & GRAVEYARD': half,
    },
  },
  'Sylvanas on both sides: what the first deals away the second may take back': {
    body: board(
      {
        hand: ['Farewell'],
        board: [{ as: 's1', card: 'Sylvanas Windrunner' }, ...wisps('a', 2)],
      },
      { board: [{ as: 's2', card: 'Sylvanas Windrunner' }, ...wisps('b', 2)] },
      [{ play: 'Farewell' }],
      {
        customCards: [
          {
            id: 'TEST_FAREWELL',
            name: 'Farewell',
            type: 'SPELL',
            cost: 0,
            text: [{ destroy: { of: 'ALL_MINIONS', where: { card: 'EX1_016' } } }],
          },
        ],
      },
    ),
    groupBy: { entity: 'b1', field: 'controller' },
    tell: ({ state }) => `${state.by.b1!.controller}`,
    // b1 goes over with 1/2, and is one of three that may come back
    expected: { 1: product([half, rational(2, 3)]), 2: sumOf([half, product([half, third])]) },
  },
  'Soulfire discards one of the cards that are left': {
    body: board(
      { hand: ['Soulfire', { as: 'a', card: 'Wisp' }, { as: 'b', card: 'Wisp' }, 'Fireball'] },
      {},
      [{ play: 'Soulfire', target: 'face' }],
    ),
    groupBy: fateOf('a', 'b'),
    tell: tellFate('a', 'b'),
    expected: { 'HAND & HAND': third, 'GRAVEYARD & HAND': third, 'HAND & GRAVEYARD': third },
  },
  'Doomguard discards two of four, in whatever order': {
    body: board(
      {
        hand: [
          { as: 'guard', card: 'Doomguard' },
          ...['a', 'b', 'c', 'd'].map((as) => ({ as, card: 'Wisp' })),
        ],
      },
      {},
      [{ play: 'guard' }],
    ),
    groupBy: fateOf('a', 'b', 'c', 'd'),
    tell: tellFate('a', 'b', 'c', 'd'),
    expected: pairsDiscarded(),
  },
};

/** So many knives thrown at a hero and Wisps: the hits on the hero, by who is left at each throw. */
function heroAmongWisps(knives: number, minions: number): Expected {
  let now: Record<number, Rational> = { 0: rational(1) };
  for (let thrown = 0; thrown < knives; thrown++) {
    const next: Record<number, Rational> = {};
    for (const [onHero, p] of Object.entries(now)) {
      const alive = minions - (thrown - Number(onHero));
      const hero = rational(1, alive + 1);
      const wisp = rational(alive, alive + 1);
      const add = (hits: number, q: Rational): void => {
        next[hits] = sumOf([next[hits] ?? rational(0), product([p, q])]);
      };
      add(Number(onHero) + 1, hero);
      add(Number(onHero), wisp);
    }
    now = next;
  }
  return now;
}

/** Each pair of four is as likely as any other: 1 / (4 over 2). */
function pairsDiscarded(): Expected {
  const each = rational(1, choose(4, 2).numerator);
  const found: Record<string, Rational> = {};
  for (let i = 0; i < 4; i++)
    for (let j = i + 1; j < 4; j++) {
      const fates = Array.from({ length: 4 }, (_, k) =>
        k === i || k === j ? 'GRAVEYARD' : 'HAND',
      );
      found[fates.join(' & ')] = each;
    }
  return found;
}

describe.each(Object.entries(SMALL))('%s', (_, { body, groupBy, tell, expected }) => {
  const answer = outcomesOf({ ...body, groupBy, budget: { groups: 1000 } });

  test('is what the formula says', () => {
    expect(byValue(answer)).toEqual(written(expected));
    expect(answer).toMatchObject({ complete: true, unknown: null });
    expect(total(answer)).toBe('1');
  });

  test('is what all paths followed one by one say', () => {
    expect(everyPath(body, tell)).toEqual(written(expected));
  });
});

describe('full boards', () => {
  const asked = (body: Body, groupBy: object): Record<string, string> =>
    byValue(outcomesOf({ ...body, groupBy }));

  const wrath = (theirs: readonly object[]): Body =>
    board({ hand: ['Avenging Wrath'] }, { board: theirs }, [{ play: 'Avenging Wrath' }]);

  test('Avenging Wrath over 8 targets: hits on the hero are binomial, ends are all ways to share them', () => {
    const answer = outcomesOf({
      ...wrath(sturdies('y', 7)),
      groupBy: { entity: 'face', field: 'damage' },
    });
    expect(byValue(answer)).toEqual(written(hitsOnOne(8, 8)));
    expect(answer.paths).toBe(`${8 ** 8}`);
    expect(answer.ends).toBe(Number(choose(8 + 7, 7).numerator));
  });

  test('Avenging Wrath over 8 targets hits each once with 8! / 8^8', () => {
    const when = ['face', ...sturdies('y', 7).map((one) => (one as { as: string }).as)].map(
      (entity) => ({ entity, damage: 1 }),
    );
    const each = multinomial([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(asked(wrath(sturdies('y', 7)), { name: 'once each', when }).true).toBe(
      written({ each }).each,
    );
  });

  test('Avenging Wrath over 8 targets hits all seven minions: inclusion and exclusion', () => {
    const all = sumOf(
      Array.from({ length: 8 }, (_, j) => {
        const sign = rational(j % 2 === 0 ? 1 : -1);
        return product([sign, choose(7, j), power(rational(8 - j, 8), 8)]);
      }),
    );
    const when = sturdies('y', 7).map((minion) => ({
      entity: (minion as { as: string }).as,
      damage: { atLeast: 1 },
    }));
    expect(asked(wrath(sturdies('y', 7)), { name: 'all hit', when }).true).toBe(
      written({ all }).all,
    );
  });

  test('Avenging Wrath kills seven Wisps with a harmonic number: H(8) / 8', () => {
    // each of k Wisps and the hero are alike: k/(k+1) for a Wisp; at most one missile may go to the hero
    const all = product([rational(1, 8), harmonic(8)]);
    expect(asked(wrath(wisps('w', 7)), { player: 2, field: 'board' })['']).toBe(
      written({ all }).all,
    );
  });

  test('Mad Bomber among 14 others: hits on one hero are binomial', () => {
    const body = board(
      { hand: ['Mad Bomber'], board: sturdies('a', 5) },
      { board: sturdies('b', 7) },
      [{ play: 'Mad Bomber' }],
    );
    expect(asked(body, { entity: 'face', field: 'damage' })).toEqual(written(hitsOnOne(3, 14)));
  });

  test('Knife Juggler with Unleash the Hounds: six knives at eight, all of them sturdy', () => {
    const body = board(
      { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      { board: sturdies('y', 7) },
      [{ play: 'Unleash the Hounds' }],
    );
    expect(asked(body, { entity: 'face', field: 'damage' })).toEqual(written(hitsOnOne(6, 8)));
  });

  test('Knife Juggler with Unleash the Hounds: six knives at a hero and seven Wisps', () => {
    const body = board(
      { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      { board: wisps('w', 7) },
      [{ play: 'Unleash the Hounds' }],
    );
    const found = asked(body, { entity: 'face', field: 'damage' });
    expect(found).toEqual(written(heroAmongWisps(6, 7)));
    // nothing but Wisps is hit: 7/8 * 6/7 * ... * 2/3
    expect(found['0']).toBe('1/4');
  });

  test('two Knife Jugglers and room for two Hounds: four knives', () => {
    const body = board(
      {
        hand: ['Unleash the Hounds'],
        board: ['Knife Juggler', 'Knife Juggler', ...sturdies('a', 3)],
      },
      { board: sturdies('y', 7) },
      [{ play: 'Unleash the Hounds' }],
    );
    expect(asked(body, { entity: 'face', field: 'damage' })).toEqual(written(hitsOnOne(4, 8)));
  });

  test('Deadly Shot takes each of seven, Brawl leaves each of fourteen', () => {
    const shot = board({ hand: ['Deadly Shot'] }, { board: wisps('w', 7) }, [
      { play: 'Deadly Shot' },
    ]);
    expect(asked(shot, fateOf('w4'))).toEqual({ PLAY: '6/7', GRAVEYARD: '1/7' });
    const brawl = board({ hand: ['Brawl'], board: wisps('a', 7) }, { board: wisps('b', 7) }, [
      { play: 'Brawl' },
    ]);
    expect(asked(brawl, fateOf('b7'))).toEqual({ GRAVEYARD: '13/14', PLAY: '1/14' });
  });

  test('Ragnaros against a full board: one of eight', () => {
    const body = board(
      { board: ['Ragnaros the Firelord'] },
      { board: sturdies('y', 7), deck: ['Wisp'] },
      ['endTurn'],
    );
    expect(asked(body, { entity: 'face', field: 'damage' })).toEqual({ 0: '7/8', 8: '1/8' });
  });
});
