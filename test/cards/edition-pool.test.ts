import { expect, test } from 'vitest';
import { EditionPool, type PoolEntry } from '../../src/rulesets/hearthstone/cards/edition-pool.js';
import { customPool, poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { CardType } from '../../src/rulesets/hearthstone/vocabulary/index.js';

const entry = (definition: Partial<CardDefinition> & { readonly id: string }): PoolEntry => {
  const present: CardDefinition = { name: definition.id, type: 'MINION', ...definition };
  return { id: present.id, type: CardType.MINION, known: true, present, told: {} };
};

test('a card is compiled when somebody asks for it, and not before', () => {
  const broken = entry({ id: 'BROKEN', requires: { REQ_NOTHING_LIKE_IT: 0 } });
  const pool = new EditionPool('10.0', [entry({ id: 'SOUND' }), broken]);
  expect(pool.asked[0]).toBeUndefined();
  expect(pool.byId.get('SOUND')).toBe(pool.at(0));
  expect(pool.asked[0]).toBe(pool.at(0));
  expect(pool.byId.has('BROKEN')).toBe(true);
  expect(() => pool.at(1)).toThrow('REQ_NOTHING_LIKE_IT');
  expect(pool.at(2)).toBeUndefined();
});

test('the code of a card is found by its name, whether or not the card was asked for', () => {
  const pool = new EditionPool('10.0', [entry({ id: 'A/B', battlecry: [{ draw: 1 }] })]);
  expect(pool.code('A/B/battlecry')?.steps).toHaveLength(1);
  expect(pool.code('A/B/deathrattle')).toBeUndefined();
  expect(pool.code('A/battlecry')).toBeUndefined();
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
