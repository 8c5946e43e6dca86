import { describe, expect, test } from 'vitest';
import type { Json, LegalActions, Outcomes } from '../../src/scenario/oracle.js';
import { ask, codesOf, endOf, lanes, resolve } from './support.js';

/** Toorgmai Mender asks for a creature or player that gets 5 health. */
const MENDER = {
  players: {
    1: { hand: [{ as: 'mender', card: 'Toorgmai Mender' }] },
    2: { board: [{ as: 'stag', card: 'Stag of Lys' }] },
  },
};
const FORGE = { play: 'mender', lane: 1 };

const listed = (body: object): LegalActions => ask('actions', body as never);

describe('`choose` answers the interactive trigger that asks', () => {
  test('by readable name, as an action among others', () => {
    const { two, reasons } = endOf({ ...MENDER, actions: [FORGE, { choose: 'stag' }, 'battle'] });
    expect(reasons).toEqual([null, null, null]);
    expect(lanes(two)).toEqual(['1 Stag of Lys 5/10']);
  });

  test.each([
    ['stag'],
    ['Stag of Lys'],
    ['lane 1 of player 2'],
    [{ pick: 'stag' }],
    [{ option: 1 }],
  ])('%j', (choose) => {
    const { two } = endOf({ ...MENDER, actions: [FORGE, { choose }] } as never);
    expect(lanes(two)).toEqual(['1 Stag of Lys 5/10']);
  });

  test('with a lane, or with none where that is allowed', () => {
    const players = { 1: { hand: [{ as: 'wisp', card: 'Echowisp' }] } };
    const board = (choose: Json): string[] =>
      lanes(endOf({ players, actions: [{ play: 'wisp', lane: 3 }, { choose }] }).one);
    expect(board(4)).toEqual(['3 Echowisp 7/1', '4 Echowisp 7/1']);
    expect(board('none')).toEqual(['3 Echowisp 7/1']);
  });

  test('with the trace of a scripted decision, hash and all', () => {
    const chosen = resolve({ ...MENDER, actions: [FORGE, { choose: 'stag' }] });
    const scripted = resolve({ ...MENDER, actions: [FORGE], decisions: ['stag'] });
    expect(chosen.traceHash).toBe(scripted.traceHash);
    expect(chosen.state).toEqual(scripted.state);
    expect([chosen.decisions, scripted.decisions]).toEqual([[], [{ pick: 'stag' }]]);
  });

  test('in a run that was paused at it; chance that comes before is left to `random`', () => {
    const body = {
      players: {
        1: { hand: MENDER.players[1].hand, board: [{ card: 'Cauldron Mystic', lane: 5 }] },
        2: MENDER.players[2],
      },
      actions: [FORGE],
      random: { seed: 7 },
    };
    const paused = resolve(body);
    expect(paused).toMatchObject({ status: 'PENDING', pending: { name: 'choose', player: 1 } });
    const { state } = paused;
    const later = resolve({ state, actions: [{ choose: 'lane 1 of player 1' }, 'battle'] });
    const atOnce = resolve({
      ...body,
      actions: [FORGE, { choose: 'lane 1 of player 1' }, 'battle'],
    });
    expect(later.status).toBe('COMPLETE');
    expect(later.traceHash).toBe(atOnce.traceHash);
    expect(later.state).toEqual(atOnce.state);
    expect(later.actions.map(({ legal }) => legal)).toEqual([true, true, true]);
  });
});

describe('legal actions', () => {
  test('while a choice is open are its answers, and each of them can be taken', () => {
    const { state } = resolve({ ...MENDER, actions: [FORGE] });
    const { actions } = listed({ state });
    const asked = 'for Toorgmai Mender #2';
    expect(actions).toEqual([
      { action: { choose: 6 }, text: `choose Toorgmai Mender #2 ${asked}` },
      { action: { choose: 'stag' }, text: `choose stag ${asked}` },
      { action: { choose: 'player 1' }, text: `choose player 1 ${asked}` },
      { action: { choose: 'player 2' }, text: `choose player 2 ${asked}` },
    ]);
    for (const { action } of actions)
      expect(resolve({ state, actions: [action] }).status).toBe('COMPLETE');
  });
});

describe('what cannot be chosen', () => {
  test('nothing, where nothing asks', () => {
    const { reasons } = endOf({ ...MENDER, actions: [{ choose: 'stag' }, 'battle'] });
    expect(reasons).toEqual(['NOTHING_TO_CHOOSE', null]);
  });

  test('what is not among the options: the choice stays open', () => {
    const players = { ...MENDER.players, 1: { ...MENDER.players[1], deck: ['Nexus Core'] } };
    const { actions, status } = resolve({
      players,
      actions: [FORGE, { choose: 'Nexus Core' }, 'battle'],
    });
    expect(status).toBe('PENDING');
    expect(actions.slice(1)).toMatchObject([
      { legal: false, illegal: { code: 'NOT_AN_OPTION', rules: ['BATCH-piles'] } },
    ]);
    expect(actions[1]!.illegal!.message).toContain('stag');
  });

  test('one of several of the same name', () => {
    const players = { ...MENDER.players, 2: { board: ['Stag of Lys', 'Stag of Lys'] } };
    const { actions } = resolve({ players, actions: [FORGE, { choose: 'Stag of Lys' }] });
    expect(actions[1]!.illegal!.code).toBe('SEVERAL_OPTIONS');
  });

  test('for the other player', () => {
    const { actions } = resolve({ ...MENDER, actions: [FORGE, { choose: 'stag', player: 2 }] });
    expect(actions[1]!.illegal!.code).toBe('NOT_YOUR_TURN');
  });

  test.each([
    [{ choose: 'stagg' }, 'UNKNOWN_ENTITY'],
    [{ choose: true }, 'WRONG_TYPE'],
    [{ choose: 'stag', lane: 3 }, 'UNKNOWN_FIELD'],
    [{ chose: 'stag' }, 'UNKNOWN_ACTION'],
  ])('%j, which is a mistake: %s', (action, code) => {
    expect(codesOf('resolve', { ...MENDER, actions: [FORGE, action] } as never)).toContain(code);
  });
});

describe('chance and `choose`', () => {
  /** Cauldron Mystic hits the Stag or the player first; then the Mender asks. */
  const body = {
    players: {
      1: {
        hand: [{ as: 'mender', card: 'Toorgmai Mender' }],
        board: [{ card: 'Cauldron Mystic', lane: 5 }],
      },
      2: { board: [{ as: 'stag', card: 'Stag of Lys', health: 2, lane: 3 }], health: 50 },
    },
    actions: [FORGE, { choose: 'stag' }],
  };

  test('every situation is answered, and the distribution is exact', () => {
    const groupBy = [
      { entity: 'stag', field: 'health' },
      { player: 2, field: 'health' },
    ];
    const answer = ask('outcomes', { ...body, groupBy } as never);
    expect(answer.complete).toBe(true);
    const told = answer.groups.map(({ by, probability, decisions }) => [
      Object.values(by),
      `${probability.numerator}/${probability.denominator}`,
      decisions,
    ]);
    expect(told).toHaveLength(2);
    expect(told).toContainEqual([[5, 50], '1/2', ['stag']]);
    expect(told).toContainEqual([[7, 48], '1/2', ['player 2']]);
    expect(answer.actions.map(({ taken }) => taken.decimal)).toEqual([1, 1]);
    for (const { by, decisions } of answer.groups) {
      const { two } = endOf({ ...body, decisions } as never);
      expect([two.board[0]!.health, two.health]).toEqual(Object.values(by));
    }
  });

  test('where the choice is not open, the answer is refused there alone', () => {
    const { actions } = ask('outcomes', {
      ...body,
      actions: [FORGE, { choose: 'stag' }, { choose: 'stag' }],
    } as never) as unknown as Outcomes;
    expect(actions[2]).toMatchObject({
      taken: { decimal: 0 },
      refused: [{ code: 'NOTHING_TO_CHOOSE', probability: { decimal: 1 } }],
    });
  });

  test('expectations about chance follow the answer too', () => {
    const distribution = [
      { p: '1/2', when: [{ entity: 'stag', health: 7 }] },
      { p: '1/2', when: [{ entity: 'stag', health: 5 }] },
    ];
    expect(ask('verify', { ...body, distribution } as never)).toMatchObject({ pass: true });
    const expected = [{ never: 'death stag' }, { entity: 'stag', health: { atLeast: 5 } }];
    const every = { ...body, random: 'enumerate', expect: expected };
    expect(ask('verify', every as never)).toMatchObject({ pass: true });
  });
});

test('a scenario with `choose` is saved without aliases, and plays the same', () => {
  const saved = ask('normalise', { ...MENDER, actions: [FORGE, { choose: 'stag' }] });
  const { state, actions, traceHash } = saved;
  expect(JSON.stringify(actions)).not.toContain('stag');
  expect(ask('normalise', { state: state!, actions: actions! }).traceHash).toBe(traceHash);
});
