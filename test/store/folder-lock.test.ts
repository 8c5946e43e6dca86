import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockFolder } from '../../src/store/embedded/folder-lock.js';
import { FolderInUseError, SetupError } from '../../src/store/faults/setup-error.js';
import { openStore } from '../../src/store/open-store.js';
import { temporaryFolder } from './support/databases.js';
import { draft, failureOf, unwrap } from './support/drafts.js';

const LOCKER = `
  import { lockFolder } from './dist/store/embedded/folder-lock.js';
  await new Promise((go) => process.stdin.once('data', go));
  try { await lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.name); process.exit(); }`;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Another process that locks the folder when it is told to; resolves to what it says then. */
function locker(folder: string): { readonly child: ChildProcess; lock(): Promise<string> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LOCKER, folder]);
  children.push(child);
  const said = new Promise<string>((resolve) => {
    child.stdout.on('data', (data) => resolve(String(data).trim()));
  });
  const lock = (): Promise<string> => {
    child.stdin.write('go\n');
    return said;
  };
  return { child, lock };
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

test('a folder is locked by one process and free when that lets go', async () => {
  const folder = join(temporaryFolder(), 'made', 'when', 'needed');
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}.`,
  );
  first.release();
  const second = await lockFolder(folder);
  second.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a store says which process has its folder, and takes it over when that ends', async () => {
  const folder = temporaryFolder();
  const { child, lock } = locker(folder);
  expect(await lock()).toBe('locked');
  const store = openStore({ dataDir: folder });
  const status = await store.opened();
  expect(status).toMatchObject({ phase: 'waiting', kind: 'embedded' });
  expect(status.message).toContain(`is in use by process ${child.pid}. It is taken over`);
  const refused = failureOf(await store.saveScenario(draft()), 'UNAVAILABLE');
  expect(refused.message).toBe(status.message);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  await killed(child);
  await expect.poll(() => store.status().phase, { timeout: 600_000 }).toBe('ready');
  unwrap(await store.saveScenario(draft()));
  await store.close();
});

test('the lock of a killed process is taken over, by one of those who want it', async () => {
  const folder = temporaryFolder();
  for (let round = 0; round < 4; round++) {
    const holder = locker(folder);
    expect(await holder.lock()).toBe('locked');
    await killed(holder.child);
    expect(readdirSync(folder)).toHaveLength(1);
    const others = Array.from({ length: 5 }, () => locker(folder));
    const said = await Promise.all(others.map((other) => other.lock()));
    expect(said.sort()).toEqual([...Array(4).fill('FolderInUseError'), 'locked']);
    const alive = others.filter(({ child }) => child.exitCode === null);
    await Promise.all(alive.map(({ child }) => killed(child)));
  }
});

test('a stalled owner whose queue is full keeps its folder', async () => {
  const folder = temporaryFolder();
  const { child, lock } = locker(folder);
  expect(await lock()).toBe('locked');
  child.kill('SIGSTOP');
  const [name = ''] = readdirSync(folder);
  const sockets: Socket[] = [];
  let code = '';
  while (code === '') {
    const socket = connect(join(folder, name));
    sockets.push(socket);
    code = await new Promise((resolve) => {
      socket.once('connect', () => resolve(''));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    });
  }
  expect(code).toBe('EAGAIN');
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${child.pid}.`);
  expect(readdirSync(folder)).toEqual([name]);
  for (const socket of sockets) socket.destroy();
});

// Root may write everywhere.
test.runIf(process.getuid?.() !== 0)('a folder that is read-only is told at once', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o500);
  await expect(lockFolder(folder)).rejects.toThrow(SetupError);
  chmodSync(folder, 0o700);
});

test('a folder with a path too long for a socket is refused with a sentence', async () => {
  const folder = join(temporaryFolder(), 'deep'.repeat(40));
  mkdirSync(folder);
  await expect(lockFolder(folder)).rejects.toThrow('Choose a shorter DATA_DIR.');
});

test('a file where the folder should be is told at once, and not tried again', async () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, 'not a folder');
  const store = openStore({ dataDir: file });
  const { phase, message } = await store.opened();
  expect(phase).toBe('failed');
  expect(message).toContain('DATA_DIR');
  await store.close();
});
