import type {
  DeathEventCache as DeathEventCacheRow,
  Prisma,
} from '../../generated/prisma/client.js';
import type { Given } from '../values/given.js';
import type { JsonValue } from '../values/json.js';

/** One death, as the rulebook's death event cache remembers it. */
export interface DeathEventDraft {
  readonly entityId: number;
  readonly cardId: string;
  /** The player who controlled the entity when it died. */
  readonly controller: number;
  readonly turn: number;
  readonly zonePosition?: number;
  /** What else a rule system wants to remember of it; null counts as left out. */
  readonly extra?: JsonValue;
}

/** A stored death; `seq` counts from 1 in the order in which the deaths were appended. */
export interface DeathEvent extends DeathEventDraft {
  readonly seq: number;
}

/**
 * A death event cache at one of its versions. The version is the number of events, so version `n` is
 * the first `n` events for ever: whoever refers to a cache at a version sees no later change.
 */
export interface DeathEventCacheRef {
  readonly id: string;
  readonly version: number;
}

/** Which events of a cache are read; all of them when nothing is said. */
export interface DeathEventPage {
  /** Events up to this one are left out. */
  readonly after?: number;
  /** How many are read at most. */
  readonly first?: number;
}

/** A death event cache as it is handed in. */
export interface DeathEventCacheDraft {
  readonly ruleset: string;
  readonly edition: string;
  readonly title: string;
  readonly deaths: readonly DeathEventDraft[];
}

/** The answer to creating a death event cache. */
export interface CreatedDeathEventCache extends DeathEventCacheRef {
  /** Given once, to the creator; the store keeps only its hash. */
  readonly editToken: string;
}

/** Deaths to append to a cache, and the version that its owner has seen. */
export interface DeathEventAppend {
  readonly id: string;
  readonly editToken: string;
  readonly expectedVersion: number;
  readonly deaths: readonly DeathEventDraft[];
}

/** Columns of a cache that stay in the store. */
export const INNER_COLUMNS = {
  editTokenHash: true,
  appendedAt: true,
} as const satisfies Prisma.DeathEventCacheOmit;

type GivenColumns = Given<Omit<DeathEventCacheRow, keyof typeof INNER_COLUMNS>>;

/** A stored death event cache with its events in order. */
export interface DeathEventCacheRecord extends GivenColumns {
  readonly events: readonly DeathEvent[];
  /** How many events the cache has by now; `version` is how many of them are shown. */
  readonly latestVersion: number;
}
