import type { LimitReached } from './budget.js';
import type { Decision } from './decision.js';
import type { Machine } from './machine.js';
import type { Rational } from './rational.js';
import type { Table } from './table.js';

/** One distinct end of a run: a final machine with everything that leads there added up. */
export interface Outcome<S extends Table> {
  readonly machine: Machine<S>;
  readonly probability: Rational;
  /** Number of paths of decisions that lead here. */
  readonly paths: bigint;
  /** Option indices of one path that leads here, for a replay. */
  readonly witness: readonly number[];
  /** How many choices `answer` has answered on every path that leads here. */
  readonly choices: number;
  /** A player's choice that is still open here, or null. */
  readonly pending: Decision | null;
}

/** Where an enumeration begins: a machine that is met with some probability. */
export interface Start<S extends Table> extends Omit<Outcome<S>, 'pending'> {
  /** The choice that the machine waits at; absent or null: it waits at none, or asks again. */
  readonly pending?: Decision | null;
}

/** Bounds of an enumeration. What lies past one is left out, and its probability is `missing`. */
export interface EnumerationBounds {
  /** Distinct situations met. */
  readonly situations: number;
  /** Decisions on one path of a stage: a coin flipped until it shows heads has no longest one. */
  readonly decisions: number;
  /** Instructions stepped on all paths together. */
  readonly totalSteps: number;
}

export const DEFAULT_BOUNDS: EnumerationBounds = {
  situations: 200_000,
  decisions: 1_000,
  totalSteps: 20_000_000,
};

/** What ended an enumeration early: one of its bounds, or `expired` because its time was up. */
export type StoppedBy = keyof EnumerationBounds | 'expired';

export interface Distribution<S extends Table> {
  readonly outcomes: readonly Outcome<S>[];
  /** Distinct situations met on the way, ends included. */
  readonly situations: number;
  /** Instructions stepped on all paths together. */
  readonly steps: number;
  /** Probability left out because a bound or a limit was reached; 0 when the answer is complete. */
  readonly missing: Rational;
  /** The part of it that nobody has followed; the rest ran into a limit. */
  readonly open: Rational;
  readonly stoppedBy: StoppedBy | null;
  /** The first limit of its budget that a single path ran into. */
  readonly limit: LimitReached | null;
  /** For every stage how likely it is to be begun in each way, by what the stage calls it. */
  readonly begun: readonly ReadonlyMap<string, Rational>[];
}

/** A machine that an enumeration has not followed. */
export interface OpenMachine<S extends Table> {
  readonly machine: Machine<S>;
  /** About how likely it is. */
  readonly likelihood: number;
  /** It is an end after so many stages, or open in the last of them. */
  readonly at: number;
  readonly isEnd: boolean;
  readonly pending: Decision | null;
  readonly witness: readonly number[];
  readonly choices: number;
}
