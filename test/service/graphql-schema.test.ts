import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withGameTypes } from '../../scripts/lib/game-types.mjs';
import { NODE_KINDS } from '../../src/kernel/index.js';
import { allRulesets } from '../../src/rulesets/index.js';
import { fileShape } from '../../src/scenario/form/file.js';
import { operate } from '../../src/scenario/operate.js';
import { CATALOGUE_OPERATIONS, SCENARIO_OPERATIONS } from '../../src/scenario/operations.js';
import { ERROR_TABLE } from '../../src/service/errors.js';
import { schemaText } from '../../src/service/graphql/server.js';

/** Fields of answers that have another name in a type; null: the type has something else in its place. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  CardEntity: { card: 'cardId' },
  NamedCard: { id: 'cardId' },
  LaterCard: { id: 'cardId' },
  UnknownCard: { id: 'cardId' },
  CitedRule: { id: 'ruleId', says: 'text' },
  DecidingRule: { id: 'ruleId' },
  SearchHit: { id: 'key', says: 'text' },
  IllegalAction: { code: null, message: null, rules: null },
  SetCoverage: { unknown: null, reasons: 'unknown' },
  Card: { id: 'cardId' },
  Rule: { id: 'ruleId', says: 'text' },
  WorkedCase: { id: 'caseId' },
  Patch: { id: 'id' },
  Ruleset: { id: 'ruleset' },
};

const OUTCOME = ['winners'];
const RESOLVED = [...OUTCOME, 'turn', 'entities', 'citedRules'];

/** Fields of types that an answer has elsewhere, or that the service adds. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  Resolution: RESOLVED,
  Verification: RESOLVED,
  VerifiedVariant: OUTCOME,
  ComparisonSide: OUTCOME,
  IllegalAction: ['reason'],
  PendingDecision: ['kind', 'source'],
  DecisionOption: ['option', 'weight'],
  ...Object.fromEntries(
    ['Card', 'Rule', 'WorkedCase', 'Patch', 'Ruleset'].map((type) => [type, ['id', 'json']]),
  ),
};

/** Fields that a type has for several parts of answers, of which one is never null. */
const WIDER = ['PendingDecision.player'];

/** Arguments that have another name in a request. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  ...{ cardIds: 'ids', ruleIds: 'ids', cardId: 'id', ruleId: 'id', caseId: 'id' },
};

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  string: ['String', 'ID', 'URL', 'DateTime'],
  int: ['Int'],
  number: ['Float'],
  boolean: ['Boolean'],
};

/** Scalars whose values are written as the engine has them. */
const OPEN = ['JSON', 'Value', 'Decision', 'GameState', 'Expectation', 'CustomCard'];

const schema = buildSchema(schemaText());
const queries = schema.getQueryType()!.getFields();

/** What differs between a schema and the type that GraphQL gives to the same, with its place. */
function faults(answer: z.ZodType, type: GraphQLOutputType, place: string): string[] {
  const { inner, mayBeNull } = unwrapped(answer);
  const named = isNonNullType(type) ? type.ofType : type;
  // a list that is left out is empty
  if (isNonNullType(type) && mayBeNull && !isListType(named)) return [`${place}: it may be null`];
  if (isUnionType(named) || OPEN.includes(`${named}`)) return [];
  if (!isNonNullType(type) && !mayBeNull && place.includes('.'))
    return [`${place}: ${type}, and it cannot be null`];
  if (isListType(named))
    return itemsOf(inner).flatMap((item) => faults(item, named.ofType, `${place}[]`));
  if (isObjectType(named)) return fieldFaults(inner, named, place);
  if (isEnumType(named)) {
    const values =
      inner instanceof z.ZodEnum ? inner.options.map((one) => `${one}`.toUpperCase()) : [];
    const known = named.getValues().map(({ name }) => name);
    return values.every((value) => known.includes(value))
      ? []
      : [`${place}: ${known}, not ${values}`];
  }
  const taken = SCALARS[kindOf(inner)] ?? [];
  return taken.includes(`${named}`) ? [] : [`${place}: ${named} for ${kindOf(inner)}`];
}

function fieldFaults(answer: z.ZodType, type: GraphQLObjectType, place: string): string[] {
  // what the engine passes on as JSON has no schema to be held against
  if (!(answer instanceof z.ZodObject)) return [];
  const fields = type.getFields();
  const renamed = RENAMED[type.name] ?? {};
  const shape: Readonly<Record<string, z.ZodType>> = answer.shape;
  const pairs = Object.entries(shape).flatMap(([name, of]) => {
    const own = Object.hasOwn(renamed, name) ? renamed[name]! : name;
    return own === null ? [] : [[own, of] as const];
  });
  const missing = pairs.filter(([name]) => !Object.hasOwn(fields, name)).map(([name]) => name);
  const known = [...pairs.map(([name]) => name), ...(ADDED[type.name] ?? [])];
  const isOpen = answer.def.catchall !== undefined;
  const unknown = Object.keys(fields).filter((name) => !isOpen && !known.includes(name));
  return [
    ...missing.map((name) => `${place}.${name}: ${type} has no such field`),
    ...unknown.map((name) => `${place}.${name}: nothing answers it`),
    ...pairs
      .filter(([name]) => !missing.includes(name) && !WIDER.includes(`${type.name}.${name}`))
      .flatMap(([name, of]) => faults(of, fields[name]!.type, `${place}.${name}`)),
  ];
}

function unwrapped(answer: z.ZodType): { inner: z.ZodType; mayBeNull: boolean } {
  let inner = answer;
  let mayBeNull = false;
  while (
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodExactOptional
  ) {
    inner = inner.unwrap() as z.ZodType;
    mayBeNull = true;
  }
  return { inner, mayBeNull };
}

function itemsOf(answer: z.ZodType): readonly z.ZodType[] {
  if (answer instanceof z.ZodArray) return [answer.element as z.ZodType];
  return answer instanceof z.ZodTuple ? (answer.def.items as readonly z.ZodType[]) : [];
}

function kindOf(answer: z.ZodType): string {
  if (answer instanceof z.ZodEnum) return 'string';
  return answer instanceof z.ZodNumber && answer.format !== null ? 'int' : answer.def.type;
}

describe('schema.graphql says what the engine answers', () => {
  const asked = SCENARIO_OPERATIONS.filter(([, { isPublic }]) => isPublic);

  test.each(asked)('to %s, field by field', (_, { field, answer }) => {
    expect(faults(answer, queries[field]!.type, field)).toEqual([]);
  });

  test.each(asked)('to %s, asked for with fields of its request', (name, { field, request }) => {
    const own = queries[field]!.args.map((argument) => argument.name);
    // `explain` of a body is two arguments: about whom, and within which events.
    const split = name === 'explain' ? ['entity', 'event'] : [];
    const known = new Set(['scenario', ...split, ...Object.keys(request.shape)]);
    expect(own.filter((argument) => !known.has(argument))).toEqual([]);
  });

  test.each(CATALOGUE_OPERATIONS)('to %s', (name, { answer, request, item }) => {
    const { type, args } = queries[name]!;
    const nodes = isObjectType(type) ? type.getFields().nodes : undefined;
    const page = answer instanceof z.ZodObject ? answer.shape.items : undefined;
    const told = page instanceof z.ZodType && nodes !== undefined ? page : answer;
    if (name !== 'search') expect(faults(told, nodes?.type ?? type, name)).toEqual([]);
    const own = args.map(({ name: argument }) => ARGUMENTS[argument] ?? argument);
    const asked = Object.keys(request.shape).filter((argument) => argument !== 'ruleset');
    expect(new Set(own.filter((argument) => argument !== 'ruleset'))).toEqual(new Set(asked));
    expect(item === undefined || Object.hasOwn(queries, name.slice(0, -1))).toBe(true);
  });

  test('and a difference would be seen', () => {
    const wrong = buildSchema(
      'type Query { a: A! } type A { x: Int, y: String!, more: Int, z: Int! }',
    );
    const gone = { x: z.int(), y: z.boolean(), gone: z.string(), z: z.int().nullable() };
    expect(faults(z.object(gone), wrong.getQueryType()!.getFields().a!.type, 'a')).toEqual([
      'a.gone: A has no such field',
      'a.more: nothing answers it',
      'a.x: Int, and it cannot be null',
      'a.y: String for boolean',
      'a.z: it may be null',
    ]);
  });
});

test('the types of the games are those that their schemas make', () => {
  const made = withGameTypes(schemaText(), {
    ...{ rulesets: allRulesets(), operate, nodeKinds: NODE_KINDS },
    ...{ fileFields: Object.keys(fileShape), errorCodes: [...ERROR_TABLE.keys()] },
  });
  const words = (text: string) => text.replaceAll(/\s+/g, ' ');
  // `npm run graphql:games` writes them
  expect(words(made)).toBe(words(schemaText()));
});

interface Named {
  readonly name: string;
  readonly description: string;
}

/** Everything of the schema that has a description. */
function describedParts(): Named[] {
  const parts: Named[] = [];
  const note = (name: string, { description }: { description?: string | null | undefined }) => {
    if (description != null) parts.push({ name, description });
  };
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (name.startsWith('__')) continue;
    note(name, type);
    if (isEnumType(type)) for (const value of type.getValues()) note(value.name, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(field.name, field);
      if ('args' in field) for (const argument of field.args) note(argument.name, argument);
    }
  }
  return parts;
}

/** Words that say nothing beside a name. */
const EMPTY = /^(?:an?|the|its|their|of|is|are|to|it|this|that|for|in|with|what|who|s)$/;

function wordsOf(text: string): Set<string> {
  const words = text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const stems = words
    .filter((word) => word !== '' && !EMPTY.test(word))
    .map((word) => word.replace(/s$/, ''));
  return new Set(stems);
}

const repeats = ({ name, description }: Named): boolean => {
  const own = wordsOf(name);
  return [...wordsOf(description)].every((word) => own.has(word));
};

describe('descriptions', () => {
  test('say what the name does not', () => {
    expect(describedParts().filter(repeats)).toEqual([]);
    expect(describedParts().length).toBeGreaterThan(250);
  });

  test('that repeat a name would be seen', () => {
    expect(repeats({ name: 'zonePosition', description: 'The position of its zone.' })).toBe(true);
    expect(repeats({ name: 'zonePosition', description: 'From 1, left to right.' })).toBe(false);
  });

  test('are written in sentences of at most 25 words', () => {
    const sentences = describedParts().flatMap(({ description }) =>
      description.split(/[.:;](?:\s|$)/),
    );
    expect(sentences.filter((one) => one.split(/\s+/).length > 25)).toEqual([]);
  });
});

describe('the schema', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

  test('says nothing twice, once typed and once as JSON', () => {
    const twins = types.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.keys(type.getFields()).filter((name) => /^typed[A-Z]|Json$/.test(name))
        : [],
    );
    expect(twins).toEqual([]);
  });

  test('lets a root that fails be null, and a mutation take one input', () => {
    const mutations = Object.values(schema.getMutationType()!.getFields());
    for (const { type } of [...Object.values(queries), ...mutations])
      expect(isNonNullType(type)).toBe(false);
    for (const { name, args, type } of mutations) {
      expect(args.map((argument) => `${argument.name}: ${argument.type}`)).toEqual([
        `input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`,
      ]);
      expect(`${type}`).toMatch(/Payload$/);
    }
  });

  test('has values of enums in upper case', () => {
    const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
    expect(values.filter(({ name }) => name !== name.toUpperCase())).toEqual([]);
  });
});
