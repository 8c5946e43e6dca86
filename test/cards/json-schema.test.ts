import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { BUILT_IN as BATCH_CARDS } from '../../src/rulesets/batch/cards/registry.js';
import {
  cardJsonSchema as batchSchema,
  CARD_SCHEMA,
} from '../../src/rulesets/batch/cards/schema.js';
import { builtInCards } from '../../src/rulesets/hearthstone/cards/reading/built-in.js';
import { cardSchema } from '../../src/rulesets/hearthstone/cards/schema/card.js';
import { cardJsonSchema } from '../../src/rulesets/hearthstone/cards/schema/json-schema.js';
import { readerOf } from '../support/schema-reader.js';

type Card = Readonly<Record<string, unknown>>;

const GAMES = [
  {
    game: 'hearthstone',
    served: readerOf(cardJsonSchema()),
    language: cardSchema as z.ZodType,
    cards: builtInCards() as readonly object[],
  },
  {
    game: 'batch',
    served: readerOf(batchSchema()),
    language: CARD_SCHEMA as z.ZodType,
    cards: BATCH_CARDS as readonly object[],
  },
];

/** Calls back for every place of a value, with the value as it is when something is wrong there and nowhere else. */
function damage(
  value: unknown,
  place: string,
  found: (place: string, damaged: () => unknown) => void,
): void {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries())
      damage(item, place, (at, bad) => found(at, () => value.toSpliced(i, 1, bad())));
    return;
  }
  if (typeof value !== 'object' || value === null) {
    found(place, () => ({ nonsense: true }));
    return;
  }
  const card = value as Card;
  found(place, () => ({ ...card, nonsense: 1 }));
  for (const key of Object.keys(card))
    damage(card[key], `${place}/${key}`, (at, bad) => found(at, () => ({ ...card, [key]: bad() })));
}

/** What tells places apart: the words around them. */
const KEYS = 3;

/** Cards with one thing wrong in each: for every place that a card of these has, the first that has it. */
function damagedCards(cards: readonly Card[]): Card[] {
  const byPlace = new Map<string, Card>();
  for (const card of cards)
    damage(card, '', (place, bad) => {
      const words = place.split('/').slice(-KEYS).join('/');
      if (!byPlace.has(words)) byPlace.set(words, bad() as Card);
    });
  return [...byPlace.values()];
}

describe.each(GAMES)('the served schema of $game', ({ served, language, cards }) => {
  const plain = JSON.parse(JSON.stringify(cards)) as Card[];

  test('takes every built-in card', () => {
    const refused = plain.filter((card) => !served([card]));
    expect(refused.map(({ id }) => id)).toEqual([]);
    expect(plain.length).toBeGreaterThan(20);
  });

  test('refuses what the engine refuses', () => {
    const bad = damagedCards(plain);
    const taken = bad.filter((card) => served([card]));
    expect(taken.filter((card) => !language.safeParse(card).success)).toEqual([]);
    expect(taken.length).toBeLessThan(bad.length / 10);
    expect(bad.length).toBeGreaterThan(50);
  });
});
