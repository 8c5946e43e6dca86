import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/rulesets/ruleset.js';
import { Problems } from '../../src/rulesets/ruleset.js';
import { layOver, variationsOf } from '../../src/scenario/conformance/variants.js';

const BASE: JsonObject = {
  title: 'base',
  players: {
    1: { board: [{ as: 'a', card: 'Wisp', damage: 0 }, 'Wisp'], hero: { as: 'me', health: 20 } },
    2: { board: [{ as: 'b', card: 'Wisp' }], weapon: { as: 'axe', card: 'Fiery War Axe' } },
  },
  actions: [{ attack: 'a', target: 'hero 2' }],
};

function vary(over: JsonObject): readonly { title: string; json: JsonObject }[] {
  const problems = new Problems();
  const variations = variationsOf({ ...BASE, ...over }, problems);
  expect(problems.errors).toEqual([]);
  return variations.map(({ title, json }) => ({ title, json }));
}

function problemsOf(over: JsonObject): string[] {
  const problems = new Problems();
  variationsOf({ ...BASE, ...over }, problems);
  return problems.errors.map(({ code, path }) => `${code} ${path.join('.')}`);
}

describe('variants', () => {
  test('a file without any stands for itself', () => {
    expect(vary({})).toEqual([{ title: '', json: BASE }]);
  });

  test('each is laid over the file, which is not run alone then', () => {
    const [one, two] = vary({
      variants: [{ title: 'one', patch: '9.1' }, { players: { 2: { board: [] } } }],
    });
    expect(one).toEqual({ title: 'one', json: { ...BASE, patch: '9.1' } });
    expect(two!.title).toBe('variant 2');
    expect(two!.json.players).toEqual({
      1: (BASE.players as JsonObject)[1],
      2: { board: [], weapon: { as: 'axe', card: 'Fiery War Axe' } },
    });
  });

  test('objects are merged; lists, values and null replace', () => {
    const over = { a: { y: [3], z: null }, b: 2 };
    expect(layOver({ a: { x: 1, y: [1, 2], z: { w: 1 } }, b: { c: 1 } }, over)).toEqual({
      a: { x: 1, y: [3], z: null },
      b: 2,
    });
  });

  test('entities are changed wherever they are listed', () => {
    const [one] = vary({
      variants: [{ entities: { a: { damage: 1 }, axe: { damage: 2 }, me: { health: 9 } } }],
    });
    expect(one!.json.players).toEqual({
      1: { board: [{ as: 'a', card: 'Wisp', damage: 1 }, 'Wisp'], hero: { as: 'me', health: 9 } },
      2: {
        board: [{ as: 'b', card: 'Wisp' }],
        weapon: { as: 'axe', card: 'Fiery War Axe', damage: 2 },
      },
    });
  });

  test('orders of play put aliases in the places that they have', () => {
    const inOrder = vary({ order: ['a', 'axe', 'b'], orders: { all: ['a', 'b'] } });
    expect(inOrder.map(({ title, json }) => [title, json.order])).toEqual([
      ['a < b', ['a', 'axe', 'b']],
      ['b < a', ['b', 'axe', 'a']],
    ]);
    const named = vary({ orders: [['b', 'axe', 'a']] });
    expect(named[0]!.json.order).toEqual(['b', 'axe', 'a']);
    expect(vary({ orders: { all: ['a', 'b', 'axe', 'c'] } })).toHaveLength(24);
  });

  test('every variant has its own orders', () => {
    const all = vary({ variants: [{ title: 'x', orders: { all: ['a', 'b'] } }, { title: 'y' }] });
    expect(all.map(({ title }) => title)).toEqual(['x: a < b', 'x: b < a', 'y']);
  });

  test('a mirrored scenario has its players exchanged, expectations and all', () => {
    const [one] = vary({
      mirror: true,
      turn: { number: 4 },
      deaths: [{ card: 'Wisp', player: 2 }],
      expect: [
        { player: 1, hero: { controller: 1 } },
        { happens: 'damage a -> hero 2 = 1' },
        { entity: 'Hero Power 1', by: 2 },
        { result: 'player 1 wins' },
      ],
      note: 'player 1 attacks',
    });
    expect(one!.json).toEqual({
      ...BASE,
      players: { 2: (BASE.players as JsonObject)[1], 1: (BASE.players as JsonObject)[2] },
      turn: { number: 4, player: 2 },
      actions: [{ attack: 'a', target: 'hero 1' }],
      deaths: [{ card: 'Wisp', player: 1 }],
      expect: [
        { player: 2, hero: { controller: 2 } },
        { happens: 'damage a -> hero 1 = 1' },
        { entity: 'Hero Power 2', by: 1 },
        { result: 'player 2 wins' },
      ],
      note: 'player 1 attacks',
    });
  });

  test('a scenario mirrored twice is the one that it was', () => {
    const [once] = vary({ mirror: true, turn: { player: 2 } });
    const problems = new Problems();
    const [twice] = variationsOf({ ...once!.json, mirror: true }, problems);
    expect(twice!.json).toEqual({ ...BASE, turn: { player: 2 } });
  });

  test.each([
    [{ variants: [] }, 'WRONG_TYPE variants'],
    [{ variants: {} }, 'WRONG_TYPE variants'],
    [{ variants: ['x'] }, 'WRONG_TYPE variants.0'],
    [{ variants: [{ entities: { c: { damage: 1 } } }] }, 'UNKNOWN_ENTITY variants.0.entities.c'],
    [{ entities: [] }, 'WRONG_TYPE entities'],
    [{ entities: { a: 3 } }, 'WRONG_TYPE entities.a'],
    [{ orders: { all: ['a'] } }, 'WRONG_TYPE orders'],
    [{ orders: { all: ['a', 'b', 'c', 'd', 'e'] } }, 'WRONG_TYPE orders'],
    [{ orders: { every: ['a', 'b'] } }, 'WRONG_TYPE orders'],
    [{ orders: [] }, 'WRONG_TYPE orders'],
    [{ orders: ['a', 'b'] }, 'WRONG_TYPE orders'],
    [{ mirror: 'yes' }, 'WRONG_TYPE mirror'],
  ] as const)('%j makes no sense', (over, said) => {
    expect(problemsOf(over as unknown as JsonObject)).toContain(said);
  });
});
