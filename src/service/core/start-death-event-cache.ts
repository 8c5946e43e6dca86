import type { z } from 'zod';
import type { DeathEventCacheRef } from '../../store/death-event-caches/records.js';
import { failure, ServiceError } from '../errors.js';
import type { cacheDraft } from '../schemas/requests.js';
import type { Caller, Services } from './services.js';
import { unwrap } from './store-results.js';
import { refuseUnknownFilters } from './unknown-filters.js';

/** A death event cache that was started. */
export interface StartedCache extends DeathEventCacheRef {
  readonly created: true;
}

/**
 * Starts a death event cache.
 * @throws ServiceError as the catalogue does where there is no such rule system or edition.
 */
export async function createCache(
  services: Services,
  { ruleset, patch, title, deaths }: z.output<typeof cacheDraft>,
  caller: Caller,
): Promise<StartedCache> {
  const { store, quota } = services;
  await refuseUnknownFilters(services, { ruleset, patch }, caller).catch(inBody);
  quota.take(caller.address);
  const created = await store.createDeathEventCache({
    ruleset,
    edition: patch,
    title: title ?? '',
    events: deaths ?? [],
  });
  return { ...unwrap(created, 'death event cache'), created: true };
}

/** A name that was refused as a filter is told as a field of the body. */
function inBody(error: unknown): never {
  if (!(error instanceof ServiceError) || error.problem.code !== 'INVALID_FILTER') throw error;
  const { detail, errors = [] } = error.problem;
  throw failure('INVALID_BODY', detail, { errors });
}
