import type { OperationName, OracleContext } from '../../scenario/oracle.js';
import type { BodyFormat } from '../body/parse-body.js';

/** One operation on its way to a worker thread. The bytes are moved, not copied. */
export interface OracleTask {
  readonly operation: OperationName;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: BodyFormat;
  readonly context: OracleContext;
  /** Names the request in a problem. */
  readonly requestId: string;
  /** One Float64: the moment (milliseconds since the epoch) at which a thread began with the task. */
  readonly startedAt: Float64Array<SharedArrayBuffer>;
}

/** What an operation answered, as it goes to the caller. */
export interface OracleReply {
  /** The HTTP status. */
  readonly status: number;
  /** The code of the problem; null for an answer. */
  readonly code: string | null;
  /** UTF-8 JSON: the answer, or the problem details. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How long the thread worked on it, in milliseconds. */
  readonly workMs: number;
  /** What went wrong inside, for the log; never for the caller. */
  readonly fault?: string;
}
