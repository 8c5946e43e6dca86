import { createHash } from 'node:crypto';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { isDuplicate } from '../faults/database-fault.js';
import { failure, type StoreResult, success } from '../results.js';
import { randomId } from '../values/base32.js';
import { canonicalJson } from '../values/canonical.js';
import { deathRows } from './death-rows.js';
import type {
  CreatedDeathEventCache,
  DeathEventCacheDraft,
  DeathEventCacheRef,
} from './records.js';

const KEY_LIFETIME_MS = 24 * 3_600_000;
const ATTEMPTS = 5;

/** Starts a cache, unless the request with this idempotency key has started one before. */
export async function createDeathEventCache(
  prisma: PrismaClient,
  draft: DeathEventCacheDraft,
  now: Date,
): Promise<StoreResult<CreatedDeathEventCache, 'KEY_REUSED'>> {
  const contentHash = hashOf(draft);
  for (let attempt = 1; ; attempt++) {
    const before = await createdBefore(prisma, draft.idempotencyKey, contentHash, now);
    if (before !== null) return before;
    try {
      return success({ ...(await insertCache(prisma, draft, now, contentHash)), created: true });
    } catch (error) {
      // The same key came in twice at the same time, and the other was faster.
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

/** The answer to a request that was sent before with this key; null if there was none. */
async function createdBefore(
  prisma: PrismaClient,
  key: string | undefined,
  contentHash: Uint8Array,
  now: Date,
): Promise<StoreResult<CreatedDeathEventCache, 'KEY_REUSED'> | null> {
  if (key === undefined) return null;
  const forgotten = new Date(now.getTime() - KEY_LIFETIME_MS);
  await prisma.deathEventCache.updateMany({
    where: { idempotencyKey: key, createdAt: { lte: forgotten } },
    data: { idempotencyKey: null },
  });
  const row = await prisma.deathEventCache.findUnique({ where: { idempotencyKey: key } });
  if (row === null) return null;
  if (row.contentHash !== null && Buffer.compare(row.contentHash, contentHash) === 0) {
    return success({ id: row.id, version: row.version, created: false });
  }
  return failure('KEY_REUSED', 'The idempotency key was used before with other content.', { key });
}

/** Writes a new cache. The hash of its content is kept with the idempotency key, if there is one. */
export async function insertCache(
  db: Prisma.TransactionClient,
  { ruleset, edition, title, events, idempotencyKey }: DeathEventCacheDraft,
  now: Date,
  contentHash?: Uint8Array<ArrayBuffer>,
): Promise<DeathEventCacheRef> {
  const ref = { id: randomId(), version: events.length };
  const data: Prisma.DeathEventCacheCreateInput = {
    ...ref,
    ruleset,
    edition,
    title,
    createdAt: now,
    ...(idempotencyKey !== undefined && contentHash && { idempotencyKey, contentHash }),
    events: { createMany: { data: deathRows(events, 0) } },
  };
  await db.deathEventCache.create({ data });
  return ref;
}

function hashOf({
  ruleset,
  edition,
  title,
  events,
}: DeathEventCacheDraft): Uint8Array<ArrayBuffer> {
  const text = canonicalJson({ ruleset, edition, title, events });
  return new Uint8Array(createHash('sha256').update(text, 'utf8').digest());
}
