import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/embedded/open-database.js';
import { temporaryFolder } from './support/databases.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use when everything has been let go that nobody holds, in MiB. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

test('what the embedded database has answered is not kept', async () => {
  const { pool, close } = await openDatabase(`${temporaryFolder()}/postgres`);
  const sql = `SELECT serial, repeat('x', 500) FROM generate_series(1, $1) AS serial`;
  const ask = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++)
      await pool.query(i % 2 === 0 ? sql : sql.replace('$1', '20'), i % 2 === 0 ? [20] : []);
  };
  await ask(300);
  const before = heapInUse();
  await ask(3_000);
  // Kept, these answers would be more than 30 MiB.
  expect(heapInUse() - before).toBeLessThan(10);
  await close();
});
