import type { Store } from '../../store/store.js';
import type { Lane } from '../pool/lanes.js';
import type { OraclePool } from '../pool/pool.js';
import type { BulkFiles } from './bulk.js';
import type { CardNames } from './card-names.js';
import type { KnownAnswers } from './known-answers.js';
import type { PermalinkCache } from './permalink-cache.js';
import type { RequestQuota } from './request-quota.js';
import type { SaveQuota } from './save-quota.js';
import type { Streams } from './streams.js';

/** What the operations of the service work with. */
export interface Services {
  readonly pool: OraclePool;
  readonly store: Store;
  readonly quota: SaveQuota;
  /** Counts appending deaths to caches. */
  readonly appends: SaveQuota;
  /** Null: there is no limit on requests. */
  readonly requests: Readonly<Record<Lane, RequestQuota>> | null;
  /** Counts batches of lines that are being resolved. */
  readonly streams: Streams;
  readonly bulk: BulkFiles;
  readonly answers: KnownAnswers;
  readonly permalinks: PermalinkCache;
  readonly cardNames: CardNames;
}

/** Who asks. */
export interface Caller {
  /** Names the request in the log and in problems. */
  readonly requestId: string;
  /** The address that limits are counted for. */
  readonly address: string;
  /** Whether they are served after people; see `http/lane.ts`. */
  readonly lane: Lane;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}
