import type { Decision } from './decision.js';
import type { EnumerationBounds, Start } from './distribution.js';
import type { Run, RunOptions } from './run.js';
import type { Symmetry } from './symmetry.js';
import type { Table } from './table.js';

/** Answers a player's choice, the `turn`th (from 0) on its path; OPEN leaves it open. */
export type ChoiceAnswer<S extends Table> = (state: S, decision: Decision, turn: number) => number;

/** An end of the stage before, as the next one finds it. */
export interface Standing<S extends Table> {
  readonly state: S;
  readonly pending: Decision | null;
  /** A run of its own that stands there. */
  readonly run: () => Run<S>;
}

/**
 * How a stage begins at an end of the one before: it runs on (`answered`: the option that the open choice is answered
 * with), the end is one of this stage too, or it is one of the whole. `how` names what the probability of beginning like
 * this is added up under.
 */
export type Begun<S extends Table> =
  | {
      readonly kind: 'RUNS';
      readonly run: Run<S>;
      readonly how: string;
      readonly answered?: number;
    }
  | { readonly kind: 'PASSES'; readonly how: string }
  | { readonly kind: 'STAYS' };

/** One part of what is enumerated: it begins at every end of the part before. */
export interface Stage<S extends Table> {
  begin(end: Standing<S>): Begun<S>;
  /** Answers the choices of players that come up in it; absent: they stay open. */
  readonly answer?: ChoiceAnswer<S>;
}

/** What is enumerated: where it begins, and the stages that follow each other. */
export interface Enumerated<S extends Table> {
  readonly starts: readonly Start<S>[];
  readonly stages: readonly Stage<S>[];
  /** Rows of the first start that are interchangeable; absent or null: none. */
  readonly symmetry?: Symmetry<S> | null;
}

/** How far an enumeration goes, and how its runs are made. */
export interface EnumerationOptions
  extends Omit<RunOptions, 'source' | 'trace' | 'cursor'>,
    Partial<EnumerationBounds> {
  /** Asked now and then: whether the time is up. */
  readonly expired?: (situations: number) => boolean;
}

/** Runs that begin at the same machine, one at a time. */
export interface Ways<S extends Table> {
  readonly begin: () => Run<S>;
  /** Makes the state what it was before. */
  readonly takeBack: (run: Run<S>) => void;
}

/** The choices that were answered on the way, and the answer to the one that is open. */
export interface Answers {
  readonly choices: number;
  readonly answered?: number;
}
