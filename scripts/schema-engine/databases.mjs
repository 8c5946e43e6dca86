import { existsSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const OID_CHAR = 18;
const OID_TEXT = 25;

/**
 * The driver adapter factory for an address: `postgresql://...`, or `pglite:<folder>`, or
 * `pglite:memory://`. `close` frees what the factory opened.
 */
export async function databaseFor(url = 'pglite:memory://') {
  if (url.startsWith('postgres')) {
    const factory = new PrismaPg({ connectionString: url });
    const connect = async () => {
      const adapter = readingCharColumns(await factory.connect());
      return inOnePiece(adapter, (sql) => adapter.client.query(sql));
    };
    return { factory: withShadow(factory, connect), close: async () => {} };
  }
  const folder = url.replace(/^pglite:/, '');
  if (!folder.startsWith('memory:')) mkdirSync(folder, { recursive: true });
  const database = await openPglite(folder);
  const factory = new PrismaPGlite(database);
  const connect = async () => inOnePiece(await factory.connect(), (sql) => database.exec(sql));
  return { factory: withShadow(factory, connect), close: () => database.close() };
}

async function openPglite(folder) {
  const fresh = !existsSync(`${folder}/PG_VERSION`);
  const content = fresh && { loadDataDir: await dataDir() };
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm }, ...content });
}

/**
 * The shadow database is always in memory: given a connection string, the PostgreSQL adapter's own
 * shadow database would be the main database.
 */
function withShadow({ provider, adapterName }, connect) {
  return { provider, adapterName, connect, connectToShadowDb };
}

async function connectToShadowDb() {
  const database = await openPglite('memory://');
  const adapter = inOnePiece(await new PrismaPGlite(database).connect(), (sql) =>
    database.exec(sql),
  );
  adapter.dispose = () => database.close();
  return adapter;
}

/**
 * Runs scripts as they are and waits for their end: the adapter for PGlite does not wait, and that for PostgreSQL cuts them
 * at every semicolon, those within a body of code too.
 */
function inOnePiece(adapter, run) {
  adapter.executeScript = async (sql) => {
    try {
      await run(sql);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}

/** The adapter for PostgreSQL refuses "char" columns, which the engine's catalogue queries return. */
function readingCharColumns(adapter) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let charColumns = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    charColumns = [];
    for (const [index, field] of (result?.fields ?? []).entries()) {
      if (field.dataTypeID !== OID_CHAR) continue;
      charColumns.push(index);
      field.dataTypeID = OID_TEXT;
    }
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}
