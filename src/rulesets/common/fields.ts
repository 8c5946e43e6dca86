import type { Json } from '../../kernel/index.js';
import { type Path, type Problems, shown } from './problems.js';

export type Item = readonly [json: Json, path: Path];

export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is a JSON object (and no list). */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface ObjectForm {
  readonly known: readonly string[];
  readonly expected?: string;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Reads the fields of an object; wrong ones are problems, and read as the fallback. */
export class Fields {
  constructor(
    readonly object: JsonObject,
    readonly path: Path,
    readonly problems: Problems,
    /** The field that stands for the whole value, where a bare value was written and no object. */
    private readonly bare: string | null = null,
  ) {}

  /** The fields of a value that is short for an object with this one field. */
  static short(key: string, value: Json, path: Path, problems: Problems): Fields {
    return new Fields({ [key]: value }, path, problems, key);
  }

  /** The fields of a value that must be an object with none but these fields; null when it is none. */
  static of(
    value: Json,
    path: Path,
    { known, expected = 'an object' }: ObjectForm,
    problems: Problems,
  ): Fields | null {
    if (!isObject(value)) return problems.wrongType(path, expected, value);
    const fields = new Fields(value, path, problems);
    fields.refuseOthers(known);
    return fields;
  }

  /** The fields of a body, which must be an object with none but these; it reads as empty when it is none. */
  static body(body: Json, known: readonly string[], problems: Problems): Fields {
    if (!isObject(body)) problems.wrongType([], 'an object', body);
    const fields = new Fields(isObject(body) ? body : {}, [], problems);
    fields.refuseOthers(known);
    return fields;
  }

  /** Notes every field that is not among the known ones. */
  refuseOthers(known: readonly string[]): void {
    for (const key of Object.keys(this.object)) {
      if (!known.includes(key))
        this.problems.unknownName('UNKNOWN_FIELD', [...this.path, key], key, {
          what: 'field',
          known,
        });
    }
  }

  has(key: string): boolean {
    return Object.hasOwn(this.object, key);
  }

  get(key: string): Json | undefined {
    return this.has(key) ? this.object[key] : undefined;
  }

  /** The place of a field: where a bare value was written, the value itself. */
  at(key: string): Path {
    return key === this.bare ? this.path : [...this.path, key];
  }

  integer<F>(key: string, min: number, max: number, fallback: F): number | F {
    const value = this.get(key);
    if (value === undefined) return fallback;
    return readInteger(value, this.at(key), { min, max }, this.problems) ?? fallback;
  }

  /** A text that is not empty. */
  text<F>(key: string, fallback: F): string | F {
    const value = this.get(key);
    if (value === undefined) return fallback;
    if (typeof value === 'string' && value !== '') return value;
    return this.problems.wrongType(this.at(key), 'a text', value) ?? fallback;
  }

  /** A text that is not empty, or a number as a text. */
  name<F>(key: string, fallback: F): string | F {
    const value = this.get(key);
    return Number.isSafeInteger(value) && Number(value) > 0 ? `${value}` : this.text(key, fallback);
  }

  flag<F>(key: string, fallback: F): boolean | F {
    const value = this.get(key);
    if (value === undefined) return fallback;
    if (typeof value === 'boolean') return value;
    return this.problems.wrongType(this.at(key), 'true or false', value) ?? fallback;
  }

  /** The items of a list with their places; an absent list is empty. */
  list(key: string, max: number): readonly Item[] {
    const value = this.get(key);
    return value === undefined ? [] : readList(value, this.at(key), max, this.problems);
  }

  /** What is read of the items of a list; those that make no sense (null) are left out. */
  each<T>(key: string, max: number, read: (item: Item) => T | null): T[] {
    return this.list(key, max).flatMap((item) => read(item) ?? []);
  }
}

export function readList(
  value: Json,
  path: Path,
  max: number,
  problems: Problems,
): readonly Item[] {
  if (!Array.isArray(value)) {
    problems.wrongType(path, 'a list', value);
    return [];
  }
  const items = value as readonly Json[];
  if (items.length > max) {
    const name = path.findLast((key) => typeof key === 'string') ?? 'list';
    const message = `the ${name} holds at most ${max}, and you name ${items.length}.`;
    problems.add('TOO_LARGE', path, message, { expected: `at most ${max} items` });
    return [];
  }
  return items.map((item, i) => [item, [...path, i]] as const);
}

export function readInteger(
  value: Json,
  path: Path,
  { min, max }: Bounds,
  problems: Problems,
): number | null {
  const expected = `a whole number from ${min} to ${max}`;
  if (typeof value !== 'number' || !Number.isInteger(value))
    return problems.wrongType(path, expected, value);
  if (value < min || value > max) {
    const code = value < min ? 'TOO_SMALL' : 'TOO_LARGE';
    return problems.add(code, path, `${shown(value)} is out of range.`, { expected });
  }
  return value === 0 ? 0 : value;
}

export const INT32_MIN = -2147483648;
export const INT32_MAX = 2147483647;
