import { describe, expect, test } from 'vitest';
import { rational } from '../../src/kernel/index.js';
import { type Body, refusal, resolve } from '../scenario/support/ask.js';
import { byValue, everyPath, fraction, outcomesOf, total, written } from './support.js';

describe('chains of actions', () => {
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

  test('two actions are the product of two draws; what comes between is taken everywhere', () => {
    const body = {
      players: {
        1: {
          hand: [
            { as: 'first', card: 'Deadly Shot' },
            { as: 'second', card: 'Deadly Shot' },
            'Wisp',
          ],
        },
        2: { board: ['a', 'b', 'c', 'd'].map((as) => ({ as, card: 'Wisp' })) },
      },
      actions: [{ play: 'first' }, { play: 'Wisp' }, { play: 'second' }],
    };
    const groupBy = ['a', 'b'].map((entity) => ({ entity }));
    const expected = written({
      // of the six pairs of four that die, one has both, one has neither, four have one of them
      'GRAVEYARD & GRAVEYARD': rational(1, 6),
      'PLAY & PLAY': rational(1, 6),
      'GRAVEYARD & PLAY': rational(2, 6),
      'PLAY & GRAVEYARD': rational(2, 6),
    });
    expect(byValue(outcomesOf({ ...body, groupBy }))).toEqual(expected);
    const tell = ({ state }: { state: { by: Readonly<Record<string, { zone: string }>> } }) =>
      `${state.by.a!.zone} & ${state.by.b!.zone}`;
    expect(everyPath(body, tell)).toEqual(expected);
  });

  test('a chain over the turns of both players', () => {
    const answer = outcomesOf({
      players: {
        1: { hero: { as: 'mine' }, board: ['Ragnaros the Firelord'], deck: ['Wisp', 'Wisp'] },
        2: { hero: { as: 'face', health: 30 }, deck: ['Wisp', 'Wisp'] },
      },
      actions: ['endTurn', 'endTurn', 'endTurn', 'endTurn'],
      groupBy: { entity: 'face', field: 'damage' },
    });
    // nobody else is there: hit in each of two turns
    expect(byValue(answer)).toEqual({ 16: '1' });
    expect(answer.actions).toHaveLength(4);
  });
});

describe('choices of players', () => {
  const scout = {
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
    players: {
      1: {
        hand: [
          { as: 'card', card: 'Scout' },
          { as: 'again', card: 'Scout' },
        ],
        board: [
          { as: 'left', card: 'Chillwind Yeti' },
          { as: 'right', card: 'Chillwind Yeti' },
        ],
      },
    },
    actions: [{ play: 'card' }],
  };
  const damage = { entity: 'left', field: 'damage' };

  test('a choice that nobody answers stays open: the group says which, and what can be answered', () => {
    const { groups, complete } = outcomesOf({ ...scout, groupBy: damage });
    expect(groups).toMatchObject([
      {
        open: { name: 'choose', player: 1, options: [{ pick: 'left' }, { pick: 'right' }] },
        probability: { decimal: 1 },
        decisions: [],
      },
    ]);
    expect(complete).toBe(true);
  });

  test('the decisions of such a group stop at the open choice', () => {
    const [group] = outcomesOf({ ...scout, groupBy: damage }).groups;
    expect(resolve(group!.replay!)).toMatchObject({
      status: 'PENDING',
      pending: { kind: 'choice', name: 'choose' },
    });
  });

  test('a choice that is answered is followed, chance after it as well', () => {
    const { groups } = outcomesOf({ ...scout, decisions: ['left'], groupBy: damage });
    expect(byValue({ groups })).toEqual({ 1: '1/2', 2: '1/2' });
    const paths = groups.map(({ decisions }) => JSON.stringify(decisions));
    expect(new Set(paths)).toEqual(new Set(['["left","left"]', '["left","right"]']));
  });

  test('answers are used in order on every path, across actions', () => {
    const body: Body = {
      ...scout,
      actions: [{ play: 'card' }, { play: 'again' }],
      decisions: ['left', 'right'],
    };
    const answer = outcomesOf({ ...body, groupBy: damage });
    // left is chosen once and drawn twice with 1/2
    expect(byValue(answer)).toEqual({ 1: '1/4', 2: '1/2', 3: '1/4' });
    expect(total(answer)).toBe('1');
  });

  test('where only the first choice is answered the second stays open, in every situation before it', () => {
    const { groups, actions } = outcomesOf({
      ...scout,
      actions: [{ play: 'card' }, { play: 'again' }, 'endTurn'],
      decisions: ['left'],
      groupBy: damage,
    });
    expect(byValue({ groups })).toEqual({ 1: '1/2', 2: '1/2' });
    expect(groups.every(({ open }) => (open as { name: string }).name === 'choose')).toBe(true);
    expect(actions.map(({ taken }) => fraction(taken))).toEqual(['1', '1', '0']);
  });

  test('a decision that fits nowhere is refused', () => {
    expect(refusal({ ...scout, decisions: ['hero 1'] }, 'outcomes').code).toBe('DECISION_MISMATCH');
    expect(
      refusal({ ...scout, actions: ['endTurn'], decisions: ['hero 1'] }, 'outcomes').code,
    ).toBe('DECISION_LEFT_OVER');
  });

  test('a run that waits for chance is gone on with, but chance is not answered', () => {
    const bomber = { players: { 1: { hand: ['Mad Bomber'], mana: 2 }, 2: {} } };
    const waiting = resolve({ ...bomber, actions: [{ play: 'Mad Bomber' }], random: 'ask' });
    const { state } = waiting as { state: object };
    expect(outcomesOf({ state }).complete).toBe(true);
    const { code, errors } = refusal({ state, decide: 'hero 1' }, 'outcomes');
    expect(code).toBe('DECISION_LEFT_OVER');
    expect(errors![0]!.message).toContain('Decisions answer choices of players');
  });

  test('a run that waits is gone on with', () => {
    const waiting = resolve(scout);
    const { state } = waiting as { state: object };
    const answer = outcomesOf({ state, decide: 'left', groupBy: damage });
    expect(byValue(answer)).toEqual({ 1: '1/2', 2: '1/2' });
    // a continuation cannot be saved, so there is nothing to replay but the decisions
    expect(answer.groups.map(({ replay }) => replay)).toEqual([null, null]);
  });
});
