import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardJsonSchema as batchSchema } from '../../src/rulesets/batch/cards/json-schema.js';
import { BUILT_IN as BATCH_CARDS } from '../../src/rulesets/batch/cards/registry.js';
import { CARD_SCHEMA } from '../../src/rulesets/batch/cards/schema.js';
import { builtInCards } from '../../src/rulesets/hearthstone/cards/built-in.js';
import { cardSchema } from '../../src/rulesets/hearthstone/cards/schema/card.js';
import { cardJsonSchema } from '../../src/rulesets/hearthstone/cards/schema/json-schema.js';

type Card = Readonly<Record<string, unknown>>;

/** The served schema as a client has it: JSON, read by a reader of JSON Schema. */
const reader = (schema: object): z.ZodType =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(schema)) as z.core.JSONSchema.JSONSchema);

const GAMES = [
  {
    game: 'hearthstone',
    served: reader(cardJsonSchema()),
    language: cardSchema as z.ZodType,
    cards: builtInCards() as readonly object[],
  },
  {
    game: 'batch',
    served: reader(batchSchema()),
    language: CARD_SCHEMA as z.ZodType,
    cards: BATCH_CARDS as readonly object[],
  },
];

/** A card with one thing wrong in it, for every place of the card. */
function damaged(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item, i) => damaged(item).map((bad) => value.toSpliced(i, 1, bad)));
  if (typeof value !== 'object' || value === null) return [{ nonsense: true }];
  const card = value as Card;
  const inside = Object.keys(card).flatMap((key) =>
    damaged(card[key]).map((bad) => ({ ...card, [key]: bad })),
  );
  return [{ ...card, nonsense: 1 }, ...inside];
}

describe.each(GAMES)('the served schema of $game', ({ served, language, cards }) => {
  const plain = JSON.parse(JSON.stringify(cards)) as Card[];

  test('takes every built-in card', () => {
    const refused = plain.filter((card) => !served.safeParse([card]).success);
    expect(refused.map(({ id }) => id)).toEqual([]);
    expect(plain.length).toBeGreaterThan(20);
  });

  test('refuses what the engine refuses', () => {
    const bad = plain.filter((_, i) => i % 7 === 0).flatMap((card) => damaged(card) as Card[]);
    const taken = bad.filter((card) => served.safeParse([card]).success);
    expect(taken.filter((card) => !language.safeParse(card).success)).toEqual([]);
    expect(taken.length).toBeLessThan(bad.length / 10);
    expect(bad.length).toBeGreaterThan(100);
  });
});
