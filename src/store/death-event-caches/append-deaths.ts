import type { PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreResult, success } from '../results.js';
import { ID_PATTERN } from '../values/base32.js';
import { deathRows, MAX_EVENTS } from './death-rows.js';
import { notFound } from './get-cache.js';
import type { DeathEventCacheRef, DeathEventDraft } from './records.js';

/** Appends deaths to a cache that is still at the expected version. */
export async function appendDeaths(
  prisma: PrismaClient,
  id: string,
  expectedVersion: number,
  events: readonly DeathEventDraft[],
): Promise<StoreResult<DeathEventCacheRef, 'NOT_FOUND' | 'VERSION_CONFLICT' | 'UNSTORABLE'>> {
  if (!ID_PATTERN.test(id)) return notFound(id);
  const version = expectedVersion + events.length;
  if (version > MAX_EVENTS) {
    return failure('UNSTORABLE', `A death event cache holds at most ${MAX_EVENTS} deaths.`, {
      path: '/events',
    });
  }
  const appended =
    Number.isInteger(expectedVersion) &&
    (await prisma.$transaction(async (transaction) => {
      const { count } = await transaction.deathEventCache.updateMany({
        where: { id, version: expectedVersion },
        data: { version },
      });
      if (count === 0) return false;
      const data = deathRows(events, expectedVersion).map((row) => ({ cacheId: id, ...row }));
      await transaction.deathEvent.createMany({ data });
      return true;
    }));
  if (appended) return success({ id, version });
  const row = await prisma.deathEventCache.findUnique({ where: { id }, select: { version: true } });
  if (row === null) return notFound(id);
  return failure(
    'VERSION_CONFLICT',
    `The death event cache ${id} is at version ${row.version}, not ${expectedVersion}.`,
    { id, expectedVersion, currentVersion: row.version },
  );
}
