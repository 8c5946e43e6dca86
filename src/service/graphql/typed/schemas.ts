import { z } from 'zod';
import { EXPECTATION_PARTS } from '../../../scenario/form/expectation.js';
import { components } from '../../../scenario/terms/schema.js';

/** Parts of the form of every game, with names that documents have no use for. */
const PARTS = new Map<z.ZodType, string>(
  Object.entries(EXPECTATION_PARTS).map(([name, part]) => [part, name]),
);

/** The schema that others are copies of, with another description. */
export function originOf(schema: z.ZodType): z.ZodType {
  let origin = schema;
  while (nameOf(origin) === undefined && origin._zod.parent !== undefined)
    origin = origin._zod.parent as z.ZodType;
  return origin;
}

/** The name that a part has in documents, without what tells requests from answers. */
export function nameOf(schema: z.ZodType): string | undefined {
  return components.get(schema)?.id.replace('Given', '') ?? PARTS.get(schema);
}

/** The schemas of a union, of unions inside it as well; of any other schema that alone. */
export function membersOf(schema: z.ZodType): readonly z.ZodType[] {
  if (!(schema instanceof z.ZodUnion)) return [schema];
  return schema.options.flatMap((option) => membersOf(originOf(option as z.ZodType)));
}

/** What may stand alone or in a list, where a schema says so; undefined: it says something else. */
export function oneOrMore(schema: z.ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodUnion) || schema.options.length !== 2) return undefined;
  const [one, list] = (schema.options as z.ZodType[]).map(originOf);
  const isList = list instanceof z.ZodArray && originOf(list.element as z.ZodType) === one;
  return isList ? one : undefined;
}

/** A schema without what lets it be left out or null, and which of the two it may be. */
export function unwrapped(schema: z.ZodType) {
  let inner = schema;
  let isOptional = false;
  let isNullable = false;
  while (
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodExactOptional
  ) {
    if (inner instanceof z.ZodNullable) isNullable = true;
    else isOptional = true;
    inner = inner.unwrap() as z.ZodType;
  }
  return { inner, isOptional, isNullable };
}

/** The words that a schema takes. */
export function wordsOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (!(schema instanceof z.ZodLiteral)) return [];
  return [...schema.values].filter((value) => typeof value === 'string');
}

/** Whether it says no more than that something is so. */
export function isTrue(schema: z.ZodType): boolean {
  return schema instanceof z.ZodNull || (schema instanceof z.ZodLiteral && schema.values.has(true));
}

/** `board` as the end of a name. */
export function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The name of one of many. */
export function singular(name: string): string {
  return /(?<!Wa)s$/.test(name) ? name.slice(0, -1) : name;
}
