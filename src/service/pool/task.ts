import type { OperationName, OracleContext } from '../../scenario/oracle.js';
import type { BodyFormat } from '../body/parse-body.js';

/** What a thread can be asked: an operation of the engine, or a PNG of an SVG. */
export type TaskName = OperationName | 'picture';

/** One operation on its way to a worker thread. The bytes are moved, not copied. */
export interface OracleTask {
  readonly operation: TaskName;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: BodyFormat;
  /** Whether the answer is wanted as {@link OracleReply.members}. */
  readonly inMembers: boolean;
  readonly context: Omit<OracleContext, 'deadline' | 'onCut'>;
  /** How long a thread may have it, in milliseconds. */
  readonly deadlineMs: number;
  /** Names the request in a problem. */
  readonly requestId: string;
  readonly progress: Progress;
}

/** What an operation answered, as it goes to the caller. */
export interface OracleReply {
  /** The HTTP status. */
  readonly status: number;
  /** The code of the problem; null for an answer. */
  readonly code: string | null;
  /** UTF-8 JSON: the answer, or the problem details; of a picture that was drawn, the PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The answer instead, each of its members as JSON, for those who do not pass it on as a whole. */
  readonly members?: Members;
  /** How long the thread worked on it, in milliseconds. */
  readonly workMs: number;
  /** Whether it would be another answer, had there been more time. */
  readonly isCut?: boolean;
  /** What went wrong inside, for the log; never for the caller. */
  readonly fault?: string;
}

/** A JSON object: the text of each of its members. */
export type Members = Readonly<Record<string, string>>;

/** What a thread says once it has loaded the engine and resolved its warm-up. */
export const READY = 'ready';

/** Memory that both sides see. */
type Progress = SharedArrayBuffer;

const WAITING = 0;
const BEGUN = 1;
const DONE = 2;
const TAKEN_BACK = 3;
const TIME_OFFSET = Float64Array.BYTES_PER_ELEMENT;

const stateOf = (progress: Progress): Int32Array => new Int32Array(progress, 0, 1);
const timeOf = (progress: Progress): Float64Array => new Float64Array(progress, TIME_OFFSET, 1);

/** The progress of a task that waits at a thread. */
export function newProgress(): Progress {
  return new SharedArrayBuffer(2 * TIME_OFFSET);
}

/** The thread begins with a task; false when it was taken back. */
export function begin(progress: Progress): boolean {
  timeOf(progress)[0] = Date.now();
  return Atomics.compareExchange(stateOf(progress), 0, WAITING, BEGUN) === WAITING;
}

/** The thread is through with a task, and its reply is on the way. */
export function finish(progress: Progress): void {
  Atomics.store(stateOf(progress), 0, DONE);
}

/** Takes a task back from the thread at which it waits; false when the thread has begun with it. */
export function takeBack(progress: Progress): boolean {
  return Atomics.compareExchange(stateOf(progress), 0, WAITING, TAKEN_BACK) === WAITING;
}

/** Since when a thread works on a task, in milliseconds since the epoch; null when it does not. */
export function workingSince(progress: Progress): number | null {
  return Atomics.load(stateOf(progress), 0) === BEGUN ? timeOf(progress)[0]! : null;
}
