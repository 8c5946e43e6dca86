#!/usr/bin/env node
// Stand-in for Prisma's native schema engine, for the Prisma command line only (the service applies
// its migrations itself): the same arguments and the same JSON-RPC over standard input and output,
// carried out by the WebAssembly build of the same engine. prisma.config.ts selects it.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { databaseFor } from './databases.mjs';
import { loadSchemaEngine, panics } from './engine.mjs';

const ENGINE_ERROR = 4466;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', multiple: true, short: 'd' },
    datasource: { type: 'string' },
    version: { type: 'boolean', short: 'V' },
  },
});
const bindings = await loadSchemaEngine();
const url = values.datasource ? JSON.parse(values.datasource).url : undefined;
let database;
let enginePromise;
let currentId = null;
let printCount = 0;
const printed = new Map();

if (values.version) {
  console.log(`schema-engine-wasm ${bindings.version()}`);
} else if (positionals[0] === 'cli') {
  await canConnect();
} else {
  serve();
}

/** Answers the `cli can-connect-to-database` call: exit code 0, or 1 and a log line with P1001. */
async function canConnect() {
  try {
    const { factory, close } = await databaseFor(url);
    const adapter = await factory.connect();
    await adapter.queryRaw({ sql: 'SELECT 1', args: [], argTypes: [] });
    await adapter.dispose?.();
    await close();
  } catch (error) {
    const fields = { is_panic: false, error_code: 'P1001', message: words(error) };
    console.error(JSON.stringify({ level: 'ERROR', fields, target: 'schema_engine::logger' }));
    process.exitCode = 1;
  }
}

/** One engine for all requests: later requests rely on what earlier ones left in it. */
async function engine() {
  enginePromise ??= (async () => {
    const files = (values.datamodels ?? []).map((path) => [path, readFileSync(path, 'utf8')]);
    database = await databaseFor(url);
    const factory = bindMigrationAwareSqlAdapterFactory(database.factory);
    const log = (line) => process.stderr.write(`${line}\n`);
    return bindings.SchemaEngine.new(
      { datamodels: files.length ? files : undefined },
      log,
      factory,
    );
  })();
  return enginePromise;
}

function serve() {
  // Without an answer the command line would take a crash of the engine for success.
  process.on('uncaughtException', (error) => {
    if (currentId !== null) send(failure(currentId, error));
    setTimeout(() => process.exit(1), 50);
  });
  let queue = Promise.resolve();
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    if (!line.trim()) return;
    const message = JSON.parse(line);
    if (message.method) queue = queue.then(() => answer(message));
    else printed.get(message.id)?.();
  });
  lines.on('close', () => {
    void queue
      .then(() => database?.close())
      .catch(() => {})
      .then(() => process.exit(0));
  });
}

async function answer({ id, method, params }) {
  currentId = id;
  try {
    const result = await (await engine())[method](params);
    if (method === 'diff' && result?.stdout != null) {
      await print(result.stdout);
      send({ jsonrpc: '2.0', id, result: { exitCode: result.exitCode } });
    } else {
      send({ jsonrpc: '2.0', id, result: result ?? {} });
    }
  } catch (error) {
    send(failure(id, error));
  }
}

/** Has the command line print the text, and waits until it has. */
function print(content) {
  const id = `print-${++printCount}`;
  const done = new Promise((resolve) => printed.set(id, resolve));
  send({ jsonrpc: '2.0', id, method: 'print', params: { content } });
  return done;
}

function failure(id, error) {
  const data = {
    is_panic: false,
    message: panics.message || words(error),
    error_code: error?.code ?? error?.error_code,
    meta: error?.meta ?? null,
  };
  return { jsonrpc: '2.0', id, error: { code: ENGINE_ERROR, message: 'Failed; see data.', data } };
}

function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function words(error) {
  return String(error?.message ?? error);
}
