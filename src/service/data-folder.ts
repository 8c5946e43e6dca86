import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from './config.js';

/**
 * Makes the folder of the embedded database, where one is wanted. A sentence when it cannot be used, now or later: a file
 * of this name, or a folder that this process may not write to.
 */
export function dataFolderFault({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string | null {
  if (databaseUrl !== undefined) return null;
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const reason = REASONS[code] ?? `it cannot be made (${code})`;
    return `DATA_DIR is ${JSON.stringify(dataDir)} but has to be a folder that can be written to: ${reason}.`;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the path is too long',
};
