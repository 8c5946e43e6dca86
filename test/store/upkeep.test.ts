import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedSession } from '../../src/store/database/embedded-session.js';
import type { Session } from '../../src/store/database/session.js';
import { startUpkeep } from '../../src/store/embedded/upkeep.js';
import { saveScenario } from '../../src/store/scenarios/save-scenario.js';
import { temporaryFolder } from './support/databases.js';
import { draft, unwrap } from './support/drafts.js';

let session: Session;
beforeAll(async () => {
  session = await openEmbeddedSession(temporaryFolder(), { operationTimeoutMs: 20_000 });
});
afterAll(() => session.close());

/** Where the last checkpoint was in the log; the log before it is let go. */
async function lastCheckpoint(): Promise<string | undefined> {
  const rows = await session.prisma.$queryRaw<{ place: string }[]>`
    SELECT redo_lsn::text AS place FROM pg_control_checkpoint()`;
  return rows[0]?.place;
}

/** How many rows the planner believes the table has; -1 when it was never told. */
async function knownRows(): Promise<number | undefined> {
  const rows = await session.prisma.$queryRaw<{ reltuples: number }[]>`
    SELECT reltuples FROM pg_class WHERE relname = 'scenario'`;
  return rows[0]?.reltuples;
}

/** How large the log on the disk is, in MiB. */
async function logSize(): Promise<number | undefined> {
  const rows = await session.prisma.$queryRaw<{ mib: number }[]>`
    SELECT (sum(size) / 1048576)::int AS mib FROM pg_ls_waldir()`;
  return rows[0]?.mib;
}

test('the log on the disk is let go, however much was written between two checkpoints', async () => {
  for (let file = 0; file < 8; file++) {
    unwrap(await saveScenario(session.prisma, draft(), new Date()));
    await session.prisma.$executeRaw`SELECT pg_switch_wal()`;
  }
  expect(await logSize()).toBeGreaterThan(100);
  await startUpkeep(session.prisma).finish();
  expect(await logSize()).toBeLessThanOrEqual(64);
});

test('the embedded database is checkpointed, and told how many rows it has', async () => {
  const before = await lastCheckpoint();
  const rows = await session.prisma.scenario.count();
  for (let index = 0; index < 20; index++) {
    unwrap(await saveScenario(session.prisma, draft(), new Date()));
  }
  expect([await lastCheckpoint(), await knownRows()]).toEqual([before, -1]);
  const upkeep = startUpkeep(session.prisma, { checkpointEveryMs: 30, checkpointsPerVacuum: 3 });
  await expect.poll(lastCheckpoint, { timeout: 600_000 }).not.toBe(before);
  await expect.poll(knownRows, { timeout: 600_000 }).toBe(rows + 20);

  const earlier = await lastCheckpoint();
  await upkeep.finish();
  unwrap(await saveScenario(session.prisma, draft(), new Date()));
  await upkeep.finish();
  expect(await lastCheckpoint()).not.toBe(earlier);
});

test('a table that has grown is looked at again: what a search gives out is read from the newest on', async () => {
  const ANALYZE_SOON = { analyzeEveryMs: 30 };
  const upkeep = startUpkeep(session.prisma, ANALYZE_SOON);
  const before = await session.prisma.scenario.count();
  for (let index = 0; index < 100; index++) {
    unwrap(await saveScenario(session.prisma, draft(), new Date()));
  }
  // Fifty rows and a tenth more may come before it is looked at again.
  const expected = async (): Promise<number> => (await knownRows())! * 1.1 + 50;
  await expect.poll(expected, { timeout: 600_000 }).toBeGreaterThanOrEqual(before + 100);
  const [card] = draft().cards;
  const plan = async (): Promise<string> => {
    const rows = await session.prisma.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT share.slug FROM share JOIN scenario ON scenario.id = share.scenario_id
      WHERE share.withdrawn_at IS NULL AND scenario.cards @> ARRAY[${card}]
      ORDER BY share.created_at DESC, share.slug DESC LIMIT 3`;
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await expect.poll(plan, { timeout: 600_000 }).toContain('share_created_at_slug_idx');
  await upkeep.finish();
});
