import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedDatabase, openDatabase } from '../../src/store/embedded/open-database.js';
import { databaseFault } from '../../src/store/faults/database-fault.js';
import { SERVER_URL, temporaryFolder } from './support/databases.js';

describe('the embedded database and its clients', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await openDatabase(`${temporaryFolder()}/postgres`);
  });
  afterAll(() => database.close());

  test('answers after failed queries belong to their questions', async () => {
    const client = await database.pool.connect();
    await client.query('CREATE TABLE once (id INT PRIMARY KEY)');
    await client.query('INSERT INTO once VALUES (1)');
    for (let round = 0; round < 150; round++) {
      await client.query('BEGIN');
      const kept = await client.query('SELECT $1::int AS round', [round]);
      expect(kept.rows).toEqual([{ round }]);
      const failing =
        round % 3 === 0
          ? client.query('INSERT INTO once VALUES ($1)', [1])
          : client.query(round % 3 === 1 ? 'SELECT nothing FROM $1' : 'SELECT 1 / ($1 - 1)', [1]);
      // Sent at once, so that they follow the failure as closely as possible.
      const [failure, aborted, back, next] = await Promise.allSettled([
        failing,
        client.query('SELECT $1::text', ['inside']),
        client.query('ROLLBACK'),
        client.query('SELECT $1::text AS next', [`next ${round}`]),
      ]);
      expect([failure.status, aborted.status, back.status]).toEqual([
        'rejected',
        'rejected',
        'fulfilled',
      ]);
      expect(next.status === 'fulfilled' && next.value.rows).toEqual([{ next: `next ${round}` }]);
    }
    client.release();
  });

  test('a transaction that its client leaves is rolled back before the next one asks', async () => {
    const first = await database.pool.connect();
    await first.query('CREATE TABLE left_open (id INT)');
    await first.query('BEGIN');
    await first.query('INSERT INTO left_open VALUES (1)');
    const waiting = database.pool.connect();
    first.release(new Error('cut off'));
    const second = await waiting;
    expect((await second.query('SELECT * FROM left_open')).rows).toEqual([]);
    second.release();
  });

  test('one that waits too long for the connection is sent away', async () => {
    const patient = await openDatabase(`${temporaryFolder()}/postgres`, 50);
    const first = await patient.pool.connect();
    const refused = await patient.pool.query('SELECT 1').catch((error: unknown) => error);
    expect(databaseFault(refused)).toMatchObject({ kind: 'lost' });
    first.release();
    expect((await patient.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await patient.close();
  });

  test('one that asks a closed database learns that it is lost', async () => {
    const closing = await openDatabase(`${temporaryFolder()}/postgres`);
    const client = await closing.pool.connect();
    await closing.close();
    const refused = await client.query('SELECT 1').catch((error: unknown) => error);
    expect(databaseFault(refused)).toMatchObject({ kind: 'lost' });
    client.release();
  });

  test('values of several megabytes pass, of text and of bytes', async () => {
    const text = 'x€'.repeat(2_000_000);
    const bytes = Buffer.alloc(4_000_000, 'abc');
    const sql = 'SELECT $1::text AS text, length($1) AS size, $2::bytea AS bytes';
    const { rows } = await database.pool.query(sql, [text, bytes]);
    expect(rows[0].text).toBe(text);
    expect(rows[0].size).toBe(text.length);
    expect(bytes.equals(rows[0].bytes)).toBe(true);
  });

  describe('reads and writes values as a client of a server does', () => {
    const sql = `SELECT 1::int2, 2::int8, 1.5::float8, 1.50::numeric, true, NULL, 'a'::"char",
      '{"a":[1]}'::json, '{"a":[1]}'::jsonb, ARRAY['a', 'b "c"', NULL, '{}'], ARRAY[1, 2], '{}'::text[],
      '2020-01-02'::date, '2020-01-02 03:04:05.678+02'::timestamptz, '\\x00ff'::bytea,
      $1::text, $2::int, $3::bool, $4::text[], $5::json, $6::bytea, $7::float8, $8::text`;
    const values = [
      'a',
      3,
      false,
      ['x', '', '"', '\\', '{,}'],
      '{"b":null}',
      Buffer.from([0, 255]),
      2.5,
      null,
    ];
    const ask = (db: pg.Pool): Promise<pg.QueryArrayResult> =>
      db.query({ text: sql, values, rowMode: 'array' });

    test('every type', async () => {
      const { rows } = await ask(database.pool);
      expect(rows).toEqual([
        [
          1,
          '2',
          1.5,
          '1.50',
          true,
          null,
          'a',
          { a: [1] },
          { a: [1] },
          ['a', 'b "c"', null, '{}'],
          [1, 2],
          [],
          expect.any(Date),
          new Date('2020-01-02T01:04:05.678Z'),
          Buffer.from([0, 255]),
          'a',
          3,
          false,
          ['x', '', '"', '\\', '{,}'],
          { b: null },
          Buffer.from([0, 255]),
          2.5,
          null,
        ],
      ]);
    });

    test.skipIf(SERVER_URL === undefined)('the same as from a server', async () => {
      const server = new pg.Pool({ connectionString: SERVER_URL });
      const [ours, theirs] = await Promise.all([ask(database.pool), ask(server)]);
      await server.end();
      expect(ours.rows).toEqual(theirs.rows);
      const types = ({ fields }: pg.QueryArrayResult): number[] =>
        fields.map(({ dataTypeID }) => dataTypeID);
      expect(types(ours)).toEqual(types(theirs));
    });
  });

  test('counts the rows that a statement changed, and names columns only where there are some', async () => {
    await database.pool.query('CREATE TABLE counted (id INT)');
    const inserted = await database.pool.query('INSERT INTO counted VALUES ($1), ($2)', [1, 2]);
    expect(inserted).toMatchObject({ rowCount: 2, rows: [], fields: [] });
    const updated = await database.pool.query('UPDATE counted SET id = 3 WHERE id = 1');
    expect(updated.rowCount).toBe(1);
    expect((await database.pool.query('CHECKPOINT')).rowCount).toBeNull();
  });
});
