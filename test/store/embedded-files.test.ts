import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/embedded/open-database.js';

/** Where Linux tells which files this process has open. */
const OPEN = '/proc/self/fd';
const MOST = 128;

/** How many files of a folder are open. */
function openFilesOf(folder: string): number {
  const targets = readdirSync(OPEN).map((descriptor) => {
    try {
      return readlinkSync(`${OPEN}/${descriptor}`);
    } catch {
      // it was that of the listing
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(folder)).length;
}

test.skipIf(!existsSync(OPEN))(
  'of all the files that it has looked at the database keeps few open',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
    const { pool, close } = await openDatabase(path.join(folder, 'postgres'));
    const { rows } = await pool.query<{ readonly name: string }>(
      "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 't', 'm')",
    );
    for (const { name } of rows) await pool.query(`SELECT count(*) FROM ${name}`);
    expect(rows.length).toBeGreaterThan(MOST / 2);
    const open = openFilesOf(folder);
    expect(open).toBeGreaterThan(MOST / 2);
    expect(open).toBeLessThan(MOST);
    await pool.query('VACUUM');
    expect(openFilesOf(folder)).toBeLessThan(MOST);
    await close();
    rmSync(folder, { recursive: true });
  },
);
