import type { Store } from '../../store/store.js';
import type { Admission } from '../admission/admission.js';
import type { Queued } from '../admission/fair-queue.js';
import type { SaveQuota } from '../admission/save-quota.js';
import type { Streams } from '../admission/streams.js';
import type { OraclePool } from '../pool/pool.js';
import type { AnswerCache } from './answer-cache.js';
import type { ScenarioAnswers } from './scenario-answers.js';

/** What the operations of the service work with. */
export interface Services {
  readonly pool: OraclePool;
  readonly store: Store;
  readonly quota: SaveQuota;
  /** Counts appending deaths to caches. */
  readonly appends: SaveQuota;
  readonly admission: Admission;
  readonly streams: Streams;
  readonly answers: ScenarioAnswers;
  /** Answers that no request changes. */
  readonly constants: AnswerCache;
}

/** The sender of a request: the key that limits are counted for, and its priority class. */
export interface Caller extends Queued {
  /** Names the request in the log and in problems. */
  readonly requestId: string;
  /** The address as it came. */
  readonly address: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Notes that the engine has worked for the request, in milliseconds; for the log. */
  readonly worked: (ms: number) => void;
}
