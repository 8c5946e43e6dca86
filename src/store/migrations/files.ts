import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One committed migration. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file in hexadecimal, as Prisma's own tools note it down. */
  readonly checksum: string;
}

/** The migrations in a folder, in the order in which they are applied. */
export async function readMigrations(folder: URL | string): Promise<Migration[]> {
  const path = folder instanceof URL ? folder.pathname : folder;
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(path, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const file = await readFile(join(folder, name, 'migration.sql'));
  const checksum = createHash('sha256').update(file).digest('hex');
  return { name, sql: file.toString('utf8'), checksum };
}
