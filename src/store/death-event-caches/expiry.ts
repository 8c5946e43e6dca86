import type { PrismaClient } from '../../generated/prisma/client.js';

/** How long a cache is kept at least after it was created or last appended to. */
const LIFETIME_MS = 90 * 24 * 3_600_000;

/** How many caches are removed at a time: each new cache makes room for itself, and no operation takes long. */
const REMOVED_AT_ONCE = 2;

/** Removes some of the caches whose lifetime is over. Those of saved scenarios stay as long as the scenario. */
export async function removeExpired(prisma: PrismaClient, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - LIFETIME_MS);
  await prisma.$executeRaw`
    DELETE FROM "death_event_cache" WHERE "id" IN (
      SELECT "id" FROM "death_event_cache" AS "cache"
      WHERE "appended_at" <= ${expired} AND NOT EXISTS (
        SELECT FROM "scenario" WHERE "death_event_cache_id" = "cache"."id")
      ORDER BY "appended_at" LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
}
