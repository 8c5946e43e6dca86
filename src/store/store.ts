import type {
  CreatedDeathEventCache,
  DeathEventAppend,
  DeathEventCacheDraft,
  DeathEventCacheRecord,
  DeathEventCacheRef,
  DeathEventPage,
} from './death-event-caches/records.js';
import type { KeyedRequest, RequestState } from './keyed-requests/records.js';
import type { StoreResult } from './results.js';
import type {
  Page,
  SavedScenario,
  ScenarioDraft,
  ScenarioQuery,
  ScenarioRecord,
  ScenarioRevision,
  ScenarioSummary,
  WithdrawnScenario,
} from './scenarios/records.js';
import type { StoreHealth, StoreStatus } from './status.js';

/**
 * Keeps scenarios and death event caches. It knows no rules: states, actions and results are JSON to
 * it. Opening happens in the background; until then, and whenever the database is away, operations
 * answer UNAVAILABLE within a bounded time instead of waiting.
 */
export interface Store {
  /** Where the store stands by what it knows now, without asking the database. */
  status(): StoreStatus;
  /** Asks the database. Never throws and never takes longer than an operation may. */
  health(): Promise<StoreHealth>;
  /** Waits until the first attempt to open has ended, one way or the other. */
  opened(): Promise<StoreStatus>;
  /** Ends running operations, writes everything down and frees the database. May be called twice. */
  close(): Promise<void>;

  /** Saves a scenario under the id of its content, which is kept once; every save makes a share of its own. */
  saveScenario(draft: ScenarioDraft): Promise<StoreResult<SavedScenario, 'UNSTORABLE'>>;
  /** Reads a scenario by the slug of a share, or by the id of its content with the first share of it. */
  getScenario(key: string): Promise<StoreResult<ScenarioRecord, 'NOT_FOUND' | 'WITHDRAWN'>>;
  /** Reads whole scenarios by the slugs of their shares, in this order; those that are not there are left out. */
  getScenarios(slugs: readonly string[]): Promise<StoreResult<readonly ScenarioRecord[], never>>;
  /** Changes the texts of a share; content and slug stay. */
  reviseScenario(
    revision: ScenarioRevision,
  ): Promise<
    StoreResult<
      ScenarioSummary,
      'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN' | 'VERSION_CONFLICT' | 'UNSTORABLE'
    >
  >;
  /**
   * Takes a share away: its texts are erased and its slug answers WITHDRAWN from then on, which withdrawing twice
   * answers too. The content goes with its last share, and comes back when it is saved again.
   */
  withdrawScenario(
    key: string,
    editToken: string,
  ): Promise<StoreResult<WithdrawnScenario, 'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN'>>;
  /** Lists shares with their scenarios, newest first; without conditions, all of them. */
  searchScenarios(
    query: ScenarioQuery,
  ): Promise<StoreResult<Page<ScenarioSummary>, 'BAD_CURSOR' | 'UNSTORABLE'>>;

  /** Begins a request that has a key, unless it was begun before. */
  beginRequest(request: KeyedRequest): Promise<StoreResult<RequestState, 'KEY_REUSED'>>;
  /** Keeps the answer to a request that was begun. */
  answerRequest(id: Uint8Array, answer: Uint8Array): Promise<StoreResult<null>>;
  /** Forgets a request that was begun and came to nothing: it may be sent again. */
  dropRequest(id: Uint8Array): Promise<StoreResult<null>>;

  /** Starts a death event cache. */
  createDeathEventCache(
    draft: DeathEventCacheDraft,
  ): Promise<StoreResult<CreatedDeathEventCache, 'UNSTORABLE'>>;
  /** Reads a death event cache: all of it, or its first `version` events, or a page of them. */
  getDeathEventCache(
    id: string,
    version?: number,
    page?: DeathEventPage,
  ): Promise<StoreResult<DeathEventCacheRecord, 'NOT_FOUND'>>;
  /**
   * Appends deaths if the cache still has `expectedVersion` events. No event of a cache is ever changed, or removed
   * without all others.
   */
  appendDeaths(
    append: DeathEventAppend,
  ): Promise<
    StoreResult<DeathEventCacheRef, 'NOT_FOUND' | 'BAD_TOKEN' | 'VERSION_CONFLICT' | 'UNSTORABLE'>
  >;
  /** Removes a death event cache with its events; answers the version that it had. */
  deleteDeathEventCache(
    id: string,
    editToken: string,
  ): Promise<StoreResult<DeathEventCacheRef, 'NOT_FOUND' | 'BAD_TOKEN'>>;
}

/** How long an operation may take. */
export const OPERATION_TIMEOUT_MS = 5_000;

/** How to open a store. */
export interface StoreOptions {
  /** Address of a PostgreSQL server (`postgresql://...`). Left out: the embedded database. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database; made if it is not there. */
  readonly dataDir: string;
  /** How long an operation may take before it answers UNAVAILABLE; {@link OPERATION_TIMEOUT_MS} when left out. */
  readonly operationTimeoutMs?: number;
  /** Called on every change of the status; for the log and the metrics. */
  readonly onStatus?: (status: StoreStatus) => void;
  /** The present time in milliseconds; that of the system when left out. */
  readonly now?: () => number;
}
