import type { FieldProblem } from '../../rulesets/ruleset.js';
import type { Json } from '../terms/schema.js';
import type { OracleContext } from './context.js';
import type { FieldError, Outcome, Problem } from './problem.js';
import { threadMs } from './thread-time.js';

/** Every problem that the engine answers with. Codes are stable. */
export const PROBLEMS = {
  INVALID_SCENARIO: { status: 422, title: 'The scenario has errors' },
  INVALID_FILTER: { status: 422, title: 'The filter has errors' },
  INVALID_LOG: { status: 422, title: 'The log cannot be read' },
  NO_SUCH_ITEM: { status: 404, title: 'Nothing has this id' },
  DECISION_MISMATCH: { status: 422, title: 'A decision names none of the options' },
  DECISION_LEFT_OVER: { status: 422, title: 'More decisions are given than are needed' },
  RESOLUTION_LIMIT: { status: 422, title: 'The resolution does not end within its bounds' },
  DEADLINE_EXCEEDED: {
    status: 422,
    title: 'This took too long',
  },
  INVALID_CONTINUATION: { status: 422, title: 'The continuation cannot be used' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

/** The code of a problem of the engine. */
export type ProblemCode = keyof typeof PROBLEMS;

/** What may be wrong with a scenario before anything is played. */
export const READING: readonly ProblemCode[] = ['INVALID_SCENARIO', 'INVALID_CONTINUATION'];

/** What may be wrong with a scenario, or come up when it is played. */
export const PLAYING: readonly ProblemCode[] = [
  ...READING,
  'DECISION_MISMATCH',
  'DECISION_LEFT_OVER',
  'RESOLUTION_LIMIT',
];

/** Errors of one body that are reported. */
const REPORTED = 20;

/** Ends an operation with a problem; `operate` turns it into its answer. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'Refused';
  }
}

/** What a problem may have beside its sentence. */
interface Extras extends Pick<Problem, 'trace' | 'decisions' | 'scenario'> {
  readonly errors?: readonly FieldProblem[];
}

/** A problem on its way to the caller. */
export function refused(code: ProblemCode, detail: string, extras: Extras = {}): Refused {
  const { errors, ...rest } = extras;
  const reported =
    errors === undefined ? {} : { errors: errors.slice(0, REPORTED).map(reportedError) };
  return new Refused({ code, ...PROBLEMS[code], detail, ...reported, ...rest });
}

/** An error as it is reported, with the nearest names. */
export function reportedError({ nearest, ...error }: FieldProblem): FieldError {
  return nearest === undefined ? error : { ...error, nearest };
}

/**
 * Ends an operation that has used up its time. Asked between two runs of one request, so that it ends by itself and not
 * with its thread.
 * @throws Refused DEADLINE_EXCEEDED.
 */
export function refuseIfLate({ deadline, workDeadline }: OracleContext): void {
  const isLate = deadline !== undefined && performance.now() > deadline;
  const isSpent = workDeadline !== undefined && threadMs() > workDeadline;
  if (!isLate && !isSpent) return;
  throw refused('DEADLINE_EXCEEDED', 'This took too long. Ask for fewer actions or expectations.');
}

/** Ends an operation if something was wrong with its body; the errors are in the order of the body. */
export function refuseIfAny(
  errors: readonly FieldProblem[],
  code: ProblemCode = 'INVALID_SCENARIO',
  body: Json = null,
): void {
  if (errors.length === 0) return;
  const places: Places = new Map();
  const placed = errors.map((error) => ({ error, place: placeOf(error.path, body, places) }));
  placed.sort((a, b) => comparePlaces(a.place, b.place));
  const sorted = placed.map(({ error }) => error);
  const more = sorted.length > 1 ? ` (and ${sorted.length - 1} more)` : '';
  throw refused(code, `${sorted[0]!.message}${more}`, { errors: sorted });
}

/** The index of every key, by the object that has it. */
type Places = Map<object, ReadonlyMap<string, number>>;

/** Where a path leads in a body: the index of its key at every level; what is missing comes last. */
function placeOf(path: FieldProblem['path'], body: Json, places: Places): number[] {
  const place: number[] = [];
  let at: Json | undefined = body;
  for (const key of path) {
    const isTree: boolean = typeof at === 'object' && at !== null;
    const indices: ReadonlyMap<string, number> | undefined = isTree
      ? indicesOf(at as object, places)
      : undefined;
    const index: number | undefined = indices?.get(String(key));
    place.push(index ?? Number.MAX_SAFE_INTEGER);
    at = index === undefined ? undefined : (at as { readonly [key: string | number]: Json })[key];
  }
  return place;
}

function indicesOf(tree: object, places: Places): ReadonlyMap<string, number> {
  let indices = places.get(tree);
  if (indices === undefined) {
    indices = new Map(Object.keys(tree).map((key, i) => [key, i]));
    places.set(tree, indices);
  }
  return indices;
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The outcome of an operation that may refuse. */
export function outcomeOf<Body>(run: () => Body): Outcome<Body> {
  try {
    return { ok: true, body: run() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}
