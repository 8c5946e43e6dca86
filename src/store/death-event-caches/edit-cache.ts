import type { PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreFailure, type StoreResult, success } from '../results.js';
import { ID_PATTERN } from '../values/base32.js';
import { isTokenOf } from '../values/edit-token.js';
import { deathRows, MAX_EVENTS } from './death-rows.js';
import { notFound } from './get-cache.js';
import type { DeathEventAppend, DeathEventCacheRef } from './records.js';

/** Appends deaths to a cache that is still at the expected version. */
export async function appendDeaths(
  prisma: PrismaClient,
  { id, editToken, expectedVersion, deaths }: DeathEventAppend,
  now: Date,
): Promise<
  StoreResult<DeathEventCacheRef, 'NOT_FOUND' | 'BAD_TOKEN' | 'VERSION_CONFLICT' | 'UNSTORABLE'>
> {
  const found = await findForEdit(prisma, id, editToken);
  if (!found.ok) return found;
  const version = expectedVersion + deaths.length;
  if (version > MAX_EVENTS) {
    return failure('UNSTORABLE', `A death event cache holds at most ${MAX_EVENTS} deaths.`, {
      path: '/deaths',
    });
  }
  const appended =
    Number.isInteger(expectedVersion) &&
    (await prisma.$transaction(async (transaction) => {
      const { count } = await transaction.deathEventCache.updateMany({
        where: { id, version: expectedVersion },
        data: { version, appendedAt: now },
      });
      if (count === 0) return false;
      const data = deathRows(deaths, expectedVersion).map((row) => ({ cacheId: id, ...row }));
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

/** Removes a cache with its deaths. */
export async function deleteDeathEventCache(
  prisma: PrismaClient,
  id: string,
  editToken: string,
): Promise<StoreResult<DeathEventCacheRef, 'NOT_FOUND' | 'BAD_TOKEN'>> {
  const found = await findForEdit(prisma, id, editToken);
  if (!found.ok) return found;
  const { count } = await prisma.deathEventCache.deleteMany({ where: { id } });
  return count === 0 ? notFound(id) : success({ id, version: found.value.version });
}

/** The cache that the token allows to edit. One without a token belongs to a scenario, or is older than tokens. */
async function findForEdit(
  prisma: PrismaClient,
  id: string,
  editToken: string,
): Promise<
  | { readonly ok: true; readonly value: { readonly version: number } }
  | StoreFailure<'NOT_FOUND' | 'BAD_TOKEN'>
> {
  const select = { version: true, editTokenHash: true };
  const row = ID_PATTERN.test(id)
    ? await prisma.deathEventCache.findUnique({ where: { id }, select })
    : null;
  if (row === null) return notFound(id);
  const { version, editTokenHash } = row;
  if (editTokenHash !== null && isTokenOf(editToken, editTokenHash)) return success({ version });
  return failure('BAD_TOKEN', `The edit token does not belong to the death event cache ${id}.`, {
    id,
  });
}
