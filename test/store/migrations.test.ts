import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/embedded/open-database.js';
import { SetupError } from '../../src/store/faults/setup-error.js';
import { applyMigrations } from '../../src/store/migrations/apply.js';
import { type Migration, readMigrations } from '../../src/store/migrations/files.js';
import { openStore } from '../../src/store/open-store.js';
import { describeOnServer, temporaryDatabase, temporaryFolder } from './support/databases.js';

const FOLDER = new URL('../../prisma/migrations/', import.meta.url);
const runFile = promisify(execFile);

function migrationTests(connect: () => Promise<pg.ClientBase>): void {
  let client: pg.ClientBase;
  let real: Migration[];
  beforeAll(async () => {
    client = await connect();
    real = await readMigrations(FOLDER);
  });
  beforeEach(async () => {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  });

  const tables = async (): Promise<string[]> => {
    const { rows } = await client.query<{ table_name: string }>(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    );
    return rows.map((row) => row.table_name);
  };
  const journal = async (): Promise<unknown[]> => {
    const sql =
      'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations';
    return (await client.query(sql)).rows;
  };
  const sentence = async (migrations: readonly Migration[]): Promise<string> => {
    const failure = await applyMigrations(client, migrations).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SetupError);
    return (failure as SetupError).message;
  };

  test('an empty database gets all of them, and the second time none', async () => {
    expect(await applyMigrations(client, real)).toEqual(real.map(({ name }) => name));
    const after = await tables();
    expect(after).toEqual([
      '_prisma_migrations',
      'death_event',
      'death_event_cache',
      'keyed_request',
      'scenario',
      'share',
    ]);
    expect(await applyMigrations(client, real)).toEqual([]);
    expect(await tables()).toEqual(after);
    expect(await journal()).toEqual(
      real.map(({ name, checksum }) => ({ migration_name: name, checksum, finished: true })),
    );
  });

  test('a database that stopped at any of them gets the rest', async () => {
    const more = [...real, { name: '2999_more', sql: 'CREATE TABLE more (id INT)', checksum: 'c' }];
    for (let known = 0; known < more.length; known++) {
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await applyMigrations(client, more.slice(0, known));
      expect(await applyMigrations(client, more)).toHaveLength(more.length - known);
      expect(await tables()).toContain('more');
    }
  });

  const trigramIndexes = async (): Promise<string[]> => {
    const { rows } = await client.query<{ indexdef: string }>(
      "SELECT indexdef FROM pg_indexes WHERE indexdef LIKE '%gin_trgm_ops%' ORDER BY 1",
    );
    return rows.map(({ indexdef }) => indexdef);
  };

  test('text is found by trigrams, also by whoever writes much', async () => {
    await applyMigrations(client, real);
    expect(await trigramIndexes()).toEqual(
      ['note', 'title'].map((column) =>
        expect.stringMatching(new RegExp(`\\(${column} .*fastupdate='?off`)),
      ),
    );
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query(
      "EXPLAIN SELECT * FROM share WHERE title ILIKE '%safe%' OR note ILIKE '%safe%'",
    );
    await client.query('RESET enable_seqscan');
    expect(JSON.stringify(rows)).toMatch(/share_title_idx.*share_note_idx/);
  });

  test('a role that may not create extensions gets all but the trigrams', async () => {
    await client.query(
      `DROP ROLE IF EXISTS limited_role; CREATE ROLE limited_role;
       GRANT ALL ON SCHEMA public TO limited_role; SET ROLE limited_role`,
    );
    try {
      await applyMigrations(client, real);
      expect(await applyMigrations(client, real)).toEqual([]);
      expect(await trigramIndexes()).toEqual([]);
      await client.query("SELECT * FROM share WHERE title ILIKE '%safe%'");
    } finally {
      await client.query('RESET ROLE; DROP OWNED BY limited_role CASCADE; DROP ROLE limited_role');
    }
  });

  test('one that fails changes nothing, says why, and is tried again', async () => {
    const sql = 'CREATE TABLE half (id INT); INSERT INTO nowhere VALUES (1);';
    const broken = { name: '2999_broken', sql, checksum: 'c' };
    const words = await sentence([...real, broken]);
    expect(words).toMatch(/2999_broken failed and changed nothing: .*nowhere.* does not exist/);
    expect(await tables()).not.toContain('half');
    expect(await journal()).toHaveLength(real.length);
    const mended = { ...broken, sql: 'CREATE TABLE half (id INT)' };
    expect(await applyMigrations(client, [...real, mended])).toEqual(['2999_broken']);
  });

  test('one that was changed after it had been applied stops everything', async () => {
    await applyMigrations(client, real);
    const changed = real.map((migration) => ({ ...migration, checksum: 'changed' }));
    const more = { name: '2999_more', sql: 'CREATE TABLE more (id INT)', checksum: 'c' };
    expect(await sentence([...changed, more])).toMatch(/was changed after it had been applied/);
    expect(await tables()).not.toContain('more');
  });

  test('a database of a newer version is left alone', async () => {
    const newer = { name: '2999_newer', sql: 'SELECT 1', checksum: 'c' };
    await applyMigrations(client, [...real, newer]);
    expect(await sentence(real)).toMatch(/2999_newer, which this version does not know/);
  });

  test('one that another tool left unfinished stops everything', async () => {
    await applyMigrations(client, real.slice(0, 0));
    await client.query(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', 'c', $1)",
      [real[0]?.name],
    );
    expect(await sentence(real)).toMatch(/migrate resolve --rolled-back/);
  });
}

describe('migrations, embedded', () => {
  let stop: () => Promise<void>;
  afterAll(() => stop());
  migrationTests(async () => {
    const database = await openDatabase(`${temporaryFolder()}/postgres`);
    stop = database.close;
    return database.pool.connect();
  });
});

describeOnServer('migrations', () => {
  let stop: () => Promise<void>;
  afterAll(() => stop());
  migrationTests(async () => {
    const client = new pg.Client({ connectionString: await temporaryDatabase() });
    stop = () => client.end();
    await client.connect();
    return client;
  });

  test('of two processes and three stores that start together one applies them', async () => {
    const databaseUrl = await temporaryDatabase();
    const script = `
      import { openStore } from './dist/store/open-store.js';
      const store = openStore({ databaseUrl: process.argv[1], dataDir: 'unused' });
      console.log((await store.opened()).phase);
      await store.close();`;
    const command = ['--input-type=module', '-e', script, databaseUrl];
    const processes = [1, 2].map(() => runFile(process.execPath, command));
    const stores = [1, 2, 3].map(() => openStore({ databaseUrl, dataDir: 'unused' }));
    const phases = await Promise.all([
      ...stores.map(async (store) => (await store.opened()).phase),
      ...processes.map(async (child) => (await child).stdout.trim()),
    ]);
    expect(phases).toEqual(['ready', 'ready', 'ready', 'ready', 'ready']);
    await Promise.all(stores.map((store) => store.close()));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query('SELECT migration_name FROM _prisma_migrations');
    await client.end();
    expect(rows).toHaveLength((await readMigrations(FOLDER)).length);
  });

  test('those of the service and those of the Prisma command line are the same', async () => {
    const prisma = (url: string, ...args: string[]): Promise<{ stdout: string }> =>
      runFile('node_modules/.bin/prisma', ['migrate', ...args], {
        env: { ...process.env, DATABASE_URL: url },
      });
    const ours = await temporaryDatabase();
    const store = openStore({ databaseUrl: ours, dataDir: 'unused' });
    expect((await store.opened()).phase).toBe('ready');
    await store.close();
    expect((await prisma(ours, 'status')).stdout).toContain('Database schema is up to date');
    expect((await prisma(ours, 'deploy')).stdout).toContain('No pending migrations');

    const theirs = await temporaryDatabase();
    expect((await prisma(theirs, 'deploy')).stdout).toContain('successfully applied');
    const client = new pg.Client({ connectionString: theirs });
    await client.connect();
    expect(await applyMigrations(client, await readMigrations(FOLDER))).toEqual([]);
    await client.end();
  }, 90_000);
});
