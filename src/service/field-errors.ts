import type { FieldError } from '../scenario/oracle.js';

/** What can be wrong with one field, as far as the service itself looks. The engine has codes of its own. */
export const FIELD_CODES = {
  REQUIRED: 'The field is missing.',
  WRONG_TYPE: 'The value is of another type.',
  WRONG_VALUE: 'The value is none of those that are taken.',
  WRONG_FORMAT: 'The text is not of the form that is taken.',
  TOO_SMALL: 'The value is too small, or the list or text too short.',
  TOO_LARGE: 'The value is too large, or the list too long.',
  UNKNOWN_FIELD: 'There is no such field; the nearest names are given.',
  STRING_TOO_LONG: 'The text is longer than /limits says.',
  BAD_CHARACTER: 'The text holds a NUL character or half a surrogate pair.',
  REPEATED_KEY: 'The object has the key twice.',
  FORBIDDEN_KEY: 'The key could change what objects are (`__proto__` and the like).',
  NUMBER_OUT_OF_RANGE: 'The number is not finite.',
  NOT_HERE: 'The field is known, but not in this operation.',
} as const;

/** The code of a {@link FIELD_CODES} row. */
export type FieldCode = keyof typeof FIELD_CODES;

/** Keys and indices from the root of a value to a place in it. */
export type Path = readonly (string | number)[];

/** The RFC 6901 JSON pointer of a path. */
export function pointerOf(path: Path): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The path of a JSON pointer; numbers stay text, since a pointer does not tell keys from indices. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A field error at a path. */
export function fieldError(
  code: FieldCode,
  path: Path,
  message: string,
  extras: Pick<FieldError, 'expected' | 'nearest'> = {},
): FieldError {
  return { code, path, pointer: pointerOf(path), message, ...extras };
}
