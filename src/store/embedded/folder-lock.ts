import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { SetupError } from '../faults/setup-error.js';

/** The longest path that every system allows for a socket. */
const MAX_SOCKET_PATH = 103;
const ASK_LIMIT_MS = 2_000;
const ATTEMPTS = 10;

/** A folder that no other process uses. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks a folder against other processes. The lock is a socket that this process listens on: it ends
 * with the process however that ends, so that nothing has to be cleaned up by hand.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const own = `${lock}.${process.pid}.${Math.random().toString(36).slice(2, 8)}`;
  const server = await listen(own);
  try {
    // Linking is atomic: of two processes one succeeds.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (linkIfFree(own, lock)) return { release: () => release(server, lock) };
      await removeIfLeftOver(folder, lock, own);
    }
    throw new Error(`The folder ${folder} could not be locked.`);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function release(server: Server, lock: string): void {
  rmSync(lock, { force: true });
  server.close();
}

/** Takes away the lock of a process that is gone, or throws if its process is there. */
async function removeIfLeftOver(folder: string, lock: string, own: string): Promise<void> {
  refuseIfHeld(folder, await holderOf(lock));
  // Somebody may have locked the folder since: look again at exactly what is taken away.
  const taken = `${own}.old`;
  if (!renameIfThere(lock, taken)) return;
  const holder = await holderOf(taken);
  if (holder !== null) linkIfFree(taken, lock);
  rmSync(taken, { force: true });
  refuseIfHeld(folder, holder);
}

function refuseIfHeld(folder: string, holder: string | null): void {
  if (holder === null) return;
  throw new SetupError(
    `The data folder ${folder} is in use by process ${holder}. Stop that process, or give this one ` +
      'another folder in DATA_DIR, or let both use one PostgreSQL server through DATABASE_URL.',
  );
}

/** The process id of whoever listens on the socket; null if nobody does. */
function holderOf(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(socketPath(path));
    socket.setTimeout(ASK_LIMIT_MS, () => socket.destroy());
    socket.on('connect', () => {
      answer = 'unknown';
    });
    socket.on('data', (data) => {
      answer = data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer === '' ? null : answer));
  });
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.unref();
    server.once('error', reject);
    server.listen(socketPath(path), () => resolve(server));
  });
}

/** The shortest name of a socket's path; sockets allow only short ones. */
function socketPath(path: string): string {
  const shorter = relative(process.cwd(), path);
  const best = shorter.length > 0 && shorter.length < path.length ? shorter : path;
  if (Buffer.byteLength(best) <= MAX_SOCKET_PATH) return best;
  throw new SetupError(
    `The path of the data folder ${dirname(path)} is too long for a socket. Choose a shorter DATA_DIR.`,
  );
}

function linkIfFree(from: string, to: string): boolean {
  return unlessCode('EEXIST', () => linkSync(from, to));
}

function renameIfThere(from: string, to: string): boolean {
  return unlessCode('ENOENT', () => renameSync(from, to));
}

function unlessCode(code: string, change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  }
}
