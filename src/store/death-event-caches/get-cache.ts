import type { PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreFailure, type StoreResult, success } from '../results.js';
import { ID_PATTERN } from '../values/base32.js';
import { given } from '../values/given.js';
import { deathOf } from './death-rows.js';
import { type DeathEventCacheRecord, type DeathEventPage, INNER_COLUMNS } from './records.js';

/** Reads a cache, at its latest or an earlier version: all of its deaths, or some of them. */
export async function getDeathEventCache(
  prisma: PrismaClient,
  id: string,
  version?: number,
  { after = 0, first }: DeathEventPage = {},
): Promise<StoreResult<DeathEventCacheRecord, 'NOT_FOUND'>> {
  const row = ID_PATTERN.test(id)
    ? await prisma.deathEventCache.findUnique({ where: { id }, omit: INNER_COLUMNS })
    : null;
  if (row === null) return notFound(id);
  const shown = version ?? row.version;
  if (!Number.isInteger(shown) || shown < 0 || shown > row.version) {
    return failure('NOT_FOUND', `The death event cache ${id} has no version ${shown}.`, { id });
  }
  const events = await prisma.deathEvent.findMany({
    where: { cacheId: id, seq: { gt: after, lte: shown } },
    orderBy: { seq: 'asc' },
    ...(first !== undefined && { take: first }),
  });
  const latestVersion = row.version;
  return success({ ...given(row), events: events.map(deathOf), version: shown, latestVersion });
}

/** The answer for an id under which there is nothing. */
export function notFound(id: string): StoreFailure<'NOT_FOUND'> {
  return failure('NOT_FOUND', 'There is no death event cache with this id.', { id });
}
