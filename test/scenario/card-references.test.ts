import { encode } from 'deckstrings';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { ask, type Body, entitiesOf, refusal, resolve } from './support/ask.js';

const YETI = 90;
const WISP = 179;
const ROGUE = 930;

/** The ids of the cards of a side's entity list, in a zone. */
function cardsIn(side: Body, zone: string): readonly string[] {
  const { list: all } = entitiesOf(resolve({ players: { 1: side } }).state);
  return all.filter((one) => one.zone === zone && one.controller === 1).map(({ cardId }) => cardId);
}

describe('a card is named by its number in the game', () => {
  test('wherever a scenario names one', () => {
    const side = { board: [YETI, { card: `${YETI}` }], hand: [{ card: WISP }] };
    expect(cardsIn(side, 'PLAY')).toEqual(expect.arrayContaining(['CS2_182', 'CS2_182']));
    expect(cardsIn(side, 'HAND')).toEqual(['CS2_231']);
  });

  test('and one that no card has is refused', () => {
    expect(refusal({ players: { 1: { board: [99_999_999] } } })).toMatchObject({
      errors: [{ code: 'UNKNOWN_CARD', pointer: '/players/1/board/0' }],
    });
  });

  test('and where games have no numbers it is of the wrong type', () => {
    expect(refusal({ ruleset: 'batch', players: { 1: { board: [7] } } })).toMatchObject({
      errors: [{ code: 'WRONG_TYPE', pointer: '/players/1/board/0' }],
    });
  });
});

describe('a deck code', () => {
  const cards: [number, number][] = [
    [YETI, 2],
    [WISP, 1],
  ];
  const deckOf = (code: Json): Body => ({ players: { 1: { deck: code } } });

  test('is a deck, its first card on top, and its hero', () => {
    const code = encode({ cards, heroes: [ROGUE], format: 1 });
    const { state } = resolve({ ...deckOf(code), actions: [] });
    const { list: all } = entitiesOf(state);
    const deck = all.filter(({ zone }) => zone === 'DECK');
    expect(deck.map(({ cardId }) => cardId).sort()).toEqual(['CS2_182', 'CS2_182', 'CS2_231']);
    expect(all.some(({ cardId }) => cardId === 'HERO_03')).toBe(true);
  });

  test('does not say the hero where the scenario does', () => {
    const code = encode({ cards, heroes: [ROGUE], format: 1 });
    const { state } = resolve({ players: { 1: { hero: 'Rexxar', deck: code } } });
    expect(entitiesOf(state).list.some(({ cardId }) => cardId === 'HERO_03')).toBe(false);
  });

  test('that is none is told', () => {
    for (const code of ['AAEBAf', 'Knife Juggler', 'A'.repeat(900)])
      expect(refusal(deckOf(code))).toMatchObject({
        errors: [{ code: 'WRONG_FORMAT', pointer: '/players/1/deck' }],
      });
  });

  test('with a card that nobody knows, or that came later, is refused', () => {
    const unknown = encode({ cards: [[99_999_999, 1]], heroes: [7], format: 1 });
    expect(refusal(deckOf(unknown))).toMatchObject({
      errors: [{ code: 'UNKNOWN_CARD', pointer: '/players/1/deck' }],
    });
    const later = encode({ cards: [[2539, 1]], heroes: [7], format: 1 });
    expect(refusal({ patch: '1.3', ...deckOf(later) })).toMatchObject({
      errors: [{ code: 'UNKNOWN_CARD', pointer: '/players/1/deck' }],
    });
    expect(resolve({ patch: '10.0', ...deckOf(later) })).toBeDefined();
  });

  test('has room for a deck', () => {
    const code = encode({ cards: [[YETI, 61]], heroes: [7], format: 1 });
    expect(refusal(deckOf(code))).toMatchObject({ errors: [{ code: 'TOO_LARGE' }] });
  });
});

describe('the catalogue knows a card', () => {
  test.each(['NEW1_019', '1073', 'knife juggler', '飞刀杂耍者'])('called %s', (id) => {
    expect(ask('cards', { id })).toMatchObject({
      items: [
        { id: 'NEW1_019', dbfId: 1073, names: { enUS: 'Knife Juggler', zhCN: '飞刀杂耍者' } },
      ],
    });
    expect(ask('cards', { ids: [id, 'nobody'] })).toMatchObject({
      items: [{ id: 'NEW1_019' }],
      missing: ['nobody'],
    });
  });

  test('by its number, and the nearest where nobody has it', () => {
    expect(refusal({ id: '10733' }, 'cards').detail).toContain('Knife Juggler (NEW1_019)');
    expect(refusal({ players: { 1: { board: [10_733] } } })).toMatchObject({
      errors: [
        {
          code: 'UNKNOWN_CARD',
          nearest: expect.arrayContaining(['1073']),
          message: expect.stringContaining('1073 (Knife Juggler)'),
        },
      ],
    });
  });

  test('by a part of its name in either language', () => {
    for (const name of ['knife jug', '飞刀杂'])
      expect(ask('cards', { name })).toMatchObject({ items: [{ id: 'NEW1_019' }] });
  });

  test('in a search, and in the cases about it', () => {
    for (const q of ['飞刀杂耍者', '1073'])
      expect(ask('search', { q, kind: 'card', first: 1 })).toMatchObject({
        items: [{ id: 'NEW1_019' }],
      });
    const byName = ask('cases', { card: 'Knife Juggler', first: 3 });
    expect(ask('cases', { card: '1073', first: 3 })).toEqual(byName);
  });
});
