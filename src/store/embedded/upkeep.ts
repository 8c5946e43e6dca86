import type { PrismaClient } from '../../generated/prisma/client.js';

const CHECKPOINT_EVERY_MS = 60_000;
const CHECKPOINTS_PER_VACUUM = 60;

/** The work that a server's background processes do, and that the embedded database leaves undone. */
export interface Upkeep {
  /** Does what is due once more and ends; rejects if the database cannot. */
  finish(): Promise<void>;
}

/**
 * Keeps the embedded database small and quick. Without checkpoints its log would grow for ever;
 * without a vacuum it would keep old versions of rows and plan by old statistics. This goes over the
 * client's only connection, and so never into the middle of somebody's transaction.
 */
export function startUpkeep(
  prisma: PrismaClient,
  { everyMs = CHECKPOINT_EVERY_MS, checkpointsPerVacuum = CHECKPOINTS_PER_VACUUM } = {},
): Upkeep {
  let rounds = 0;
  let busy = false;
  const checkpoint = async (): Promise<void> => {
    await prisma.$executeRaw`CHECKPOINT`;
  };
  const round = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      if (++rounds % checkpointsPerVacuum === 0) await prisma.$executeRaw`VACUUM ANALYZE`;
      await checkpoint();
    } finally {
      busy = false;
    }
  };
  // A database that is gone is noticed by whoever needs it next.
  const timer = setInterval(() => void round().catch(() => undefined), everyMs);
  return {
    finish: async () => {
      clearInterval(timer);
      await checkpoint();
    },
  };
}
