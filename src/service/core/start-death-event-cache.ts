import type { z } from 'zod';
import type {
  CreatedDeathEventCache,
  DeathEventCacheRef,
} from '../../store/death-event-caches/records.js';
import { failure, ServiceError } from '../errors.js';
import type { cacheDraft, deathsDraft } from '../schemas/requests.js';
import { checkDeaths } from './check-deaths.js';
import { appendDeaths, getCache } from './death-event-caches.js';
import type { Caller, Services } from './services.js';
import { unwrap } from './store-results.js';
import { refuseUnknownFilters } from './unknown-filters.js';

/** A death event cache that was started. */
export interface StartedCache extends CreatedDeathEventCache {
  readonly created: true;
}

/**
 * Starts a death event cache.
 * @throws ServiceError INVALID_BODY where there is no such rule system or edition, or where a death does not fit it.
 */
export async function createCache(
  services: Services,
  { ruleset, patch, title, deaths = [] }: z.output<typeof cacheDraft>,
  caller: Caller,
): Promise<StartedCache> {
  const { store, quota } = services;
  await refuseUnknownFilters(services, { ruleset, patch }, caller).catch(inBody);
  const edition = await checkDeaths(services, { ruleset, patch, deaths }, caller);
  quota.take(caller.address);
  const created = await store.createDeathEventCache({
    ...edition,
    title: title ?? '',
    deaths,
  });
  return { ...unwrap(created, 'death event cache'), created: true };
}

/** Deaths that a caller sends, the version of the cache that they come after, and the token of the cache. */
interface SentDeaths extends z.output<typeof deathsDraft> {
  readonly editToken: string;
}

/**
 * Appends deaths that a caller sends.
 * @throws ServiceError INVALID_BODY where a death does not fit the rule system and edition of the cache.
 */
export async function appendSentDeaths(
  services: Services,
  id: string,
  sent: SentDeaths,
  caller: Caller,
): Promise<DeathEventCacheRef> {
  const { ruleset, edition } = await getCache(services, id, { version: 0 });
  await checkDeaths(services, { ruleset, patch: edition, deaths: sent.deaths }, caller);
  return appendDeaths(services, id, sent, caller);
}

/** A name that was refused as a filter is an error of a field of the body. */
function inBody(error: unknown): never {
  if (!(error instanceof ServiceError) || error.problem.code !== 'INVALID_FILTER') throw error;
  const { detail, errors = [] } = error.problem;
  throw failure('INVALID_BODY', detail, { errors });
}
