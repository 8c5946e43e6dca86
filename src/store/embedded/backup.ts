import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { FolderInUseError } from '../faults/setup-error.js';
import { lockFolder, socketPath } from './folder-lock.js';

/** The socket in a data folder on which its owner takes orders for backups. */
const SOCKET = 'backup.sock';
/** The folder of the database in a data folder. */
const DATABASE = 'postgres';
const DONE = 'done';

/** Takes orders for backups until it is closed. */
export interface BackupListener {
  close(): void;
}

/** A backup that could not be made; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Makes backups of a data folder when it is asked to. It has to run in the thread of the database: the copy is made in one
 * go, so nothing is written meanwhile, and it is what a killed process would leave, from which the database recovers.
 */
export async function listenForBackups(folder: string): Promise<BackupListener> {
  const path = join(folder, SOCKET);
  // Whoever has the folder knows that nobody else listens.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const parts: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => socket.end(answerTo(folder, Buffer.concat(parts).toString('utf8'))));
  });
  server.unref();
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(socketPath(path), listening);
  });
  return { close: () => server.close() };
}

/**
 * Copies the embedded database of a data folder into another folder, which is a data folder then. The process that has
 * the data folder makes the copy and goes on; where there is none, this one does.
 * @throws BackupError when there is no database, the target is not empty, or the copy fails.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const [folder, to] = [resolve(dataDir), resolve(target)];
  if (!existsSync(join(folder, DATABASE)))
    throw new BackupError(`The folder ${folder} holds no embedded database.`);
  try {
    const lock = await lockFolder(folder);
    try {
      copy(folder, to);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const answer = await order(folder, to);
    if (answer !== DONE) throw new BackupError(answer);
  }
}

function answerTo(folder: string, target: string): string {
  try {
    copy(folder, target);
    return DONE;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Copies the database in one go; it has its name in the target when it is whole. */
function copy(folder: string, target: string): void {
  try {
    mkdirSync(target, { recursive: true });
    if (readdirSync(target).length > 0) throw new Error('it is not empty');
    const draft = join(target, `${DATABASE}.new`);
    const mode = constants.COPYFILE_FICLONE;
    cpSync(join(folder, DATABASE), draft, { recursive: true, mode });
    renameSync(draft, join(target, DATABASE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The backup cannot be written to ${target}: ${reason}.`);
  }
}

/** Asks the process that has the folder for a backup. */
function order(folder: string, target: string): Promise<string> {
  return new Promise((settle) => {
    const socket = connect(socketPath(join(folder, SOCKET)));
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('utf8');
    });
    socket.on('error', (error) => {
      answer = `The process that has the folder ${folder} does not answer: ${error.message}.`;
    });
    socket.on('close', () => settle(answer === '' ? 'The process ended meanwhile.' : answer));
    socket.end(target);
  });
}
