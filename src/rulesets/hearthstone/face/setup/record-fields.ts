import type { Fields } from '../../../common/fields.js';

interface Needed {
  readonly key: string;
  readonly missing: string;
}

/** The card that a record names; null, and a problem, where it names none. */
export function cardNamed(fields: Fields, needed: Needed): string | null {
  return present(fields, needed, fields.name(needed.key, null));
}

/** The player that a record names; null, and a problem, where it names none. */
export function playerNamed(fields: Fields, needed: Needed): number | null {
  return present(fields, needed, fields.integer(needed.key, 1, 2, null));
}

function present<Value>(
  fields: Fields,
  { key, missing }: Needed,
  value: Value | null,
): Value | null {
  if (value === null && !fields.has(key)) fields.problems.add('REQUIRED', fields.at(key), missing);
  return value;
}
