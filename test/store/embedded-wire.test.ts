import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Conversation } from '../../src/store/embedded/conversation.js';
import { type EmbeddedDatabase, openDatabase } from '../../src/store/embedded/open-database.js';
import { MessageSplitter } from '../../src/store/embedded/wire-messages.js';
import { temporaryFolder } from './support/databases.js';

describe('the embedded database and its clients', () => {
  let database: EmbeddedDatabase;
  const clients: pg.Client[] = [];

  beforeAll(async () => {
    database = await openDatabase(`${temporaryFolder()}/postgres`);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    await database.close();
  });

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(database.config);
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  }

  test('answers after failed queries belong to their questions', async () => {
    const client = await connect();
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
    await client.end();
  });

  test('a client finds nothing of the one before: no transaction, lock or setting', async () => {
    const first = await connect();
    await first.query('CREATE TABLE left_open (id INT)');
    await first.query("SET application_name = 'first'");
    await first.query('SELECT pg_advisory_lock(1)');
    await first.query('BEGIN');
    await first.query('INSERT INTO left_open VALUES (1)');
    const waiting = connect();
    // The connection is cut off, without a goodbye.
    (
      first as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    const second = await waiting;
    expect((await second.query('SELECT * FROM left_open')).rows).toEqual([]);
    const { rows } = await second.query('SELECT pg_try_advisory_lock(1) AS locked');
    expect(rows).toEqual([{ locked: true }]);
    const setting = await second.query('SHOW application_name');
    expect(setting.rows).not.toEqual([{ application_name: 'first' }]);
    await second.end();
  });

  test('who comes when it is closed is sent away, and so is who still waits', async () => {
    const closing = await openDatabase(`${temporaryFolder()}/postgres`);
    const join = (): pg.Client => {
      const client = new pg.Client(closing.config);
      client.on('error', () => undefined);
      return client;
    };
    const first = join();
    await first.connect();
    const waiting = join().connect();
    const [, refused] = await Promise.allSettled([closing.close(), waiting]);
    expect(refused.status).toBe('rejected');
    await expect(join().connect()).rejects.toThrow('Connection terminated unexpectedly');
    await expect(first.query('SELECT 1')).rejects.toThrow();
  });

  test('a value of several megabytes passes', async () => {
    const client = await connect();
    const text = 'x€'.repeat(2_000_000);
    const { rows } = await client.query('SELECT $1::text AS text, length($1) AS size', [text]);
    expect(rows).toEqual([{ text, size: text.length }]);
    await client.end();
  });
});

describe('a conversation', () => {
  const message = (type: string, body = ''): Buffer => {
    const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
    bytes.write(type, 0);
    bytes.writeUInt32BE(4 + Buffer.byteLength(body), 1);
    bytes.write(body, 5);
    return bytes;
  };
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

  test('announces once that the database is ready, after the whole batch', () => {
    const executed: string[] = [];
    const talk = new Conversation((bytes) => {
      const type = String.fromCharCode(bytes[0] ?? 0);
      executed.push(type);
      if (type === 'P') return Buffer.concat([message('E', 'failed'), message('Z', 'E')]);
      return type === 'S' ? message('Z', 'I') : message('2');
    });
    talk.answer(startup);
    executed.length = 0;
    const batch = Buffer.concat(['P', 'B', 'D', 'E', 'S'].map((type) => message(type)));
    expect(talk.answer(batch)).toEqual(Buffer.concat([message('E', 'failed'), message('Z', 'I')]));
    // What follows the failure is passed over, up to the end of the batch.
    expect(executed).toEqual(['P', 'S']);
    expect(talk.answer(message('B'))).toEqual(message('2'));
  });

  test('offers no encryption, and ends when the client does', () => {
    const talk = new Conversation(() => message('Z', 'I'));
    expect(talk.answer(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])).toString()).toBe('N');
    expect(talk.answer(startup)).toEqual(message('Z', 'I'));
    expect(talk.answer(message('X'))).toHaveLength(0);
    expect(talk.ended).toBe(true);
  });

  test('does not depend on how the bytes arrive', () => {
    const texts = fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(texts, fc.array(fc.nat(30)), (bodies, cuts) => {
        const bytes = Buffer.concat(bodies.map((body) => message('Q', body)));
        const splitter = new MessageSplitter('typed');
        const found: Buffer[] = [];
        let from = 0;
        for (const size of [...cuts, bytes.length]) {
          found.push(...splitter.push(bytes.subarray(from, from + size)).map((each) => each.bytes));
          from += size;
        }
        expect(found).toEqual(bodies.map((body) => message('Q', body)));
      }),
    );
  });
});
