import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';

const CHECKPOINT_EVERY_MS = 60_000;
const CHECKPOINTS_PER_VACUUM = 60;
const ANALYZE_EVERY_MS = 5_000;
/** A table is looked at again when so many of its rows are new, and a tenth of all: as a server does by default. */
const NEW_ROWS = 50;

/** The work that a server's background processes do, and that the embedded database leaves undone. */
export interface Upkeep {
  /** Does what is due once more and ends; rejects if the database cannot. */
  finish(): Promise<void>;
}

/** How often which work is done, in milliseconds and in checkpoints. */
interface Rhythm {
  readonly checkpointEveryMs?: number;
  readonly checkpointsPerVacuum?: number;
  readonly analyzeEveryMs?: number;
}

/**
 * Keeps the embedded database small and quick. Without checkpoints its log would grow for ever; without a vacuum it
 * would keep old versions of rows; without knowing its rows it would read all that a search could find, to give out
 * the newest twenty. This goes over the client's only connection, and so never into the middle of somebody's
 * transaction.
 */
export function startUpkeep(
  prisma: PrismaClient,
  {
    checkpointEveryMs = CHECKPOINT_EVERY_MS,
    checkpointsPerVacuum = CHECKPOINTS_PER_VACUUM,
    analyzeEveryMs = ANALYZE_EVERY_MS,
  }: Rhythm = {},
): Upkeep {
  let rounds = 0;
  const checkpoint = async (): Promise<void> => {
    await prisma.$executeRaw`CHECKPOINT`;
  };
  const stops = [
    repeat(checkpointEveryMs, async () => {
      if (++rounds % checkpointsPerVacuum === 0) await prisma.$executeRaw`VACUUM ANALYZE`;
      await checkpoint();
    }),
    repeat(analyzeEveryMs, () => analyzeChanged(prisma)),
  ];
  return {
    finish: async () => {
      for (const stop of stops) stop();
      await checkpoint();
    },
  };
}

/** Does the work again and again, never twice at a time; answers what ends it. */
function repeat(everyMs: number, work: () => Promise<void>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A database that is gone is noticed by whoever needs it next.
    void work()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}

/** Looks at the rows of each table that has changed so much that the planner would be wrong about it. */
async function analyzeChanged(prisma: PrismaClient): Promise<void> {
  const tables = await prisma.$queryRaw<readonly { readonly name: string }[]>`
    SELECT quote_ident(stat.relname) AS name
    FROM pg_stat_user_tables AS stat JOIN pg_class ON pg_class.oid = stat.relid
    WHERE stat.n_mod_since_analyze > ${NEW_ROWS} + greatest(pg_class.reltuples, 0) / 10`;
  for (const { name } of tables) await prisma.$executeRaw`ANALYZE ${Prisma.raw(name)}`;
}
