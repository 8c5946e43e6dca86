import type { Decision, Table } from '../../kernel/index.js';
import type { JsonObject, Path } from '../../rulesets/ruleset.js';
import type { ActionReport } from '../play/report.js';
import type { Matcher } from './matching.js';
import type { Mismatch } from './mismatch.js';
import type { ExpectationReport } from './schema.js';
import type { Scope } from './scope.js';
import type { Ends } from './simulate.js';

/** A run that is over, as expectations look at it. */
export interface RunView {
  readonly end: Table;
  readonly matcher: Matcher;
  readonly actions: readonly ActionReport[];
  /** For every action how many changes were made when it began; null: it was over before. */
  readonly starts: readonly (number | null)[];
  /** The decision that is still open. */
  readonly pending: Decision | null;
  /** Every way in which the same scenario could have gone. */
  readonly chances: Chances;
}

/** All that chance could make of a scenario; worked out when it is asked for. */
export interface Chances {
  ends(): Ends;
  /**
   * A view for every outcome, or why there are none: for every path of chance when the trace matters, else for
   * every distinct end.
   */
  views(trace: boolean): readonly RunView[] | string;
}

/** One expectation, ready to be held against a run; it reports itself and what is nested in it. */
export type Check = (run: RunView) => readonly ExpectationReport[];

/** Stands for an expectation that makes no sense: the problem is noted and no check is ever run. */
export const NO_CHECK = (): readonly ExpectationReport[] => [];

/** The report of an expectation that holds. */
export function holds(path: Path, message: string): ExpectationReport {
  return { path, pass: true, message };
}

/** The report of an expectation that does not hold. */
export function fails(path: Path, expected: string, found: string): ExpectationReport {
  return { path, pass: false, message: `expected ${expected}; found ${found}` };
}

/** The report of an expectation about a state. */
export function reportState(
  path: Path,
  message: string,
  mismatch: Mismatch | null,
): ExpectationReport {
  return mismatch === null
    ? holds(path, message)
    : fails(mismatch.path, mismatch.expected, mismatch.found);
}

/** Notes every field that an expectation of this kind does not have. */
export function refuseOthers(
  { problems }: Scope,
  json: JsonObject,
  path: Path,
  known: readonly string[],
): void {
  for (const key of Object.keys(json)) {
    if (!known.includes(key))
      problems.unknownName('UNKNOWN_FIELD', [...path, key], key, { what: 'field', known });
  }
}
