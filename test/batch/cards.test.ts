import { describe, expect, test } from 'vitest';
import { cardRead } from '../../src/rulesets/batch/cards/reads.js';
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

test('cards that do different things read differently', () => {
  const seen = new Map<string, string>();
  for (const { id, name, attack, health, ...card } of BUILT_IN) {
    const { type, faction, tribes, token, levels, ...does } = card;
    const reads = cardRead({ id, name, type, ...does });
    const said = JSON.stringify(does);
    expect(reads === '', id).toBe(said === '{}');
    expect(seen.get(reads) ?? said, reads).toBe(said);
    seen.set(reads, said);
  }
});
