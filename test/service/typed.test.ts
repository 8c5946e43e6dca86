import { describe, expect, test } from 'vitest';
import { asJson } from '../../src/rulesets/common/plain-data.js';
import { allRulesets } from '../../src/rulesets/index.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import {
  GAMES,
  readTyped,
  tellAction,
  tellDecision,
  tellState,
} from '../../src/service/graphql/typed/games.js';

/** A state or list of actions as a client sends back what it was told: with nulls where nothing is said. */
function sentBack(field: string, scenario: Json): JsonObject {
  return readTyped(asJson({ [field]: scenario }));
}

const SCENARIOS: Readonly<Record<string, JsonObject>> = {
  hearthstone: {
    players: {
      1: {
        board: [{ as: 'yeti', card: 'Chillwind Yeti', tags: { TAUNT: 1 } }],
        hand: ['Arcane Missiles', 'Wisp'],
        deck: ['Wisp'],
        weapon: null,
      },
      2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    },
    actions: [{ attack: 'yeti', target: 'raptor' }, { heroPower: true }, 'endTurn'],
  },
  batch: { actions: ['battle', 'endTurn'] },
  'wow-tcg': { actions: [{ pass: 'all' }, 'pass', { pass: true }] },
};

const resolved = (body: JsonObject): Resolution => {
  const outcome = operate('resolve', body, {});
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.body as unknown as Resolution;
};

describe.each(allRulesets().map(({ id }) => id))('what is told of %s is taken back', (id) => {
  const { field } = GAMES.find(({ ruleset }) => ruleset === id)!;
  const { state, actions } = resolved({ ruleset: id, ...SCENARIOS[id] });

  test('as the same state', () => {
    const told = tellState(id, state);
    expect(sentBack(field, { state: told[field]! })).toEqual({ ruleset: id, state });
  });

  test('as the same actions', () => {
    expect(actions.length).toBeGreaterThan(1);
    const told = actions.map(({ action }) => tellAction(id, action)[field]!);
    const { actions: again } = sentBack(field, { actions: told });
    expect(again).toEqual(actions.map(({ action }) => shortest(action)));
  });
});

/** A word for what says no more than it. */
function shortest(action: Json): Json {
  const [entry, ...more] = Object.entries(action as JsonObject);
  return typeof action === 'object' && more.length === 0 && entry![1] === true ? entry![0] : action;
}

describe('a typed scenario', () => {
  test('says the same as the short form', () => {
    const typed = {
      hearthstone: {
        title: 'A duel',
        players: {
          player1: {
            hero: { card: 'Rexxar', health: 12 },
            heroPower: null,
            mana: { crystals: 7 },
            board: [{ card: 'Wisp', enchantments: [{ card: 'Power Overwhelming', by: 1 }] }],
            tags: [{ name: 'TAG', number: 3, text: null }],
          },
        },
        deathsFrom: { cache: 'abc' },
        actions: [
          { play: '12', target: 'yeti', endTurn: null },
          { endTurn: true, player: 2 },
          { heroPower: true, target: 'yeti' },
          { decide: { option: 0 } },
        ],
        decisions: [
          { text: 'yeti' },
          { number: 3 },
          { none: true },
          { entity: '7' },
          { yes: false },
        ],
        random: { ask: true },
      },
    };
    expect(readTyped(asJson(typed))).toEqual({
      ruleset: 'hearthstone',
      title: 'A duel',
      players: {
        1: {
          hero: { card: 'Rexxar', health: 12 },
          heroPower: null,
          mana: { crystals: 7 },
          board: [{ card: 'Wisp', enchantments: [{ card: 'Power Overwhelming', by: 1 }] }],
          tags: { TAG: 3 },
        },
      },
      deaths: { cache: 'abc' },
      actions: [
        { play: 12, target: 'yeti' },
        { endTurn: true, player: 2 },
        { heroPower: true, target: 'yeti' },
        { decide: { option: 0 } },
      ],
      decisions: ['yeti', 3, null, { entity: 7 }, false],
      random: 'ask',
    });
  });

  test('has one field for each kind of value', () => {
    const typed = asJson({ wowTcg: { players: { player3: { deckCount: 9, resources: [] } } } });
    expect(readTyped(typed)).toEqual({
      ruleset: 'wow-tcg',
      players: { 3: { deck: 9, resources: [] } },
    });
  });
});

test('an action that says its target in short is told with its target', () => {
  const { hearthstone } = tellAction('hearthstone', { heroPower: 'yeti' });
  expect(hearthstone).toMatchObject({ heroPower: true, target: 'yeti', play: null });
  expect(tellAction('a game that is gone', 'endTurn')).toEqual({});
});

test('decisions are told by what they are', () => {
  const said: readonly Json[] = ['yeti', 4, true, null, { option: 2 }, { pick: { card: 'Wisp' } }];
  expect(said.map((one) => Object.entries(tellDecision(one) as JsonObject))).toEqual([
    [['text', 'yeti']],
    [['number', 4]],
    [['yes', true]],
    [['none', true]],
    [
      ['option', 2],
      ['card', null],
      ['entity', null],
    ],
    [
      ['option', null],
      ['card', 'Wisp'],
      ['entity', null],
    ],
  ]);
});
