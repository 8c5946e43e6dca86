import { z } from 'zod';
import { nearestNames } from '../../rulesets/common/nearest.js';
import type { FieldError } from '../../scenario/oracle.js';
import { isCleanText } from '../body/check-tree.js';
import { type ErrorCode, failure } from '../errors.js';
import { type FieldCode, fieldError, type Path } from '../field-errors.js';
import { LIMITS } from '../limits.js';

/**
 * The value as the schema has it.
 * @throws ServiceError with all field errors at once, under the given code.
 */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: ErrorCode,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: FieldError[] = [];
  for (const issue of result.error.issues) {
    const room = LIMITS.body.reportedErrors - errors.length;
    if (room <= 0) break;
    errors.push(...fieldErrorsOf(issue, { schema, root: value, most: room }));
  }
  const detail = errors.map(({ message }) => message)[0] ?? 'It does not fit.';
  throw failure(code, detail, { errors });
}

/**
 * The query of a URL as the schema has it. Every value of a query is text; whole numbers, and lists with
 * commas between, are read where the schema wants them.
 * @throws ServiceError BAD_QUERY with all field errors at once.
 */
export function parseQuery<Schema extends z.ZodObject>(
  schema: Schema,
  query: Readonly<Record<string, unknown>>,
): z.output<Schema> {
  const values: [string, unknown][] = Object.entries(query).map(([key, text]) => {
    const wanted: unknown = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    const inner = withoutOptional(wanted);
    if (typeof text !== 'string') return [key, text];
    if (inner instanceof z.ZodArray) return [key, text.split(',')];
    return [key, inner instanceof z.ZodNumber ? wholeNumber(text) : text];
  });
  for (const [key, text] of Object.entries(query)) {
    if (typeof text !== 'string' || isCleanText(text)) continue;
    const message = `"${key}" holds a NUL character.`;
    const errors = [fieldError('BAD_CHARACTER', [key], message)];
    throw failure('BAD_QUERY', message, { errors });
  }
  return parseWith(schema, Object.fromEntries(values), 'BAD_QUERY');
}

function wholeNumber(text: string): number | string {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

type Issue = z.core.$ZodIssue;

/** Where an issue was found, and how many of its errors are reported. */
interface Found {
  readonly schema: z.ZodType;
  readonly root: unknown;
  readonly most: number;
}

function fieldErrorsOf(issue: Issue, { schema, root, most }: Found): FieldError[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.slice(0, most).map((key) => unknownField(path, key, known));
  }
  const name = path.length === 0 ? 'The request' : `"${path.join('.')}"`;
  const code = codeOf(issue, valueAt(root, path));
  const expected = expectedOf(issue);
  const extras = expected === undefined ? {} : { expected };
  return [fieldError(code, path, sentence(code, name), extras)];
}

function unknownField(path: Path, key: string, known: readonly string[]): FieldError {
  const nearest = nearestNames(key, known);
  return fieldError('UNKNOWN_FIELD', [...path, key], `There is no field "${key}".`, {
    expected: known.join(', '),
    ...(nearest.length === 0 ? {} : { nearest }),
  });
}

function codeOf(issue: Issue, value: unknown): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'REQUIRED' : 'WRONG_TYPE';
    case 'too_small':
      return 'TOO_SMALL';
    case 'too_big':
      return 'TOO_LARGE';
    case 'invalid_format':
      return 'WRONG_FORMAT';
    case 'invalid_union': {
      const [first] = firstsOf(issue);
      return first === undefined ? 'WRONG_VALUE' : codeOf(first, value);
    }
    default:
      return 'WRONG_VALUE';
  }
}

/** What is wrong first with each of the forms that could have been taken. */
function firstsOf({ errors }: Extract<Issue, { code: 'invalid_union' }>): readonly Issue[] {
  return errors.flatMap((form) => form.slice(0, 1));
}

function sentence(code: FieldCode, name: string): string {
  switch (code) {
    case 'REQUIRED':
      return `${name} is missing.`;
    case 'WRONG_TYPE':
      return `${name} is of the wrong type.`;
    case 'TOO_SMALL':
      return `${name} is too small or too short.`;
    case 'TOO_LARGE':
      return `${name} is too large or too long.`;
    case 'WRONG_FORMAT':
      return `${name} is not of the right form.`;
    default:
      return `${name} is none of the values that are taken.`;
  }
}

function expectedOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? issue.pattern;
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'invalid_union':
      return firstsOf(issue)
        .flatMap((one) => expectedOf(one) ?? [])
        .join(', or ');
    default:
      return undefined;
  }
}

/** Formats in words; others are named by their pattern. */
const FORMATS: Readonly<Record<string, string>> = {
  url: 'an address that begins with http:// or https://',
  datetime: 'a time such as 2026-11-23T08:00:00Z',
  date: 'a day such as 2026-11-23',
};

function valueAt(root: unknown, path: Path): unknown {
  let value: unknown = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

/** The names of the fields that a schema knows at a path. */
function keysAt(root: z.ZodType, path: Path): string[] {
  let schema: unknown = root;
  for (const part of path) {
    const inner = withoutOptional(schema);
    if (inner instanceof z.ZodObject) schema = inner.shape[part];
    else if (inner instanceof z.ZodArray) schema = inner.element;
    else return [];
  }
  const inner = withoutOptional(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function withoutOptional(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
    ? schema.unwrap()
    : schema;
}
