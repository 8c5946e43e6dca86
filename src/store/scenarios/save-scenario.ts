import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { insertCache } from '../death-event-caches/create-cache.js';
import { unstorableDeaths } from '../death-event-caches/death-rows.js';
import { isDuplicate } from '../faults/database-fault.js';
import { type StoreFailure, type StoreResult, success } from '../results.js';
import { unstorable } from '../values/storable.js';
import { newEditToken } from './edit-token.js';
import type { SavedScenario, ScenarioDraft } from './records.js';
import { cacheRefOf, scenarioColumns } from './rows.js';
import { scenarioId } from './scenario-id.js';

const ATTEMPTS = 5;

/** What of a draft cannot be stored; null if all of it can. */
export function unstorableScenario(draft: ScenarioDraft): StoreFailure<'UNSTORABLE'> | null {
  return unstorable(draft) ?? unstorableDeaths(draft.deaths ?? [], '/deaths');
}

/** Saves a scenario: new, or again, or back to life. Its deaths are saved with it or not at all. */
export async function saveScenario(
  prisma: PrismaClient,
  draft: ScenarioDraft,
  now: Date,
): Promise<StoreResult<SavedScenario>> {
  const id = scenarioId(draft);
  for (let attempt = 1; ; attempt++) {
    try {
      const row = await rowOf(prisma, id);
      if (row !== null && row.withdrawnAt === null) return success(savedBefore(id, row));
      return success(await saveNow(prisma, { id, draft, now, wasWithdrawn: row !== null }));
    } catch (error) {
      // Another saver of the same content was faster.
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

type SavedRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** What there is under an id, withdrawn or not. */
function rowOf(prisma: PrismaClient, id: string) {
  return prisma.scenario.findUnique({
    where: { id },
    select: {
      version: true,
      withdrawnAt: true,
      deathEventCacheId: true,
      deathEventCacheVersion: true,
    },
  });
}

/** The answer for content that is there already. */
function savedBefore(id: string, row: SavedRow): SavedScenario {
  const { version } = row;
  return { id, version, created: false, editToken: null, deathEventCache: cacheRefOf(row) };
}

interface Saving {
  readonly id: string;
  readonly draft: ScenarioDraft;
  readonly now: Date;
  readonly wasWithdrawn: boolean;
}

/**
 * Saves content that was not there, or was withdrawn. Most scenarios are new and come without deaths: that is one
 * statement, and needs no transaction to happen wholly or not at all.
 */
async function saveNow(
  prisma: PrismaClient,
  { id, draft, now, wasWithdrawn }: Saving,
): Promise<SavedScenario> {
  const { token, hash } = newEditToken();
  const plain = scenarioColumns(draft, hash, now);
  const saved = { id, created: true, editToken: token };
  const select = { version: true };
  if (!wasWithdrawn && draft.deaths === undefined) {
    const { version } = await prisma.scenario.create({ data: { id, ...plain }, select });
    return { ...saved, version, deathEventCache: null };
  }
  return prisma.$transaction(async (transaction) => {
    const { ruleset, edition, deaths: events } = draft;
    const cache =
      events === undefined
        ? null
        : await insertCache(transaction, { ruleset, edition, title: '', events }, now);
    const columns = {
      ...plain,
      deathEventCacheId: cache?.id ?? null,
      deathEventCacheVersion: cache?.version ?? null,
    };
    const version =
      (wasWithdrawn ? await revive(transaction, id, columns) : null) ??
      (await transaction.scenario.create({ data: { id, ...columns }, select })).version;
    return { ...saved, version, deathEventCache: cache };
  });
}

/** Fills a withdrawn scenario anew. Its version goes on, so that old versions never match again. */
async function revive(
  transaction: Prisma.TransactionClient,
  id: string,
  columns: Prisma.ScenarioUncheckedUpdateManyInput,
): Promise<number | null> {
  const rows = await transaction.scenario.updateManyAndReturn({
    where: { id, withdrawnAt: { not: null } },
    data: { ...columns, withdrawnAt: null, version: { increment: 1 } },
    select: { version: true },
  });
  return rows[0]?.version ?? null;
}
