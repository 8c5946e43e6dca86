import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { ask, codesOf, reasonsOf, resolve } from './support.js';

const KOR = { as: 'kor', card: 'Kor Cindervein' };

test('what can be done is listed with its targets, what cannot with its rules', () => {
  const players = {
    1: { hand: ['Fire Blast', 'Kor Cindervein'], board: [{ ...KOR, isNew: true }] },
    2: {},
  };
  const { actions, illegal } = ask('actions', { players, illegal: true });
  const texts = actions.map(({ text }) => text);
  expect(texts).toContain('play Fire Blast targeting kor');
  expect(texts).toContain('place Kor Cindervein #2 face down');
  expect(texts).toContain('player 2: concede');
  expect(illegal).toContainEqual(
    expect.objectContaining({
      code: 'SUMMONING_DELAY',
      rules: ['WOW-302.2', 'WOW-601.2a', 'WOW-701.3'],
    }),
  );
});

test('powers and quests are listed with their targets', () => {
  const resources = ['Gouge', 'Gouge', { as: 'flame', card: 'The Flawless Flame' }];
  const players = { 1: { resources, board: [{ as: 'tim', card: 'Tim' }] }, 2: { board: [KOR] } };
  const { actions } = ask('actions', { players });
  for (const [text, action] of [
    ['use the power of tim targeting kor', { usePower: 'tim', target: 'kor' }],
    ['complete flame targeting kor', { completeQuest: 'flame', target: 'kor' }],
  ] as const)
    expect(actions).toContainEqual(expect.objectContaining({ text, action }));
});

test('every listed action is taken, and each says when it is not', () => {
  const players = { 1: { board: [KOR], hand: ['Withdraw', 'A Donation of Wool'] }, 2: {} };
  const { actions } = ask('actions', { players });
  expect(actions.length).toBeGreaterThan(5);
  for (const { action } of actions)
    expect(reasonsOf({ players, actions: [action], random: { seed: 1 } })).toEqual([null]);
});

test('an action out of turn is refused', () => {
  const actions = [{ pass: true, player: 2 }, { choose: 'kor' }, { play: 'kor' }];
  expect(reasonsOf({ players: { 1: { board: [KOR] }, 2: {} }, actions })).toEqual([
    'NO_PRIORITY',
    'NOTHING_TO_CHOOSE',
    'NOT_IN_HAND',
  ]);
});

test('an open choice is answered by its own action', () => {
  const players = {
    1: { board: [KOR] },
    2: { board: [{ as: 'igvand', card: 'Crazy Igvand' }] },
  };
  const actions = [{ propose: 'kor', against: 'hero 2' }, { pass: 'all' }, { pass: 'all' }];
  const { pending } = resolve({ players, actions });
  expect(pending).toMatchObject({ name: 'protect', player: 2 });
  expect(reasonsOf({ players, actions: [...actions, { exhaustArmor: 'igvand' }] })).toEqual([
    null,
    null,
    null,
    'NOT_THIS_CHOICE',
  ]);
  expect(resolve({ players, actions: [...actions, { protect: 'igvand' }] })).toMatchObject({
    status: 'COMPLETE',
  });
});

test('the game is set up, with a mulligan for each', () => {
  const answer = resolve({
    turn: { step: 'SETUP' },
    actions: ['startGame', { choose: 'yes' }, { choose: 'no' }],
    decisions: ['player 2'],
    random: { seed: 3 },
  });
  expect(answer).toMatchObject({ status: 'COMPLETE' });
  const { players } = knownAs<{ players: Record<1 | 2, { hand: string[] }> }>(answer.state);
  expect([players[1].hand.length, players[2].hand.length]).toEqual([7, 7]);
});

test('nonsense is told', () => {
  expect(codesOf('resolve', { players: { 1: { board: ['Kor Cinderveil'] } } })).toEqual([
    'UNKNOWN_CARD',
  ]);
  expect(
    codesOf('resolve', { players: { 1: { board: [{ card: 'Polymorph', on: 'kor' }] } } }),
  ).toEqual(['UNKNOWN_ENTITY']);
  expect(codesOf('resolve', { turn: { step: 'DEFENDER' } })).toEqual(['UNKNOWN_VALUE']);
  expect(codesOf('resolve', { actions: [{ propose: 'hero 1' }] })).toEqual(['REQUIRED']);
  const targets = [{ of: 'ALLIES', upTo: 2 }, { of: 'HEROES' }];
  const card = { id: 'wave', name: 'Wave', type: 'ABILITY', targets, play: [{ draw: 1 }] };
  expect(codesOf('resolve', { customCards: [card] })).toEqual(['INVALID_CARD']);
  const inOrder = { ...card, targets: [...targets].reverse() };
  expect(resolve({ customCards: [inOrder] }).status).toBe('COMPLETE');
});

test('a refusal says which condition fails, and what took a power away', () => {
  const sheep = { as: 'sheep', card: 'Polymorph', on: 'moorf' };
  const body = {
    players: {
      1: {
        board: [{ as: 'moorf', card: 'Elder Moorf' }],
        hand: ['Backstab', 'Hammer of Justice'],
      },
      2: { board: [sheep] },
    },
    actions: [
      { play: 'Hammer of Justice', target: 'player 2' },
      { play: 'Backstab' },
      { usePower: 'moorf', target: 'moorf' },
    ],
  };
  const messages = resolve(body).actions.map(({ illegal }) => illegal?.message);
  expect(messages).toEqual([
    'This is no legal target: it is not among heroes and allies.',
    'Legal targets cannot be chosen: it needs a target among heroes and allies (it is exhausted).',
    'The card has no such power now: Polymorph took its powers.',
  ]);
  const ready = {
    players: {
      1: { hand: ['Backstab'], board: [{ card: 'Elder Moorf', exhausted: true }] },
      2: { board: [KOR] },
    },
    actions: [{ play: 'Backstab', target: 'kor' }],
  };
  expect(resolve(ready).actions[0]?.illegal?.message).toBe(
    'This is no legal target: needed is that it is exhausted.',
  );
});

test('passing says what it leads to', () => {
  const passing = (actions: readonly Json[]): string | undefined =>
    ask('actions', {
      state: resolve({ players: { 1: { board: [KOR] }, 2: {} }, actions }).state,
    }).actions.find(({ action }) => action === 'pass')?.text;
  const propose = { propose: 'kor', against: 'hero 2' };
  expect(passing([])).toBe('pass: player 2 can respond');
  expect(passing(['pass'])).toBe('pass: the end phase begins');
  expect(passing([propose, 'pass'])).toBe('pass: the attack of kor on hero 2 resolves');
});
