import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Json } from '../terms/schema.js';

/** Where a state differs from what was expected. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/** Compares a field of an entity or player with what is expected of it. */
export type FieldTest = (s: Table, of: number) => Mismatch | null;

/** Stands for a test whose expectation has an error: errors end the check before any test runs. */
export const NEVER_RUN = (): null => null;

/** A value of an expectation as it was written, more or less. */
export function textOf(json: Json): string {
  if (typeof json === 'string') return json;
  if (Array.isArray(json)) return `[${(json as readonly Json[]).map(textOf).join(', ')}]`;
  if (isObject(json)) {
    const fields = Object.entries(json).map(([key, value]) => `${key}: ${textOf(value)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return String(json);
}
