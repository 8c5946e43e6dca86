import { expect, test } from 'vitest';
import { createGame } from '../../src/rulesets/hearthstone/adapter/setup/game.js';
import {
  EditionPool,
  type PoolEntry,
} from '../../src/rulesets/hearthstone/cards/compiling/edition-pool.js';
import { customPool, poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import { cardOf } from '../../src/rulesets/hearthstone/state/access.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { CardType } from '../../src/rulesets/hearthstone/vocabulary/index.js';

const entry = (definition: Partial<CardDefinition> & { readonly id: string }): PoolEntry => {
  const present: CardDefinition = { name: definition.id, type: 'MINION', ...definition };
  return { id: present.id, type: CardType.MINION, known: true, present, told: {} };
};

/** What stands first in every pool. */
const NONE = entry({ id: '' });

test('a card is compiled when somebody asks for it, and not before', () => {
  const broken = entry({ id: 'BROKEN', requires: { REQ_NOTHING_LIKE_IT: 0 } });
  const pool = new EditionPool('10.0', [NONE, entry({ id: 'SOUND' }), broken]);
  expect(pool.asked[1]).toBeUndefined();
  expect(pool.byId.get('SOUND')).toBe(pool.at(1));
  expect(pool.asked[1]).toBe(pool.at(1));
  expect(pool.byId.has('BROKEN')).toBe(true);
  expect(() => pool.at(2)).toThrow('REQ_NOTHING_LIKE_IT');
  expect(pool.at(3)).toBeUndefined();
});

test('what is no entity bears a card, too', () => {
  const pool = poolOf(editionOf('10.0'));
  const { state } = createGame(pool, editionOf('10.0'), ['HERO_01', 'HERO_02']);
  expect(cardOf(state, 0)).toMatchObject({ id: '', type: CardType.INVALID });
  expect(pool.asked[0]).toBe(cardOf(state, 0));
});

test('the code of a card is found by its name, whether or not the card was asked for', () => {
  const pool = new EditionPool('10.0', [NONE, entry({ id: 'A/B', battlecry: [{ draw: 1 }] })]);
  expect(pool.code('A/B/battlecry')?.steps).toHaveLength(1);
  expect(pool.code('A/B/deathrattle')).toBeUndefined();
  expect(pool.code('A/battlecry')).toBeUndefined();
});

test('cards to be drawn from are listed by what they were in the edition, and not compiled', () => {
  const was = [{ before: '9.0', collectible: false }];
  const pool = new EditionPool('10.0', [
    NONE,
    entry({ id: 'LAST', collectible: true, was }),
    entry({ id: 'NOT' }),
    entry({ id: 'BAR_020', collectible: true }),
    entry({ id: 'BROKEN', collectible: true, requires: { REQ_NOTHING_LIKE_IT: 0 } }),
  ]);
  expect(pool.drawable).toEqual([4, 1]);
  const before = new EditionPool('8.4', pool.listed);
  expect(before.drawable).toEqual([4]);
});

test.each(['1.0', '10.0', '24.6'])('in %s they are what the compiled cards say', (patch) => {
  const { cards, drawable } = poolOf(editionOf(patch));
  const said = cards.filter((card) => card.drawable).map(({ id }) => id);
  expect(drawable.map((number) => cards[number]!.id)).toEqual(said.sort());
  expect(said.length).toBeGreaterThan(300);
});

test('a request has its own cards, and all others are those of the edition', () => {
  const edition = editionOf('10.0');
  const plain = poolOf(edition);
  const yeti: CardDefinition = { id: 'CS2_182', name: 'Yeti', type: 'MINION', health: 9 };
  const pool = customPool(edition, [yeti, { ...yeti, id: 'NEW' }]);
  expect(pool.byId.get('CS2_182')).toMatchObject({ health: 9, index: plain.numberOf('CS2_182') });
  expect(pool.byId.get('NEW')).toMatchObject({ index: plain.listed.length });
  expect(plain.byId.get('CS2_182')).toMatchObject({ health: 5 });
  expect(pool.byId.get('CS2_181')).toBe(plain.byId.get('CS2_181'));
  expect(pool.cards).toHaveLength(plain.cards.length + 1);
});

test('a card that is made of one card of each half is put together when its id is asked for', () => {
  const first = entry({ id: 'F', cost: 1, attack: 1, health: 2, battlecry: [{ draw: 1 }] });
  const second = entry({ id: 'S', cost: 2, attack: 3, health: 1, keywords: ['TAUNT'] });
  const third = entry({ id: 'G' });
  const shape = entry({
    id: 'X',
    name: 'Both',
    race: 'BEAST',
    halves: [
      ['F', 'G'],
      ['S', 'T'],
    ],
  });
  const pool = new EditionPool('10.0', [NONE, first, second, third, shape]);
  const both = pool.byId.get('X(F+S)')!;
  expect(both).toMatchObject({
    name: 'Both',
    index: 5,
    cost: 3,
    attack: 4,
    health: 3,
    known: true,
  });
  expect(both.definition).toMatchObject({ keywords: ['TAUNT'], madeOf: ['F', 'S'], race: 'BEAST' });
  expect(pool.at(5)).toBe(both);
  expect(pool.byId.get('X(F+S)')).toBe(both);
  expect(pool.code('X(F+S)/battlecry')?.steps).toHaveLength(1);
  for (const id of ['X(S+F)', 'X(F+F)', 'X(G+T)', 'F(F+S)', 'X(F)', 'X(F+S+S)'])
    expect([id, pool.byId.has(id)]).toEqual([id, false]);
});

test('the number of a card that is put together does not depend on what was asked for before', () => {
  const halves = [
    ['F', 'G'],
    ['S', 'T'],
  ];
  const cards = ['F', 'G', 'S', 'T'].map((id) => entry({ id }));
  const pools = [0, 1].map(
    () => new EditionPool('10.0', [NONE, ...cards, entry({ id: 'X', halves })]),
  );
  const ids = ['X(F+S)', 'X(F+T)', 'X(G+S)', 'X(G+T)'];
  const forwards = ids.map((id) => pools[0]!.byId.get(id)!.index);
  const backwards = ids.toReversed().map((id) => pools[1]!.byId.get(id)!.index);
  expect(forwards).toEqual([6, 7, 8, 9]);
  expect(backwards.toReversed()).toEqual(forwards);
  expect(pools.map((pool) => pool.inShapeOf('X'))).toEqual([forwards, forwards]);
  expect(pools[1]!.at(7)!.id).toBe('X(F+T)');
  expect(pools[1]!.at(10)).toBeUndefined();
});

test('Build-A-Beast makes something of every two Beasts that it offers', () => {
  const pool = poolOf(editionOf('24.6'));
  const [first, second] = pool.byId.get('ICC_828t')!.definition.halves!;
  const ids = [...first!, ...second!];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    const { definition, cost } = pool.byId.get(id)!;
    expect({ id, type: definition.type, collectible: definition.collectible }).toEqual({
      id,
      type: 'MINION',
      collectible: true,
    });
    expect(['BEAST', 'ALL']).toContain(definition.race);
    expect(['HUNTER', undefined]).toContain(definition.class);
    expect(cost).toBeLessThanOrEqual(5);
  }
  for (const id of first!) expect(pool.byId.has(`ICC_828t(${id}+${second![0]})`)).toBe(true);
});
