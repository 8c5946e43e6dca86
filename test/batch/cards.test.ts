import { describe, expect, test } from 'vitest';
import { BUILT_IN, cardsMadeBy, poolWith } from '../../src/rulesets/batch/cards/registry.js';
import { CARD_SCHEMA } from '../../src/rulesets/batch/cards/schema.js';

describe.each(BUILT_IN.map((card) => [card.id, card] as const))('%s', (_id, card) => {
  test('is written in the language that custom cards are written in', () => {
    expect(CARD_SCHEMA.safeParse(card).error?.issues ?? []).toEqual([]);
  });

  test('makes cards that there are', () => {
    const { byId } = poolWith([]);
    for (const id of cardsMadeBy(card)) expect(byId.get(id)?.kind).toBe('CREATURE');
  });

  test('has a value for every level where values differ', () => {
    const lists = [card.attack, card.health].filter((value) => Array.isArray(value));
    for (const list of lists) expect(list).toHaveLength(card.levels ?? 3);
  });
});
