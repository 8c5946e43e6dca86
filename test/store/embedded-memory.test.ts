import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { expect, test } from 'vitest';
import { execute } from '../../src/store/embedded/execute.js';
import { MessageSplitter } from '../../src/store/embedded/wire-messages.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A query in the protocol's simplest form. */
function query(text: string): Buffer {
  const content = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + content.length, 'Q');
  message.writeInt32BE(4 + content.length, 1);
  content.copy(message, 5);
  return message;
}

/** What is in use when everything has been let go that nobody holds, in MiB. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

test('what the embedded database has answered is not kept', async () => {
  const database = await PGlite.create({ loadDataDir: await emptyDatabase() });
  const rows = query(`SELECT serial, repeat('x', 500) FROM generate_series(1, 20) AS serial`);
  const typesOf = (bytes: Uint8Array) =>
    new MessageSplitter('typed').push(bytes).map(({ type }) => type);
  const ask = (times: number): void => {
    for (let i = 0; i < times; i++) execute(database, rows);
  };
  ask(300);
  const before = heapInUse();
  ask(3_000);
  // Kept, these answers would be more than 30 MiB.
  expect(heapInUse() - before).toBeLessThan(10);
  expect(typesOf(execute(database, rows))).toEqual(['T', ...Array(20).fill('D'), 'C', 'Z']);
  expect(typesOf(execute(database, query('SELECT nothing')))).toEqual(['E', 'Z']);
  const large = query(`SELECT repeat('x', 300000) FROM generate_series(1, 20)`);
  expect(execute(database, large).length).toBeGreaterThan(6_000_000);
  await database.close();
});
