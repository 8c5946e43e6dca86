import type { Problem } from '../scenario/oracle.js';

/** RFC 9457 problem details as they are sent. */
export interface ProblemDetails extends Problem {
  /** A relative address that describes the code. */
  readonly type: string;
  /** Names this very request; the log has the same id. */
  readonly instance: string;
}

/** The media type of problem details. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The name of a request in its problems. */
export function instanceOf(requestId: string): string {
  return `urn:request:${requestId}`;
}

/** Completes a problem for the caller who made the request. */
export function problemDetails(problem: Problem, requestId: string): ProblemDetails {
  const { code, status, title, detail, ...rest } = problem;
  return {
    type: `/errors/${code}`,
    title,
    status,
    detail,
    code,
    instance: instanceOf(requestId),
    ...rest,
  };
}
