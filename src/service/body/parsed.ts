import type { Json, Problem } from '../../scenario/oracle.js';

/** A value, or what is wrong with its text. */
export type Parsed =
  | {
      readonly ok: true;
      readonly value: Json;
      /** How many members of objects its text has, where it was counted: more than the value when a key is there twice. */
      readonly written?: number;
    }
  | { readonly ok: false; readonly problem: Problem };

/** The outcome of a text that cannot be taken. */
export function unparsed(problem: Problem): Parsed {
  return { ok: false, problem };
}
