import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../src/kernel/index.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { cardSchema } from '../../src/rulesets/hearthstone/cards/schema/card.js';
import { cardJsonSchema } from '../../src/rulesets/hearthstone/cards/schema/json-schema.js';
import { MAX_CARDS, MAX_DEPTH } from '../../src/rulesets/hearthstone/cards/schema/limits.js';
import { readCustomCards } from '../../src/rulesets/hearthstone/cards/schema/read-cards.js';
import { REFERENCES } from '../../src/rulesets/hearthstone/cards/schema/references.js';

function problemsOf(cards: Json): Problems {
  const problems = new Problems();
  const read = readCustomCards(cards, ['customCards'], problems);
  expect(read === null).toBe(!problems.isEmpty);
  return problems;
}

const minion = (more: { readonly [key: string]: Json }): Json => [
  { id: 'A', name: 'A', type: 'MINION', ...more },
];
const spell = (...text: readonly Json[]): Json => [
  { id: 'A', name: 'A', type: 'SPELL', text: [...text] },
];

/** A selector of so many levels. */
const nested = (levels: number): Json => (levels === 0 ? 'SELF' : { reversed: nested(levels - 1) });

const WRONG: readonly [what: string, cards: Json, at: string, code: string, nearest?: string][] = [
  ['no list', {}, '', 'WRONG_TYPE'],
  ['a text for a card', ['x'], '/0', 'WRONG_TYPE'],
  ['no type', [{ id: 'A', name: 'A' }], '/0/type', 'REQUIRED'],
  [
    'an unknown type',
    [{ id: 'A', name: 'A', type: 'MINON' }],
    '/0/type',
    'UNKNOWN_VALUE',
    'MINION',
  ],
  ['a misspelt field', minion({ atack: 1 }), '/0/atack', 'UNKNOWN_FIELD', 'attack'],
  ['half a Mana Crystal', minion({ cost: 1.5 }), '/0/cost', 'WRONG_TYPE'],
  ['a cost below 0', minion({ cost: -1 }), '/0/cost', 'TOO_SMALL'],
  ['more than 32 bits', minion({ attack: 2 ** 31 }), '/0/attack', 'TOO_LARGE'],
  ['an empty id', [{ id: '', name: 'A', type: 'MINION' }], '/0/id', 'TOO_SMALL'],
  ['a long name', minion({ name: 'x'.repeat(201) }), '/0/name', 'TOO_LARGE'],
  ['a misspelt effect', spell({ damge: 1, to: 'TARGET' }), '/0/text/0', 'UNKNOWN_VALUE', 'damage'],
  ['an effect without its target', spell({ damage: 1 }), '/0/text/0/to', 'REQUIRED'],
  ['a number for an effect', spell(5), '/0/text/0', 'WRONG_TYPE'],
  ['a list for an effect', spell([]), '/0/text/0', 'WRONG_TYPE'],
  [
    'a misspelt selector',
    spell({ destroy: 'TARGT' }),
    '/0/text/0/destroy',
    'UNKNOWN_VALUE',
    'TARGET',
  ],
  [
    'a misspelt condition, deep down',
    spell({ damage: 1, to: { of: 'ALL_MINIONS', where: { all: [{ not: 'MINON' }] } } }),
    '/0/text/0/to/where/all/0/not',
    'UNKNOWN_VALUE',
    'MINION',
  ],
  [
    'a misspelt tag',
    spell({ set: { FROZN: 1 }, on: 'SELF' }),
    '/0/text/0/set/FROZN',
    'UNKNOWN_FIELD',
    'FROZEN',
  ],
  ['a tag of the rules', spell({ set: { ZONE: 1 }, on: 'SELF' }), '/0/text/0/set/ZONE', 'NOT_HERE'],
  [
    'an aura that gives damage',
    minion({ auras: [{ update: 'OTHER', tag: 'DAMAGE', on: 'SELF' }] }),
    '/0/auras/0/tag',
    'NOT_HERE',
  ],
  [
    'an unknown event',
    minion({ triggers: [{ on: 'DETH', do: [] }] }),
    '/0/triggers/0/on',
    'UNKNOWN_VALUE',
    'DEATH',
  ],
  [
    'an unknown requirement',
    minion({ requires: { REQ_MINION_TARGT: 0 } }),
    '/0/requires/REQ_MINION_TARGT',
    'UNKNOWN_FIELD',
    'REQ_MINION_TARGET',
  ],
  [
    'a card that is not there',
    spell({ summon: 'CS2_23' }),
    '/0/text/0/summon',
    'UNKNOWN_CARD',
    'CS2_231',
  ],
  ['a spell that is summoned', spell({ summon: 'CS2_029' }), '/0/text/0/summon', 'WRONG_CARD_TYPE'],
  [
    'a minion as enchantment',
    spell({ enchant: 'CS2_231', on: 'SELF' }),
    '/0/text/0/enchant',
    'WRONG_CARD_TYPE',
  ],
  [
    'one of several that is not there',
    spell({ summon: { oneOf: ['CS2_231', 'NOWHERE'] } }),
    '/0/text/0/summon/oneOf/1',
    'UNKNOWN_CARD',
  ],
  [
    'a pool of an unknown type',
    spell({ giveCard: { pool: { type: 'BEAST' } } }),
    '/0/text/0/giveCard/pool/type',
    'UNKNOWN_CARD_TYPE',
  ],
  ['text on a minion', minion({ text: [] }), '/0/text', 'NOT_HERE'],
  ['durability on a minion', minion({ durability: 1 }), '/0/durability', 'NOT_HERE'],
  [
    'a past that is no patch',
    minion({ was: [{ before: 'then' }] }),
    '/0/was/0/before',
    'UNKNOWN_PATCH',
  ],
  [
    'a past out of order',
    minion({ was: [{ before: '9.1' }, { before: '8.0' }] }),
    '/0/was/1/before',
    'INVALID_CARD',
  ],
  [
    'another id in the past',
    minion({ was: [{ before: '9.1', id: 'B' }] }),
    '/0/was/0/id',
    'UNKNOWN_FIELD',
  ],
  [
    'a random number the wrong way round',
    spell({ draw: { randomFrom: [3, 1] } }),
    '/0/text/0/draw/randomFrom',
    'INVALID_CARD',
  ],
  [
    'a random number of millions',
    spell({ draw: { randomFrom: [0, 2_000_000] } }),
    '/0/text/0/draw/randomFrom',
    'INVALID_CARD',
  ],
  [
    'two cards of one id',
    [...(minion({}) as Json[]), ...(minion({}) as Json[])],
    '/1/id',
    'DUPLICATE_CARD',
  ],
  ['the id of the game', [{ id: 'GAME', name: 'A', type: 'MINION' }], '/0/id', 'DUPLICATE_CARD'],
  [
    'an id of the scenario',
    [{ id: 'SCENARIO_COST', name: 'A', type: 'ENCHANTMENT' }],
    '/0/id',
    'DUPLICATE_CARD',
  ],
  [
    'another type for a built-in card',
    [{ id: 'CS2_231', name: 'A', type: 'SPELL' }],
    '/0/type',
    'WRONG_CARD_TYPE',
  ],
  [
    'a name that objects have',
    JSON.parse('[{"id":"A","name":"A","type":"MINION","__proto__":{}}]'),
    '/0/__proto__',
    'UNKNOWN_FIELD',
  ],
  [
    'a tag that objects have',
    spell({ set: { toString: 1 }, on: 'SELF' }),
    '/0/text/0/set/toString',
    'UNKNOWN_FIELD',
  ],
  [
    'an effect that objects have',
    spell(JSON.parse('{"__proto__":1}')),
    '/0/text/0',
    'UNKNOWN_VALUE',
  ],
];

describe('refused', () => {
  test.each(WRONG)('%s', (_what, cards, at, code, nearest) => {
    const { errors } = problemsOf(cards);
    const found = errors.find(({ pointer }) => pointer === `/customCards${at}`);
    expect(found, JSON.stringify(errors)).toMatchObject({ code });
    if (nearest !== undefined) expect(found!.nearest).toContain(nearest);
  });

  test('more cards than there can be', () => {
    const cards = Array.from({ length: MAX_CARDS + 1 }, (_, i) => ({
      id: `C${i}`,
      name: 'C',
      type: 'MINION',
    }));
    expect(problemsOf(cards).errors.map(({ code }) => code)).toEqual(['TOO_LARGE']);
    expect(problemsOf(cards.slice(1)).isEmpty).toBe(true);
  });

  test('a card that is nested too deep', () => {
    const deepest = MAX_DEPTH - 3;
    expect(problemsOf(spell({ destroy: nested(deepest) })).isEmpty).toBe(true);
    expect(problemsOf(spell({ destroy: nested(deepest + 1) })).errors).toMatchObject([
      { code: 'TOO_LARGE' },
    ]);
  });

  test('a card with too many values', () => {
    const text = Array.from({ length: 1000 }, () => ({ freeze: 'TARGET' }));
    expect(problemsOf(spell(...text)).errors).toMatchObject([
      { code: 'TOO_LARGE', pointer: '/customCards/0' },
    ]);
  });
});

test('everything that is wrong is told at once', () => {
  const { errors } = problemsOf([
    {
      id: 'A',
      name: 5,
      type: 'MINION',
      durability: 1,
      battlecry: [{ summon: 'NOWHERE' }, { damge: 1 }],
    },
    { id: 'B', name: 'B', type: 'SPELL', attack: 1 },
  ]);
  expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
    '/customCards/0/battlecry/0/summon',
    '/customCards/0/battlecry/1',
    '/customCards/0/durability',
    '/customCards/0/name',
    '/customCards/1/attack',
  ]);
});

test('no more is told than somebody reads', () => {
  const text = Array.from({ length: 400 }, () => ({ nothing: 1 }));
  const cards = Array.from({ length: MAX_CARDS }, (_, i) => ({
    id: `C${i}`,
    name: 'C',
    type: 'SPELL',
    text,
  }));
  expect(problemsOf(cards).errors.length).toBeLessThan(100);
});

test('cards of a request refer to each other, and to themselves', () => {
  const cards = [
    {
      id: 'A',
      name: 'A',
      type: 'MINION',
      deathrattle: [{ summon: 'A' }, { enchant: 'E', on: 'SELF' }],
    },
    { id: 'E', name: 'E', type: 'ENCHANTMENT', enchantment: { attack: 1 } },
  ];
  expect(problemsOf(cards).errors).toEqual([]);
});

test('the JSON Schema names every part of the language', () => {
  const schema = cardJsonSchema() as unknown as {
    readonly $defs: object;
    readonly maxItems: number;
  };
  expect(Object.keys(schema.$defs)).toEqual(
    expect.arrayContaining([
      'Selector',
      'Value',
      'Condition',
      'CardChoice',
      'Effect',
      'Trigger',
      'Aura',
    ]),
  );
  expect(schema.maxItems).toBe(MAX_CARDS);
});

/** Fields with a text that names no card. */
const NO_REFERENCES = [
  'id',
  'name',
  'named',
  'nameHas',
  'offered',
  'class',
  'set',
  'rarity',
  'type',
  'before',
  'save',
  'saved',
  'oneOf',
  'requires',
  'rules',
];

/** The names of all fields that take a text, alone or in a list. */
function textFields(
  schema: z.ZodType,
  field: string,
  seen: Set<z.ZodType>,
  found: Set<string>,
): void {
  if (seen.has(schema) && !(schema instanceof z.ZodString)) return;
  seen.add(schema);
  const go = (inner: unknown, at = field): void => textFields(inner as z.ZodType, at, seen, found);
  if (schema instanceof z.ZodString) found.add(field);
  else if (schema instanceof z.ZodLazy || schema instanceof z.ZodExactOptional) go(schema.unwrap());
  else if (schema instanceof z.ZodUnion) for (const form of schema.options) go(form);
  else if (schema instanceof z.ZodArray) go(schema.element);
  else if (schema instanceof z.ZodTuple) for (const item of schema.def.items) go(item);
  else if (schema instanceof z.ZodRecord) go(schema.keyType);
  else if (schema instanceof z.ZodObject)
    for (const [name, inner] of Object.entries(schema.shape)) go(inner, name);
}

test('every field that takes a text names a card, or is known not to', () => {
  const found = new Set<string>();
  textFields(cardSchema, 'card', new Set(), found);
  const unknown = [...found].filter(
    (name) => !(name in REFERENCES) && !NO_REFERENCES.includes(name),
  );
  expect(unknown).toEqual([]);
  expect(found.size).toBeGreaterThan(20);
});
