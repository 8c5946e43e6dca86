import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { type PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import pg from 'pg';

/** Hears how a query, or the end of a client, came out. */
type Done = (error?: unknown, result?: Answer) => void;

/** A query as `pg` describes it. */
interface Query {
  readonly text: string;
  readonly values?: unknown[];
  readonly rowMode?: 'array';
  readonly types?: pg.CustomTypesConfig;
}

/** The part of the result of a query that the store and its driver adapter read. */
type Answer = Pick<pg.QueryResult, 'rows' | 'rowCount'> & {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
};

/**
 * The client class for a pool of `pg` whose connections are calls to a database in this thread. The database has one
 * session only, in which two clients would disturb each other: the pool may have one at a time.
 */
export function clientClassFor(database: PGlite): new () => pg.ClientBase {
  // `pg` parses what the database answers, as it does for a server.
  const asText = (text: string): string => text;
  for (const oid of Object.keys(database.parsers)) database.parsers[oid] = asText;
  // Bytes pass as they are; as hexadecimal text they would take seconds.
  database.serializers[pgliteTypes.BYTEA] = (bytes) => bytes;

  class EmbeddedClient extends EventEmitter {
    /** The pool keeps a client only while it is. */
    readonly _queryable = true;

    connect(done: Done): void {
      queueMicrotask(done);
    }

    query(asked: string | Query, values?: unknown[], done?: Done): Promise<Answer> | undefined {
      const query = typeof asked === 'string' ? { text: asked, ...(values && { values }) } : asked;
      const answer = ask(database, query);
      if (done === undefined) return answer;
      callbackify(() => answer)(done);
      return undefined;
    }

    /** Leaves no transaction to the next client. */
    end(done: Done): void {
      const leave = async (): Promise<void> => {
        if (database.ready && database.isInTransaction()) await database.exec('ROLLBACK');
      };
      callbackify(leave)(done);
    }

    /** The thread lives for as long as its port is open. */
    ref(): void {}

    unref(): void {}
  }
  // The pool and the driver adapter use these methods of a client and no others.
  return EmbeddedClient as unknown as new () => pg.ClientBase;
}

async function ask(database: PGlite, query: Query): Promise<Answer> {
  const { text, values = [], rowMode, types = pg.types } = query;
  // Between two queries whatever else the thread waits for has its turn.
  await setImmediate();
  const options = { rowMode: 'array' } as const;
  const answers =
    values.length > 0
      ? [await endingThread(database.query<unknown[]>(text, values, options))]
      : await endingThread(database.exec(text, options));
  const { rows, fields, rowCount = null } = answers.at(-1) ?? { rows: [], fields: [] };
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  const read = (rows as (string | null)[][]).map((row) =>
    row.map((value, i) => (value === null ? null : parsers[i]?.(value))),
  );
  const named = (row: unknown[]): object =>
    Object.fromEntries(fields.map(({ name }, i) => [name, row[i]]));
  return { rows: rowMode === 'array' ? read : read.map(named), fields, rowCount };
}

/** A fault of the database itself, unlike one of a query, ends the thread: nothing can be asked of it any more. */
async function endingThread<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name !== 'RuntimeError') throw error;
    process.nextTick(() => {
      throw error;
    });
    return new Promise(() => undefined);
  }
}
