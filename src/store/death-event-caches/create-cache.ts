import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { type StoreResult, success } from '../results.js';
import { randomId } from '../values/base32.js';
import { deathRows } from './death-rows.js';
import type { DeathEventCacheDraft, DeathEventCacheRef } from './records.js';

/** Starts a cache. */
export async function createDeathEventCache(
  prisma: PrismaClient,
  draft: DeathEventCacheDraft,
  now: Date,
): Promise<StoreResult<DeathEventCacheRef>> {
  return success(await insertCache(prisma, draft, now));
}

/** Writes a new cache. */
export async function insertCache(
  db: Prisma.TransactionClient,
  { ruleset, edition, title, events }: DeathEventCacheDraft,
  now: Date,
): Promise<DeathEventCacheRef> {
  const ref = { id: randomId(), version: events.length };
  const data: Prisma.DeathEventCacheCreateInput = {
    ...ref,
    ruleset,
    edition,
    title,
    createdAt: now,
    events: { createMany: { data: deathRows(events, 0) } },
  };
  await db.deathEventCache.create({ data });
  return ref;
}
