import type { ServerResponse } from 'node:http';
import { type ErrorCode, problemOf } from '../errors.js';
import { PROBLEM_TYPE, problemDetails } from '../problem-details.js';

/** A refusal written out once, but for the id of the request. */
interface Refusal {
  readonly status: number;
  readonly headers: readonly string[];
  /** What stands before the id, and what after it. */
  readonly body: readonly [string, string];
}

/** Where the id of the request comes in. */
const ID = '{id}';

const CODE: ErrorCode = 'OVERLOADED';
const PROBLEM = problemOf(CODE, 'Too many requests are waiting.');

/** What callers are told when too many wait. */
export const OVERLOADED = {
  code: CODE,
  status: PROBLEM.status,
  rest: written(PROBLEM_TYPE, problemDetails(PROBLEM, ID)),
  graphql: written('application/json; charset=utf-8', graphqlBody()),
};

/** Sends a refusal. Nothing of the request is read. */
export function sendRefusal(
  response: ServerResponse,
  { status, headers, body }: Refusal,
  requestId: string,
): void {
  const text = body.join(requestId);
  const own = ['X-Request-Id', requestId, 'Content-Length', String(Buffer.byteLength(text))];
  response.writeHead(status, [...headers, ...own]);
  response.end(text);
}

function written(type: string, body: object): Refusal {
  const [before = '', after = ''] = JSON.stringify(body).split(ID);
  const headers = [
    ...['Content-Type', type, 'Retry-After', '1', 'Oracle-Error', CODE],
    ...['X-Content-Type-Options', 'nosniff', 'Access-Control-Allow-Origin', '*'],
    ...['Access-Control-Expose-Headers', 'Oracle-Error, Retry-After, X-Request-Id'],
  ];
  return { status: PROBLEM.status, headers, body: [before, after] };
}

function graphqlBody(): object {
  const { code, status, title, detail } = PROBLEM;
  return { errors: [{ message: detail, extensions: { code, status, title } }] };
}
