import type { z } from 'zod';
import type { DeathRecord } from '../../scenario/oracle.js';
import type {
  DeathEventCacheRecord,
  DeathEventCacheRef,
} from '../../store/death-event-caches/records.js';
import { LIMITS } from '../limits.js';
import type { cacheQuery } from '../schemas/requests.js';
import type { Caller, Services } from './services.js';
import { checkedId, unwrap } from './store-results.js';

/** A stored death event cache as it is shown. */
export interface ShownCache extends Omit<DeathEventCacheRecord, 'events'> {
  readonly deaths: DeathEventCacheRecord['events'];
  /** After which death the next page begins; null: there are no more. */
  readonly next: number | null;
}

/** Reads a page of a death event cache, or of its first deaths. */
export async function getCache(
  { store }: Services,
  id: string,
  { version, after = 0 }: z.output<typeof cacheQuery> = {},
): Promise<ShownCache> {
  const cacheId = checkedId(id, 'death event cache');
  const page = { after, first: LIMITS.deathEventCache.page };
  const read = await store.getDeathEventCache(cacheId, version, page);
  const { events, ...rest } = unwrap(read, 'death event cache');
  const last = events.at(-1)?.seq ?? rest.version;
  return { ...rest, deaths: events, next: last < rest.version ? last : null };
}

/** Deaths, the version of the cache that they come after, and the token of the cache. */
interface Appended {
  readonly editToken: string;
  readonly expectedVersion: number;
  readonly deaths: readonly DeathRecord[];
}

/**
 * Appends deaths to a cache that is still at the expected version. Deaths that the engine has not reported itself have
 * to be checked first.
 */
export async function appendDeaths(
  { store, appends }: Services,
  id: string,
  appended: Appended,
  { address }: Pick<Caller, 'address'>,
): Promise<DeathEventCacheRef> {
  appends.take(address);
  const cacheId = checkedId(id, 'death event cache');
  return unwrap(await store.appendDeaths({ ...appended, id: cacheId }), 'death event cache');
}

/** Deletes a cache with its deaths. */
export async function deleteCache(
  { store }: Services,
  id: string,
  editToken: string,
): Promise<DeathEventCacheRef> {
  const cacheId = checkedId(id, 'death event cache');
  return unwrap(await store.deleteDeathEventCache(cacheId, editToken), 'death event cache');
}
