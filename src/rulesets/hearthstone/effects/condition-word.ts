import type { Condition, ConditionForms } from '../language/conditions.js';
import type { ConditionTest, Requirement } from '../state/model.js';
import type { Compiler } from './compiling.js';
import type { References } from './effect-word.js';
import type { Noun } from './noun.js';
import type { Reader } from './reader.js';

/** A clause as it is when something holds, and when it does not. */
export type Pair = readonly [holds: string, fails: string];

export interface ConditionWord {
  /** Its line of the documentation, where `clauses` leave something open. */
  readonly says?: string;
  readonly rules?: readonly string[];
  /** `{it}` stands for IT, `{your}` for what is of the player whose text it is, `{its}` for the same after IT. */
  readonly clauses: Pair;
  /** The condition as part of a noun: `a damaged minion`. */
  readonly describes?: Attribute;
  readonly test: ConditionTest;
  /** Its parts, where more than one thing can be what fails. */
  readonly parts?: (explaining: Explaining) => readonly Requirement[];
}

export type Attribute =
  | { readonly adjective: string }
  | { readonly head: string }
  | { readonly instead: (read: Reader) => Noun };

export interface ConditionForm<W extends keyof ConditionForms> {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: ConditionForms[W];
  readonly refers?: References;
  readonly clauses: (condition: ConditionForms[W], read: Reader) => Pair;
  readonly describes?: (condition: ConditionForms[W], read: Reader) => Attribute | null;
  readonly compile: (condition: ConditionForms[W], compiler: Compiler) => ConditionTest;
  readonly parts?: (
    condition: ConditionForms[W],
    explaining: Explaining,
  ) => readonly Requirement[] | null;
}

export interface Explaining {
  readonly read: Reader;
  readonly compiler: Compiler;
  /** The parts of a condition inside, with IT called as the reader says. */
  readonly partsOf: (condition: Condition, read: Reader) => readonly Requirement[];
}
