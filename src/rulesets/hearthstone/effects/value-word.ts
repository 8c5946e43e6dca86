import type { ValueForms } from '../language/values.js';
import type { Measure } from '../state/model.js';
import type { Compiler } from './compiling.js';
import type { Reader } from './reader.js';

export interface ValueWord {
  readonly says: string;
  readonly amount: string;
  readonly measure: Measure;
}

export interface ValueForm<W extends keyof ValueForms> {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: ValueForms[W];
  readonly amount: (value: ValueForms[W], read: Reader) => string;
  /** It is made of others: inside another value it stands in brackets. */
  readonly isJoined?: true;
  readonly compile: (value: ValueForms[W], compiler: Compiler) => Measure;
}
