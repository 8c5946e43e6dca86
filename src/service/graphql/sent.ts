import { problemAt } from '../../scenario/operation/problem-at.js';
import { ServiceError } from '../errors.js';
import type { Path } from '../field-errors.js';

/** What a caller has sent, in the form of REST. */
export interface Sent<Value = unknown> {
  readonly value: Value;
  /** Where in the arguments stands what the value has at a path. */
  at(path: Path): Path;
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
