import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BackupError, backUp } from '../../src/store/embedded/backup.js';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import { openStore } from '../../src/store/open-store.js';
import type { ScenarioDraft } from '../../src/store/scenarios/records.js';
import type { Store } from '../../src/store/store.js';
import { SERVER_URL, temporaryDatabase, temporaryFolder } from './support/databases.js';
import { death, draft, unwrap } from './support/drafts.js';

const runFile = promisify(execFile);
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const missing = SERVER_URL === undefined ? 'TEST_DATABASE_URL is not set' : 'pg_dump is not there';
const skipped = SERVER_URL === undefined || !hasTools;

/** The store has all of these, with their deaths. */
async function holds(store: Store, saved: ReadonlyMap<string, ScenarioDraft>): Promise<void> {
  for (const [id, { deaths, ...content }] of saved) {
    const read = unwrap(await store.getScenario(id));
    expect(read).toMatchObject(content);
    const cache = unwrap(await store.getDeathEventCache(read.deathEventCache?.id ?? ''));
    expect(cache.events).toHaveLength(deaths?.length ?? 0);
  }
}

describe.skipIf(skipped)(`a backup, on PostgreSQL${skipped ? ` (${missing})` : ''}`, () => {
  test('taken while others save holds all that was acknowledged before, and is whole', async () => {
    const source = await temporaryDatabase();
    const target = await temporaryDatabase();
    const store = openStore({ databaseUrl: source, dataDir: '' });
    await store.opened();
    const saved = new Map<string, ScenarioDraft>();
    let saving = true;
    const savers = Array.from({ length: 4 }, async () => {
      while (saving) {
        const content = draft({ deaths: [death(1), death(2)] });
        saved.set(unwrap(await store.saveScenario(content)).id, content);
      }
    });
    await expect.poll(() => saved.size, { timeout: 600_000 }).toBeGreaterThan(50);
    const before = new Map(saved);
    const { stdout } = await runFile('pg_dump', ['--no-owner', source], { maxBuffer: 1e9 });
    expect(saved.size).toBeGreaterThan(before.size);
    saving = false;
    await Promise.all(savers);
    await store.close();

    const restored = spawnSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', target], { input: stdout });
    expect(String(restored.stderr)).toBe('');
    const copy = openStore({ databaseUrl: target, dataDir: '' });
    expect((await copy.opened()).phase).toBe('ready');
    await holds(copy, before);
    await copy.close();
  });
});

describe('a backup of the embedded store', () => {
  test('taken while others save holds all that was acknowledged before, and is whole', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const target = join(temporaryFolder(), 'copy');
    const store = openStoreInThread({ dataDir, operationTimeoutMs: 60_000 });
    expect((await store.opened()).phase).toBe('ready');
    const saved = new Map<string, ScenarioDraft>();
    let saving = true;
    const savers = Array.from({ length: 4 }, async () => {
      while (saving) {
        const content = draft({ deaths: [death(1), death(2)] });
        saved.set(unwrap(await store.saveScenario(content)).id, content);
      }
    });
    await expect.poll(() => saved.size, { timeout: 600_000 }).toBeGreaterThan(50);
    const before = new Map(saved);
    const { stdout } = await runFile(process.execPath, [
      ...['dist/cli/main.js', 'backup', target, '--data-dir', dataDir],
    ]);
    expect(stdout).toContain(`DATA_DIR=${target}`);
    await expect.poll(() => saved.size, { timeout: 600_000 }).toBeGreaterThan(before.size);
    saving = false;
    await Promise.all(savers);
    await store.close();

    const copy = openStore({ dataDir: target, operationTimeoutMs: 60_000 });
    expect((await copy.opened()).phase).toBe('ready');
    await holds(copy, before);
    unwrap(await copy.saveScenario(draft()));
    await copy.close();

    // Nobody has the folder now: whoever asks makes the copy.
    const again = join(temporaryFolder(), 'again');
    await backUp(target, again);
    expect(readdirSync(again)).toEqual(['postgres']);
  });

  test('overwrites nothing, and needs a store', async () => {
    const empty = temporaryFolder();
    await expect(backUp(empty, join(empty, 'copy'))).rejects.toThrow('holds no embedded database');
    mkdirSync(join(empty, 'postgres'));
    const full = temporaryFolder();
    writeFileSync(join(full, 'mine'), '');
    await expect(backUp(empty, full)).rejects.toThrow(BackupError);
    expect(readdirSync(full)).toEqual(['mine']);
  });
});
