/**
 * The seam between the rules engine and everything that asks it questions.
 *
 * Types only. `src/scenario/operate.ts` implements {@link Operate}; the service, the command line and the
 * library call it with plain JSON and get plain JSON back.
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Every operation of the engine, by the name it has on every face of the product. */
export const OPERATION_NAMES = [
  'resolve',
  'verify',
  'actions',
  'normalise',
  'cards',
  'rules',
  'patches',
  'rulesets',
] as const;

/** The name of an operation of the engine. */
export type OperationName = (typeof OPERATION_NAMES)[number];

/** What is wrong with one field of a request. */
export interface FieldError {
  /** A stable code in SCREAMING_SNAKE_CASE. */
  readonly code: string;
  /** Keys and indices from the root of the body to the field. */
  readonly path: readonly (string | number)[];
  /** The same place as an RFC 6901 JSON pointer; the empty string is the whole body. */
  readonly pointer: string;
  /** One sentence that names the field and what is wrong with it. */
  readonly message: string;
  /** What would have been accepted. */
  readonly expected?: string;
  /** The nearest valid names, best first, when a name was not found. */
  readonly nearest?: readonly string[];
}

/** RFC 9457 problem details without `type` and `instance`, which the service adds. */
export interface Problem {
  /** A stable code in SCREAMING_SNAKE_CASE. */
  readonly code: string;
  /** The HTTP status that fits. */
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Every error found in the body, in the order of the body. */
  readonly errors?: readonly FieldError[];
}

/** What an operation answers. An illegal action is an answer; a body that makes no sense is a problem. */
export type Outcome =
  | { readonly ok: true; readonly body: Json }
  | { readonly ok: false; readonly problem: Problem };

/** One minion in a death event cache, as the engine writes and reads it. */
export type DeathRecord = JsonObject;

/** What an operation may use beside its body. */
export interface OracleContext {
  /** The stored death event caches that the body refers to, by id, oldest death first. */
  readonly deathEventCaches?: Readonly<Record<string, readonly DeathRecord[]>>;
  /** The moment (milliseconds since the epoch) after which nobody waits for the answer any more. */
  readonly deadline?: number;
}

/** Runs one operation. Synchronous and pure; it is called in a worker thread. */
export type Operate = (name: OperationName, body: Json, context: OracleContext) => Outcome;
