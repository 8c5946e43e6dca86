import { pathText } from '../../rulesets/common/problems.js';
import type { Problem } from '../../scenario/oracle.js';
import { ServiceError } from '../errors.js';
import { type Path, pointerOf } from '../field-errors.js';

/** What a caller has sent, in the form of REST. */
export interface Sent<Value = unknown> {
  readonly value: Value;
  /** Where in the arguments stands what the value has at a path. */
  at(path: Path): Path;
}

/** A problem whose errors stand where the caller has written what is wrong. */
export function problemAt<P extends Problem>(problem: P, at: Sent['at']): P {
  const [first] = problem.errors ?? [];
  if (problem.errors === undefined || first === undefined) return problem;
  const errors = problem.errors.map((error) => {
    const path = at(error.path);
    const message = retold(error.message, error.path, path);
    return { ...error, path, pointer: pointerOf(path), message };
  });
  // the detail begins as the first error does
  return { ...problem, detail: retold(problem.detail, first.path, at(first.path)), errors };
}

/** A text that begins with a path, with another in its place. */
function retold(text: string, from: Path, to: Path): string {
  const start = `${pathText(from)}:`;
  return text.startsWith(start) ? `${pathText(to)}:${text.slice(start.length)}` : text;
}

/**
 * What is answered to something that was sent.
 * @throws ServiceError with the problem, whose errors stand where the caller has written what is wrong.
 */
export async function answeredTo<Answer>(
  { at }: Sent,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new ServiceError(problemAt(error.problem, at), error.headers);
  }
}
