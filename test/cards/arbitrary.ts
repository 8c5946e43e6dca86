import fc from 'fast-check';
import { z } from 'zod';
import { KEPT_BY_THE_RULES } from '../../src/rulesets/hearthstone/cards/schema/fit.js';
import { REFERENCES } from '../../src/rulesets/hearthstone/cards/schema/references.js';
import type { TagName } from '../../src/rulesets/hearthstone/vocabulary/index.js';

/** Random cards, made from the schemas themselves: a new word of the language is tried as soon as it is there. */

/** Cards that random ones refer to, by type. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  MINION: ['CS2_231', 'EX1_096', 'NEW1_021', 'RANDOM_1', 'RANDOM_2'],
  SPELL: ['CS2_029', 'EX1_160a', 'RANDOM_SPELL'],
  WEAPON: ['CS2_106'],
  HERO: ['HERO_08', 'ICC_829'],
  HERO_POWER: ['HERO_08bp', 'HERO_09bp'],
  ENCHANTMENT: ['NEW1_012o', 'RANDOM_E'],
};

const NUMBERS = [0, 1, 1, 2, 3, 7, -1, 1_000, 2_147_483_647, -2_147_483_648];

const DEPTH = 5;
const OPTIONAL_FIELDS = 4;

const made = new Map<z.ZodType, Map<string, fc.Arbitrary<unknown>>>();

/** Random JSON values that a schema takes; `key` is the field that they stand in. Made once for each depth. */
export function valuesOf(schema: z.ZodType, key = '', depth = 0): fc.Arbitrary<unknown> {
  const known = made.get(schema) ?? new Map<string, fc.Arbitrary<unknown>>();
  made.set(schema, known);
  const name = `${depth}/${key}`;
  const values = known.get(name) ?? make(schema, key, depth);
  known.set(name, values);
  return values;
}

function make(schema: z.ZodType, key: string, depth: number): fc.Arbitrary<unknown> {
  const go = (inner: unknown, at = key): fc.Arbitrary<unknown> =>
    valuesOf(inner as z.ZodType, at, depth);
  if (schema instanceof z.ZodLazy) return valuesOf(schema.unwrap() as z.ZodType, key, depth + 1);
  if (schema instanceof z.ZodExactOptional) return go(schema.unwrap());
  if (schema instanceof z.ZodNullable) return fc.option(go(schema.unwrap()), { freq: 3 });
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...formsOf(schema, depth).map((form) => go(form)));
  if (schema instanceof z.ZodObject) return objectsOf(schema, key, depth);
  if (schema instanceof z.ZodArray)
    return depth > DEPTH
      ? fc.constant([])
      : fc.array(go(schema.element), { minLength: 1, maxLength: 3 });
  if (schema instanceof z.ZodTuple)
    return fc.tuple(...schema.def.items.map((item) => go(item))).map(ascending);
  if (schema instanceof z.ZodRecord) return recordsOf(schema, depth);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options.filter(isSettable));
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNumber) return numbers(schema);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodString) return texts(schema, key);
  throw new TypeError(`no random values of ${schema.def.type}`);
}

/** What is drawn at random lies between the lower and the higher number. */
function ascending(values: readonly unknown[]): readonly unknown[] {
  const [low, high] = values;
  return typeof low === 'number' && typeof high === 'number' ? [low % 10, (low % 10) + 3] : values;
}

/** Deep inside only forms that end there. */
function formsOf(schema: z.ZodUnion, depth: number): readonly z.ZodType[] {
  const forms = schema.options as readonly z.ZodType[];
  if (depth <= DEPTH) return forms;
  const leaves = forms.filter((form) => !(form instanceof z.ZodObject));
  return leaves.length > 0 ? leaves : forms;
}

function objectsOf(schema: z.ZodObject, key: string, depth: number): fc.Arbitrary<unknown> {
  const shape = Object.entries(schema.shape) as [string, z.ZodType][];
  // a choice between several cards stands for the field that it is in
  const fields = new Map(
    shape.map(([name, field]) => [name, valuesOf(field, name === 'oneOf' ? key : name, depth)]),
  );
  const isOptional = (name: string) => schema.shape[name] instanceof z.ZodExactOptional;
  const required = [...fields.keys()].filter((name) => !isOptional(name));
  const pick = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, fields.get(name)!])));
  const optional = [...fields.keys()].filter(isOptional);
  return fc
    .subarray(optional, { maxLength: Math.min(OPTIONAL_FIELDS, optional.length) })
    .chain((more) => pick([...required, ...more]))
    .map((value) => ({ ...value }));
}

function recordsOf(schema: z.ZodRecord, depth: number): fc.Arbitrary<unknown> {
  const key = schema.keyType as z.ZodType<string>;
  return fc.dictionary(
    valuesOf(key, 'requires', depth) as fc.Arbitrary<string>,
    valuesOf(schema.valueType as z.ZodType, '', depth + 1),
    { maxKeys: 2 },
  );
}

function numbers(schema: z.ZodNumber): fc.Arbitrary<number> {
  const least = schema.minValue ?? 0;
  const most = schema.maxValue ?? 0;
  return fc.constantFrom(...NUMBERS.filter((n) => n >= least && n <= most));
}

/** Tags that no card may set would have nearly every card refused. */
function isSettable(word: string | number): boolean {
  return !KEPT_BY_THE_RULES.includes(word as TagName);
}

/** Ids of rules stand wherever the schema asks for ids of that form. */
function texts(schema: z.ZodString, key: string): fc.Arbitrary<string> {
  const fitting = textsFor(key).filter((text) => schema.safeParse(text).success);
  return fc.constantFrom(...(fitting.length > 0 ? fitting : ['HS-R7', 'HS-DC1']));
}

function textsFor(key: string): readonly string[] {
  if (key === 'saved' || key === 'save') return ['x', 'y'];
  if (key === 'class') return ['MAGE', 'PRIEST'];
  if (key === 'type') return ['MINION', 'SPELL'];
  if (key === 'requires')
    return ['REQ_TARGET_IF_AVAILABLE', 'REQ_MINION_TARGET', 'REQ_NUM_MINION_SLOTS'];
  const types = REFERENCES[key];
  return types === undefined ? ['TEXT'] : types.flatMap((type) => CARDS[type] ?? []);
}
