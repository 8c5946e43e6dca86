import { z } from 'zod';
import { nearestNames } from '../nearest.js';
import { orList, type Path, type Problems, shown } from '../problems.js';
import type { NoSuchWord } from './choices.js';

type Issue = z.core.$ZodRawIssue;
type IssueOf<C extends Issue['code']> = Extract<Issue, { readonly code: C }>;

const MAX_PROBLEMS = 20;

/** Checks a value against a schema; what does not fit is told as the readers tell it. The value, or null. */
export function parseWith<T>(
  schema: z.ZodType<T>,
  value: unknown,
  path: Path,
  problems: Problems,
): T | null {
  const payload = schema._zod.run({ value, issues: [] }, { async: false });
  if (payload instanceof Promise) throw new TypeError('the schemas of cards are synchronous');
  for (const issue of payload.issues.slice(0, MAX_PROBLEMS))
    tell(issue, [...path, ...(issue.path ?? []).map(keyOf)], problems);
  return payload.issues.length === 0 ? (payload.value as T) : null;
}

const keyOf = (key: PropertyKey): string | number =>
  typeof key === 'symbol' ? String(key.description) : key;

function tell(issue: Issue, path: Path, problems: Problems): void {
  switch (issue.code) {
    case 'unrecognized_keys':
      reportUnknownFields(issue, path, problems);
      return;
    case 'invalid_type':
      reportWrongType(issue, path, problems);
      return;
    case 'invalid_value':
      reportUnknownValue(issue, path, problems);
      return;
    case 'invalid_key':
      reportUnknownKey(issue, path, problems);
      return;
    case 'too_small':
    case 'too_big':
      reportSize(issue, path, problems);
      return;
    case 'custom':
      if (isNoSuchWord(issue)) reportUnknownWord(issue, issue.input, path, problems);
      else reportInItsOwnWords(issue, path, problems);
      return;
    case 'invalid_union':
      problems.add('INVALID_CARD', path, 'this does not fit here.');
      return;
    default:
      reportInItsOwnWords(issue, path, problems);
  }
}

function reportInItsOwnWords(issue: Issue, path: Path, problems: Problems): void {
  const { message } = z.core.util.finalizeIssue(issue, undefined, z.core.config());
  problems.add('INVALID_CARD', path, `${message}.`);
}

function isNoSuchWord(issue: Issue): issue is Issue & NoSuchWord {
  const { params } = issue as { readonly params?: object };
  return params !== undefined && 'what' in params;
}

function reportUnknownFields(
  issue: IssueOf<'unrecognized_keys'>,
  path: Path,
  problems: Problems,
): void {
  const known = knownKeys(issue.inst);
  for (const key of issue.keys.slice(0, MAX_PROBLEMS))
    problems.unknownName('UNKNOWN_FIELD', [...path, key], key, { what: 'field', known });
}

function knownKeys(inst: unknown): readonly string[] {
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape);
  if (inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum)
    return inst.keyType.options.map(String);
  return [];
}

function reportUnknownKey(issue: Issue, path: Path, problems: Problems): void {
  const key = String(path.at(-1) ?? '');
  problems.unknownName('UNKNOWN_FIELD', path, key, { what: 'field', known: knownKeys(issue.inst) });
}

const EXPECTED: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list of two',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function reportWrongType(issue: Issue, path: Path, problems: Problems): void {
  if (issue.input === undefined) reportMissing(path, problems);
  else problems.wrongType(path, EXPECTED[String(issue.expected)] ?? 'another value', issue.input);
}

function reportMissing(path: Path, problems: Problems): void {
  problems.add('REQUIRED', path, `\`${path.at(-1)}\` has to be there.`);
}

function reportUnknownValue(issue: IssueOf<'invalid_value'>, path: Path, problems: Problems): void {
  const { input, values } = issue;
  if (input === undefined) {
    reportMissing(path, problems);
    return;
  }
  const names = values.filter((value) => typeof value === 'string');
  if (typeof input === 'string' && names.length > 0)
    problems.unknownName('UNKNOWN_VALUE', path, input, { what: 'word', known: names });
  else problems.wrongType(path, orList(values.map(shown)), input);
}

function reportSize(issue: IssueOf<'too_small' | 'too_big'>, path: Path, problems: Problems): void {
  const { origin } = issue;
  const isSmall = issue.code === 'too_small';
  const bound = isSmall ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  const of = origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '';
  const expected = issue.input === '' ? 'a text that is not empty' : `${bound}${of}`;
  const code = isSmall ? 'TOO_SMALL' : 'TOO_LARGE';
  problems.add(code, path, `${shown(issue.input)} is out of range.`, { expected });
}

function reportUnknownWord(
  { params }: NoSuchWord,
  input: unknown,
  path: Path,
  problems: Problems,
): void {
  const { what, alone, naming, takesNumber } = params;
  if (input === undefined) {
    reportMissing(path, problems);
    return;
  }
  if (typeof input === 'string' && alone.length > 0) {
    problems.unknownName('UNKNOWN_VALUE', path, input, { what, known: alone });
    return;
  }
  if (typeof input === 'object' && input !== null && !Array.isArray(input) && naming.length > 0) {
    const keys = Object.keys(input).slice(0, MAX_PROBLEMS);
    const nearest = [...new Set(keys.flatMap((key) => nearestNames(key, naming)))].slice(0, 3);
    const hint = nearest.length > 0 ? ` Did you mean ${orList(nearest)}?` : '';
    const found = keys.length === 0 ? 'an empty object' : shown(keys);
    problems.add('UNKNOWN_VALUE', path, `no ${what} is written with ${found}.${hint}`, {
      expected: `an object with ${orList(naming)}`,
      ...(nearest.length > 0 ? { nearest } : {}),
    });
    return;
  }
  const forms = [
    ...(takesNumber ? ['a whole number'] : []),
    ...(alone.length > 0 ? ['a word'] : []),
    ...(naming.length > 0 ? ['an object'] : []),
  ];
  problems.wrongType(path, `${what}: ${orList(forms)}`, input);
}
