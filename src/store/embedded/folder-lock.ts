import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderInUseError, SetupError } from '../faults/setup-error.js';

/** The longest path that every system allows for a socket. */
const MAX_SOCKET_PATH = 103;
const ASK_LIMIT_MS = 2_000;
/** How long several who want a folder at once may take to find out who gets it. */
const AGREE_LIMIT_MS = 20_000;
const LOOK_AGAIN_MS = 20;
/** Whoever makes way stays away so long that the others have looked again. */
const MAKE_WAY_MS = 100;

/** A folder that no other process uses. */
export interface FolderLock {
  release(): void;
}

/** What the one behind a lock file says of itself. */
interface Claim {
  readonly name: string;
  readonly pid: string;
  readonly isOwner: boolean;
}

/**
 * Locks a folder against other processes. Whoever wants it listens on a socket of its own in the folder, of a name
 * that is never used twice, and owns it once it has looked and found no other socket that answers: of two, the later
 * one to look sees the other. A socket ends with its process however that ends, so nothing has to be cleaned up by hand.
 * @throws FolderInUseError when a process has the folder; SetupError when it cannot be made or written to, or its path is
 * too long.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makeFolder(folder);
  const until = performance.now() + AGREE_LIMIT_MS;
  while (performance.now() < until) {
    const lock = await claim(folder, until);
    if (lock !== null) return lock;
    await sleep(MAKE_WAY_MS * (1 + Math.random()));
  }
  throw new Error(`The folder ${folder} could not be locked.`);
}

/** What makes a folder impossible, whoever tries again. */
const IMPOSSIBLE: ReadonlySet<string> = new Set([
  ...['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG', 'ELOOP'],
]);

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw impossible(error, `The data folder ${folder} cannot be made`);
  }
}

/** The same error, or a SetupError where trying again would not help. */
function impossible(error: unknown, sentence: string): unknown {
  const code = codeOf(error);
  if (!IMPOSSIBLE.has(code)) return error;
  return new SetupError(
    `${sentence} (${code}). Give DATA_DIR a folder that this process may write to.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Claims the folder; null when this process has made way for another that wants it as well. */
async function claim(folder: string, until: number): Promise<FolderLock | null> {
  const unique = `${process.pid}.${Math.random().toString(36).slice(2, 10)}`;
  const name = `lock.${unique}`;
  const path = join(folder, name);
  // It appears under its name when it answers already, so that nobody takes it for one left behind.
  const own = await listen(join(folder, `claim.${unique}`)).catch((error: unknown) => {
    throw impossible(error, `The data folder ${folder} cannot be written to`);
  });
  renameSync(join(folder, `claim.${unique}`), path);
  const release = (): void => {
    own.server.close();
    rmSync(path, { force: true });
  };
  try {
    while (performance.now() < until) {
      const others = await otherClaims(folder, name);
      refuseIfOwned(folder, others);
      if (others.length === 0) {
        own.isOwner = true;
        return { release };
      }
      if (others.some((other) => other.name < name)) break;
      await sleep(LOOK_AGAIN_MS);
    }
  } catch (error) {
    release();
    throw error;
  }
  release();
  return null;
}

/** Who else has the folder or wants it. What nobody listens on any more is taken away. */
async function otherClaims(folder: string, own: string): Promise<Claim[]> {
  const names = readdirSync(folder).filter((name) => /^lock(\.|$)/.test(name) && name !== own);
  const found: Claim[] = [];
  for (const name of names) {
    const said = await ask(join(folder, name));
    if (said === null) rmSync(join(folder, name), { force: true });
    else {
      const [, namedPid = 'unknown'] = name.split('.');
      const [pid = '', state] = said.split(' ');
      found.push({ name, pid: pid || namedPid, isOwner: state !== 'waiting' });
    }
  }
  return found;
}

function refuseIfOwned(folder: string, claims: readonly Claim[]): void {
  const owner = claims.find(({ isOwner }) => isOwner);
  if (owner === undefined) return;
  throw new FolderInUseError(
    `The data folder ${folder} is in use by process ${owner.pid}. It is taken over when that process ends. ` +
      'Stop that process, or give this one another folder in DATA_DIR, or let both use one PostgreSQL server through ' +
      'DATABASE_URL.',
  );
}

/** What a socket answers that nobody listens on. A full queue (EAGAIN) is that of a process that is only stalled. */
const NOBODY: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOENT']);

/** What whoever listens on the socket says, nothing where it is too busy to say it; null if nobody listens. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = '';
    const socket = connect(socketPath(path));
    socket.setTimeout(ASK_LIMIT_MS, () => socket.destroy());
    socket.on('data', (data) => {
      answer = data.toString('latin1');
    });
    socket.on('error', (error) => {
      if (NOBODY.has(codeOf(error))) answer = null;
    });
    socket.on('close', () => resolve(answer));
  });
}

/** A socket that tells whoever asks the process id, and whether the folder is only waited for. */
interface Listening {
  readonly server: Server;
  isOwner: boolean;
}

function listen(path: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`${process.pid} ${listening.isOwner ? 'owner' : 'waiting'}`);
    });
    const listening: Listening = { server, isOwner: false };
    server.unref();
    server.once('error', reject);
    server.listen(socketPath(path), () => resolve(listening));
  });
}

/** The shortest name of a socket's path; sockets allow only short ones. */
export function socketPath(path: string): string {
  const shorter = relative(process.cwd(), path);
  const best = shorter.length > 0 && shorter.length < path.length ? shorter : path;
  if (Buffer.byteLength(best) <= MAX_SOCKET_PATH) return best;
  throw new SetupError(
    `The path of the data folder ${dirname(path)} is too long for a socket. Choose a shorter DATA_DIR.`,
  );
}
