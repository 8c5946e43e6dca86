import { describe, expect, test } from 'vitest';
import { refusal } from '../scenario/support/ask.js';
import { byValue, fraction, outcomesOf, total } from './support.js';

const yetis = (n: number): string[] => Array.from({ length: n }, () => 'Chillwind Yeti');

function choose(n: number, k: number): bigint {
  let found = 1n;
  for (let i = 1; i <= k; i++) found = (found * BigInt(n - k + i)) / BigInt(i);
  return found;
}

/** n!/d as a fraction in lowest terms would be; small enough for division by hand. */
function lowest(numerator: bigint, denominator: bigint): string {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return denominator / a === 1n ? `${numerator / a}` : `${numerator / a}/${denominator / a}`;
}

test('Avenging Wrath over a hero and seven minions that survive: hits on the hero are binomial', () => {
  const answer = outcomesOf({
    players: {
      1: { hand: ['Avenging Wrath'] },
      2: { board: Array.from({ length: 7 }, () => ({ card: 'Chillwind Yeti', health: 30 })) },
    },
    actions: [{ play: 'Avenging Wrath' }],
    groupBy: { entity: 'hero 2', field: 'damage' },
  });
  const expected = Object.fromEntries(
    Array.from({ length: 9 }, (_, k) => [
      `${k}`,
      lowest(choose(8, k) * 7n ** BigInt(8 - k), 8n ** 8n),
    ]),
  );
  expect(byValue(answer)).toEqual(expected);
  // 8 missiles on 8 characters: 8^8 paths, and as many ends as ways to share 8 hits among 8
  expect([answer.paths, answer.ends]).toEqual(['16777216', Number(choose(15, 7))]);
  expect(total(answer)).toBe('1');
});

test('eight missiles hit eight characters once each with 8!/8^8', () => {
  const answer = outcomesOf({
    players: { 1: { hand: ['Avenging Wrath'] }, 2: { board: yetis(7) } },
    actions: [{ play: 'Avenging Wrath' }],
    groupBy: {
      name: 'once each',
      when: [
        { entity: 'hero 2', damage: 1 },
        ...yetis(7).map((name, i) => ({ entity: `${name} #${i + 1}`, damage: 1 })),
      ],
    },
  });
  expect(byValue(answer).true).toBe(lowest(40_320n, 8n ** 8n));
});

test('a hound for each of seven minions, as far as there is room: six knives', () => {
  const answer = outcomesOf({
    players: {
      1: { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      2: { board: Array.from({ length: 7 }, () => ({ card: 'Chillwind Yeti', health: 30 })) },
    },
    actions: [{ play: 'Unleash the Hounds' }],
    groupBy: { entity: 'hero 2', field: 'damage' },
  });
  // the board has room for six hounds
  expect(answer.paths).toBe(`${8 ** 6}`);
  expect(byValue(answer)['6']).toBe(`1/${8 ** 6}`);
});

test('Ragnaros mirrored: each hits one of two', () => {
  const answer = outcomesOf({
    players: {
      1: { board: ['Ragnaros the Firelord'], deck: ['Wisp'] },
      2: { board: ['Ragnaros the Firelord'], deck: ['Wisp'] },
    },
    actions: ['endTurn', 'endTurn'],
    groupBy: [
      { entity: 'hero 1', field: 'damage' },
      { entity: 'hero 2', field: 'damage' },
    ],
  });
  expect(byValue(answer)).toEqual({ '0 & 0': '1/2', '8 & 8': '1/4', '0 & 8': '1/4' });
});

describe('one of several', () => {
  const board = [
    { as: 'wisp', card: 'Wisp' },
    { as: 'yeti', card: 'Chillwind Yeti' },
    { as: 'imp', card: 'Imp Master' },
  ];

  test('Deadly Shot destroys each of three with 1/3', () => {
    const answer = outcomesOf({
      players: { 1: { hand: ['Deadly Shot'] }, 2: { board } },
      actions: [{ play: 'Deadly Shot' }],
      groupBy: { entity: 'yeti' },
    });
    expect(byValue(answer)).toEqual({ PLAY: '2/3', GRAVEYARD: '1/3' });
  });

  test('Brawl leaves each of four with 1/4', () => {
    const answer = outcomesOf({
      players: { 1: { hand: ['Brawl'], board: [{ as: 'mine', card: 'Wisp' }] }, 2: { board } },
      actions: [{ play: 'Brawl' }],
      groupBy: board.map(({ as }) => ({ entity: as })),
    });
    expect(Object.values(byValue(answer))).toEqual(['1/4', '1/4', '1/4', '1/4']);
  });

  test('Sylvanas steals each survivor alike, and nobody when all die with her', () => {
    const scenario = {
      players: {
        1: { hand: ['Fireball'], board: [{ as: 'sylvanas', card: 'Sylvanas Windrunner' }] },
        2: { board },
      },
      actions: [{ play: 'Fireball', target: 'sylvanas' }],
    };
    const answer = outcomesOf({ ...scenario, groupBy: { entity: 'imp', field: 'controller' } });
    expect(byValue(answer)).toEqual({ 1: '1/3', 2: '2/3' });
  });

  test('Doomguard discards each pair of four cards with 1/6, each card with 1/2', () => {
    const hand = ['Doomguard', 'Wisp', 'Fireball', 'Chillwind Yeti', 'Arcane Missiles'];
    const scenario = { players: { 1: { hand } }, actions: [{ play: 'Doomguard' }] };
    const pairs = outcomesOf({ ...scenario, groupBy: { player: 1, field: 'hand' } });
    expect(Object.values(byValue(pairs))).toEqual(Array.from({ length: 6 }, () => '1/6'));
    expect(pairs.groups.map(({ paths }) => paths)).toEqual(Array.from({ length: 6 }, () => '2'));
    expect(byValue(outcomesOf({ ...scenario, groupBy: { entity: 'Wisp' } }))).toEqual({
      HAND: '1/2',
      GRAVEYARD: '1/2',
    });
  });

  test('Piloted Shredder summons every 2-cost minion of the pool alike', () => {
    const answer = outcomesOf({
      players: { 1: { hand: ['Fireball'], board: ['Piloted Shredder'] } },
      actions: [{ play: 'Fireball', target: 'Piloted Shredder' }],
      groupBy: { player: 1, field: 'board' },
    });
    const { length } = answer.groups;
    expect(length).toBeGreaterThan(10);
    expect(new Set(Object.values(byValue(answer)))).toEqual(new Set([`1/${length}`]));
  });
});

describe('chains', () => {
  const players = {
    1: { hand: ['Arcane Missiles', 'Deadly Shot'] },
    2: { board: [{ as: 'imp', card: 'Wisp' }] },
  };

  test('the next action is taken in every situation, and refused where it is not legal', () => {
    const { actions, groups } = outcomesOf({
      players,
      actions: [{ play: 'Arcane Missiles' }, { play: 'Deadly Shot' }],
      groupBy: { entity: 'imp' },
    });
    // the Wisp is missed three times with 1/8
    expect(actions.map(({ taken }) => fraction(taken))).toEqual(['1', '1/8']);
    expect(actions[1]!.refused).toMatchObject([
      { code: 'REQ_MINIMUM_ENEMY_MINIONS', probability: { numerator: '7', denominator: '8' } },
    ]);
    expect(groups).toMatchObject([
      { by: { 'imp zone': 'GRAVEYARD' }, probability: { decimal: 1 } },
    ]);
  });
});

describe('budgets and choices', () => {
  const wrath = {
    players: { 1: { hand: ['Avenging Wrath'] }, 2: { board: yetis(7) } },
    actions: [{ play: 'Avenging Wrath' }],
  };

  test('what is left out is said, and nothing is lost', () => {
    const answer = outcomesOf({ ...wrath, budget: { situations: 500 } });
    expect(answer).toMatchObject({ complete: false, stoppedBy: 'situations' });
    expect(Number(answer.missing.decimal)).toBeGreaterThan(0);
    expect(total(answer)).toBe('1');
    expect(outcomesOf({ ...wrath, budget: { decisions: 7 } }).stoppedBy).toBe('decisions');
  });

  test('groups past the budget are counted', () => {
    const answer = outcomesOf({ ...wrath, groupBy: 'state', budget: { groups: 3 } });
    expect(answer.groups).toHaveLength(3);
    expect(answer.unlisted.groups).toBe(answer.ends - 3);
    expect(total(answer)).toBe('1');
  });

  const discover = {
    players: { 1: { hand: [{ as: 'card', card: 'Scout' }] } },
    customCards: [
      {
        id: 'TEST_SCOUT',
        name: 'Scout',
        type: 'SPELL',
        cost: 0,
        text: [
          { choose: 'FRIENDLY_MINIONS', save: 'chosen' },
          { damage: 1, to: { saved: 'chosen' } },
          { damage: 1, to: { random: 'FRIENDLY_MINIONS' } },
        ],
      },
    ],
    actions: [{ play: 'card' }],
  };
  const board = [
    { as: 'left', card: 'Chillwind Yeti' },
    { as: 'right', card: 'Chillwind Yeti' },
  ];
  const chooser = { ...discover, players: { 1: { ...discover.players[1], board } } };
  const damage = { entity: 'left', field: 'damage' };

  test('a choice that nobody answers stays open', () => {
    const { groups } = outcomesOf({ ...chooser, groupBy: damage });
    expect(groups).toMatchObject([
      { open: { name: 'choose', player: 1, options: [{ pick: 'left' }, { pick: 'right' }] } },
    ]);
  });

  test('a choice that is answered is followed, chance after it as well', () => {
    const { groups } = outcomesOf({ ...chooser, decisions: ['left'], groupBy: damage });
    expect(byValue({ groups })).toEqual({ 1: '1/2', 2: '1/2' });
    const paths = groups.map(({ decisions }) => JSON.stringify(decisions));
    expect(new Set(paths)).toEqual(new Set(['["left","left"]', '["left","right"]']));
    expect(paths).toHaveLength(2);
  });

  test('a decision that fits nowhere is refused', () => {
    expect(refusal({ ...chooser, decisions: ['hero 1'] }, 'outcomes').code).toBe(
      'DECISION_MISMATCH',
    );
    expect(refusal({ ...wrath, decisions: ['hero 1'] }, 'outcomes').code).toBe(
      'DECISION_LEFT_OVER',
    );
  });

  test('what to group by is checked', () => {
    const { errors } = refusal(
      {
        ...wrath,
        groupBy: ['boards', { entity: 'hero 2', field: 'nonsense' }, 7, { name: 'x' }],
        budget: { situations: 0 },
      },
      'outcomes',
    );
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/groupBy/0 UNKNOWN_VALUE',
      '/groupBy/1/field UNKNOWN_FIELD',
      '/groupBy/2 WRONG_TYPE',
      '/groupBy/3 WRONG_TYPE',
      '/budget/situations TOO_SMALL',
    ]);
  });
});
