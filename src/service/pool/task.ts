import type { OperationName, OracleContext } from '../../scenario/oracle.js';
import type { BodyFormat } from '../body/parse-body.js';

/** What a worker can be asked: an operation of the engine, or a PNG of an SVG. */
export type TaskName = OperationName | 'picture';

/** How long a worker may have one task, in milliseconds. */
export interface TaskLimits {
  /** Processor time after which an operation ends by itself. */
  readonly workMs: number;
  /** Processor time after which the worker is stopped. */
  readonly stopMs: number;
  /** Time of the clock after which the caller hears that the machine is busy. */
  readonly wallMs: number;
}

/** One operation on its way to a worker. The bytes are moved, not copied. */
export interface OracleTask {
  readonly operation: TaskName;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: BodyFormat;
  readonly context: Omit<OracleContext, 'deadline' | 'workDeadline' | 'onCut'>;
  readonly limits: TaskLimits;
  /** Names the request in a problem. */
  readonly requestId: string;
}

/** The answer to a task. */
export interface OracleReply {
  /** The HTTP status. */
  readonly status: number;
  /** The code of the problem; null for an answer. */
  readonly code: string | null;
  /** UTF-8 JSON: the answer, or the problem details; for a picture the PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Processor time of the worker, in milliseconds. */
  readonly workMs: number;
  /** Whether more time would have given another answer. */
  readonly isCut?: boolean;
  /** An internal error, for the log; never for the caller. */
  readonly fault?: string;
}

/** The message of a worker that has loaded the engine and warmed up. */
export interface Ready {
  readonly kind: 'ready';
  /** Its number for `threadMsOf`. */
  readonly threadId: number | null;
}
