import { describe, expect, test } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import type { JsonObject, Verification } from '../../src/scenario/oracle.js';
import { failure, isTrue, problem } from './support/check.js';

/** One knife at one of two characters, then the end of the turn. */
const KNIFE: JsonObject = {
  players: {
    1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], hand: [{ as: 'wisp', card: 'Wisp' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'wisp' }],
  decisions: ['yeti'],
};

/** Three bombs at four characters. */
const BOMBS: JsonObject = {
  players: {
    1: { hand: [{ as: 'bomber', card: 'Mad Bomber' }] },
    2: {
      board: [
        { as: 'yeti', card: 'Chillwind Yeti' },
        { as: 'egg', card: 'Dragon Egg' },
      ],
    },
  },
  actions: [{ play: 'bomber' }],
  random: 'enumerate',
};

const HIT: JsonObject = { entity: 'yeti', damage: 1 };
const MISSED: JsonObject = { entity: 'yeti', damage: 0 };

describe('distribution', () => {
  test('is exact, whatever the scripted decisions say', () => {
    const half = [
      { p: '1/2', when: [HIT] },
      { p: 0.5, when: [MISSED] },
    ];
    expect(isTrue(KNIFE, { distribution: half })).toBe(true);
    expect(isTrue(KNIFE, { distribution: [{ p: '1/3', when: [HIT] }] })).toBe(false);
    expect(isTrue(KNIFE, { distribution: [{ p: 1, when: [{ result: 'none' }] }] })).toBe(true);
    expect(isTrue(KNIFE, { distribution: [{ p: 0, when: [HIT, MISSED] }] })).toBe(true);
  });

  test('goes on over several actions', () => {
    const two = { ...KNIFE, actions: [{ play: 'wisp' }, 'endTurn'] };
    expect(isTrue(two, { distribution: [{ p: '1/2', when: [HIT] }] })).toBe(true);
  });

  test('says what was found instead', () => {
    expect(failure(KNIFE, { distribution: [{ p: '1/4', when: [HIT] }] })).toBe(
      'expect.0.distribution.0.p: expected 1/4 for { entity: yeti, damage: 1 }; found 1/2',
    );
  });

  test.each([
    [[], 'WRONG_TYPE expect.0.distribution'],
    [[{ when: [HIT] }], 'WRONG_TYPE expect.0.distribution.0.p'],
    [[{ p: '3/2', when: [HIT] }], 'WRONG_TYPE expect.0.distribution.0.p'],
    [[{ p: '1/0', when: [HIT] }], 'WRONG_TYPE expect.0.distribution.0.p'],
    [[{ p: '1/2' }], 'WRONG_TYPE expect.0.distribution.0.when'],
    [
      [{ p: '1/2', when: [{ happens: 'damage yeti' }] }],
      'UNKNOWN_FIELD expect.0.distribution.0.when.0',
    ],
    [['1/2'], 'WRONG_TYPE expect.0.distribution.0'],
  ] as const)('%j makes no sense', (distribution, said) => {
    expect(problem(KNIFE, { distribution })).toBe(said);
  });
});

describe('always and possible', () => {
  test('look at every outcome of chance', () => {
    expect(isTrue(KNIFE, { always: [{ entity: 'yeti', damage: { atMost: 1 } }] })).toBe(true);
    expect(isTrue(KNIFE, { always: [HIT] })).toBe(false);
    expect(isTrue(KNIFE, { possible: [HIT] })).toBe(true);
    expect(isTrue(KNIFE, { possible: [MISSED] })).toBe(true);
    expect(isTrue(KNIFE, { possible: [HIT, MISSED] })).toBe(false);
  });

  test('follow every path when the trace matters', () => {
    expect(isTrue(KNIFE, { always: [{ count: 'damage', is: 1 }] })).toBe(true);
    expect(isTrue(KNIFE, { always: [{ happens: 'damage yeti' }] })).toBe(false);
    expect(isTrue(KNIFE, { possible: [{ happens: 'damage hero 2' }, MISSED] })).toBe(true);
    expect(isTrue(KNIFE, { possible: [{ happens: 'damage hero 1' }] })).toBe(false);
    expect(failure(KNIFE, { always: [{ happens: 'damage hero 2' }] })).toMatch(
      /^expect\.0\.always\.0\.happens: in outcome [12] of 2: expected/,
    );
  });

  test('must say something', () => {
    expect(problem(KNIFE, { always: [] })).toBe('WRONG_TYPE expect.0.always');
    expect(problem(KNIFE, { possible: [{ hapens: 'x' }] })).toBe(
      'UNKNOWN_FIELD expect.0.possible.0 happens',
    );
  });
});

describe('a scenario that is enumerated', () => {
  const verified = (scenario: JsonObject): Verification => {
    const outcome = operate('verify', scenario, {});
    if (!outcome.ok) throw new Error(outcome.problem.detail);
    return outcome.body;
  };

  test('holds its expectations in every outcome', () => {
    const holds = [
      { count: 'damage', is: 3 },
      { player: 1, board: ['bomber'] },
    ];
    expect(verified({ ...BOMBS, expect: holds }).pass).toBe(true);
    const report = verified({ ...BOMBS, expect: [...holds, { entity: 'yeti', damage: 0 }] });
    expect(report.expectations.map(({ pass }) => pass)).toEqual([true, true, false]);
  });

  test('may have a distribution beside them', () => {
    const distribution = [
      { p: '1/64', when: [{ entity: 'yeti', damage: 3 }] },
      { p: '27/64', when: [{ entity: 'yeti', damage: 0 }] },
    ];
    const told = verified({ ...BOMBS, distribution });
    expect(told.expectations.map(({ path, pass }) => [path.join('.'), pass])).toEqual([
      ['distribution.0', true],
      ['distribution.1.p', false],
    ]);
  });
});
