import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { FLOOD, failure, isTrue, problem } from './support/check.js';

/** Expectations that hold, each with one that must not: no check may be unable to fail. */
const PAIRS: readonly (readonly [holds: Json, fails: Json])[] = [
  [
    { entity: 'yeti', attack: 4, health: 5 },
    { entity: 'yeti', attack: 4, health: 6 },
  ],
  [
    { entity: 'egg', zone: 'GRAVEYARD' },
    { entity: 'egg', zone: 'PLAY' },
  ],
  [
    { entity: 'Black Whelp', healthLeft: 1 },
    { entity: 'Black Whelp', healthLeft: 2 },
  ],
  [
    { entity: 'Wisp #1', controller: 1 },
    { entity: 'Wisp #2', controller: 1 },
  ],
  [
    { entity: 'hero 1', damage: 1 },
    { entity: 'hero 2', damage: 1 },
  ],
  [
    { entity: 'uther', armor: 2, damage: 3 },
    { entity: 'uther', armor: 0, damage: 3 },
  ],
  [
    { entity: 'yeti', card: 'Chillwind Yeti' },
    { entity: 'yeti', card: 'Wisp' },
  ],
  [
    { entity: 'yeti', card: { not: 'Wisp' } },
    { entity: 'yeti', card: { not: 'CS2_182' } },
  ],
  [
    { entity: 'yeti', taunt: false },
    { entity: 'yeti', taunt: true },
  ],
  [
    { entity: 'yeti', TAUNT: 0 },
    { entity: 'yeti', TAUNT: 1 },
  ],
  [
    { entity: 'yeti', type: 'MINION' },
    { entity: 'yeti', type: 'SPELL' },
  ],
  [
    { entity: 'yeti', cost: { atLeast: 4 } },
    { entity: 'yeti', cost: { atLeast: 5 } },
  ],
  [
    { entity: 'yeti', cost: { atMost: 4 } },
    { entity: 'yeti', cost: { atMost: 3 } },
  ],
  [
    { entity: 'yeti', cost: { oneOf: [3, 4] } },
    { entity: 'yeti', cost: { oneOf: [3, 5] } },
  ],
  [
    { entity: 'yeti', cost: { not: 3 } },
    { entity: 'yeti', cost: { not: 4 } },
  ],
  [
    { entity: 'yeti', position: 2 },
    { entity: 'yeti', position: 1 },
  ],
  [
    { entity: 'Black Whelp', creator: 'egg' },
    { entity: 'Black Whelp', creator: 'juggler' },
  ],
  [
    { entity: 'yeti', enchantments: [] },
    { entity: 'yeti', enchantments: 1 },
  ],
  [
    { entity: 'Boom Bot', exists: false },
    { entity: 'Black Whelp', exists: false },
  ],
  [
    { entity: 'Black Whelp', exists: true },
    { entity: 'Boom Bot', exists: true },
  ],
  [
    { player: 2, board: ['Black Whelp'] },
    { player: 2, board: ['egg'] },
  ],
  [
    { player: 2, board: [{ card: 'Black Whelp', attack: 2 }] },
    { player: 2, board: [{ attack: 3 }] },
  ],
  [
    { player: 2, board: 1 },
    { player: 2, board: 2 },
  ],
  [
    { player: 1, board: [] },
    { player: 2, board: [] },
  ],
  [
    { player: 2, hand: ['yeti', 'Wisp'] },
    { player: 2, hand: ['Wisp', 'Wisp'] },
  ],
  [
    { player: 2, handInOrder: ['Wisp', 'yeti'] },
    { player: 2, handInOrder: ['yeti', 'Wisp'] },
  ],
  [
    { player: 2, hand: { contains: ['yeti'] } },
    { player: 2, hand: { contains: ['egg'] } },
  ],
  [
    { player: 2, hand: { contains: 'yeti', size: 2 } },
    { player: 2, hand: { contains: 'yeti', size: 3 } },
  ],
  [
    { player: 2, hand: { lacks: ['egg'] } },
    { player: 2, hand: { lacks: ['egg', 'Wisp'] } },
  ],
  [
    { player: 2, hand: { inOrder: ['Wisp', 'yeti'] } },
    { player: 2, hand: { inOrder: ['yeti', 'Wisp'] } },
  ],
  [
    { player: 1, deck: { anyOrder: ['River Crocolisk', 'Wisp'] } },
    { player: 1, deck: ['River Crocolisk', 'Wisp'] },
  ],
  [
    { player: 2, deaths: ['egg', 'juggler'] },
    { player: 2, deaths: ['juggler', 'egg'] },
  ],
  [
    { player: 2, graveyard: ['juggler', 'egg'] },
    { player: 2, graveyard: ['juggler'] },
  ],
  [
    { player: 2, mana: 5 },
    { player: 2, mana: 7 },
  ],
  [
    { player: 2, mana: { crystals: 7, used: 2 } },
    { player: 2, mana: { crystals: 7, used: 3 } },
  ],
  [
    { player: 1, mana: { atMost: 3 } },
    { player: 1, mana: { atMost: 2 } },
  ],
  [
    { player: 2, hero: { damage: 3 } },
    { player: 2, hero: { damage: 4 } },
  ],
  [
    { player: 2, hero: 'uther' },
    { player: 1, hero: 'uther' },
  ],
  [
    { player: 2, weapon: null },
    { player: 2, weapon: { attack: 1 } },
  ],
  [
    { player: 1, cardsPlayedThisTurn: 1 },
    { player: 2, cardsPlayedThisTurn: 1 },
  ],
  [
    { player: 1, NUM_CARDS_PLAYED_THIS_TURN: 1 },
    { player: 1, NUM_CARDS_PLAYED_THIS_TURN: 2 },
  ],
  [{ result: 'none' }, { result: 'draw' }],
  [
    { anyOf: [{ result: 'draw' }, [{ entity: 'yeti', cost: 4 }, { result: 'none' }]] },
    { anyOf: [{ result: 'draw' }, [{ entity: 'yeti', cost: 4 }, { result: 'draw' }]] },
  ],
];

describe('an expectation about the state', () => {
  test.each(PAIRS)('%j holds, %j does not', (holds, fails) => {
    expect(isTrue(FLOOD, holds)).toBe(true);
    expect(isTrue(FLOOD, fails)).toBe(false);
  });

  test.each([
    [{ entity: 'yeti', cost: 5 }, 'expect.0.cost: expected yeti: cost 5; found 4'],
    [
      { player: 2, board: ['egg', 'juggler'] },
      'expect.0.board: expected player 2: board [egg, juggler]; found [Black Whelp (16)]',
    ],
    [
      { player: 2, board: [{ card: 'Black Whelp', attack: 3 }] },
      'expect.0.board.0.attack: expected player 2: board attack 3; found 2 on Black Whelp (16), number 1 of [Black Whelp (16)]',
    ],
    [
      { player: 2, mana: { used: 3 } },
      'expect.0.mana.used: expected player 2: mana used 3; found 2',
    ],
    [{ entity: 'Boom Bot', damage: 0 }, 'expect.0: expected Boom Bot; found there is none'],
    [{ result: 'draw' }, 'expect.0.result: expected result draw; found none'],
  ] as const)('%j says what differs', (expectation, message) => {
    expect(failure(FLOOD, expectation)).toBe(message);
  });

  test('a card name that several entities have must be made unique', () => {
    expect(failure(FLOOD, { entity: 'Wisp', damage: 0 })).toContain('write "Wisp #1"');
  });

  test.each([
    [{ entity: 'yeti', helth: 5 }, 'UNKNOWN_FIELD expect.0.helth HEALTH health'],
    [{ entity: 'yety', health: 5 }, 'UNKNOWN_ENTITY expect.0.entity yeti'],
    [{ entity: 'Chilwind Yeti', health: 5 }, 'UNKNOWN_ENTITY expect.0.entity Chillwind Yeti yeti'],
    [{ entity: 99, health: 5 }, 'WRONG_TYPE expect.0.entity'],
    [{ entity: 'yeti' }, 'WRONG_TYPE expect.0'],
    [{ entity: 'yeti', health: '5' }, 'WRONG_TYPE expect.0.health'],
    [{ entity: 'yeti', health: {} }, 'WRONG_TYPE expect.0.health'],
    [{ entity: 'yeti', health: { least: 5 } }, 'UNKNOWN_FIELD expect.0.health.least atLeast'],
    [{ entity: 'yeti', zone: 'PLAI' }, 'UNKNOWN_VALUE expect.0.zone PLAY'],
    [{ entity: 'yeti', zone: { atLeast: 1 } }, 'WRONG_TYPE expect.0.zone.atLeast'],
    [{ entity: 'yeti', card: 'Yety' }, 'UNKNOWN_CARD expect.0.card'],
    [{ entity: 'yeti', exists: false, damage: 0 }, 'WRONG_TYPE expect.0'],
    [{ entity: 'yeti', exists: 'no' }, 'WRONG_TYPE expect.0.exists'],
    [{ player: 3, hand: 0 }, 'WRONG_TYPE expect.0.player'],
    [{ player: 1 }, 'WRONG_TYPE expect.0'],
    [{ player: 1, bord: [] }, 'UNKNOWN_FIELD expect.0.bord board CARD'],
    [{ player: 1, board: 'egg' }, 'WRONG_TYPE expect.0.board'],
    [{ player: 1, board: ['eggg'] }, 'UNKNOWN_ENTITY expect.0.board.0 egg'],
    [{ player: 1, board: { has: ['egg'] } }, 'UNKNOWN_FIELD expect.0.board.has'],
    [{ player: 1, board: { size: 'two' } }, 'WRONG_TYPE expect.0.board.size'],
    [{ player: 1, mana: { crystal: 1 } }, 'UNKNOWN_FIELD expect.0.mana.crystal crystals'],
    [{ result: 'drawn' }, 'UNKNOWN_VALUE expect.0.result draw'],
    [{ result: 'draw', player: 1 }, 'UNKNOWN_FIELD expect.0.result'],
    [{ anyOf: [{ result: 'draw' }] }, 'WRONG_TYPE expect.0.anyOf'],
    [
      { anyOf: [{ result: 'draw' }, { happened: 'damage egg' }] },
      'UNKNOWN_FIELD expect.0.anyOf.1 happens',
    ],
    [
      { at: 'damage egg', expect: [{ anyOf: [{ result: 'draw' }, { happens: 'damage egg' }] }] },
      'UNKNOWN_FIELD expect.0.expect.0.anyOf.1',
    ],
    [{ anyOf: [{ happens: 'damage egg' }] }, 'WRONG_TYPE expect.0.anyOf'],
    [{}, 'WRONG_TYPE expect.0'],
    ['egg', 'WRONG_TYPE expect.0'],
    [{ entitty: 'egg' }, 'UNKNOWN_FIELD expect.0 entity'],
  ] as const)('%j makes no sense and is never silently true', (expectation, said) => {
    expect(problem(FLOOD, expectation)).toBe(said);
  });
});
