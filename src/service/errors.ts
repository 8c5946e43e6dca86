import { PROBLEMS } from '../scenario/operation/refused.js';
import type { FieldError, Problem } from '../scenario/oracle.js';

/** An error that a caller may meet, whoever found it. */
interface ErrorTableRow {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  /** What the caller can do about it. */
  readonly remedy: string;
}

/**
 * Every error that the service itself answers, over REST and GraphQL alike. Codes are stable: a code
 * is never renamed, its meaning never changes. Problems found by the rules engine have codes of their
 * own and pass through unchanged.
 */
export const ERRORS = {
  // Reading the request
  MALFORMED_HTTP: {
    status: 400,
    title: 'The request is not HTTP',
    remedy: 'Send a well-formed HTTP/1.1 request.',
  },
  MALFORMED_URL: {
    status: 400,
    title: 'The URL cannot be decoded',
    remedy: 'Percent-encode the path and the query as UTF-8.',
  },
  MALFORMED_JSON: {
    status: 400,
    title: 'The body is not JSON',
    remedy: 'Send valid JSON; the detail names the place.',
  },
  MALFORMED_YAML: {
    status: 400,
    title: 'The body is not YAML',
    remedy: 'Send one valid YAML 1.2 document; the detail names the place.',
  },
  BODY_REQUIRED: {
    status: 400,
    title: 'The body is missing',
    remedy: 'Send a body of the type that the operation asks for.',
  },
  BODY_INCOMPLETE: {
    status: 400,
    title: 'The body ended too early',
    remedy: 'Send as many bytes as Content-Length says.',
  },
  BAD_ENCODING: {
    status: 400,
    title: 'The body is not UTF-8',
    remedy: 'Encode the body as UTF-8.',
  },
  BAD_QUERY: {
    status: 400,
    title: 'A query parameter is wrong',
    remedy: 'Correct the parameters that `errors` names.',
  },
  BAD_BOARD_CODE: {
    status: 400,
    title: 'The board code cannot be read',
    remedy: 'Copy the whole code; docs/reference/board-code.md says how it is written.',
  },
  BAD_EDIT: {
    status: 400,
    title: 'The board cannot be changed in this way',
    remedy: 'Correct what the detail names.',
  },
  BAD_CURSOR: {
    status: 400,
    title: 'The cursor is unknown',
    remedy: 'Pass `next` of the page before, unchanged, with the same filters.',
  },
  BAD_HEADER: {
    status: 400,
    title: 'A header has a wrong value',
    remedy: 'Correct the header that the detail names.',
  },
  BATCHING_NOT_SUPPORTED: {
    status: 400,
    title: 'Batches of GraphQL operations are not supported',
    remedy: 'Send one operation a request; ask for several fields in it.',
  },
  EDIT_TOKEN_REQUIRED: {
    status: 401,
    title: 'The edit token is missing',
    remedy: 'Send the token that saving or creating answered: `Authorization: Bearer <token>`.',
  },
  BAD_TOKEN: {
    status: 403,
    title: 'The edit token is wrong',
    remedy: 'Send the token that saving this very scenario, or creating this very cache, answered.',
  },
  CROSS_SITE_FORM: {
    status: 403,
    title: 'Forms of other sites are refused',
    remedy: 'Send the form from a page of this service, or send JSON.',
  },
  UNKNOWN_ROUTE: {
    status: 404,
    title: 'There is nothing at this address',
    remedy: 'See /openapi.json for the addresses.',
  },
  SCENARIO_NOT_FOUND: {
    status: 404,
    title: 'There is no such scenario',
    remedy: 'Check the id.',
  },
  DEATH_EVENT_CACHE_NOT_FOUND: {
    status: 404,
    title: 'There is no such death event cache',
    remedy: 'Check the id, and the version if you gave one.',
  },
  NO_SUCH_ITEM: {
    status: 404,
    title: 'Nothing has this id',
    remedy: 'Check the id, and the rule system; lists can be searched by name and text.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'The address does not take this method',
    remedy: 'Use one of the methods in the Allow header.',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    title: 'The service has no answer in this format',
    remedy: 'Accept application/json.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'The request took too long to arrive',
    remedy: 'Send the request faster; /limits has the times.',
  },
  VERSION_CONFLICT: {
    status: 409,
    title: 'Somebody else changed it first',
    remedy: 'Read the current version, then send your change again.',
  },
  SCENARIO_WITHDRAWN: {
    status: 410,
    title: 'The scenario was withdrawn by its author',
    remedy: 'Save it again if you have it.',
  },
  PRECONDITION_FAILED: {
    status: 412,
    title: 'If-Match names another version',
    remedy: 'Read your share again, by its slug, and send the ETag of what you read.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    title: 'The request is too large',
    remedy: 'Send less; /limits has the size.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'The type of the body is not supported',
    remedy: 'Send application/json, or application/yaml for scenarios, without content coding.',
  },
  FORMAT_NOT_OFFERED: {
    status: 501,
    title: 'The format is not offered',
    remedy: 'Ask for `format=json`.',
  },
  INVALID_BODY: {
    status: 422,
    title: 'Some fields are wrong',
    remedy: 'Correct the fields that `errors` names.',
  },
  BODY_TOO_DEEP: {
    status: 422,
    title: 'The request is nested too deep',
    remedy: 'Nest less; /limits has the depth.',
  },
  BODY_TOO_MANY_NODES: {
    status: 422,
    title: 'The request holds too many values',
    remedy: 'Send fewer values; /limits has the number.',
  },
  KEY_IN_USE: {
    status: 409,
    title: 'The first request with this idempotency key is being worked on',
    remedy: 'Send it again after `Retry-After`: it has the answer of the first one.',
  },
  KEY_REUSED: {
    status: 422,
    title: 'The idempotency key was used for something else',
    remedy: 'Use a new key for new content.',
  },
  UNSTORABLE: {
    status: 422,
    title: 'A value cannot be stored',
    remedy: 'Correct the value that `errors` names.',
  },
  DEADLINE_EXCEEDED: {
    status: 422,
    title: 'This took too long',
    remedy: 'Ask for fewer actions, fewer open chances, or `trace: NONE`.',
  },
  MEMORY_EXCEEDED: {
    status: 422,
    title: 'This needs too much memory',
    remedy: 'Ask for fewer actions, fewer open chances, or `trace: NONE`.',
  },
  PRECONDITION_REQUIRED: {
    status: 428,
    title: 'Say which version you have seen',
    remedy: 'Send `If-Match` with the ETag, or `expectedVersion`.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Too many requests from this address',
    remedy: 'Wait as long as Retry-After says.',
  },
  SAVE_QUOTA_EXCEEDED: {
    status: 429,
    title: 'Too many saves from this address',
    remedy: 'Wait as long as Retry-After says.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: 'The headers are too large',
    remedy: 'Send less; /limits has the size.',
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'The service made a mistake',
    remedy: 'Report it with the request id and, if you can, the request.',
  },
  OVERLOADED: {
    status: 503,
    title: 'The service is busy',
    remedy: 'Try again after the time in Retry-After.',
  },
  WAIT_TOO_LONG: {
    status: 503,
    title: 'The wait is longer than the request accepts',
    remedy: 'Try again after the time in Retry-After, or accept more in Oracle-Max-Wait.',
  },
  WORKER_LOST: {
    status: 503,
    title: 'The resolution was cut off',
    remedy: 'Try again; if it happens again, report it with the request id.',
  },
  STOPPING: {
    status: 503,
    title: 'The service is stopping',
    remedy: 'Try again; another instance will answer.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    title: 'The store cannot be used now',
    remedy: 'Try again after the time in Retry-After; resolving works meanwhile.',
  },
  // GraphQL
  GRAPHQL_PARSE_FAILED: {
    status: 400,
    title: 'The document is not GraphQL',
    remedy: 'Correct the syntax at the named place.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    title: 'The document does not fit the schema',
    remedy: 'Correct it; introspection and schema.graphql tell what there is.',
  },
  BAD_USER_INPUT: {
    status: 400,
    title: 'A variable does not fit its type',
    remedy: 'Correct the variable that the message names.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    title: 'The document has no such operation',
    remedy: 'Name one of its operations in `operationName`.',
  },
  BAD_REQUEST: {
    status: 400,
    title: 'This is no GraphQL request',
    remedy: 'Send `query`, and optionally `variables` and `operationName`.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    status: 400,
    title: 'Persisted queries are not supported',
    remedy: 'Send the whole document as `query`.',
  },
  SUBSCRIPTION_NOT_SUPPORTED: {
    status: 400,
    title: 'Subscriptions are not supported',
    remedy: 'Send a query.',
  },
  TOO_MANY_TOKENS: {
    status: 400,
    title: 'The document is too long',
    remedy: 'Send a shorter document; put values into variables.',
  },
  QUERY_TOO_DEEP: {
    status: 400,
    title: 'The selection is nested too deep',
    remedy: 'Nest less; /limits has the depth.',
  },
  TOO_MANY_ALIASES: {
    status: 400,
    title: 'The document has too many aliases',
    remedy: 'Split it into several requests.',
  },
  TOO_MANY_DIRECTIVES: {
    status: 400,
    title: 'The document has too many directives',
    remedy: 'Use fewer; /limits has the number.',
  },
  QUERY_TOO_COSTLY: {
    status: 400,
    title: 'The document asks for too much at once',
    remedy: 'Ask for fewer resolutions or smaller pages in one request.',
  },
} as const satisfies Record<string, Omit<ErrorTableRow, 'code'>>;

/** The code of an error that the service itself answers. */
export type ErrorCode = keyof typeof ERRORS;

/** What a problem may carry beside its code. */
export interface ProblemExtras {
  readonly errors?: readonly FieldError[];
}

/** The problem of a code, with a detail that says what exactly was wrong this time. */
export function problemOf(code: ErrorCode, detail: string, extras: ProblemExtras = {}): Problem {
  const { status, title } = ERRORS[code];
  return { code, status, title, detail, ...extras };
}

/** An expected failure on its way to the caller. Everything else that is thrown is a mistake of ours. */
export class ServiceError extends Error {
  constructor(
    readonly problem: Problem,
    /** Headers that belong to the answer, such as Retry-After and Allow. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.detail);
    this.name = 'ServiceError';
  }
}

/** A ServiceError of a code of the table. */
export function failure(
  code: ErrorCode,
  detail: string,
  extras: ProblemExtras & { readonly headers?: Readonly<Record<string, string>> } = {},
): ServiceError {
  const { headers, ...rest } = extras;
  return new ServiceError(problemOf(code, detail, rest), headers);
}

const ENGINE_REMEDY = 'Correct what `detail` and `errors` name.';

/** Every error of the rules engine and of the service, by code. */
export const ERROR_TABLE: ReadonlyMap<string, ErrorTableRow> = new Map(
  [
    ...Object.entries(PROBLEMS).map(([code, row]) => ({ code, remedy: ENGINE_REMEDY, ...row })),
    ...Object.entries(ERRORS).map(([code, row]) => ({ code, ...row })),
  ].map((row): [string, ErrorTableRow] => [row.code, row]),
);

/** Anything that was thrown, as text for the log; with the stack where there is one. */
export function faultText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
