import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { insertCache } from '../death-event-caches/create-cache.js';
import { unstorableDeaths } from '../death-event-caches/death-rows.js';
import type { DeathEventCacheRef } from '../death-event-caches/records.js';
import { isDuplicate } from '../faults/database-fault.js';
import { type StoreFailure, type StoreResult, success } from '../results.js';
import { newEditToken } from '../values/edit-token.js';
import { unstorable } from '../values/storable.js';
import { lockScenario } from './lock-scenario.js';
import type { Ruling, SavedScenario, ScenarioDraft } from './records.js';
import { cacheRefOf, scenarioColumns, shareColumns } from './rows.js';
import { scenarioId } from './scenario-id.js';
import { newSlug } from './slug.js';

const ATTEMPTS = 5;

/** What of a draft cannot be stored; null if all of it can. */
export function unstorableScenario(draft: ScenarioDraft): StoreFailure<'UNSTORABLE'> | null {
  // The author's own words first: what is wrong in them is wrong in what was made of them too.
  return (
    unstorable({ source: draft.source }) ??
    unstorable({ ...draft, source: null }) ??
    unstorableDeaths(draft.deaths ?? [], '/deaths')
  );
}

/** Saves a scenario: new, or again, or back to life; in any case there is a new share of it. */
export async function saveScenario(
  prisma: PrismaClient,
  draft: ScenarioDraft,
  now: Date,
): Promise<StoreResult<SavedScenario>> {
  const saving = { id: scenarioId(draft), draft, now, ...newEditToken() };
  for (let attempt = 1; ; attempt++) {
    try {
      return success(await prisma.$transaction((transaction) => save(transaction, saving)));
    } catch (error) {
      // Another saver of the same content was faster.
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

interface Saving {
  readonly id: string;
  readonly draft: ScenarioDraft;
  readonly now: Date;
  readonly token: string;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** The content where it is not there, its deaths with it; and a share of it. */
async function save(
  transaction: Prisma.TransactionClient,
  { id, draft, now, token, hash }: Saving,
): Promise<SavedScenario> {
  const there = await lockScenario(transaction, id);
  const created = there === null || there.withdrawn;
  const deathEventCache = created
    ? await saveContent(transaction, { id, draft, now, isNew: there === null })
    : await cacheOf(transaction, id);
  const rulings = created
    ? { ruling: rulingOf(draft), formerRuling: null }
    : await updateRuling(transaction, id, draft);
  const { slug, version } = await transaction.share.create({
    data: { slug: newSlug(), scenarioId: id, ...shareColumns(draft, hash, now) },
    select: { slug: true, version: true },
  });
  return { id, slug, version, created, editToken: token, deathEventCache, ...rulings };
}

interface SavingContent extends Omit<Saving, 'token' | 'hash'> {
  readonly isNew: boolean;
}

/** Writes the content, or fills a withdrawn one anew. */
async function saveContent(
  transaction: Prisma.TransactionClient,
  { id, draft, now, isNew }: SavingContent,
): Promise<DeathEventCacheRef | null> {
  const { ruleset, edition, deaths } = draft;
  const cache =
    deaths === undefined
      ? null
      : await insertCache(transaction, { ruleset, edition, title: '', deaths }, now);
  const columns = {
    ...scenarioColumns(draft, now),
    deathEventCacheId: cache?.id ?? null,
    deathEventCacheVersion: cache?.version ?? null,
  };
  const select = { id: true };
  if (isNew) await transaction.scenario.create({ data: { id, ...columns }, select });
  else {
    const data = { ...columns, withdrawnAt: null };
    await transaction.scenario.update({ where: { id }, data, select });
  }
  return cache;
}

/**
 * Replaces the ruling of a content that is there by that of a later engine. An earlier engine, which still serves beside its
 * successor, replaces nothing.
 */
async function updateRuling(
  transaction: Prisma.TransactionClient,
  id: string,
  draft: ScenarioDraft,
): Promise<Pick<SavedScenario, 'ruling' | 'formerRuling'>> {
  const row = await transaction.scenario.findUniqueOrThrow({ where: { id } });
  const ruling = rulingOf(draft);
  const { engineBuiltAt = null } = draft;
  const isLater =
    engineBuiltAt !== null && engineBuiltAt.getTime() > (row.engineBuiltAt?.getTime() ?? 0);
  if (row.engineVersion === ruling.engineVersion || !isLater)
    return { ruling: rulingOf(row), formerRuling: null };
  const { createdAt: _, ...data } = scenarioColumns(draft, row.createdAt);
  await transaction.scenario.update({ where: { id }, data, select: { id: true } });
  return { ruling, formerRuling: row.traceHash === ruling.traceHash ? null : rulingOf(row) };
}

function rulingOf({ traceHash, engineVersion }: Ruling): Ruling {
  return { traceHash, engineVersion };
}

/** The deaths that were saved with the content when it was new. */
async function cacheOf(
  transaction: Prisma.TransactionClient,
  id: string,
): Promise<DeathEventCacheRef | null> {
  const row = await transaction.scenario.findUnique({
    where: { id },
    select: { deathEventCacheId: true, deathEventCacheVersion: true },
  });
  return row === null ? null : cacheRefOf(row);
}
