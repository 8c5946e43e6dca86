import type { SelectorForms } from '../language/selectors.js';
import type { Selection } from '../state/model.js';
import type { State } from '../state/state.js';
import type { Compiler } from './compiling.js';
import type { Noun } from './noun.js';
import type { Reader, Voice } from './reader.js';

export interface Role {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly noun: (read: Reader) => string;
  readonly find: Selection;
}

export interface GroupKind {
  readonly says: string;
  /** A member of a side: `friendly minion`, `card in your hand`. */
  readonly noun: (adjective: string, voice: Voice) => Noun;
  readonly collect: (s: State, player: 1 | 2, into: number[]) => void;
  /** The members have an order of their own; others are listed in order of play. */
  readonly isOrdered?: true;
}

export interface SelectorForm<W extends keyof SelectorForms> {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: SelectorForms[W];
  readonly noun: (selector: SelectorForms[W], read: Reader) => Noun;
  readonly compile: (selector: SelectorForms[W], compiler: Compiler) => Selection;
}
