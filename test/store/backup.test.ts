import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import type { ScenarioDraft } from '../../src/store/scenarios/records.js';
import { SERVER_URL, temporaryDatabase } from './support/databases.js';
import { death, draft, unwrap } from './support/drafts.js';

const runFile = promisify(execFile);
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const missing = SERVER_URL === undefined ? 'TEST_DATABASE_URL is not set' : 'pg_dump is not there';
const skipped = SERVER_URL === undefined || !hasTools;

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
    for (const [id, { deaths, ...content }] of before) {
      const read = unwrap(await copy.getScenario(id));
      expect(read).toMatchObject(content);
      const cache = unwrap(await copy.getDeathEventCache(read.deathEventCache?.id ?? ''));
      expect(cache.events).toHaveLength(deaths?.length ?? 0);
    }
    await copy.close();
  });
});
