import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { asJson } from '../../src/rulesets/common/plain-data.js';
import { allRulesets } from '../../src/rulesets/index.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import {
  GAMES,
  placeInTyped,
  readTyped,
  tellAction,
  tellDecision,
  tellExpected,
  tellState,
} from '../../src/service/graphql/typed/games.js';

/** A state or list of actions as a client sends back what it was told: with nulls where nothing is said. */
function sentBack(field: string, scenario: Json): JsonObject {
  return readTyped(asJson({ [field]: scenario }), []);
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
    expect(readTyped(asJson(typed), [])).toEqual({
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
    expect(readTyped(typed, [])).toEqual({
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

describe('an expectation', () => {
  /** What a list of expectations says when it was told and sent back. */
  const again = (expected: readonly Json[]): Json =>
    readTyped(asJson({ hearthstone: { expect: expected.map(tellExpected) } }), []).expect ?? null;

  test('of a scenario file is taken back as it is told', () => {
    const files = readdirSync('scenarios/hearthstone/en', { recursive: true, encoding: 'utf8' });
    const expected = files
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => {
        const { expect: own = [], items = {} } = parse(
          readFileSync(`scenarios/hearthstone/en/${file}`, 'utf8'),
        ) as Readonly<Record<string, object>>;
        return [own, ...Object.values(items)].flatMap((list) => (Array.isArray(list) ? list : []));
      });
    expect(expected.length).toBeGreaterThan(800);
    const otherwise = expected.filter(
      (one) => JSON.stringify(sorted(again([one]))) !== JSON.stringify(sorted([one])),
    );
    // These have a longer form: lists of alternatives, a count in one object, entries that are an entity alone.
    expect(otherwise.filter((one) => !/"anyOf"|"of"|"entity"/.test(JSON.stringify(one)))).toEqual(
      [],
    );
    expect(otherwise.length).toBeLessThan(20);
  });

  test('in a longer form says the same in the shorter', () => {
    const pattern = { kind: 'effect', name: 'Draw' };
    const longer = [
      { count: { of: pattern, is: { atLeast: 2 } } },
      { anyOf: [{ never: 'damage yeti' }, [{ pending: null }]] },
      { player: 1, hand: [{ entity: 'own' }, { card: 'Wisp', cost: { not: 0 } }], deck: 3 },
    ];
    expect(again(longer)).toEqual([
      { count: pattern, is: { atLeast: 2 } },
      { anyOf: [[{ never: 'damage yeti' }], [{ pending: null }]] },
      { player: 1, hand: ['own', { card: 'Wisp', cost: { not: 0 } }], deck: 3 },
    ]);
  });
});

/** With the keys of objects in the order of the alphabet. */
function sorted(json: Json): Json {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, value]): [string, Json] => [key, sorted(value)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('a place in the short form', () => {
  const typed = asJson({
    hearthstone: {
      players: { player1: { board: [{ card: 'Wisp', tags: [{ name: 'TAUNT', number: 1 }] }] } },
      deckCount: 3,
      actions: [{ heroPower: true, target: 'yeti' }, { decide: { text: 'yeti' } }],
      expect: [
        { entity: 'yeti', fields: [{ name: 'damage', atLeast: 1 }] },
        { player: 1, fields: [{ name: 'hand', list: [{ entity: 'own' }] }] },
        { happens: { text: 'damage yeti' } },
        { count: { kind: 'effect' }, is: { number: 2 } },
      ],
    },
  });

  test.each([
    [['players', '1', 'board', 0, 'card'], 'players.player1.board.0.card'],
    [['players', '1', 'board', 0, 'tags', 'TAUNT'], 'players.player1.board.0.tags.0.number'],
    [['players', '1', 'hero'], 'players.player1.hero'],
    [['actions', 0, 'target'], 'actions.0.target'],
    [['actions', 1, 'decide'], 'actions.1.decide.text'],
    [['expect', 0, 'entity'], 'expect.0.entity'],
    [['expect', 0, 'damage', 'atLeast'], 'expect.0.fields.0.atLeast'],
    [['expect', 1, 'hand', 0], 'expect.1.fields.0.list.0.entity'],
    [['expect', 2, 'happens'], 'expect.2.happens.text'],
    [['expect', 3, 'is'], 'expect.3.is.number'],
  ])('%j is found where it was sent', (path, place) => {
    expect(placeInTyped(typed, path).join('.')).toBe(`hearthstone.${place}`);
  });

  test.each([
    [{ players: { player1: { deck: [], deckCount: 3 } } }, 'players.player1.deck'],
    [{ decide: { text: 'yeti', option: 0 } }, 'decide.text'],
    [{ expect: [{ entity: 'yeti', fields: [{ name: 'damage', number: 1, size: 2 }] }] }, 'size'],
  ])('%j says it twice', (scenario, place) => {
    const read = () => readTyped(asJson({ wowTcg: scenario }), ['typedScenario']);
    expect(read).toThrow('says it already');
    expect(read).toThrow(expect.objectContaining({ problem: expect.anything() }));
    const errors = thrown(read).problem.errors.map(({ path }) => path.join('.'));
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^typedScenario.wowTcg.*${place}$`))]);
  });
});

function thrown(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return error as { problem: { errors: { path: (string | number)[] }[] } };
  }
  throw new Error('Nothing was thrown.');
}
