import { describe, expect, it } from 'vitest';
import type { FieldError } from '../../src/scenario/oracle.js';
import { type Body, errorsOf, refusal } from './support/ask.js';

const board = (...entities: readonly unknown[]): Body => ({ players: { 1: { board: entities } } });
const side = (fields: Body): Body => ({ players: { 1: fields } });

type Row = [what: string, body: Body, pointer: string, error: Partial<FieldError>];

/** What a scenario has wrong, where, and what is told beside. */
const ROWS: readonly Row[] = [
  [
    'a misspelt field',
    { playrs: {} },
    '/playrs',
    { code: 'UNKNOWN_FIELD', nearest: ['players', 'plays'] },
  ],
  [
    'a misspelt field of a side',
    side({ bord: [] }),
    '/players/1/bord',
    { code: 'UNKNOWN_FIELD', nearest: ['board'] },
  ],
  [
    'a misspelt field of a minion',
    board({ card: 'Wisp', damge: 1 }),
    '/players/1/board/0/damge',
    { code: 'UNKNOWN_FIELD', nearest: ['damage'] },
  ],
  [
    'a field that is for other cards',
    side({ secrets: [{ card: 'Counterspell', attack: 1 }] }),
    '/players/1/secrets/0/attack',
    { code: 'UNKNOWN_FIELD' },
  ],
  ['a third player', { players: { 3: {} } }, '/players/3', { code: 'UNKNOWN_FIELD' }],
  ['players that are a list', { players: [] }, '/players', { code: 'WRONG_TYPE' }],
  [
    'another rule system',
    { ruleset: 'hearthstones' },
    '/ruleset',
    { code: 'UNKNOWN_RULESET', nearest: ['hearthstone'] },
  ],
  ['a patch that is none', { patch: 'ten' }, '/patch', { code: 'UNKNOWN_PATCH' }],
  ['a patch to come', { patch: '99.0' }, '/patch', { code: 'UNKNOWN_PATCH', nearest: ['24.6.2'] }],
  [
    'a patch before all',
    { patch: '0.1' },
    '/patch',
    { code: 'UNKNOWN_PATCH', nearest: ['1.0.0.3140'] },
  ],
  ...['10.00', '010.0', '10.0.00', '00', '9.02'].map(
    (patch): Row => [
      `a patch in a spelling that no edition has, ${patch}`,
      { patch },
      '/patch',
      { code: 'UNKNOWN_PATCH' },
    ],
  ),
  ['a title that is a number', { title: 5 }, '/title', { code: 'WRONG_TYPE' }],
  ['a patch that is a number', { patch: 10.4 }, '/patch', { code: 'WRONG_TYPE' }],
  [
    'a misspelt card',
    board('Chilwind Yeti'),
    '/players/1/board/0',
    { code: 'UNKNOWN_CARD', nearest: ['Chillwind Yeti'] },
  ],
  [
    'a misspelt card of an object',
    board({ card: 'Wispp' }),
    '/players/1/board/0/card',
    { code: 'UNKNOWN_CARD' },
  ],
  ['a misspelt card id', board('CS2_1822'), '/players/1/board/0', { code: 'UNKNOWN_CARD' }],
  [
    'a spell on the board',
    board('Fireball'),
    '/players/1/board/0',
    { code: 'WRONG_CARD_TYPE', expected: 'a minion or a Location' },
  ],
  [
    'a minion as a hero',
    side({ hero: 'Wisp' }),
    '/players/1/hero',
    { code: 'WRONG_CARD_TYPE', expected: 'a hero' },
  ],
  [
    'a spell that is no Secret',
    side({ secrets: ['Fireball'] }),
    '/players/1/secrets/0',
    { code: 'WRONG_CARD_TYPE' },
  ],
  ['an entity without a card', board({ as: 'x' }), '/players/1/board/0/card', { code: 'REQUIRED' }],
  ['an entity that is no name', board(true), '/players/1/board/0', { code: 'WRONG_TYPE' }],
  ['the number of a hero', board(7), '/players/1/board/0', { code: 'WRONG_CARD_TYPE' }],
  [
    'a text instead of a number',
    board({ card: 'Wisp', damage: '1' }),
    '/players/1/board/0/damage',
    { code: 'WRONG_TYPE' },
  ],
  [
    'a fraction',
    board({ card: 'Wisp', attack: 1.5 }),
    '/players/1/board/0/attack',
    { code: 'WRONG_TYPE' },
  ],
  [
    'a negative number',
    board({ card: 'Wisp', damage: -1 }),
    '/players/1/board/0/damage',
    { code: 'TOO_SMALL' },
  ],
  [
    'a number of more than 32 bits',
    board({ card: 'Wisp', attack: 2147483648 }),
    '/players/1/board/0/attack',
    { code: 'TOO_LARGE' },
  ],
  [
    'a flag that is a number',
    board({ card: 'Wisp', stealth: 1 }),
    '/players/1/board/0/stealth',
    { code: 'WRONG_TYPE', expected: 'true or false' },
  ],
  [
    'a misspelt tag',
    board({ card: 'Wisp', tags: { TAUNTS: 1 } }),
    '/players/1/board/0/tags/TAUNTS',
    { code: 'UNKNOWN_TAG', nearest: ['TAUNT'] },
  ],
  [
    'a tag that a field says',
    board({ card: 'Wisp', tags: { ZONE: 1 } }),
    '/players/1/board/0/tags/ZONE',
    { code: 'TAG_NOT_SETTABLE' },
  ],
  [
    'a tag of Object',
    board({ card: 'Wisp', tags: { toString: 1 } }),
    '/players/1/board/0/tags/toString',
    { code: 'UNKNOWN_TAG' },
  ],
  [
    'progress of what is no Quest',
    side({ secrets: [{ card: 'Counterspell', progress: 1 }] }),
    '/players/1/secrets/0/progress',
    { code: 'NOT_A_QUEST' },
  ],
  [
    'an alias given twice',
    board({ as: 'x', card: 'Wisp' }, { as: 'x', card: 'Wisp' }),
    '/players/1/board/1/as',
    { code: 'DUPLICATE_ALIAS' },
  ],
  [
    'an alias that is a number',
    board({ as: '12', card: 'Wisp' }),
    '/players/1/board/0/as',
    { code: 'WRONG_FORMAT' },
  ],
  [
    'eight minions',
    board(...Array(8).fill('Wisp')),
    '/players/1/board',
    { code: 'TOO_LARGE', expected: 'at most 7 items' },
  ],
  [
    'eleven cards in hand',
    side({ hand: Array(11).fill('Wisp') }),
    '/players/1/hand',
    { code: 'TOO_LARGE' },
  ],
  [
    'a deck of 61',
    side({ deck: Array(61).fill('Wisp') }),
    '/players/1/deck',
    { code: 'TOO_LARGE' },
  ],
  [
    'a Quest and five Secrets',
    side({
      quest: 'Jungle Giants',
      secrets: ['Counterspell', 'Vaporize', 'Mirror Entity', 'Ice Barrier', 'Ice Block'],
    }),
    '/players/1/secrets',
    { code: 'TOO_LARGE' },
  ],
  [
    'two Secrets of a name',
    side({ secrets: ['Counterspell', 'Vaporize', 'Counterspell'] }),
    '/players/1/secrets/2',
    { code: 'DUPLICATE_ENTITY' },
  ],
  [
    'a minion that would have died already',
    side({ board: ['Stormwind Champion', { card: 'Wisp', damage: 2 }] }),
    '/players/1/board/1/damage',
    { code: 'TOO_LARGE', expected: 'at most 1' },
  ],
  [
    'a card that came later',
    { ...side({ board: ['Transfer Student'] }), patch: '10.0' },
    '/players/1/board/0',
    { code: 'UNKNOWN_CARD', message: expect.stringContaining('came with patch 18.0') },
  ],
  ['too many crystals', side({ mana: 11 }), '/players/1/mana', { code: 'TOO_LARGE' }],
  [
    'a misspelt part of mana',
    side({ mana: { crystal: 1 } }),
    '/players/1/mana/crystal',
    { code: 'UNKNOWN_FIELD', nearest: ['crystals'] },
  ],
  [
    'an enchantment of a card that gives none',
    board({ card: 'Wisp', enchantments: ['Fireball'] }),
    '/players/1/board/0/enchantments/0',
    { code: 'NO_ENCHANTMENT' },
  ],
  [
    'a misspelt enchantment',
    board({ card: 'Wisp', enchantments: [{ card: 'Blesing of Wisdom' }] }),
    '/players/1/board/0/enchantments/0/card',
    { code: 'UNKNOWN_CARD', nearest: ['Blessing of Wisdom'] },
  ],
  ['a turn of player 3', { turn: { player: 3 } }, '/turn/player', { code: 'TOO_LARGE' }],
  [
    'an order that names nothing',
    { ...board({ as: 'wisp', card: 'Wisp' }), order: ['whisp'] },
    '/order/0',
    { code: 'UNKNOWN_ENTITY', nearest: ['wisp'] },
  ],
  [
    'an order that names a card in hand',
    { ...side({ hand: [{ as: 'x', card: 'Wisp' }] }), order: ['x'] },
    '/order/0',
    { code: 'NOT_IN_ORDER' },
  ],
  [
    'an order that names one twice',
    { ...board({ as: 'x', card: 'Wisp' }), order: ['x', 'x'] },
    '/order/1',
    { code: 'DUPLICATE_ENTITY' },
  ],
  [
    'an order by a card that is there twice',
    { ...board('Wisp', 'Wisp'), order: ['Wisp'] },
    '/order/0',
    { code: 'AMBIGUOUS_ENTITY' },
  ],
  [
    'a death without a player',
    { deaths: [{ card: 'Wisp' }] },
    '/deaths/0/player',
    { code: 'REQUIRED' },
  ],
  [
    'a death of the future',
    { deaths: [{ card: 'Wisp', player: 1, turn: 2 }] },
    '/deaths/0/turn',
    { code: 'TOO_LARGE' },
  ],
  [
    'a death event cache that is not there',
    { deaths: { cache: 'x' } },
    '/deaths/cache',
    { code: 'UNKNOWN_CACHE' },
  ],
  [
    'an action that is none',
    { actions: ['endturn'] },
    '/actions/0',
    { code: 'UNKNOWN_ACTION', nearest: ['endTurn'] },
  ],
  [
    'a misspelt action',
    { actions: [{ pley: 'Wisp' }] },
    '/actions/0',
    { code: 'UNKNOWN_ACTION', nearest: ['play'] },
  ],
  [
    'two actions in one',
    { actions: [{ play: 'Wisp', attack: 'Wisp' }] },
    '/actions/0',
    { code: 'WRONG_VALUE' },
  ],
  [
    'a misspelt field of an action',
    { actions: [{ play: 'Wisp', taget: 'Wisp' }] },
    '/actions/0/taget',
    { code: 'UNKNOWN_FIELD', nearest: ['target'] },
  ],
  [
    'a field of another action',
    { actions: [{ attack: 'Wisp', target: 'Wisp', position: 0 }] },
    '/actions/0/position',
    { code: 'UNKNOWN_FIELD' },
  ],
  [
    'an attack at nothing',
    { actions: [{ attack: 'Wisp' }] },
    '/actions/0/target',
    { code: 'REQUIRED' },
  ],
  [
    'a misspelt alias',
    {
      ...board({ as: 'yeti', card: 'Chillwind Yeti' }),
      actions: [{ attack: 'yetti', target: 'hero 2' }],
    },
    '/actions/0/attack',
    { code: 'UNKNOWN_ENTITY', nearest: ['yeti'] },
  ],
  [
    'an entity that is not there',
    { actions: [{ play: 'Wisp' }] },
    '/actions/0/play',
    { code: 'ENTITY_NOT_FOUND' },
  ],
  [
    'an id that is not there',
    { actions: [{ play: 999 }] },
    '/actions/0/play',
    { code: 'ENTITY_NOT_FOUND' },
  ],
  [
    'a name that two entities have',
    { ...side({ hand: ['Wisp', 'Wisp'] }), actions: [{ play: 'Wisp' }] },
    '/actions/0/play',
    { code: 'AMBIGUOUS_ENTITY', nearest: ['Wisp #1', 'Wisp #2'] },
  ],
  ['actions that are no list', { actions: 'endTurn' }, '/actions', { code: 'WRONG_TYPE' }],
  ['a trace of unknown detail', { trace: 'ALL' }, '/trace', { code: 'WRONG_VALUE' }],
  ['a seed that is missing', { random: {} }, '/random/seed', { code: 'REQUIRED' }],
  ['a random mode that is none', { random: 'dice' }, '/random', { code: 'WRONG_TYPE' }],
  ['an answer where nothing is asked', { decide: { pick: 1 } }, '/decide', { code: 'NOT_HERE' }],
  ['custom cards that are no list', { customCards: {} }, '/customCards', { code: 'WRONG_TYPE' }],
  [
    'a custom card without a type',
    { customCards: [{ id: 'A', name: 'A' }] },
    '/customCards/0/type',
    { code: 'REQUIRED' },
  ],
  [
    'a custom card of the engine',
    { customCards: [{ id: 'GAME', name: 'A', type: 'MINION' }] },
    '/customCards/0/id',
    { code: 'DUPLICATE_CARD' },
  ],
];

describe('what is wrong with a scenario', () => {
  it.each(ROWS)('tells of %s', (_, body, pointer, error) => {
    const errors = errorsOf(body);
    expect(Object.keys(errors)).toEqual([pointer]);
    expect(errors[pointer]).toMatchObject(error);
    expect(errors[pointer]!.message.endsWith('.') || errors[pointer]!.message.endsWith('?')).toBe(
      true,
    );
  });

  it('tells what is wrong with actions, be the board wrong too; who is meant it cannot tell then', () => {
    const body = {
      players: { 1: { board: ['Nonsense'] } },
      actions: [{ play: 'nobody', tagret: 3 }, { fly: 1 }],
    };
    expect(Object.keys(errorsOf(body))).toEqual([
      '/players/1/board/0',
      '/actions/0/tagret',
      '/actions/1',
    ]);
  });

  it('tells of everything at once, in the order of the body', () => {
    const { code, status, errors } = refusal({
      turn: { number: 0 },
      players: { 1: { board: ['Wispp', { card: 'Wisp', damage: 'x' }], mana: 99 } },
      random: 7,
    });
    expect([code, status]).toEqual(['INVALID_SCENARIO', 422]);
    expect(errors!.map(({ pointer }) => pointer)).toEqual([
      '/turn/number',
      '/players/1/board/0',
      '/players/1/board/1/damage',
      '/players/1/mana',
      '/random',
    ]);
  });

  it.each([null, 7, 'x', []])('refuses a body that is %j', (body) => {
    expect(refusal(body as unknown as Body).errors).toMatchObject([
      { code: 'WRONG_TYPE', pointer: '' },
    ]);
  });
});

describe('very many errors', () => {
  it('are told by the first of them, in no time', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `board${i}`);
    const body = Object.fromEntries(names.map((name) => [name, 1]));
    const before = process.cpuUsage();
    const errors = Object.values(errorsOf(body));
    const { user } = process.cpuUsage(before);
    expect(errors).toHaveLength(20);
    expect(errors[0]).toMatchObject({ pointer: '/board0', code: 'UNKNOWN_FIELD' });
    expect(user / 1_000).toBeLessThan(500);
  });
});
