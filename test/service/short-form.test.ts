import { buildSchema, type GraphQLInputField, isInputObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { asJson } from '../../src/rulesets/common/plain-data.js';
import { allRulesets } from '../../src/rulesets/index.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import { typedAction } from '../../src/service/graphql/actions.js';
import { scenarioBody } from '../../src/service/graphql/arguments.js';
import { schemaText } from '../../src/service/graphql/server.js';

const schema = buildSchema(schemaText());
const { args } = schema.getQueryType()!.getFields().outcomes!;

const sent = (given: Json) => scenarioBody(args, asJson(given as object) as JsonObject);

const GAMES: Readonly<Record<string, readonly Json[]>> = {
  hearthstone: [
    { attack: 'yeti', target: 'raptor' },
    'heroPower',
    { heroPower: 'yeti' },
    'endTurn',
  ],
  batch: [
    'battle',
    { play: 'x', lane: 2 },
    { choose: { option: 0 } },
    { concede: true, player: 2 },
  ],
  'wow-tcg': [
    'pass',
    { pass: 'all' },
    { repeat: ['pass', { usePower: 'x', targets: ['y'] }], times: 3 },
  ],
};

describe.each(allRulesets().map(({ id }) => id))('the actions of %s', (ruleset) => {
  const field = ruleset.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const typed = GAMES[ruleset]!.map((action) => typedAction({ ruleset, action })!);

  test('are told in fields of their type', () => {
    for (const { __typename: type, ...fields } of typed) {
      const known = schema.getType(type);
      expect(known).toBeDefined();
      const names = Object.keys((known as unknown as { getFields(): object }).getFields());
      expect(Object.keys(fields).filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  test('are taken back with the nulls of what they do not say', () => {
    const input = schema.getType(`${typed[0]!.__typename}Input`);
    const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
    const nulls = Object.fromEntries(fields.map(({ name }: GraphQLInputField) => [name, null]));
    const told = typed.map(({ __typename: _, ...said }) => said);
    const actions = told.map((said) => ({ ...nulls, ...said }));
    expect(sent({ scenario: { [field]: { actions } } }).body).toEqual({ ruleset, actions: told });
  });
});

test('a word in place of `true` is told in its own field', () => {
  expect(typedAction({ ruleset: 'hearthstone', action: { heroPower: 'yeti' } })).toEqual({
    ...{ __typename: 'HearthstoneAction', heroPower: true, target: 'yeti' },
  });
  expect(typedAction({ ruleset: 'wow-tcg', action: { repeat: ['pass'], times: 2 } })).toEqual({
    ...{ __typename: 'WowTcgAction', repeat: [{ pass: true }], times: 2 },
  });
  expect(typedAction({ ruleset: 'a game that is gone', action: 'endTurn' })).toBeNull();
});

const SCENARIO = {
  hearthstone: {
    title: 'A duel',
    players: [
      {
        hero: { card: 'Rexxar', health: 12, damage: null },
        heroPower: null,
        mana: { crystals: 7 },
        board: [{ card: 'Wisp', tags: [{ name: 'TAUNT', value: 1 }] }],
      },
      { hand: [{ card: 'Wisp' }], weapon: null, quest: null, board: null },
    ],
    deathsFrom: { cache: 'abc' },
    actions: [{ play: 12, target: 'yeti', endTurn: null }, { decide: { option: 0 } }],
    decisions: ['yeti', 3, null, { entity: 7 }, false],
    seed: 7,
    expect: [{ entity: 'yeti', damage: null }],
  },
};

describe('inputs', () => {
  test('say the same as the short form', () => {
    expect(sent({ scenario: SCENARIO }).body).toEqual({
      ruleset: 'hearthstone',
      title: 'A duel',
      players: {
        1: {
          hero: { card: 'Rexxar', health: 12 },
          heroPower: null,
          mana: { crystals: 7 },
          board: [{ card: 'Wisp', tags: { TAUNT: 1 } }],
        },
        2: { hand: [{ card: 'Wisp' }], weapon: null, quest: null },
      },
      deaths: { cache: 'abc' },
      actions: [{ play: 12, target: 'yeti' }, { decide: { option: 0 } }],
      decisions: ['yeti', 3, null, { entity: 7 }, false],
      random: { seed: 7 },
      // what the engine has a language for is passed on as it is
      expect: [{ entity: 'yeti', damage: null }],
    });
  });

  test('have one field for each kind of value', () => {
    const players = [{ deckCount: 9, resources: [] }];
    expect(sent({ scenario: { wowTcg: { players } } }).body).toEqual({
      ruleset: 'wow-tcg',
      players: { 1: { deck: 9, resources: [] } },
    });
  });

  test('beside a scenario are fields of its body, defaults left out', () => {
    const scenario = { shortForm: { ruleset: 'batch' } };
    const groupBy = [{ whole: 'result' }, { entity: { entity: 'yeti', field: null } }];
    const body = { ruleset: 'batch', groupBy: ['result', { entity: 'yeti' }] };
    expect(sent({ scenario, groupBy, mergeAlike: true }).body).toEqual(body);
    expect(sent({ scenario, groupBy, mergeAlike: false }).body).toEqual({
      ...body,
      mergeAlike: false,
    });
  });

  test.each([
    [{ deck: [], deckCount: 3 }, 'deckCount'],
    [{ resourcesCount: 3, resources: [] }, 'resourcesCount'],
  ])('that say it twice are refused: %j', (side, place) => {
    const read = () => sent({ scenario: { wowTcg: { players: [side] } } });
    const path = ['scenario', 'wowTcg', 'players', 0, place];
    expect(read).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
      }),
    );
  });
});

describe('a place in the short form', () => {
  const groupBy = [{ whole: 'result' }, { player: { player: 1, field: 'hnd' } }];
  const { at } = sent({ scenario: SCENARIO, groupBy });

  test.each([
    [['title'], 'scenario.hearthstone.title'],
    [['players', '1', 'board', 0, 'card'], 'scenario.hearthstone.players.0.board.0.card'],
    [
      ['players', '1', 'board', 0, 'tags', 'TAUNT'],
      'scenario.hearthstone.players.0.board.0.tags.0.value',
    ],
    [['players', '2', 'hand', 0], 'scenario.hearthstone.players.1.hand.0'],
    [['players', '2', 'hero'], 'scenario.hearthstone.players.1.hero'],
    [['players', '7'], 'scenario.hearthstone.players'],
    [['deaths', 'cache'], 'scenario.hearthstone.deathsFrom.cache'],
    [['random', 'seed'], 'scenario.hearthstone.seed'],
    [['actions', 0, 'target'], 'scenario.hearthstone.actions.0.target'],
    [['expect', 0, 'damage'], 'scenario.hearthstone.expect.0.damage'],
    [['groupBy', 1, 'field'], 'groupBy.1.player.field'],
  ])('%j is found where it was sent', (path, place) => {
    expect(at(path).join('.')).toBe(place);
  });

  test('of a scenario in short form is the same place', () => {
    const { at: inShort } = sent({ scenario: { shortForm: { players: {} } } });
    expect(inShort(['players', '1', 'board'])).toEqual([
      'scenario',
      'shortForm',
      'players',
      '1',
      'board',
    ]);
  });
});

test('a state that was answered is taken back unchanged, in every game', () => {
  for (const { id } of allRulesets()) {
    const outcome = operate('resolve', { ruleset: id }, {});
    const { state } = (outcome as unknown as { readonly body: Resolution }).body;
    const field = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(sent({ scenario: { [field]: { state } } }).body).toEqual({ ruleset: id, state });
  }
});
