import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../store/support/databases.js';

const folder = temporaryFolder();
const taken = createServer();
let port = 0;
beforeAll(async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => taken.close());

/** Runs a program that is to end by itself. */
async function ended(file: string, settings: Readonly<Record<string, string>>) {
  const free = { HOST: '127.0.0.1', PORT: '0', WORKERS: '1', DATA_DIR: join(folder, 'data') };
  const env = { ...process.env, LOG_LEVEL: 'warn', ...free, ...settings };
  const child = spawn(process.execPath, [file], { env });
  const told = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (told.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (told.stderr += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  const lines = told.stdout.trim().split('\n').filter(Boolean);
  return { code, stderr: told.stderr, lines: lines.map((line) => JSON.parse(line) as object) };
}

const SERVICE = 'dist/server/main.js';

/** A fault of the start is a sentence for whoever starts the service, and an error in the log. */
async function refuses(settings: Readonly<Record<string, string>>, sentence: string) {
  const { code, stderr, lines } = await ended(SERVICE, settings);
  expect([code, stderr]).toEqual([1, `${sentence}\n`]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: sentence }));
}

test('a port that is taken is named, with another one', async () => {
  const sentence = (name: string) => `Port ${port} is in use. Try ${name}=${port + 1}.`;
  await refuses({ PORT: String(port) }, sentence('PORT'));
  await refuses({ ADMIN_PORT: String(port) }, sentence('ADMIN_PORT'));
});

test('npm start tries the port before it builds', async () => {
  const script = 'scripts/check-port.mjs';
  const { code, stderr } = await ended(script, { PORT: String(port) });
  expect([code, stderr]).toEqual([1, `Port ${port} is in use. Try PORT=${port + 1}.\n`]);
  // The service itself says that this is no port.
  for (const free of ['0', 'x', '70000']) {
    const { code, stderr } = await ended(script, { PORT: free });
    expect([free, code, stderr]).toEqual([free, 0, '']);
  }
});

test('a host that is none of this machine is named', async () => {
  const sentence = 'HOST is "192.0.2.1" but has to be an address of this machine.';
  await refuses({ HOST: '192.0.2.1' }, sentence);
});

test('a data folder that is none is named', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const sentence = (path: string, reason: string) =>
    `DATA_DIR is ${JSON.stringify(path)} but has to be a folder that can be written to: ${reason}.`;
  await refuses({ DATA_DIR: file }, sentence(file, 'it is a file'));
  const below = join(file, 'below');
  await refuses({ DATA_DIR: below }, sentence(below, 'a part of the path is a file'));
});

// Root may write everywhere.
test.runIf(process.getuid?.() !== 0)('so is one that cannot be written to', async () => {
  const path = join(folder, 'closed');
  mkdirSync(path, { mode: 0o500 });
  const { code, stderr } = await ended(SERVICE, { DATA_DIR: path });
  expect([code, stderr]).toEqual([1, expect.stringContaining('this user may not write there')]);
});
