import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import type { Outcomes } from '../../src/scenario/oracle.js';
import { type Body, resolve } from '../scenario/support/ask.js';
import { type End, everyPath, fraction, outcomesOf, total } from './support.js';

/** The groups of an answer, by what they are told apart by. */
function shares({ groups }: Outcomes): Readonly<Record<string, string>> {
  return Object.fromEntries(
    groups.map(({ by, probability, paths }) => [
      JSON.stringify(by),
      `${fraction(probability)} ${paths}`,
    ]),
  );
}

/** How many situations there are with and without merging what is alike; the answers have to be the same. */
function compare(body: Body): { readonly merged: number; readonly all: number } {
  const asked = { ...body, budget: { groups: 1000 } };
  const [merged, all] = [outcomesOf(asked), outcomesOf({ ...asked, mergeAlike: false })];
  // one that a bound has cut tells of a part, and not of the same part
  fc.pre(all.complete);
  expect(shares(merged)).toEqual(shares(all));
  expect(total(merged)).toBe('1');
  expect([merged.paths, merged.complete]).toEqual([all.paths, all.complete]);
  return { merged: merged.situations, all: all.situations };
}

const times = (count: number, card: Json): readonly Json[] =>
  Array.from({ length: count }, () => card);
const FACE = { entity: 'hero 2', field: 'damage' };

const wrath = (board: readonly Json[], more: Body = {}): Body => ({
  players: { 1: { hand: ['Avenging Wrath'] }, 2: { board } },
  actions: [{ play: 'Avenging Wrath' }],
  groupBy: FACE,
  ...more,
});

describe('equal minions that nothing tells apart', () => {
  test('seven Yetis are one kind', () => {
    const { merged, all } = compare(wrath(times(7, 'Chillwind Yeti')));
    expect(all).toBe(12_555);
    expect(merged).toBeLessThan(300);
  });

  test('Boom Bots die one after the other, whichever they are', () => {
    const bots = [...times(2, 'Boom Bot'), ...times(3, 'Wisp')];
    const { merged, all } = compare({
      players: { 1: { hand: ['Arcane Missiles'], board: bots }, 2: { board: bots } },
      actions: [{ play: 'Arcane Missiles' }],
      groupBy: [FACE, { entity: 'hero 1', field: 'damage' }],
    });
    expect(all / merged).toBeGreaterThan(4);
  });

  test('knives of a Juggler', () => {
    const { merged, all } = compare({
      players: {
        1: { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
        2: { board: times(5, 'Chillwind Yeti') },
      },
      actions: [{ play: 'Unleash the Hounds' }],
      groupBy: FACE,
    });
    expect(all / merged).toBeGreaterThan(5);
  });

  test('over several turns', () => {
    const { merged, all } = compare({
      players: {
        1: { board: ['Ragnaros the Firelord'], deck: times(3, 'Wisp') },
        2: { board: times(5, 'Boulderfist Ogre'), deck: times(3, 'Wisp') },
      },
      actions: times(6, 'endTurn'),
      groupBy: FACE,
    });
    expect(all / merged).toBeGreaterThan(3);
  });

  test('the decisions of every group lead there', () => {
    const { groups } = outcomesOf(wrath(times(4, 'Bloodfen Raptor')));
    for (const { by, replay } of groups) {
      const { state, status } = resolve(replay as Body);
      expect(status).toBe('COMPLETE');
      const [end] = outcomesOf({ state, actions: [], groupBy: FACE }).groups;
      expect(end!.by).toEqual(by);
    }
  });
});

describe('told apart they are', () => {
  const yetis = times(3, 'Chillwind Yeti');
  const named = [{ as: 'first', card: 'Chillwind Yeti' }, ...yetis];

  test.each<[string, Body]>([
    ['by a board that is asked for', wrath(yetis, { groupBy: 'board' })],
    ['by a state that is asked for', wrath(yetis, { groupBy: 'state' })],
    ['by a place', wrath(named, { groupBy: { entity: 'first', field: 'position' } })],
    [
      'by an expression',
      wrath(yetis, { groupBy: { name: 'x', when: [{ entity: 'hero 2', damage: 1 }] } }),
    ],
    ['by a neighbour of whom a card knows', wrath(['Dire Wolf Alpha', ...yetis])],
    ['by an aura', wrath(['Stormwind Champion', ...yetis])],
    ['by what hits all of them in turn', wrath(['Abomination', ...yetis])],
    [
      'by a card in hand',
      wrath(yetis, {
        players: { 1: { hand: ['Avenging Wrath', 'Cone of Cold'] }, 2: { board: yetis } },
      }),
    ],
    ['by their own triggers', wrath(times(3, 'Acolyte of Pain'))],
    [
      'by what they carry',
      wrath([
        { card: 'Chillwind Yeti', damage: 1 },
        { card: 'Chillwind Yeti', damage: 2 },
      ]),
    ],
    ['by a card that could be anything', wrath(['Piloted Shredder', ...yetis])],
    ['by the switch', wrath(yetis, { mergeAlike: false })],
  ])('%s', (_, body) => {
    expect(outcomesOf(body).situations).toBe(outcomesOf({ ...body, mergeAlike: false }).situations);
  });

  test('one that is asked about is pinned, and the others are still alike', () => {
    const { merged, all } = compare(
      wrath(named, { groupBy: { entity: 'first', field: 'damage' } }),
    );
    expect(merged).toBeLessThan(all);
  });
});

/** What may lie about: plain minions, those with Deathrattles, triggers, auras, neighbours. */
const BLIND = [
  'Wisp',
  'Bloodfen Raptor',
  'Boom Bot',
  'Leper Gnome',
  'Loot Hoarder',
  'Harvest Golem',
  'Knife Juggler',
  'Cult Master',
  'Acolyte of Pain',
  'Imp Master',
  'Shieldbearer',
  'Argent Squire',
] as const;

/** These can tell which of several is which. */
const SEEING = [
  'Flesheating Ghoul',
  'Dire Wolf Alpha',
  'Stormwind Champion',
  'Abomination',
] as const;

const SPELLS = ['Arcane Missiles', 'Mad Bomber', 'Deadly Shot', 'Ragnaros the Firelord'] as const;

const anyBoard = (most: number) =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...BLIND) },
      { weight: 1, arbitrary: fc.constantFrom(...SEEING) },
    ),
    { minLength: 1, maxLength: most },
  );

const anyAsked = fc.constantFrom<readonly Json[]>(
  ['result'],
  [FACE, { entity: 'hero 1', field: 'damage' }],
  [{ player: 2, field: 'fatigue' }, FACE],
  [{ entity: 'theirs', field: 'damage' }],
  [{ entity: 'theirs' }, { entity: 'mine', field: 'healthLeft' }],
);

/** Cards of which the first has a name. */
function named(as: string, [first, ...rest]: readonly Json[]): readonly Json[] {
  return [{ as, card: first! }, ...rest];
}

/** Boards with many equal minions: every card stands there once, twice or three times. */
const anyBody = fc
  .record({
    mine: anyBoard(2),
    theirs: anyBoard(2),
    copies: fc.integer({ min: 1, max: 3 }),
    spell: fc.constantFrom(...SPELLS),
    groupBy: anyAsked,
    endsTurn: fc.boolean(),
  })
  .map(({ mine, theirs, copies, spell, groupBy, endsTurn }) => ({
    players: {
      1: { hand: [spell], board: named('mine', mine), deck: ['Wisp', 'Wisp'], mana: 10 },
      2: {
        board: named(
          'theirs',
          theirs.flatMap((card) => times(copies, card)),
        ),
        deck: ['Wisp', 'Wisp'],
      },
    },
    actions: [{ play: spell }, ...(endsTurn ? ['endTurn'] : [])],
    groupBy: [...groupBy],
  }));

test('on any board the answer is that of every situation by itself', () => {
  let merged = 0;
  fc.assert(
    fc.property(anyBody, (body) => {
      const counts = compare(body as unknown as Body);
      if (counts.merged < counts.all) merged++;
    }),
    { numRuns: 50 },
  );
  expect(merged).toBeGreaterThan(2);
});

/** How many of which stand beside the face, and what the bomber's owner has; no board has more than 2,204 paths. */
const FOLLOWED = [
  ...['Wisp', 'Bloodfen Raptor', 'Leper Gnome'].flatMap((theirs) =>
    ['Wisp', 'Boom Bot', 'Knife Juggler'].map((mine) => [2, theirs, mine] as const),
  ),
  [2, 'Boom Bot', 'Wisp'],
  [3, 'Wisp', 'Knife Juggler'],
  [3, 'Leper Gnome', 'Wisp'],
] as const;

test.each(FOLLOWED)('of %i x %s beside %s as well: every path followed', (copies, theirs, mine) => {
  const body = {
    players: {
      1: { hand: ['Mad Bomber'], board: [mine] },
      2: { hero: { as: 'face', health: 30 }, board: times(copies, theirs) },
    },
    actions: [{ play: 'Mad Bomber' }],
  };
  const tell = ({ state }: End): string => String(state.by.face?.tags.DAMAGE ?? 0);
  const answer = outcomesOf({ ...body, groupBy: { entity: 'face', field: 'damage' } });
  const found = Object.fromEntries(
    answer.groups.map(({ by, probability }) => [String(by['face damage']), fraction(probability)]),
  );
  expect(found).toEqual(everyPath(body, tell));
});
