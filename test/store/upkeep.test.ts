import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedSession } from '../../src/store/database/embedded-session.js';
import type { Session } from '../../src/store/database/session.js';
import { startUpkeep } from '../../src/store/embedded/upkeep.js';
import { saveScenario } from '../../src/store/scenario-save.js';
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

test('the embedded database is checkpointed, and told how many rows it has', async () => {
  const before = await lastCheckpoint();
  for (let index = 0; index < 20; index++) {
    unwrap(await saveScenario(session.prisma, draft(), new Date()));
  }
  expect([await lastCheckpoint(), await knownRows()]).toEqual([before, -1]);
  const upkeep = startUpkeep(session.prisma, { everyMs: 30, checkpointsPerVacuum: 3 });
  await expect.poll(lastCheckpoint, { timeout: 20_000 }).not.toBe(before);
  await expect.poll(knownRows, { timeout: 20_000 }).toBe(20);

  const earlier = await lastCheckpoint();
  await upkeep.finish();
  unwrap(await saveScenario(session.prisma, draft(), new Date()));
  await upkeep.finish();
  expect(await lastCheckpoint()).not.toBe(earlier);
});
