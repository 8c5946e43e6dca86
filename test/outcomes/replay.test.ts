import { describe, expect, test } from 'vitest';
import { nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { asJson, knownAs } from '../../src/rulesets/common/plain-data.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import type { Json } from '../../src/scenario/oracle.js';
import { randomBoard } from '../hearthstone/random-board.js';
import { ask, type Body, resolve } from '../scenario/support/ask.js';
import { outcomesOf, total } from './support.js';

const { view } = rulesetOf('hearthstone')!.setup;

/** Random boards with a legal action on each: mostly one that draws something. */
function* randomChains(count: number): Generator<Body> {
  for (let seed = 1; seed <= count; seed++) {
    const random: RandomState = seedRandom(seed);
    const state = view({ state: randomBoard(random), names: new Names() });
    const { actions } = ask('actions', { state });
    const first = actions[nextBelow(random, actions.length)]!.action;
    yield { state, actions: first === 'concede' ? ['endTurn'] : [first, 'endTurn'] };
  }
}

describe('on random boards', () => {
  test('every witness leads into its group, and so does the scenario that goes with it', () => {
    let followed = 0;
    for (const body of randomChains(80)) {
      const budget = { situations: 400, groups: 6 };
      const answer = outcomesOf({ ...body, groupBy: ['board', 'result'], budget });
      expect(total(answer)).toBe('1');
      for (const { by, decisions, replay, open } of answer.groups) {
        const end = resolve({ ...body, decisions, trace: 'NONE' });
        expect(end.status).toBe(open === null ? 'COMPLETE' : 'PENDING');
        expect(end.decisions).toHaveLength(decisions.length);
        const again = outcomesOf({ state: shown(end.state), groupBy: ['board', 'result'] });
        if (open === null) expect(again.groups.map((group) => group.by)).toEqual([by]);
        expect(resolve(replay!).traceHash).toBe(end.traceHash);
        followed++;
      }
    }
    expect(followed).toBeGreaterThan(80);
  });
});

/** A state without the run that waits in it. */
function shown(state: Json): Json {
  const { continuation: _, ...rest } = knownAs<{ continuation?: string }>(state);
  return asJson(rest);
}

describe('the scenario of a group', () => {
  const bomber = {
    title: 'A bomb for everybody',
    players: {
      1: { hand: [{ as: 'bomber', card: 'Mad Bomber' }] },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
    },
    actions: [{ play: 'bomber' }],
    random: { seed: 7 },
    trace: 'SUMMARY',
    expect: [{ entity: 'yeti', damage: 3 }],
    groupBy: { entity: 'yeti', field: 'damage' },
    budget: { groups: 10 },
  };

  test('is that of the request with these decisions, and nothing that asks about all outcomes', () => {
    const { groups } = outcomesOf(bomber);
    for (const { replay, decisions, by } of groups) {
      expect(Object.keys(replay!).sort()).toEqual(['actions', 'decisions', 'players', 'title']);
      expect(replay).toMatchObject({ title: bomber.title, actions: bomber.actions, decisions });
      const { pass } = ask('verify', {
        ...replay!,
        expect: [{ entity: 'yeti', damage: by['yeti damage'] }],
      }) as { pass: boolean };
      expect(pass).toBe(true);
    }
  });

  test('has the decisions that stood among the actions where all others stand', () => {
    const { groups } = outcomesOf({
      customCards: [
        {
          id: 'TEST_SCOUT',
          name: 'Scout',
          type: 'SPELL',
          text: [
            { choose: 'FRIENDLY_MINIONS', save: 'it' },
            { damage: 1, to: { saved: 'it' } },
          ],
        },
      ],
      players: { 1: { hand: ['Scout'], board: [{ as: 'a', card: 'Wisp' }, 'Wisp'] } },
      actions: [{ play: 'Scout' }, { decide: 'a' }, 'endTurn'],
    });
    expect(groups[0]!.replay).toMatchObject({
      actions: [{ play: 'Scout' }, 'endTurn'],
      decisions: ['a'],
    });
    expect(resolve(groups[0]!.replay!).status).toBe('COMPLETE');
  });

  test('is left out of groups past the room for it; their decisions are there', () => {
    const deck = Array.from({ length: 60 }, () => ({ card: 'Chillwind Yeti', health: 1000 }));
    const note = 'x'.repeat(16_000);
    const { groups } = outcomesOf({
      note,
      players: {
        1: { hand: ['Avenging Wrath'], deck },
        2: { board: ['Wisp', 'Imp Master', 'Chillwind Yeti', 'Chillwind Yeti'], deck },
      },
      actions: [{ play: 'Avenging Wrath' }],
      groupBy: 'state',
      budget: { groups: 1000 },
    });
    const without = groups.filter(({ replay }) => replay === null);
    expect(groups[0]!.replay).not.toBeNull();
    expect(without.length).toBeGreaterThan(0);
    expect(without.every(({ decisions }) => decisions.length > 0)).toBe(true);
    expect(JSON.stringify(groups.map(({ replay }) => replay)).length).toBeLessThan(2_200_000);
  });
});
