import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/store/embedded/open-database.js';
import { openStore } from '../src/store/open-store.js';
import { percentileOf } from './load/figures.js';

const ROWS = 100_000;
const TIMES = 10;

/** What is searched for, by how many of the titles and notes have it. */
const TEXTS: Readonly<Record<string, string>> = {
  'one of all': `Title ${ROWS - 1}`,
  'one of a thousand': 'rare word',
  'one of two': 'common word',
  none: 'not to be found',
};

const FILL = `
  INSERT INTO scenario (id, ruleset, edition, trace_hash, engine_version, created_at)
  SELECT 'content' || i, 'batch', '1', '', '1', now() FROM generate_series(1, ${ROWS}) i;
  INSERT INTO share (slug, scenario_id, title, note, edit_token_hash, created_at, updated_at)
  SELECT 'share' || i, 'content' || i, 'Title ' || i,
    'A note of some length ' || md5(i::text)
      || CASE WHEN i % 1000 = 0 THEN ' with a rare word' ELSE '' END
      || CASE WHEN i % 2 = 0 THEN ' and a common word' ELSE '' END,
    '', now() - i * interval '1 second', now()
  FROM generate_series(1, ${ROWS}) i;
  ANALYZE`;

const INDEXES = "SELECT indexdef FROM pg_indexes WHERE indexdef LIKE '%gin_trgm_ops%'";

/**
 * Searches for text among {@link ROWS} shares of the embedded store, with the indexes of trigrams and without: processor time
 * of the store for one page, in milliseconds, the median. The same for opening it.
 */
export async function measureSearch(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    await measurePages(dataDir, 'new and empty');
    const indexes = await run(dataDir, INDEXES);
    await run(dataDir, `DROP INDEX share_title_idx, share_note_idx; ${FILL}`);
    await measurePages(dataDir, 'without trigrams');
    await run(dataDir, indexes.map(({ indexdef }) => indexdef).join(';'));
    await measurePages(dataDir, 'with trigrams');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePages(dataDir: string, name: string): Promise<void> {
  const begin = process.cpuUsage();
  const store = openStore({ dataDir, operationTimeoutMs: 600_000 });
  const { phase, message } = await store.opened();
  if (phase !== 'ready') throw new Error(message);
  const figures = [`opened ${usedSince(begin).toFixed(0)}`];
  for (const [kind, text] of Object.entries(TEXTS)) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const before = process.cpuUsage();
      const found = await store.searchScenarios({ text });
      if (!found.ok) throw new Error(found.message);
      times.push(usedSince(before));
    }
    figures.push(`${kind} ${percentileOf(times, 50).toFixed(1)}`);
  }
  await store.close();
  console.log(`${name}: ${figures.join(', ')}`);
}

function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Carries out statements on the database of a data folder. @returns the rows of a single one */
async function run(
  dataDir: string,
  sql: string,
): Promise<readonly { readonly indexdef: string }[]> {
  const database = await openDatabase(join(dataDir, 'postgres'));
  const { rows } = await database.pool.query<{ indexdef: string }>(sql);
  await database.close();
  return rows;
}
