import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { type StoreResult, success } from '../results.js';
import { randomId } from '../values/base32.js';
import { newEditToken } from '../values/edit-token.js';
import { deathRows } from './death-rows.js';
import { removeExpired } from './expiry.js';
import type {
  CreatedDeathEventCache,
  DeathEventCacheDraft,
  DeathEventCacheRef,
} from './records.js';

/** Starts a cache, with a token for its owner. */
export async function createDeathEventCache(
  prisma: PrismaClient,
  draft: DeathEventCacheDraft,
  now: Date,
): Promise<StoreResult<CreatedDeathEventCache>> {
  await removeExpired(prisma, now);
  const { token, hash } = newEditToken();
  return success({ ...(await insertCache(prisma, draft, now, hash)), editToken: token });
}

/** Writes a new cache. Without the hash of a token nobody can ever append to it. */
export async function insertCache(
  db: Prisma.TransactionClient,
  { ruleset, edition, title, deaths }: DeathEventCacheDraft,
  now: Date,
  editTokenHash: Uint8Array<ArrayBuffer> | null = null,
): Promise<DeathEventCacheRef> {
  const ref = { id: randomId(), version: deaths.length };
  const data: Prisma.DeathEventCacheCreateInput = {
    ...ref,
    ruleset,
    edition,
    title,
    editTokenHash,
    createdAt: now,
    appendedAt: now,
    events: { createMany: { data: deathRows(deaths, 0) } },
  };
  await db.deathEventCache.create({ data, select: { id: true } });
  return ref;
}
