import type { z } from 'zod';
import type { DeathRecord } from '../../scenario/oracle.js';
import type {
  CreatedDeathEventCache,
  DeathEventCacheRecord,
  DeathEventCacheRef,
} from '../../store/death-event-caches/records.js';
import type { cacheDraft } from '../schemas/requests.js';
import type { Caller, Services } from './services.js';
import { checkedId, unwrap } from './store-results.js';

/** A stored death event cache as it is shown. */
export interface ShownCache extends Omit<DeathEventCacheRecord, 'events'> {
  readonly deaths: DeathEventCacheRecord['events'];
}

/** Starts a death event cache. Sent twice with the same idempotency key, it is started once. */
export async function createCache(
  { store, quota }: Services,
  { ruleset, patch, title, deaths }: z.output<typeof cacheDraft>,
  idempotencyKey: string | undefined,
  caller: Caller,
): Promise<CreatedDeathEventCache> {
  await quota.take(caller.address);
  const created = await store.createDeathEventCache({
    ruleset,
    edition: patch,
    title: title ?? '',
    events: deaths ?? [],
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return unwrap(created, 'death event cache');
}

/** Reads a death event cache: all of it, or its first deaths. */
export async function getCache(
  { store }: Services,
  id: string,
  version: number | undefined,
): Promise<ShownCache> {
  const cacheId = checkedId(id, 'death event cache');
  const record = unwrap(await store.getDeathEventCache(cacheId, version), 'death event cache');
  const { events, ...rest } = record;
  return { ...rest, deaths: events };
}

/** Deaths, and the version of the cache that they come after. */
interface Appended {
  readonly expectedVersion: number;
  readonly deaths: readonly DeathRecord[];
}

/** Appends deaths to a cache that is still at the expected version. */
export async function appendDeaths(
  { store, appends }: Services,
  id: string,
  { expectedVersion, deaths }: Appended,
  { address }: Caller,
): Promise<DeathEventCacheRef> {
  await appends.take(address);
  const cacheId = checkedId(id, 'death event cache');
  return unwrap(await store.appendDeaths(cacheId, expectedVersion, deaths), 'death event cache');
}
