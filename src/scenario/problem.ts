import type { FieldProblem } from '../rulesets/ruleset.js';
import type { Outcome, Problem, TraceLine } from './oracle.js';

/** Every problem that the engine answers with. Codes are stable. */
export const PROBLEMS = {
  INVALID_SCENARIO: { status: 422, title: 'The scenario does not fit' },
  INVALID_FILTER: { status: 422, title: 'The filter does not fit' },
  NO_SUCH_ITEM: { status: 404, title: 'There is nothing of this id' },
  DECISION_MISMATCH: { status: 422, title: 'A decision names none of the options' },
  DECISION_LEFT_OVER: { status: 422, title: 'More decisions are given than are needed' },
  RESOLUTION_LIMIT: { status: 422, title: 'The resolution does not end within its bounds' },
  INVALID_CONTINUATION: { status: 422, title: 'The continuation cannot be taken' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

/** The code of a problem of the engine. */
export type ProblemCode = keyof typeof PROBLEMS;

/** Errors of one body that are told. */
const REPORTED = 20;

/** Ends an operation with a problem; `operate` turns it into its answer. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'Refused';
  }
}

/** A problem on its way to the caller. */
export function refused(
  code: ProblemCode,
  detail: string,
  extras: { readonly errors?: readonly FieldProblem[]; readonly trace?: readonly TraceLine[] } = {},
): Refused {
  return new Refused({ code, ...PROBLEMS[code], detail, ...extras });
}

/** Ends an operation if something was wrong with its body. */
export function refuseIfAny(
  errors: readonly FieldProblem[],
  code: ProblemCode = 'INVALID_SCENARIO',
): void {
  if (errors.length === 0) return;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  throw refused(code, `${errors[0]!.message}${more}`, { errors: errors.slice(0, REPORTED) });
}

/** The outcome of an operation that may refuse. */
export function outcomeOf(run: () => Extract<Outcome, { ok: true }>['body']): Outcome {
  try {
    return { ok: true, body: run() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}
