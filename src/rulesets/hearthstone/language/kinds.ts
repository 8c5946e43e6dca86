import type { Fields, Written } from '../../common/grammar/syntax.js';
import type { Who } from './players.js';
import type { RuleIds } from './rule-ids.js';

/** What fields can hold, by the names that the syntax uses. Each file of the language adds what it declares. */
export interface Kinds {
  readonly text: string;
  readonly int32: number;
  /** 0 or more. */
  readonly count: number;
  /** 1 to 10: so many steps of a text. */
  readonly few: number;
  readonly flag: boolean;
  readonly yes: true;
  readonly who: Who;
  /** A name under which something is kept. */
  readonly save: string;
  readonly rules: RuleIds;
}

/** Each word by its fields; several where it can be written in more than one way. */
type Syntax = Readonly<Record<string, Fields<keyof Kinds> | readonly Fields<keyof Kinds>[]>>;

/** How words are written: each by its fields, the one that names it first. */
export function syntax<const S extends Syntax>(words: S): S {
  return words;
}

/** How fields of their own are written, each by its name. */
export function fields<const F extends Fields<keyof Kinds>>(named: F): F {
  return named;
}

/** The types of words, by their names. */
export type Words<S> = { readonly [W in keyof S]: Holding<S[W]> };

/** The type of an object with these fields, or with some of several. */
export type Holding<F> = F extends readonly (infer A)[]
  ? A extends unknown
    ? Written<Kinds, A>
    : never
  : Written<Kinds, F>;
