import { createHash } from 'node:crypto';
import type { Prisma, PrismaClient } from '../generated/prisma/client.js';
import { ID_PATTERN, randomId } from './base32.js';
import { canonicalJson } from './canonical.js';
import { isDuplicate } from './database/fault.js';
import { deathOf, deathRows, MAX_EVENTS } from './death-event-rows.js';
import type { JsonValue } from './json.js';
import type {
  CreatedDeathEventCache,
  DeathEventCacheDraft,
  DeathEventCacheRecord,
  DeathEventCacheRef,
  DeathEventDraft,
} from './records.js';
import { failure, type StoreFailure, type StoreResult, success } from './results.js';

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
      return success(await createNow(prisma, draft, contentHash, now));
    } catch (error) {
      // The same key came in twice at the same time, and the other was faster.
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

/** Reads a cache, at its latest or an earlier version. */
export async function getDeathEventCache(
  prisma: PrismaClient,
  id: string,
  version?: number,
): Promise<StoreResult<DeathEventCacheRecord, 'NOT_FOUND'>> {
  const row = ID_PATTERN.test(id)
    ? await prisma.deathEventCache.findUnique({ where: { id } })
    : null;
  if (row === null) return notFound(id);
  const shown = version ?? row.version;
  if (!Number.isInteger(shown) || shown < 0 || shown > row.version) {
    return failure('NOT_FOUND', `The death event cache ${id} has no version ${shown}.`, { id });
  }
  const events = await prisma.deathEvent.findMany({
    where: { cacheId: id, seq: { lte: shown } },
    orderBy: { seq: 'asc' },
  });
  const { ruleset, edition, title, createdAt } = row;
  return success({
    id,
    ruleset,
    edition,
    title,
    events: events.map(deathOf),
    version: shown,
    latestVersion: row.version,
    createdAt: createdAt.toISOString(),
  });
}

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

async function createNow(
  prisma: PrismaClient,
  { ruleset, edition, title, events, idempotencyKey }: DeathEventCacheDraft,
  contentHash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<CreatedDeathEventCache> {
  const ref = { id: randomId(), version: events.length };
  const data: Prisma.DeathEventCacheCreateInput = {
    ...ref,
    ruleset,
    edition,
    title,
    createdAt: now,
    ...(idempotencyKey !== undefined && { idempotencyKey, contentHash }),
    events: { createMany: { data: deathRows(events, 0) } },
  };
  await prisma.deathEventCache.create({ data });
  return { ...ref, created: true };
}

function hashOf({
  ruleset,
  edition,
  title,
  events,
}: DeathEventCacheDraft): Uint8Array<ArrayBuffer> {
  const text = canonicalJson({ ruleset, edition, title, events } as unknown as JsonValue);
  return new Uint8Array(createHash('sha256').update(text, 'utf8').digest());
}

function notFound(id: string): StoreFailure<'NOT_FOUND'> {
  return failure('NOT_FOUND', 'There is no death event cache with this id.', { id });
}
