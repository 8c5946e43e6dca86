import { describe, expect, test } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { refusal } from '../scenario/support/ask.js';
import { byValue, outcomesOf, total } from './support.js';

/** Three missiles at a hero of 2 Health left, a Wisp and a Yeti. */
const body = {
  players: {
    1: { hand: [{ as: 'missiles', card: 'Arcane Missiles' }] },
    2: {
      hero: { as: 'face', health: 30, damage: 28 },
      board: [
        { as: 'wisp', card: 'Wisp' },
        { as: 'yeti', card: 'Chillwind Yeti' },
      ],
      hand: ['Fireball'],
    },
  },
  actions: [{ play: 'missiles' }],
};

const asked = (groupBy: unknown) => outcomesOf({ ...body, groupBy, budget: { groups: 1000 } });

describe('groupBy', () => {
  test('"state": everything that tells two ends apart', () => {
    const answer = asked('state');
    expect(answer.groups).toHaveLength(answer.ends);
    expect(answer.groups.every(({ ends }) => ends === 1)).toBe(true);
    expect(total(answer)).toBe('1');
  });

  test('"result": who has won, also where nothing is said', () => {
    const answer = asked('result');
    expect(Object.keys(byValue(answer)).sort()).toEqual(['none', 'player 1 wins']);
    expect(asked(undefined).groups).toEqual(answer.groups);
  });

  test('"board": what lies in every zone', () => {
    const answer = asked('board');
    const { by } = answer.groups.find(({ by: { board } }) =>
      knownAs<Record<string, string[]>>(board!)['player 2 board']!.includes('Wisp 1/1'),
    )!;
    expect(by.board).toMatchObject({
      'player 2 hand': ['Fireball'],
      'player 2 board': ['Wisp 1/1', expect.stringMatching(/^yeti 4\/\d$/)],
    });
    expect(answer.groups.length).toBeLessThanOrEqual(answer.ends);
  });

  test('an entity: its fate, which is the zone that it is in', () => {
    // missed by three: those who are hit first are still candidates as long as they live
    const fate = byValue(asked({ entity: 'wisp' }));
    expect(Object.keys(fate).sort()).toEqual(['GRAVEYARD', 'PLAY']);
    expect(asked({ entity: 'wisp', field: 'zone' }).groups).toEqual(
      asked({ entity: 'wisp' }).groups,
    );
  });

  test('the Health of a hero: a field of the entity, by alias or by its place', () => {
    const health = byValue(asked({ entity: 'face', field: 'healthLeft' }));
    expect(health).toEqual(byValue(asked({ entity: 'hero 2', field: 'healthLeft' })));
    expect(Object.keys(health)).toContain('2');
    const { groups } = asked({ entity: 'face', field: 'healthLeft', name: 'Health' });
    expect(groups.every(({ by }) => Object.keys(by).join() === 'Health')).toBe(true);
  });

  test('a player: one of the fields that expectations have', () => {
    const { groups } = asked({ player: 2, field: 'board' });
    const boards = groups.map(({ by }) => JSON.stringify(by['player 2 board']));
    expect(boards.sort()).toEqual(
      ['["Chillwind Yeti (yeti)"]', '["wisp","Chillwind Yeti (yeti)"]'].sort(),
    );
  });

  test("an expression of one's own: whether all of these expectations hold", () => {
    const when = [
      { entity: 'wisp', zone: 'GRAVEYARD' },
      { anyOf: [{ entity: 'yeti', damage: { atLeast: 1 } }, { result: 'player 1 wins' }] },
    ];
    const answer = asked({ name: 'a good deal', when });
    expect(Object.keys(byValue(answer)).sort()).toEqual(['false', 'true']);
    expect(Object.keys(answer.groups[0]!.by)).toEqual(['a good deal']);
  });

  test('several at once: groups are those that differ in any of them', () => {
    const answer = asked(['result', { entity: 'wisp' }, { entity: 'yeti', field: 'damage' }]);
    expect(Object.keys(answer.groups[0]!.by)).toEqual(['result', 'wisp zone', 'yeti damage']);
    expect(total(answer)).toBe('1');
  });
});

describe('what cannot be grouped by', () => {
  const errorsOf = (groupBy: unknown) =>
    refusal({ ...body, groupBy }, 'outcomes').errors!.map(
      ({ pointer, code, nearest }) => [pointer, code, nearest?.[0]?.toLowerCase()] as const,
    );

  test('misspelt words, fields and names are told with the nearest right one', () => {
    expect(errorsOf('bord')).toEqual([['/groupBy', 'UNKNOWN_VALUE', 'board']]);
    expect(errorsOf(['results'])).toEqual([['/groupBy/0', 'UNKNOWN_VALUE', 'result']]);
    expect(errorsOf({ entity: 'yeti', field: 'damge' })).toEqual([
      ['/groupBy/field', 'UNKNOWN_FIELD', 'damage'],
    ]);
    expect(errorsOf({ player: 2, field: 'hnad' })).toEqual([
      ['/groupBy/field', 'UNKNOWN_FIELD', 'hand'],
    ]);
    expect(errorsOf({ entity: 'yet' })).toEqual([['/groupBy/entity', 'UNKNOWN_ENTITY', 'yeti']]);
    expect(errorsOf({ name: 'x', when: [{ entity: 'yeti', damge: 1 }] })).toEqual([
      ['/groupBy/when/0/damge', 'UNKNOWN_FIELD', 'damage'],
    ]);
  });

  test('a name that means several entities at every end; where only some ends are unclear, they say so', () => {
    const twins = (names: readonly string[]) => ({
      players: { 1: { hand: ['Arcane Missiles'], mana: 1 }, 2: { board: names } },
      actions: [{ play: 'Arcane Missiles' }],
      groupBy: [{ entity: names[0], field: 'zone' }],
    });
    expect(refusal(twins(['Chillwind Yeti', 'Chillwind Yeti']), 'outcomes').errors).toMatchObject([
      { pointer: '/groupBy/0/entity', code: 'AMBIGUOUS_ENTITY' },
    ]);
    const { groups } = outcomesOf(twins(['Wisp', 'Wisp']));
    expect(groups.map(({ by }) => by['Wisp zone'])).toContain('PLAY');
    expect(groups.some(({ by }) => String(by['Wisp zone']).includes('are named Wisp'))).toBe(true);
  });

  test('forms that are none, names that stand twice, and nothing at all', () => {
    expect(errorsOf(7)).toEqual([['/groupBy', 'WRONG_TYPE', undefined]]);
    expect(errorsOf([])).toEqual([['/groupBy', 'WRONG_TYPE', undefined]]);
    expect(errorsOf({ name: 'x' })).toEqual([['/groupBy', 'WRONG_TYPE', undefined]]);
    expect(errorsOf({ when: [{ result: 'none' }] })[0]).toEqual([
      '/groupBy/name',
      'REQUIRED',
      undefined,
    ]);
    expect(errorsOf({ player: 3, field: 'hand' })).toEqual([
      ['/groupBy/player', 'WRONG_TYPE', undefined],
    ]);
    expect(errorsOf({ player: 1 })).toEqual([['/groupBy/field', 'REQUIRED', undefined]]);
    expect(errorsOf(['result', 'result'])).toEqual([['/groupBy/1', 'WRONG_VALUE', undefined]]);
  });
});
