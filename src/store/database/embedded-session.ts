import { join, resolve } from 'node:path';
import { listenForBackups } from '../embedded/backup.js';
import { lockFolder } from '../embedded/folder-lock.js';
import { openDatabase } from '../embedded/open-database.js';
import { startUpkeep } from '../embedded/upkeep.js';
import { within } from '../faults/deadline.js';
import { migrate, openPrisma } from './connect.js';
import { queuesOf } from './queues.js';
import type { Session, SessionLimits } from './session.js';

const CLOSE_LIMIT_MS = 10_000;

/** Opens a session with the embedded database in a folder. */
export async function openEmbeddedSession(
  dataDir: string,
  { operationTimeoutMs }: SessionLimits,
): Promise<Session> {
  const folder = resolve(dataDir);
  const lock = await lockFolder(folder);
  try {
    const database = await openDatabase(join(folder, 'postgres'), operationTimeoutMs);
    try {
      const client = await database.pool.connect();
      await migrate(client).finally(() => client.release());
      const prisma = await openPrisma(database.pool, operationTimeoutMs);
      const backups = await listenForBackups(folder);
      const upkeep = startUpkeep(prisma);
      return {
        prisma,
        queues: queuesOf('embedded'),
        probe: async () => {
          await prisma.$queryRaw`SELECT 1`;
        },
        close: async () => {
          backups.close();
          const down = upkeep.finish().then(() => prisma.$disconnect());
          await within(CLOSE_LIMIT_MS, down).catch(() => undefined);
          await database.close();
          lock.release();
        },
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}
