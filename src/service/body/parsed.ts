import type { Json, Problem } from '../../scenario/oracle.js';

/** A value, or what is wrong with its text. */
export type Parsed =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly problem: Problem };

/** The outcome of a text that cannot be taken. */
export function unparsed(problem: Problem): Parsed {
  return { ok: false, problem };
}
