import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import type { Store, StoreOptions } from '../../src/store/store.js';
import { describeOnServer, temporaryDatabase, temporaryFolder } from './support/databases.js';
import { unwrap } from './support/drafts.js';
import { checkAcknowledged, scenarioFault } from './support/saver-contents.mjs';

/** Set STORE_KILLS for a longer run. */
const KILLS = Number(process.env.STORE_KILLS ?? 3);
const LIMIT_MS = 60_000 + 20_000 * KILLS;
const SAVER = fileURLToPath(new URL('support/saver.mjs', import.meta.url));

interface Acknowledgement {
  readonly saved?: { readonly id: string };
  readonly revised?: unknown;
  readonly appended?: unknown;
  readonly checked?: { readonly right: number; readonly wrong: readonly string[] };
}

/**
 * Runs a saving process and kills it at a random moment: every fifth time while it opens, otherwise
 * a moment after one of its first sixty acknowledgements.
 */
async function runAndKill(
  options: StoreOptions,
  round: number,
  acknowledged: readonly Acknowledgement[],
): Promise<Acknowledgement[]> {
  const child = spawn(process.execPath, [SAVER], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify({ options, round, acknowledged }));
  const lines = 2 + Math.floor(Math.random() * 60);
  let output = '';
  let errors = '';
  const enough = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      output += data;
      if (output.split('\n').length > lines) resolve();
    });
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  if (round % 5 === 0) await delay(Math.random() * 900);
  else await Promise.race([enough.then(() => delay(Math.random() * 20)), ended]);
  child.kill('SIGKILL');
  await ended;
  expect(errors).toBe('');
  // The last line may have been cut off; what it was about was not acknowledged.
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Acknowledgement);
}

async function survives(options: StoreOptions, kills: number): Promise<void> {
  const acknowledged: Acknowledgement[] = [];
  let unchecked: Acknowledgement[] = [];
  for (let round = 0; round < kills; round++) {
    const lines = await runAndKill(options, round, unchecked);
    const checked = lines.find((line) => line.checked !== undefined)?.checked;
    expect(checked?.wrong ?? []).toEqual([]);
    const now = lines.filter((line) => line.checked === undefined);
    if (round % 5 !== 0) expect(now).not.toEqual([]);
    unchecked = checked === undefined ? [...unchecked, ...now] : now;
    acknowledged.push(...now);
  }

  const store = openStore(options);
  expect((await store.opened()).phase).toBe('ready');
  const { right, wrong } = await checkAcknowledged(store, acknowledged);
  const all = await everyScenario(store);
  const faults: (string | null)[] = [];
  for (const id of all) faults.push(await scenarioFault(store, id));
  await store.close();
  console.log(`${kills} kills, ${acknowledged.length} acknowledged writes, ${wrong.length} lost`);
  expect(wrong).toEqual([]);
  expect(right).toBe(acknowledged.length);
  // Also what was not acknowledged is there wholly or not at all.
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(acknowledged.filter((each) => each.saved).length);
}

async function everyScenario(store: Store): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: 100, ...(cursor !== null && { cursor }) };
    const page: { items: readonly { id: string }[]; nextCursor: string | null } = unwrap(
      await store.searchScenarios(query),
    );
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

const TITLE = 'a killed process has lost nothing it acknowledged and left nothing half-written';

describe('kill -9, embedded', () => {
  test(TITLE, () => survives({ dataDir: temporaryFolder() }, KILLS), LIMIT_MS);
});

describeOnServer('kill -9', () => {
  test(
    TITLE,
    async () => survives({ databaseUrl: await temporaryDatabase(), dataDir: '' }, KILLS),
    LIMIT_MS,
  );
});
