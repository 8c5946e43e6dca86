import { describe, expect, test } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Verification } from '../../src/scenario/oracle.js';
import { failure, isTrue, problem } from './support/check.js';

/** Two spells at one minion, one after the other. */
const BOLTS: JsonObject = {
  patch: '10.0',
  players: {
    1: {
      hand: [
        { as: 'bolt', card: 'Frostbolt' },
        { as: 'ball', card: 'Fireball' },
      ],
    },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
};
const BOLT: Json = { play: 'bolt', target: 'yeti' };
const BALL: Json = { play: 'ball', target: 'yeti' };
const TWICE: JsonObject = { ...BOLTS, actions: [BOLT, BALL] };

/** A damage that the Yeti is expected to have, as a check. */
const hit = (damage: number): Json => ({ check: [{ entity: 'yeti', damage }] });

/** What an operation answers; a request that makes no sense is an error here. */
function answered<Name extends 'verify' | 'normalise'>(name: Name, body: JsonObject) {
  const outcome = operate(name, body);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

/** The reports of a scenario with checks: places that failed, and how many held. */
function held(actions: readonly Json[], beside: JsonObject = {}): readonly (number | string)[] {
  const answer: Verification = answered('verify', { ...BOLTS, ...beside, actions });
  const failed = answer.expectations.filter(({ pass }) => !pass).map(({ path }) => path.join('.'));
  return [...failed, answer.expectations.length - failed.length];
}

describe('afterActions', () => {
  test('looks at the state when so many actions are over', () => {
    const stands = (afterActions: number, damage: number): JsonObject => ({
      afterActions,
      expect: [{ entity: 'yeti', damage }],
    });
    for (const [actions, damage] of [[0, 0] as const, [1, 3] as const]) {
      expect(isTrue(TWICE, stands(actions, damage))).toBe(true);
      expect(isTrue(TWICE, stands(actions, damage + 1))).toBe(false);
    }
    expect(isTrue(TWICE, { afterActions: 2, expect: [{ entity: 'yeti', zone: 'PLAY' }] })).toBe(
      false,
    );
    expect(failure(TWICE, stands(1, 2))).toContain('expect.0.expect.0.damage');
  });

  test('is a number of actions that there are', () => {
    const expected = [{ entity: 'yeti', damage: 0 }];
    expect(problem(TWICE, { afterActions: 3, expect: expected })).toContain('afterActions');
    expect(problem(TWICE, { afterActions: -1, expect: expected })).toContain('afterActions');
    expect(problem(TWICE, { afterActions: 1, expect: [] })).toContain('expect');
  });
});

describe('a check among the actions', () => {
  test('is held in its place', () => {
    expect(
      held([hit(0), BOLT, hit(3), BALL, { check: [{ entity: 'yeti', zone: 'GRAVEYARD' }] }]),
    ).toEqual([3]);
  });

  test('is pointed to where it fails', () => {
    expect(held([hit(1), BOLT, hit(2), hit(3), BALL])).toEqual([
      'actions.0.check.0.damage',
      'actions.2.check.0.damage',
      1,
    ]);
  });

  test('is not counted as an action', () => {
    const expected = [{ action: 1, illegal: 'REQ_TARGET_TO_PLAY' }];
    const actions = [hit(0), { play: 'bolt' }, hit(0), BALL];
    expect(held(actions, { expect: expected })).toEqual([3]);
  });

  test('needs an expectation about the state', () => {
    expect(() => held([BOLT, { check: [] }])).toThrow();
    expect(() => held([BOLT, { check: [{ happens: 'damage yeti' }] }])).toThrow();
    expect(() => held([BOLT, { check: [{ entity: 'yeti' }], play: 'ball' }])).toThrow();
  });

  test('is not reached behind a decision that stays open', () => {
    const board = { 2: { hand: [], board: [{ as: 'yeti', card: 'Chillwind Yeti' }] } };
    const one = { ...board, 1: { hand: [{ as: 'scarab', card: 'Jeweled Scarab' }, 'Wisp'] } };
    const beside = { players: one, expect: [{ pending: 'Discover' }] };
    const failing = held([{ play: 'scarab' }, hit(0), { play: 'Wisp' }, hit(0)], beside);
    expect(failing).toContain('actions.3.check');
    expect(failing).not.toContain('actions.1.check');
  });

  test('holds in every outcome that is looked at', () => {
    const players = {
      1: { hand: [{ as: 'bomber', card: 'Mad Bomber' }] },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
    };
    const beside = { players, random: 'enumerate' };
    const most = { check: [{ entity: 'yeti', damage: { atMost: 3 } }] };
    expect(held([hit(0), { play: 'bomber' }, most], beside)).toEqual([2]);
    expect(held([hit(0), { play: 'bomber' }, hit(0)], beside)).toEqual([
      'actions.2.check.0.damage',
      1,
    ]);
  });

  test('is kept with a scenario that is saved', () => {
    const saved = answered('normalise', { ...BOLTS, actions: [BOLT, hit(3), BALL] });
    expect(saved).toMatchObject({
      expect: [{ afterActions: 1, expect: [{ entity: 'yeti', damage: 3 }] }],
    });
    const { state, actions, expect: kept } = saved;
    const again = answered('verify', { state, actions, expect: kept });
    expect(again).toMatchObject({ pass: true, expectations: [{ pass: true }] });
  });
});
